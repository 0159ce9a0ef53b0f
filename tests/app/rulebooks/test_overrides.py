"""A house's rulebook from TOML: what it may change, and that an error names line and field."""

from pathlib import Path

import pytest

from app.rulebooks.overrides import read_book, read_file, read_folder
from app.rulebooks.source import OverrideError
from statemachine.irregularities import KINDS
from statemachine.rulebooks import RULEBOOKS, digest
from statemachine.rulebooks.hoyle import HOYLE
from statemachine.rulebooks.tda import TDA

WHOLE = """\
name = "aurora"
extends = "tda"
edition = "Aurora 2026"

[fields]
boxed_for_misdeal = 3
substantial_action = "two_after_blinds"
verify_before_push = true

[[remedies.unburned_street]]
when = ["flop_street"]
procedure = "annul_and_refund"
citations = ["AURORA-7"]

[[remedies.unburned_street]]
procedure = "board_stands"
blocks = "nothing"
silent = true

[citations]
TDA-39-A = "TDA 2024 (en)"
AURORA-7 = "Aurora 2026"

[texts.en]
"rule.AURORA-7" = "A flop without a burn ends the hand."
"prompt.on_hold" = "Please wait: {fault}."

[texts.es]
"rule.AURORA-7" = "Un flop sin quemada termina la jugada."
"""


def test_a_file_becomes_the_same_value_as_any_book() -> None:
    book = read_book(WHOLE)
    assert (book.id, book.extends, book.edition) == ("house:aurora", "tda", "Aurora 2026")
    assert book.boxed_for_misdeal == 3
    assert book.substantial_action == "two_after_blinds"
    assert book.verify_before_push
    assert book.exposed_for_misdeal == TDA.exposed_for_misdeal
    first, last = book.remedies["unburned_street"]
    assert (first.when, first.procedure, first.blocks) == (
        ("flop_street",),
        "annul_and_refund",
        "now",
    )
    assert not first.silent
    assert last.silent
    assert book.remedies["boxed_card"] == TDA.remedies["boxed_card"]
    assert set(book.remedies) == set(KINDS)
    assert digest(book) != digest(TDA)
    assert digest(book) == digest(read_book(WHOLE))


def test_an_edition_that_the_house_names_is_its_own_and_the_rest_is_inherited() -> None:
    citations = read_book(WHOLE).citations
    assert (citations["TDA-39-A"].edition, citations["TDA-39-A"].inherited) == (
        "TDA 2024 (en)",
        False,
    )
    assert citations["TDA-39-B1"].inherited
    assert citations["TDA-39-B1"].edition == TDA.citations["TDA-39-B1"].edition


def test_a_file_that_changes_nothing_plays_as_its_book_does() -> None:
    book = read_book('name = "plain"\nextends = "hoyle"')
    assert book.remedies == HOYLE.remedies
    assert book.edition == HOYLE.edition
    assert book.citations["HOYLE-FEWHANDS-1"].applies == "player_dealt"


HEAD = 'name = "x"\nextends = "tda"\n'


@pytest.mark.parametrize(
    ("source", "code", "line", "field"),
    [
        ("name = ", "not_toml", 1, ""),
        ('extends = "tda"', "missing_key", 1, ""),
        ('name = "X y"\nextends = "tda"', "bad_name", 1, "name"),
        ('name = "x"\nextends = "rrop"', "unknown_rulebook", 2, "extends"),
        (HEAD + "rules = 1", "unknown_key", 3, "rules"),
        (HEAD + "edition = 1", "wrong_type", 3, "edition"),
        (HEAD + "[fields]\nboxed = 1", "unknown_field", 4, "fields.boxed"),
        (HEAD + "[fields]\nid = 1", "unknown_field", 4, "fields.id"),
        (HEAD + "[fields]\nannul_refunds = true", "said_by_remedies", 4, "fields.annul_refunds"),
        (HEAD + "[fields]\nboxed_for_misdeal = 101", "out_of_range", 4, "fields.boxed_for_misdeal"),
        (HEAD + "[fields]\nboxed_for_misdeal = true", "wrong_type", 4, "fields.boxed_for_misdeal"),
        (HEAD + "[fields]\nhouse_dealer = 1", "wrong_type", 4, "fields.house_dealer"),
        (HEAD + '[fields]\nbutton_rule = "x"', "wrong_value", 4, "fields.button_rule"),
        (HEAD + "fields.button_rule = []", "wrong_value", 3, "fields.button_rule"),
        (HEAD + "[[remedies.nothing]]", "unknown_kind", 3, "remedies.nothing"),
        (HEAD + "[remedies]\ndouble_burn = []", "wrong_type", 4, "remedies.double_burn"),
        (
            HEAD + '[[remedies.double_burn]]\nwhen = ["raining"]\nprocedure = "stands"',
            "unknown_fact",
            4,
            "remedies.double_burn[1].when[1]",
        ),
        (
            HEAD + '[[remedies.double_burn]]\nprocedure = "shrug"',
            "unknown_procedure",
            4,
            "remedies.double_burn[1].procedure",
        ),
        (
            HEAD + '[[remedies.double_burn]]\nprocedure = "stands"\nblocks = "all"',
            "wrong_value",
            5,
            "remedies.double_burn[1].blocks",
        ),
        (
            HEAD + '[[remedies.double_burn]]\nprocedure = "stands"\ncitations = ["TDA-99"]',
            "unknown_clause",
            5,
            "remedies.double_burn[1].citations[1]",
        ),
        (
            HEAD + '[[remedies.double_burn]]\nprocedure = "stands"',
            "citation_missing",
            3,
            "remedies.double_burn[1]",
        ),
        (
            HEAD + '[[remedies.double_burn]]\nprocedure = "floor_discretion"\nsilent = false',
            "discretion_is_silent",
            5,
            "remedies.double_burn[1].silent",
        ),
        (
            HEAD + '[[remedies.double_burn]]\nwhen = ["acted"]\nprocedure = "stands"\nsilent=true',
            "no_last_remedy",
            3,
            "remedies.double_burn[1]",
        ),
        (
            HEAD
            + '[[remedies.double_burn]]\nprocedure = "stands"\nsilent = true\n'
            + '[[remedies.double_burn]]\nprocedure = "stands"\nsilent = true',
            "never_reached",
            6,
            "remedies.double_burn[2]",
        ),
        (HEAD + '[citations]\n"a b" = "x"', "bad_clause", 4, "citations.a b"),
        (HEAD + '[citations]\nX-1 = "2026"', "text_missing", 4, "citations.X-1"),
        (HEAD + '[texts.fr]\n"rule.TDA-39-A" = "x"', "unknown_language", 3, "texts.fr"),
        (HEAD + '[texts.en]\n"rule.TDA-0" = "x"', "unknown_text", 4, "texts.en.rule.TDA-0"),
        (HEAD + '[texts.en]\n"role.floor" = "x"', "unknown_text", 4, "texts.en.role.floor"),
        (HEAD + '[texts.en]\n"rule.TDA-39-A" = ""', "wrong_type", 4, "texts.en.rule.TDA-39-A"),
        (HEAD + '[texts.en]\n"prompt.act" = "{pot}"', "unknown_param", 4, "texts.en.prompt.act"),
    ],
)  # fmt: skip
def test_an_error_has_a_code_a_line_and_a_field(
    source: str, code: str, line: int, field: str
) -> None:
    with pytest.raises(OverrideError) as wrong:
        read_book(source)
    assert (wrong.value.code, wrong.value.line, wrong.value.field) == (code, line, field)
    text = wrong.value.text("house.toml")
    assert text.startswith(f"house.toml:{line}:")
    assert text.endswith(f"({code})")
    assert "\n" not in text


def test_a_file_that_is_no_text_or_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(OverrideError, match="UTF-8"):
        read_file(path)
    path.write_bytes(b"#" * 300_000)
    with pytest.raises(OverrideError, match="at most"):
        read_file(path)


def test_a_folder_is_read_in_the_order_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "1.toml").write_text('name = "one"\nextends = "latam-2026"', encoding="utf-8")
    (tmp_path / "2.toml").write_text('name = "two"\nextends = "house:one"', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no book", encoding="utf-8")
    assert [(b.id, b.extends) for b in read_folder(tmp_path)] == [
        ("house:one", "latam-2026"),
        ("house:two", "house:one"),
    ]
    assert "house:one" not in RULEBOOKS
    (tmp_path / "3.toml").write_text('name = "one"\nextends = "tda"', encoding="utf-8")
    with pytest.raises(OverrideError, match=r"3\.toml") as wrong:
        read_folder(tmp_path)
    assert wrong.value.code == "name_taken"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OverrideError) as wrong:
        read_folder(tmp_path / "gone")
    assert wrong.value.code == "no_folder"


def test_the_example_of_the_page_is_a_rulebook() -> None:
    page = (Path(__file__).parents[3] / "docs/rules/house.md").read_text(encoding="utf-8")
    book = read_book(page.split("```toml\n")[1].split("```")[0])
    assert book.id == "house:aurora"
    assert book.texts["es"]["rule.AURORA-7"]
