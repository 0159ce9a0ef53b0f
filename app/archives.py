"""The published hands of a file, a folder or an archive, one after another.

Nothing is unpacked to disk, no more than one member is held at a time, and links are not followed.
"""

import bz2
import gzip
import lzma
import os
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeAlias, cast

from statemachine.notation import (
    MAX_COLLECTION,
    NotationError,
    check_phh,
    parse_phh,
    parse_phhs,
)
from statemachine.published import PublishedHand

HAND, COLLECTION = ".phh", ".phhs"
LARGEST_HAND: Final = 1_000_000
LARGEST: Final = {HAND: LARGEST_HAND, COLLECTION: MAX_COLLECTION}
# More than the headers of any honest archive take.
LARGEST_HEADER: Final = 4_000_000
_BLOCK: Final = tarfile.BLOCKSIZE
_PIECE: Final = 1 << 20

_TARS: Final[dict[str, Callable[..., Any]]] = {
    ".tar": open,
    **dict.fromkeys((".tar.xz", ".txz"), lzma.open),
    **dict.fromkeys((".tar.gz", ".tgz"), gzip.open),
    **dict.fromkeys((".tar.bz2", ".tbz2"), bz2.open),
}
_BROKEN: Final = (
    EOFError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
    lzma.LZMAError,
    tarfile.TarError,
    zipfile.BadZipFile,
    zlib.error,
)


@dataclass(frozen=True, slots=True)
class Unread:
    """A hand that cannot be read: `reason` without its place, `line` with it."""

    reason: str
    line: str


Found: TypeAlias = tuple[str, PublishedHand | Unread]


class BrokenArchive(Exception):
    """An archive that cannot be read on, in one line; what came before it was given already."""


def hands_in(path: Path) -> Iterator[Found]:
    """Every hand in what lies at `path`, by name: a `.phh` or `.phhs` file, or a folder, tar
    (plain, xz, gz or bz2) or zip of such files.

    Raises `BrokenArchive`, as late as it can, and `OSError` when the path cannot be opened.
    """
    name = path.name.lower()
    if path.is_dir():
        yield from _in_folder(path)
    elif name.endswith(".zip"):
        yield from _in_zip(path)
    elif opener := next((_TARS[end] for end in _TARS if name.endswith(end)), None):
        with opener(path, "rb") as source:
            yield from _in_tar(source)
    elif (kind := _kind(name)) is not None:
        with path.open("rb") as file:
            yield from _hands(str(path), file.read(LARGEST[kind] + 1))
    else:
        endings = ", ".join((HAND, COLLECTION, *_TARS, ".zip"))
        raise BrokenArchive(f"neither a folder nor one of {endings}")


def _kind(name: str) -> str | None:
    ending = Path(name).suffix.lower()
    return ending if ending in LARGEST else None


def _in_folder(folder: Path) -> Iterator[Found]:
    for inside, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            file = Path(inside, name)
            kind = _kind(name)
            if kind is None:
                continue
            shown = file.relative_to(folder).as_posix()
            try:
                if not stat.S_ISREG(file.lstat().st_mode):
                    continue
                with file.open("rb") as opened:
                    data = opened.read(LARGEST[kind] + 1)
            except OSError as error:
                yield shown, _unread(error.strerror or "it cannot be opened")
                continue
            yield from _hands(shown, data)


def _in_zip(path: Path) -> Iterator[Found]:
    try:
        archive = zipfile.ZipFile(path)
    except _BROKEN as error:
        if isinstance(error, OSError):
            raise
        raise BrokenArchive(f"this zip cannot be read: {error}") from None
    with archive:
        for member in archive.infolist():
            kind = _kind(member.filename)
            # Archives made elsewhere than on Unix have no file type there.
            if kind is None or stat.S_IFMT(member.external_attr >> 16) not in (0, stat.S_IFREG):
                continue
            try:
                with archive.open(member) as opened:
                    data = opened.read(LARGEST[kind] + 1)
            except _BROKEN:
                yield member.filename, _unread("this member of the archive is damaged or locked")
                continue
            yield from _hands(member.filename, data)


def _in_tar(source: IO[bytes]) -> Iterator[Found]:
    forward = _Forward(source)
    with _reading():
        archive = tarfile.TarFile(fileobj=cast(IO[bytes], forward), mode="r")
    while True:
        with _reading():
            member = archive.next()
            if member is None:
                break
            # It remembers every member that it ever saw, for a use that is not made here.
            archive.members.clear()  # type: ignore[attr-defined]
            kind = _kind(member.name)
            opened = archive.extractfile(member) if kind and member.isreg() else None
            if opened is None or kind is None:
                continue
            data = opened.read(LARGEST[kind] + 1)
        yield from _hands(member.name, data)
    if len(forward.last) != _BLOCK or any(forward.last):
        raise BrokenArchive("this archive ends too early")


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except _BROKEN as error:
        raise BrokenArchive(f"this archive cannot be read on: {error}") from None


class _Forward:
    """A stream as `tarfile` may use it: never back, and never more at once than a header needs.

    `last` is what was read last; an archive that is whole ends with a block of zeros.
    """

    def __init__(self, source: IO[bytes]) -> None:
        self._source = source
        self._at = 0
        self.last = b""

    def read(self, size: int) -> bytes:
        if not 0 <= size <= LARGEST_HEADER:
            raise tarfile.ReadError("a header is too large")
        self.last = self._source.read(size)
        self._at += len(self.last)
        return self.last

    def seek(self, position: int) -> int:
        if position < self._at:
            raise tarfile.ReadError("a header leads back")
        while self._at < position and self.read(min(_PIECE, position - self._at)):
            pass
        return self._at

    def tell(self) -> int:
        return self._at


def _hands(name: str, data: bytes) -> Iterator[Found]:
    kind = _kind(name)
    try:
        if kind is None or len(data) > LARGEST[kind]:
            yield name, _unread("the file is too large")
            return
        text = data.decode("utf-8")
        if kind == HAND:
            yield name, _possible(parse_phh(text))
            return
        for number, hand in parse_phhs(text):
            yield f"{name}:{number}", _possible(hand)
    except UnicodeDecodeError:
        yield name, _unread("it is not UTF-8 text")
    except NotationError as error:
        yield name, Unread(error.reason, str(error))


def _possible(found: PublishedHand | NotationError) -> PublishedHand | Unread:
    """The hand, unless it could not be read or cannot have been."""
    try:
        if isinstance(found, NotationError):
            raise found
        check_phh(found)
    except NotationError as error:
        return Unread(error.reason, str(error))
    return found


def _unread(reason: str) -> Unread:
    return Unread(reason, reason)
