"""Hands that are PHH and still cannot have been: each is refused at the action that says so."""

from pathlib import Path

import pytest
from hypothesis import given

from statemachine.cards import DECK
from statemachine.notation import NotationError, check_phh, parse_phh
from statemachine.published import PublishedHand
from tests.statemachine.generated_hands import published_hands

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))

HOLDEM = "variant = 'NT'\nmin_bet = 2\nblinds_or_straddles = [1, 2]\n"
STUD = "variant = 'FR'\nbring_in = 1\nsmall_bet = 4\nbig_bet = 8\n"
DRAW = "variant = 'F2L3D'\nsmall_bet = 2\nbig_bet = 4\nblinds_or_straddles = [1, 2]\n"
OMAHA = HOLDEM.replace("NT", "PO")


def hand(game: str, *actions: str, stacks: str = "[100, 50]") -> PublishedHand:
    rest = f"antes = [0, 0]\nstarting_stacks = {stacks}\nactions = {list(actions)!r}\n"
    return parse_phh(game + rest)


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_our_own_hands_can_have_been(path: Path) -> None:
    check_phh(parse_phh(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        (HOLDEM, ["d dh p1 Ah??", "d dh p2 ????", "p1 sm AhKd", "p2 sm ??Qd"]),
        (HOLDEM, ["d db 2c", "d db 3c4c", "d db 5c", "d db 6c"]),
        (HOLDEM, ["p2 cbr 50", "p1 cc", "d db 2c3c4c", "d db 5c", "d db 6c", "d db 2d3d4d"]),
        (HOLDEM, ["p2 cbr 20", "p1 cc", "d db 2c3c4c", "p1 cbr 30", "p2 cc"]),
        (HOLDEM, ["p1 sm AhKd", "p2 sm AcKc"]),
        (STUD, ["d dh p1 ????2c", "d dh p2 ????3c", "p1 pb", "p2 cc", "d dh p1 4c", "d db 5c"]),
        (DRAW, ["d dh p1 2c3c4c5c7d", "p1 cc", "p1 sd 7d", "d dh p1 8d", "p1 sd 8d", "d dh p1 7d"]),
        (DRAW, ["d dh p1 2c3c4c5c7d", "p1 f", "d dh p2 2c3c4c5c7d"]),
        (DRAW, ["d dh p1 2c3c4c5c7d", "p1 sd ??", "d dh p1 2c", "p1 sd", "p1 sd ????"]),
    ],
)
def test_what_can_have_been_passes(game: str, actions: list[str]) -> None:
    check_phh(hand(game, *actions))


OUT = "a card is dealt that is out already"


@pytest.mark.parametrize(
    ("game", "actions", "reason"),
    [
        (HOLDEM, ["d dh p1 AhAh"], OUT),
        (HOLDEM, ["d dh p1 AhKd", "d dh p2 Ah??"], OUT),
        (HOLDEM, ["d dh p1 AhKd", "d db 2cAh3c"], OUT),
        (HOLDEM, ["d db 2c3c4c", "d db 2c"], OUT),
        (HOLDEM, ["d dh p1 ????", "d db 2c3c4c", "p1 sm 2c2d"], "did not come to him"),
        (HOLDEM, ["p1 sm AhKd", "p2 sm AcKd"], "p2 shows a card that did not come to him"),
        (HOLDEM, ["d dh p1 AhKd", "p1 sm AhKc"], "p1 shows a card that did not come to him"),
        (HOLDEM, ["d dh p1 AhKd", "d dh p1 ??"], "p1 has more than 2 cards"),
        (OMAHA, ["d dh p2 ????????", "d dh p2 ??"], "p2 has more than 4 cards"),
        (STUD, ["d dh p1 ????????????????"], "p1 has more than 7 cards"),
        (HOLDEM, ["d db 2c3c4c5c"], "more than a street's cards"),
        (HOLDEM, ["d db 2c3c4c", "d db 5c6c"], "more than a street's cards"),
        (HOLDEM, ["d db 2c3c", "d db 4c5c"], "more than a street's cards"),
        (STUD, ["d db 2c3c"], "more than a street's cards"),
        (DRAW, ["d db 2c"], "there is no board in this game"),
        (HOLDEM, ["p1 sd"], "there is no draw in this game"),
        (HOLDEM, ["p1 sd ??"], "there is no draw in this game"),
        (HOLDEM, ["p1 pb"], "there is no bring-in in this game"),
        (DRAW, ["d dh p1 2c3c4c5c7d", "p1 sd 8d"], "p1 throws a card that came to somebody else"),
        (DRAW, ["d dh p1 2c3c4c5c7d", "p1 sd ????????????"], "p1 has not so many cards"),
        (HOLDEM, ["p2 cbr 51"], "p2 has not so many chips left"),
        (HOLDEM, ["p2 cbr 20", "p1 cc", "d db 2c3c4c", "p2 cbr 31"], "p2 has not so many chips"),
        (HOLDEM, ["p1 cbr 60", "p2 cc", "p1 cbr 101"], "p1 has not so many chips left"),
        (STUD, ["p1 pb", "p2 cbr 4", "d dh p1 2c", "p2 cbr 47"], "p2 has not so many chips left"),
    ],
)
def test_what_cannot_have_been_is_refused(game: str, actions: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        check_phh(hand(game, *actions))
    assert caught.value.place == f"action {len(actions)}"
    assert caught.value.code == "phh_impossible"
    assert reason in caught.value.reason


@given(published_hands())
def test_any_hand_passes_or_is_refused_without_naming_a_card(hand: PublishedHand) -> None:
    said = ""
    try:
        check_phh(hand)
    except NotationError as error:
        said = str(error)
    assert len(said.splitlines()) <= 1
    assert not any(card in said for card in DECK)
