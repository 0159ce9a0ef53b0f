"""`floorcall rulebook` as somebody types it, and the service that is given a folder of books.

What a file may say is tested with the reading of it.
"""

from argparse import Namespace
from pathlib import Path

import httpx
import pytest

from app.__main__ import main
from app.commands.serve import settings_of
from app.rulebooks.overrides import FIELDS
from app.rulebooks.proofs import ALL
from statemachine.irregularities import KINDS
from statemachine.rulebooks import PUBLISHED, RULEBOOKS, canonical, digest

HOUSE = 'name = "here"\nextends = "latam-2026"\n[fields]\nboxed_fouls_deck = 4\n'
RULE = '[texts.en]\n"rule.LATAM-35-E2" = "Four of them foul the deck here."\n'


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one book, which is forgotten after the test."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "here.toml").write_text(HOUSE + RULE, encoding="utf-8")
    monkeypatch.setenv("FLOORCALL_RULEBOOKS", str(folder))
    monkeypatch.setitem(RULEBOOKS, "house:here", RULEBOOKS["tda"])
    return folder


def test_a_whole_book_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    for book in PUBLISHED:
        assert main(["rulebook", "show", book.id]) == 0
        shown = capsys.readouterr().out
        assert digest(book) in shown
        assert [kind for kind in KINDS if f"\n{kind}: " not in shown] == []
        assert [clause for clause in book.citations if f"\n{clause} (" not in shown] == []
        assert [name for name in FIELDS if f"\n{name} = " not in shown] == []
    assert main(["rulebook", "show", "tda", "--language", "es"]) == 0
    assert "Ninguna calle lleva" in capsys.readouterr().out


def test_two_books_are_compared(capsys: pytest.CaptureFixture[str], house: Path) -> None:
    assert main(["rulebook", "diff", "tda", "tda"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["rulebook", "diff", "latam-2026", str(house / "here.toml")]) == 1
    changes = capsys.readouterr().out.splitlines()
    assert "-boxed_fouls_deck = 5  [LATAM-35-E2]" in changes
    assert "+boxed_fouls_deck = 4  [LATAM-35-E2]" in changes


def test_a_file_is_validated(capsys: pytest.CaptureFixture[str], house: Path) -> None:
    good, bad = house / "here.toml", house / "bad.toml"
    bad.write_text('name = "bad"\nextends = "tda"\n[fields]\nboxed = 1\n', encoding="utf-8")
    assert main(["rulebook", "validate", str(good)]) == 0
    assert "extends latam-2026" in capsys.readouterr().out
    assert main(["rulebook", "validate", str(good), str(bad)]) == 1
    line = capsys.readouterr().out.splitlines()[1]
    assert line == f"{bad}:4: fields.boxed: A rulebook has no field 'boxed'. (unknown_field)"


def test_what_is_not_there_is_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["rulebook", "show", "rrop"]) == 2
    assert "there is tda, latam-2026" in capsys.readouterr().err
    assert main(["rulebook", "diff", "tda", "rrop"]) == 2
    assert "(unknown_rulebook)" in capsys.readouterr().err
    assert main(["rulebook", "validate", str(tmp_path / "gone.toml")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_the_pages_are_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["rulebook", "comparison"]) == 0
    page = capsys.readouterr().out
    assert "| fault | `tda` | `latam-2026` | `puerto-rico` | `hoyle` |" in page
    assert [kind for kind in KINDS if f"`{kind}`" not in page] == []
    assert main(["rulebook", "coverage", str(tmp_path)]) == 0
    page = capsys.readouterr().out
    assert [clause for clause in ALL if f"| {clause} |" not in page] == []


# --- the service


def test_a_table_can_be_opened_with_each_book(admin: httpx.Client) -> None:
    listed = admin.get("/v1/rulebooks").json()["rulebooks"]
    assert {book.id for book in PUBLISHED} <= {book["id"] for book in listed}
    for book in PUBLISHED:
        wanted = {"name": book.id, "variant": "NT", "rulebook": book.id, "seats": 6}
        opened = admin.post("/v1/tables", json=wanted)
        assert opened.status_code == 201
        assert opened.json()["view"]["rulebook"] == book.id
        shown = admin.get(f"/v1/rulebooks/{book.id}").json()
        assert shown["extends"] == book.extends
        assert len(shown["citations"]) == len(book.citations)
        assert {kind["kind"] for kind in shown["kinds"]} == set(KINDS)


def test_a_folder_of_books_is_taken_in_at_the_start(house: Path) -> None:
    given = Namespace(host=None, port=None, database=None)
    assert settings_of(given) is not None
    book = RULEBOOKS["house:here"]
    assert book.boxed_fouls_deck == 4
    assert b"Four of them foul the deck here." in canonical(book)


def test_a_wrong_book_stops_the_start(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "here.toml").write_text(HOUSE + "boxed = 1\n", encoding="utf-8")
    given = Namespace(host=None, port=None, database=None)
    assert settings_of(given) is None
    said = capsys.readouterr().err
    assert "here.toml" in said
    assert "(unknown_field)" in said
