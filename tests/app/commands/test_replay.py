"""`floorcall replay` on collections and whole archives, good ones and bad ones.

What becomes of a single hand is tested with the other commands and with the domain.
"""

import io
import os
import re
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from app.__main__ import main
from app.archives import LARGEST_HAND, BrokenArchive, Unread, hands_in
from app.replayed import MOST_REASONS, Tally
from statemachine.notation import parse_phh, write_phhs
from statemachine.published import PublishedHand

HANDS = Path(__file__).resolve().parents[2] / "hands"
NAMES = ("walk", "chop-odd-chip", "three-way-all-in", "heads-up")
TEXTS = {f"{name}.phh": (HANDS / f"{name}.phh").read_text(encoding="utf-8") for name in NAMES}
WRONG = re.sub(r"(finishing_stacks = \[)\d+", r"\g<1>1", TEXTS["walk.phh"])
SUFFIXES = (".tar", ".tar.xz", ".txz", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2")

Files = dict[str, str]
Run = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def replay(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command: its exit status and the lines that it printed, to either side."""

    def run(*arguments: object) -> tuple[int, list[str]]:
        status = main(["replay", *map(str, arguments)])
        captured = capsys.readouterr()
        return status, (captured.out + captured.err).splitlines()

    return run


def tar_at(path: Path, files: Files, **more: bytes) -> Path:
    mode = {"xz": "w:xz", "gz": "w:gz", "z2": "w:bz2"}.get(path.name[-2:], "w")
    with tarfile.open(path, mode) as archive:  # type: ignore[call-overload]
        for name, data in {**{n: text.encode() for n, text in files.items()}, **more}.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return path


def zip_at(path: Path, files: Files) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def folder_at(path: Path, files: Files) -> Path:
    for name, text in files.items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return path


def collection_at(path: Path, files: Files) -> Path:
    path.write_text(write_phhs(map(parse_phh, files.values())), encoding="utf-8")
    return path


def made(path: Path, files: Files) -> Path:
    """An archive of the kind that the name of the path says."""
    makers = {"": folder_at, ".zip": zip_at, ".phhs": collection_at}
    return makers.get(path.suffix, tar_at)(path, files)


def figures(lines: list[str]) -> dict[str, float]:
    """The figures of the summary."""
    found = (re.fullmatch(r"(\S[^ ]*(?: \S+)*?) +([0-9.]+)", line) for line in lines)
    return {match[1]: float(match[2]) for match in found if match}


def counts(lines: list[str]) -> tuple[float, ...]:
    shown = figures(lines)
    kinds = ("hands", "as published", "without published stacks", "differ", "not played")
    return tuple(shown[kind] for kind in kinds)


@pytest.mark.parametrize("suffix", ["", ".zip", ".phhs", *SUFFIXES])
def test_every_hand_of_an_archive_is_counted(suffix: str, tmp_path: Path, replay: Run) -> None:
    path = made(tmp_path / f"archive{suffix}", TEXTS)
    status, lines = replay("--all", path)
    assert status == 0
    assert counts(lines) == (4, 4, 0, 0, 0)
    assert figures(lines)["hands/s"] > 0
    assert len(lines) == 7


@pytest.mark.parametrize("suffix", ["", ".zip", ".tar.gz"])
def test_what_does_not_agree_has_a_line_with_its_reason(
    suffix: str, tmp_path: Path, replay: Run
) -> None:
    files = {
        **TEXTS,
        "deep/er/wrong.phh": WRONG,
        "open.phh": re.sub(r"finishing_stacks.*", "", TEXTS["walk.phh"]),
        "razz.phh": TEXTS["walk.phh"].replace('"NT"', '"XX"').replace("'NT'", "'XX'"),
        "cut.phh": TEXTS["walk.phh"][:60],
        "both.phhs": write_phhs([parse_phh(WRONG), parse_phh(TEXTS["walk.phh"])]),
        "readme.txt": "no hand",
    }
    status, lines = replay("--all", made(tmp_path / f"archive{suffix}", files))
    assert status == 2
    assert counts(lines) == (10, 5, 1, 2, 2)
    summary = next(index for index, line in enumerate(lines) if line.startswith("hands "))
    told = {line.partition(": ")[0]: line for line in lines[:summary]}
    assert set(told) == {"deep/er/wrong.phh", "both.phhs:1", "razz.phh", "cut.phh"}
    assert "DIFFERS" in told["deep/er/wrong.phh"]
    assert "DIFFERS" in told["both.phhs:1"]
    assert "variant: the variant is one of" in told["razz.phh"]
    assert any(re.match(r" +1  the variant is one of", line) for line in lines)


def test_stacks_that_differ_alone_are_status_1(tmp_path: Path, replay: Run) -> None:
    status, lines = replay("--all", folder_at(tmp_path / "hands", {"wrong.phh": WRONG}))
    assert status == 1
    assert counts(lines) == (1, 0, 0, 1, 0)


def test_a_collection_is_a_file_like_any_other(tmp_path: Path, replay: Run) -> None:
    path = tmp_path / "day.phhs"
    path.write_text(write_phhs([parse_phh(TEXTS["walk.phh"])]) + "[2]\nvariant = 'XX'\n", "utf-8")
    status, lines = replay("-q", path, HANDS / "walk.phh")
    assert status == 2
    assert [line.partition(": ")[0] for line in lines] == [
        f"{path}:1",
        str(HANDS / "walk.phh"),
        f"{path}:2",
    ]
    assert "as published" in lines[0]


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("kept", [0.3, 0.6, 0.85])
def test_what_a_truncated_archive_holds_is_played(
    suffix: str, kept: float, tmp_path: Path, replay: Run
) -> None:
    # Names that do not repeat: or compression would leave it all to the last bytes.
    noise = os.urandom(3000).hex()
    files = {f"{n}.phh": f"{TEXTS['walk.phh']}\n# {noise[n : n + 2000]}\n" for n in range(30)}
    path = tar_at(tmp_path / f"cut{suffix}", files)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * kept)])
    status, lines = replay("--all", path)
    assert status == 2
    hands, agreed, _, differ, unread = counts(lines)
    assert (differ, unread) == (0, 0)
    assert hands == agreed < 30
    assert sum(line.startswith(f"{path}: this archive") for line in lines) == 1
    if suffix == ".tar":
        assert hands > 0


def test_a_tar_that_ends_between_members_is_noticed(tmp_path: Path) -> None:
    path = tar_at(tmp_path / "cut.tar", {"walk.phh": TEXTS["walk.phh"]})
    whole = path.read_bytes()
    for size in range(512, len(whole), 512):
        path.write_bytes(whole[:size])
        if any(whole[size - 512 : size]):
            with pytest.raises(BrokenArchive):
                list(hands_in(path))
        else:
            assert len(list(hands_in(path))) == 1


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.tar", b"no tar at all" * 100),
        ("a.tar", b""),
        ("a.tar.xz", b"no xz"),
        ("a.tar.gz", b"no gz"),
        ("a.tar.bz2", b"no bz2"),
        ("a.zip", b"no zip"),
        ("a.phhs", b"\xff\xfe"),
        ("a.phhs", b"variant = 'NT'"),
        ("a.phh", b"\x00"),
        ("a.rar", b"anything"),
    ],
)
def test_what_is_no_archive_is_one_line_and_a_summary(
    name: str, data: bytes, tmp_path: Path, replay: Run
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    status, lines = replay("--all", path)
    assert status == 2
    assert lines[0].startswith(f"{path}: ")
    assert figures(lines)["as published"] == 0


def test_an_archive_that_is_not_there_is_one_line(tmp_path: Path, replay: Run) -> None:
    for name in ("none", "none.tar.xz", "none.zip", "none.phh"):
        status, lines = replay("--all", tmp_path / name)
        assert status == 2
        assert lines[0].startswith(f"{tmp_path / name}: ")


@pytest.mark.parametrize(
    "arguments", [(), ("a.phh", "--all", "b"), ("--all", "b", "--to", "http:")]
)
def test_one_archive_or_files_and_not_both(arguments: tuple[str, ...], replay: Run) -> None:
    status, lines = replay(*arguments)
    assert status == 2
    assert len(lines) == 1


def test_links_and_special_members_are_passed_over(tmp_path: Path, replay: Run) -> None:
    folder = folder_at(tmp_path / "folder", TEXTS)
    (folder / "link.phh").symlink_to(folder / "walk.phh")
    (folder / "loop").symlink_to(folder)
    os.mkfifo(folder / "pipe.phh")
    status, lines = replay("--all", folder)
    assert (status, counts(lines)) == (0, (4, 4, 0, 0, 0))

    path = tmp_path / "links.tar"
    with tarfile.open(path, "w") as archive:
        archive.add(folder / "walk.phh", "walk.phh")
        for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE, tarfile.DIRTYPE):
            member = tarfile.TarInfo("walk2.phh")
            member.type, member.linkname = kind, "walk.phh"
            archive.addfile(member)
    status, lines = replay("--all", path)
    assert (status, counts(lines)) == (0, (1, 1, 0, 0, 0))

    zipped = tmp_path / "links.zip"
    with zipfile.ZipFile(zipped, "w") as archive_2:
        info = zipfile.ZipInfo("link.phh")
        info.create_system, info.external_attr = 3, 0o120777 << 16
        archive_2.writestr(info, "/etc/passwd")
        archive_2.writestr("folder.phh/", "")
        archive_2.writestr("walk.phh", TEXTS["walk.phh"])
    status, lines = replay("--all", zipped)
    assert (status, counts(lines)) == (0, (1, 1, 0, 0, 0))


@pytest.mark.parametrize("suffix", [".zip", ".tar"])
def test_nothing_is_written_wherever_a_member_wants_to_go(
    suffix: str, tmp_path: Path, replay: Run
) -> None:
    inside = tmp_path / "in" / "side"
    inside.mkdir(parents=True)
    names = {"../../up.phh": WRONG, f"{tmp_path}/out.phh": WRONG, "a\nb\x1b[2J.phh": WRONG}
    path = made(inside / f"archive{suffix}", names)
    before = sorted(tmp_path.rglob("*"))
    status, lines = replay("--all", path)
    assert status == 1
    assert counts(lines)[0] == 3
    assert sum("DIFFERS" in line for line in lines) == 3
    assert any(line.startswith("a?b?[2J.phh: DIFFERS") for line in lines)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("suffix", ["", ".zip", ".tar.gz"])
def test_a_member_is_read_up_to_its_bound(suffix: str, tmp_path: Path) -> None:
    files = {"large.phh": "#" * (LARGEST_HAND + 1), "walk.phh": TEXTS["walk.phh"]}
    found = dict(hands_in(made(tmp_path / f"archive{suffix}", files)))
    assert found["large.phh"] == Unread("the file is too large", "the file is too large")
    assert isinstance(found["walk.phh"], PublishedHand)


def test_a_header_is_read_up_to_its_bound(tmp_path: Path) -> None:
    path = tmp_path / "header.tar"
    member = tarfile.TarInfo("x")
    member.type, member.size = tarfile.XHDTYPE, 8 << 30
    path.write_bytes(member.tobuf(tarfile.GNU_FORMAT) + b"0" * 10_000)
    with pytest.raises(BrokenArchive, match="a header is too large"):
        list(hands_in(path))


def test_a_damaged_member_leaves_the_others(tmp_path: Path, replay: Run) -> None:
    path = zip_at(tmp_path / "damaged.zip", TEXTS)
    data = bytearray(path.read_bytes())
    data[60:80] = bytes(20)
    path.write_bytes(data)
    status, lines = replay("--all", path)
    assert status == 2
    assert counts(lines) == (4, 3, 0, 0, 1)
    assert any("damaged or locked" in line for line in lines)


def test_reasons_without_end_are_counted_together() -> None:
    tally = Tally()
    for number in range(MOST_REASONS + 100):
        tally.leave_out(f"reason {number}")
    assert tally.not_played == MOST_REASONS + 100
    assert len(tally.reasons) == MOST_REASONS + 1
    assert tally.reasons["other reasons"] == 100
