"""The suggestions of a house's file: for what the floor decides, and for any hand alike."""

import pytest

from app.rulebooks.overrides import read_book
from app.rulebooks.pages import book_text
from app.rulebooks.source import OverrideError
from statemachine import effects as fx
from statemachine.rulebooks import digest
from statemachine.rulebooks.tda import TDA

HEAD = 'name = "x"\nextends = "tda"\n[[remedies.double_burn]]\nprocedure = "floor_discretion"\n'


def test_a_suggestion_is_the_same_value_as_in_any_book() -> None:
    book = read_book(
        HEAD
        + "suggestion = [\n"
        + '  {kind = "move_cards", source = "burns", to = "stub", indices = [1, 2]},\n'
        + '  {kind = "mix_cards", places = ["stub"], into = "stub"},\n'
        + '  {kind = "kill_hand"},\n]'
    )
    (remedy,) = book.remedies["double_burn"]
    assert remedy.silent
    assert remedy.suggestion == (
        fx.MoveCards("burns", "stub", (1, 2)),
        fx.MixCards(("stub",), "stub"),
        fx.KillHand(),
    )
    assert digest(book) != digest(read_book(HEAD))
    assert "suggests move_cards, mix_cards, kill_hand" in book_text(book, "en")


def test_what_can_only_be_done_as_suggested_may_have_its_suggestion() -> None:
    text = HEAD.replace("floor_discretion", "overdealt_board") + "silent = true\n"
    with pytest.raises(OverrideError) as caught:
        read_book(text)
    assert (caught.value.code, caught.value.line) == ("needs_suggestion", 4)
    assert caught.value.field == "remedies.double_burn[1].procedure"
    (remedy,) = read_book(text + 'suggestion = [{kind = "shuffle_stub"}]').remedies["double_burn"]
    assert remedy.suggestion == (fx.ShuffleStub(),)
    assert remedy.suggestion != TDA.remedies["double_burn"][-1].suggestion


@pytest.mark.parametrize(
    ("said", "code", "line", "inside"),
    [
        ("suggestion = 3", "wrong_type", 5, ""),
        ("suggestion = []", "wrong_type", 5, ""),
        ("suggestion = [3]", "wrong_type", 5, "[1]"),
        ('suggestion = [{kind = "kill"}]', "unknown_effect", 5, "[1]"),
        ("suggestion = [{count = 3}]", "unknown_effect", 5, "[1]"),
        ('suggestion = [{kind = "set_call"}]', "wrong_effect", 5, "[1].amount"),
        ('suggestion = [{kind = "set_call", amount = "3"}]', "wrong_effect", 5, "[1].amount"),
        ('suggestion = [{kind = "set_call", amount = nan}]', "wrong_effect", 5, "[1].amount"),
        ('suggestion = [{kind = "set_call", amount = 1979-01-01}]', "wrong_effect", 5, ""),
        (
            'suggestion = [{kind = "shuffle_stub"}, {kind = "kill_hand", who = 3}]',
            "wrong_effect",
            5,
            "[2].who",
        ),
        ('suggestion = [{kind = "kill_hand", seat = 3}]', "names_one_hand", 5, "[1].seat"),
        (
            'suggestion = [{kind = "move_chips", seat = 3, amount = 1}]',
            "names_one_hand",
            5,
            "[1].seat",
        ),
        ('suggestion = [{kind = "reverse_award", hand = 3}]', "names_one_hand", 5, "[1].hand"),
        (
            'suggestion = [{kind = "mix_cards", places = ["burns", "seat-3"], into = "stub"}]',
            "names_one_hand",
            5,
            "[1].places",
        ),
        (
            (
                "silent = true\n[[remedies.double_burn.suggestion]]\nkind = 'shuffle_stub'\n"
                "[[remedies.double_burn.suggestion]]\nkind = 'deal_cards'\nto = 'sea'"
            ),
            "wrong_effect",
            10,
            "[2].to",
        ),
    ],
)
def test_an_error_names_line_field_and_code(said: str, code: str, line: int, inside: str) -> None:
    with pytest.raises(OverrideError) as caught:
        read_book(HEAD + said)
    assert (caught.value.code, caught.value.line) == (code, line)
    assert caught.value.field == f"remedies.double_burn[1].suggestion{inside}"
    assert caught.value.sentence.endswith(".")


@pytest.mark.parametrize(
    ("procedure", "silent", "code"),
    [
        ("stands", "true", "no_suggestion_here"),
        ("overdealt_board", "false", "suggestion_is_silent"),
    ],
)
def test_a_suggestion_is_for_what_no_text_settles(procedure: str, silent: str, code: str) -> None:
    text = HEAD.replace("floor_discretion", procedure)
    text += f'silent = {silent}\ncitations = ["TDA-39-A"]\nsuggestion = [{{kind = "kill_hand"}}]'
    with pytest.raises(OverrideError) as caught:
        read_book(text)
    assert (caught.value.code, caught.value.line) == (code, 7)
