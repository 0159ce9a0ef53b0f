"""What is written is what is read again, by us and by PokerKit."""

import warnings
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from pokerkit import HandHistory

from statemachine.notation import UnwritableError, parse_phh, write_phh
from statemachine.notation.toml import load_plain
from statemachine.published import BetOrRaisedTo, Commentary, Folded, PublishedHand, Shown
from tests.statemachine.generated_hands import published_hands

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))

HEADS_UP = """
variant = "NT"
antes = [0, 3]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100.25, 90]
actions = ["d dh p1 ????", "d dh p2 ??Ah", "p2 cbr 6.5 # a tell", "", "# so", "p1 f"]
finishing_stacks = [97, 93.25]
players = ["Ada", "Bo's"]
_camera = {left = [1, 2.50], at = 18:30:00}
"""


@given(published_hands())
def test_a_hand_that_is_written_is_read_again(hand: PublishedHand) -> None:
    assert parse_phh(write_phh(hand)) == hand


@given(published_hands())
def test_pokerkit_reads_what_is_written(hand: PublishedHand) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of fields that its release does not know yet
        read = HandHistory.loads(write_phh(hand))

    def chips(amounts: Any) -> tuple[int, ...] | None:
        return None if amounts is None else tuple(int(amount * hand.unit) for amount in amounts)

    crosswise = -1 if hand.player_count == 2 else 1
    assert (read.variant, read.ante_trimming_status) == (hand.variant, hand.ante_trimming_status)
    assert chips(read.antes) == hand.antes[::crosswise]
    assert chips(read.blinds_or_straddles or [0] * hand.player_count) == hand.blinds[::crosswise]
    assert chips(read.starting_stacks) == hand.starting_stacks
    assert chips(read.finishing_stacks) == hand.finishing_stacks
    assert read.players == (None if hand.players is None else list(hand.players))
    assert len(read.actions) == len(hand.actions)


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_our_own_hands_survive(path: Path) -> None:
    hand = parse_phh(path.read_text(encoding="utf-8"))
    assert parse_phh(write_phh(hand)) == hand


def test_a_hand_is_written_field_by_field() -> None:
    hand = parse_phh(HEADS_UP)
    assert (hand.antes, hand.blinds) == ((12, 0), (8, 4))
    assert write_phh(hand).splitlines() == [
        "variant = 'NT'",
        "ante_trimming_status = false",
        "antes = [0, 3]",
        "blinds_or_straddles = [1, 2]",
        "min_bet = 2",
        "starting_stacks = [100.25, 90]",
        "actions = ['d dh p1 ????', 'd dh p2 ??Ah', 'p2 cbr 6.5 # a tell', '', '# so', 'p1 f']",
        "players = ['Ada', \"Bo's\"]",
        "finishing_stacks = [97, 93.25]",
        "_camera = {left = [1, 2.50], at = 18:30:00}",
    ]


def test_what_is_written_is_read_without_detours() -> None:
    assert load_plain(write_phh(replace(parse_phh(HEADS_UP), players=None, other_fields={})))


def test_a_dash_becomes_the_cards_that_it_stood_for() -> None:
    text = HEADS_UP.replace('"p1 f"', '"d dh p1 2c2d", "p1 f", "p2 sm ??Ah"').replace(
        "????", "2h2s"
    )
    hand = parse_phh(text.replace("p2 sm ??Ah", "p1 sm -"))
    assert hand.actions[-1] == Shown(0, ("2h", "2s", "2c", "2d"))
    assert "p1 sm 2h2s2c2d" in write_phh(hand)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"variant": "XX"}, "no code for the variant XX"),
        ({"unit": 3}, "four decimals"),
        ({"min_bet": None}, "NT needs min_bet"),
        ({"small_bet": 2}, "NT has no small_bet"),
        ({"bring_in": 2}, "NT has no bring_in"),
        ({"starting_stacks": (100, -1)}, "an amount is from 0 to"),
        ({"starting_stacks": (100, 10**13)}, "an amount is from 0 to"),
        ({"variant": "NS", "actions": (Shown(0, ("Ah", "5h")),)}, "a short deck has no card"),
        ({"actions": (Shown(0, ()),)}, "never none of them"),
        ({"other_fields": {"antes": [1]}}, "the field antes is there twice"),
        ({"other_fields": {"_x": object()}}, "TOML has no value for object"),
        ({"other_fields": {"_x": "\ud800"}}, "half a character"),
    ],
)
def test_what_phh_has_no_words_for_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(UnwritableError) as caught:
        write_phh(replace(parse_phh(HEADS_UP), **changes))
    assert reason in caught.value.reason


def test_stud_has_no_blinds_to_write() -> None:
    stud = replace(
        parse_phh(HEADS_UP), variant="FR", bring_in=1, small_bet=2, big_bet=4, min_bet=None
    )
    with pytest.raises(UnwritableError, match="no blinds in FR"):
        write_phh(stud)
    assert "blinds" not in write_phh(replace(stud, blinds=(0, 0)))


def test_numbers_keep_what_they_are() -> None:
    kept = {"_a": Decimal(5), "_b": Decimal("Infinity"), "_c": Decimal("-1E+30"), "_d": 5}
    hand = replace(parse_phh(HEADS_UP), other_fields=MappingProxyType(kept))
    read = parse_phh(write_phh(hand)).other_fields
    assert read == kept
    assert [type(value) for value in read.values()] == [Decimal, Decimal, Decimal, int]


def test_a_remark_keeps_the_action_apart() -> None:
    hand = replace(
        parse_phh(HEADS_UP),
        actions=(BetOrRaisedTo(1, 26, "# 7"), Folded(0, "p2 f"), Commentary("it's \n over")),
    )
    assert parse_phh(write_phh(hand)).actions == hand.actions
