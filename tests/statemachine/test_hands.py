"""Our own hands: they are read, they keep their chips, and their stacks are right."""

import warnings
from collections.abc import Mapping
from pathlib import Path

import pytest
from pokerkit import HandHistory

from statemachine.notation import parse_phh

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))

# Hands whose stacks PokerKit does not reach, with the sum that gives them instead: what each
# player put in, and every pot with what its winners took of it, by player in the file's order.
BY_HAND: Mapping[str, tuple[list[int], list[list[int]]]] = {
    # Equal antes only are trimmed, whatever the flag says: PokerKit hands the 2000 back.
    "big-blind-ante-flagged": ([1000, 11500, 9500, 0], [[0, 0, 22000, 0]]),
    # Two odd chips go to two players; PokerKit gives both to the first.
    "chop-three-ways": ([20, 120, 0, 120, 0, 120], [[0, 127, 0, 127, 0, 126]]),
    # A call is the full blind though the blind is short; PokerKit lets it be 60.
    "short-big-blind": ([100, 60, 100], [[0, 180, 0], [80, 0, 0]]),
    # Each pot is split by itself; PokerKit joins two of them first and finds one odd chip less.
    "split-main-and-sides": (
        [76, 117, 115, 117, 1, 66, 27],
        [
            [82, 0, 0, 0, 0, 81, 0],
            [98, 0, 0, 0, 0, 97, 0],
            [40, 0, 0, 0, 0, 0, 0],
            [0, 121, 0, 0, 0, 0, 0],
        ],
    ),
    # PokerKit cannot weigh hands on a board that nobody can name, not even a mucked one.
    "unknown-board": ([5, 165, 165], [[0, 0, 335]]),
    "unknown-showdown": ([30, 30, 0], [[60, 0, 0]]),
}


@pytest.fixture(params=HANDS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


def test_there_are_hands_of_many_shapes() -> None:
    assert len(HANDS) >= 30
    assert set(BY_HAND) <= {path.stem for path in HANDS}


def test_a_hand_keeps_its_chips(path: Path) -> None:
    hand = parse_phh(path.read_text(encoding="utf-8"))
    assert hand.finishing_stacks is not None
    assert sum(hand.starting_stacks) == sum(hand.finishing_stacks)


def test_a_hand_ends_as_pokerkit_or_the_sum_by_hand_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    hand = parse_phh(text)
    if path.stem in BY_HAND:
        paid, pots = BY_HAND[path.stem]
        taken = [sum(shares) for shares in zip(*pots, strict=True)]
        rows = zip(hand.starting_stacks, paid, taken, strict=True)
        assert sum(paid) == sum(taken)
        expected = tuple(start - out + back for start, out, back in rows)
    else:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            *_, final = HandHistory.loads(text)
        expected = tuple(int(stack * hand.unit) for stack in final.stacks)
    assert hand.finishing_stacks == expected


def test_forced_bets_are_those_that_pokerkit_collects(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    hand = parse_phh(text)
    state = HandHistory.loads(text).create_state()
    for i in range(hand.player_count):
        assert (
            min(hand.antes[i], hand.starting_stacks[i]) == state.get_effective_ante(i) * hand.unit
        )
        left = hand.starting_stacks[i] - min(hand.antes[i], hand.starting_stacks[i])
        posted = state.get_effective_blind_or_straddle(i) * hand.unit
        assert min(hand.blinds[i], left) == posted
