"""The ranking of hands against counting, and against hands whose order everybody knows.

The order of all hands is compared with an independent ranking elsewhere.
"""

from collections import Counter
from itertools import combinations, pairwise
from typing import get_args

import pytest

from statemachine.cards import DECK, Card, parse_cards
from statemachine.ranking import (
    LOWS,
    LowId,
    RankingId,
    hand_name,
    low_cards,
    rank,
)
from statemachine.ranking.names import SPANS
from tests.scale import scale

HANDS = {
    "high_card": 1302540,
    "pair": 1098240,
    "two_pair": 123552,
    "three_of_a_kind": 54912,
    "straight": 10200,
    "flush": 5108,
    "full_house": 3744,
    "four_of_a_kind": 624,
    "straight_flush": 40,
}
# Five to ace is 1020 hands that are no straights and 4 that are plain flushes.
DEUCE_TO_SEVEN_HANDS = HANDS | {
    "high_card": 1303560,
    "straight": 9180,
    "flush": 5112,
    "straight_flush": 36,
}
BEST = {
    "high": 7462,
    "short_deck": 7462,
    "omaha_high": 7462,
    "omaha_low8": 56,
    "low8": 56,
    "ace_to_five": 6175,
    "deuce_to_seven": 7462,
    "badugi": 1092,
}


def known(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


def worth(kind: RankingId, hole: str, board: str = "") -> int:
    value = rank(kind, known(hole), known(board))
    assert value is not None
    return value


def named(kind: RankingId, hole: str, board: str = "") -> str:
    return hand_name(kind, worth(kind, hole, board))


def falls(kind: RankingId, *hands: str) -> bool:
    """Whether each hand, its board after a stroke, beats the next."""
    values = [worth(kind, *hand.split("/")) for hand in hands]
    return all(better > worse for better, worse in pairwise(values))


@pytest.mark.parametrize("kind", get_args(RankingId))
def test_the_categories_follow_each_other_without_gaps(kind: RankingId) -> None:
    spans = list(SPANS[kind].values())
    assert spans[0].start == 1
    assert spans[-1].stop == BEST[kind] + 1
    assert all(one.stop == next_one.start for one, next_one in pairwise(spans))
    for name, span in SPANS[kind].items():
        assert {hand_name(kind, span[0]), hand_name(kind, span[-1])} == {name}


@pytest.mark.skipif(scale() != "full", reason="counts all 2,598,960 hands: see make soak")
@pytest.mark.heavy
@pytest.mark.parametrize(
    ("kind", "counts"), [("high", HANDS), ("deuce_to_seven", DEUCE_TO_SEVEN_HANDS)]
)
def test_every_five_card_hand_is_counted(kind: RankingId, counts: dict[str, int]) -> None:
    ranks = Counter(rank(kind, hand, ()) for hand in combinations(DECK, 5))
    names: Counter[str] = Counter()
    for value, count in ranks.items():
        names[hand_name(kind, value or 0)] += count
    assert names == counts


def test_the_higher_rank_wins() -> None:
    board = "/Kc 8d 3h 8h 2c"
    assert falls("high", "Kd Qs" + board, "Jd Js" + board, "Ad Qc" + board)
    assert falls("high", "Ah 4c" + board, "Qh Jc" + board)


def test_a_board_that_plays_ties_every_hand() -> None:
    board = "Tc Jd Qh Kc Ad"
    assert worth("high", "4c 4d", board) == worth("high", "9s 8s", board)


def test_the_wheel_is_the_lowest_straight() -> None:
    assert named("high", "Ah 2c", "3d 4s 5h Kc Kd") == "straight"
    assert falls("high", "6h 2c/3d 4s 5h Kc Kd", "Ah 2c/3d 4s 5h Kc Kd")


def test_the_royal_flush_is_the_best_rank_and_seven_high_the_worst() -> None:
    assert worth("high", "As Ks", "Qs Js Ts 2c 2d") == 7462
    assert worth("high", "7c 5d", "4h 3s 2c") == 1


def test_a_stud_hand_is_the_same_with_its_last_card_on_the_board() -> None:
    own = worth("high", "2c 2d 9h 9s Kd Kc Qs")
    assert own == worth("high", "2c 2d 9h 9s Kd Kc", "Qs") == worth("high", "9h 9s Kd Kc Qs")


def test_in_a_short_deck_a_flush_beats_a_full_house_and_a_straight_three_of_a_kind() -> None:
    assert falls(
        "short_deck",
        "As Ks/Qs Js Ts",
        "6s Ad/7s 8s 9s As 9c",
        "8c 8d/8h 8s 6c",
        "6c 8c/9c Tc Kc 6d 6h",
        "Ac Ad/Ah Ks Kd",
        "6c 7d/8h 9s Tc Td Th",
        "Ac 6d/7h 8s 9c 9d 9h",
        "Ac Ad/Ah Ks Qd",
    )
    assert named("short_deck", "6s As", "7s 8s 9s Ad 9c") == "straight_flush"
    assert named("short_deck", "6s As", "7s 8s 9d Ad 9c") == "straight"
    assert named("short_deck", "6s As", "7s 8s 9d Js 9c") == "flush"
    assert named("short_deck", "Ac Ad", "Ah Ks Kd") == "full_house"


def test_each_category_of_a_short_deck_ends_with_its_best_hand() -> None:
    best = {
        "straight": "Ac Kd Qh Js Ts",
        "full_house": "Ac Ad Ah Ks Kc",
        "flush": "Ac Kc Qc Jc 9c",
        "four_of_a_kind": "Ac Ad Ah As Kc",
    }
    for name, hand in best.items():
        value = worth("short_deck", hand)
        assert hand_name("short_deck", value) == name != hand_name("short_deck", value + 1)


def test_a_short_deck_has_no_five() -> None:
    with pytest.raises(ValueError, match="'5c' is no card of this game's deck"):
        rank("short_deck", known("As 5c"), known("Ks Qs Js"))


def test_an_omaha_hand_is_two_of_the_hole_and_three_of_the_board() -> None:
    board = "Ks Qs Js Ts 2d"
    assert named("omaha_high", "As Kd Kc 3h", board) == "straight"
    assert named("omaha_high", "As 9s 3h 4h", board) == "flush"
    assert named("omaha_high", "Ah Ad Ac Kh", "3c 4d 5h 7s 9c") == "pair"
    assert worth("omaha_high", "As 9s 3h 4h", board) == worth("high", "As 9s", "Ks Qs Js")


def test_an_omaha_low_needs_two_of_the_hole_and_three_of_the_board() -> None:
    board = "2c 3d 8h Ks Kd"
    assert falls("omaha_low8", f"Ac 4d Kh Kc/{board}", f"Ac 5d Qh Kc/{board}")
    assert rank("omaha_low8", known("Ac Ad Kh Kc"), known(board)) is None
    assert rank("omaha_low8", known("2d 3h Kh Kc"), known(board)) is None
    assert rank("omaha_low8", known("Ac 4d 5h 6c"), known("2c 3d Th Ks Kd")) is None
    # The seven of the hole replaces the deuce that the board pairs.
    assert low_cards("omaha_low8", worth("omaha_low8", "Ac 2d 7h Kc", board)) == tuple("8732A")


def test_a_stud_low_is_eight_or_better_or_none() -> None:
    assert falls(
        "low8", "Ac 2d 3h 4s 5c Kc Kd", "Ac 2d 3h 4s 6c", "8c 6d 4h 3s 2c", "8c 7d 6h 5s 4c"
    )
    assert worth("low8", "Ac 2c 3c 4c 5c") == 56
    assert worth("low8", "8c 7d 6h 5s 4c 4d", "Kc") == 1
    assert rank("low8", known("Ac 2d 3h 4s 9c 4c 3c"), ()) is None


def test_razz_pairs_lose_to_any_hand_without_one() -> None:
    assert falls(
        "ace_to_five",
        "Ac 2c 3c 4c 5c Kd Kh",
        "6c 4d 3h 2s Ac 6d 6h",
        "Kc Qd Jh Ts 9c",
        "Ac Ad 2h 3s 4c 4d 4h",
        "2c 2d Ah 3s 4c",
        "Ac Ad 2h 2s Kc",
        "Ac Ad Ah 2s 3c",
        "Ac Ad Ah 2s 2c",
        "Ac Ad Ah As 2c",
    )
    assert named("ace_to_five", "Ac 2c 3c 4c 5c") == "high_card"
    assert named("ace_to_five", "Ac Ad 2h 3s 4c 4d 4h") == "pair"


def test_in_deuce_to_seven_straights_and_flushes_are_bad_and_five_to_ace_is_neither() -> None:
    assert falls(
        "deuce_to_seven",
        "7c 5d 4h 3s 2c",
        "7c 6d 4h 3s 2c",
        "Kc Qd Jh Ts 8c",
        "Ac 5d 4h 3s 2c",
        "Ac 6d 4h 3s 2c",
        "2c 2d 3h 4s 5c",
        "6c 5d 4h 3s 2c",
        "7c 5c 4c 3c 2c",
        "Ac 5c 4c 3c 2c",
        "Ac 6c 4c 3c 2c",
        "2c 2d 2h 3s 3c",
        "6c 5c 4c 3c 2c",
    )
    assert named("deuce_to_seven", "Ac 5d 4h 3s 2c") == "high_card"
    assert named("deuce_to_seven", "Ac 5c 4c 3c 2c") == "flush"
    assert worth("deuce_to_seven", "7c 5d 4h 3s 2c") == 7462


def test_a_badugi_is_better_the_more_cards_it_has() -> None:
    assert falls(
        "badugi",
        "Ac 2d 3h 4s",
        "Kc Qd Jh Ts",
        "Ac 2d 3h 4h",
        "Ac 2d 4h 4s",
        "Ac 2d 2h Kc",
        "Ac 2c 3c 4c",
        "Kc Kd Kh Ks",
    )


@pytest.mark.parametrize(
    ("kind", "cards", "text"),
    [
        ("low8", "Ac 3d 4h 6s 8c Kd Ks", "8643A"),
        ("ace_to_five", "Ac 3d 4h 6s 8c Kd Ks", "8643A"),
        ("ace_to_five", "Ac Ad 4h 4s Kc Kd Ks", "44AAK"),
        ("deuce_to_seven", "Ac 5d 4h 3s 2c", "A5432"),
        ("deuce_to_seven", "9c 9d Ah 9s 2c", "999A2"),
        ("deuce_to_seven", "8c 6c 4c 3c 2c", "86432"),
        ("badugi", "Ac 2d 2h Kc", "2A"),
        ("badugi", "Kc 2d 5h Ts", "KT52"),
    ],
)
def test_a_low_is_told_by_its_ranks(kind: LowId, cards: str, text: str) -> None:
    assert low_cards(kind, worth(kind, cards)) == tuple(text)


@pytest.mark.parametrize("kind", get_args(LowId))
def test_every_rank_of_a_low_has_its_cards(kind: LowId) -> None:
    cards = [low_cards(kind, value) for value in range(1, BEST[kind] + 1)]
    # Deuce to seven has each five ranks twice, as a flush and off suit.
    assert max(Counter(cards).values()) == (2 if kind == "deuce_to_seven" else 1)
    for value in (0, BEST[kind] + 1):
        with pytest.raises(ValueError, match=f"from 1 to {BEST[kind]}"):
            low_cards(kind, value)


def test_the_lows_are_those_that_say_so() -> None:
    assert set(LOWS) == {kind for kind in get_args(RankingId) if kind not in _HIGH_KINDS}


_HIGH_KINDS = {"high", "short_deck", "omaha_high"}


@pytest.mark.parametrize("kind", get_args(RankingId))
def test_a_duplicate_card_has_no_rank(kind: RankingId) -> None:
    with pytest.raises(ValueError, match="same card twice"):
        rank(kind, known("As Ks Qs 9s"), known("As Js Ts"))


@pytest.mark.parametrize("kind", get_args(RankingId))
def test_a_text_that_is_no_card_has_no_rank(kind: RankingId) -> None:
    strange: tuple[Card, ...] = ("1c",)  # type: ignore[assignment]
    hole, board = known("9s Ts 7d"), known("Jc Qd 8h")
    split = {"badugi": (hole, ()), "deuce_to_seven": (hole, board[:1])}.get(kind, (hole, board))
    with pytest.raises(ValueError, match="'1c' is no card"):
        rank(kind, strange + split[0], split[1])


@pytest.mark.parametrize(
    ("kind", "hole", "board"),
    [
        *((kind, 2, 2) for kind in ("high", "short_deck", "low8", "ace_to_five")),
        *((kind, 2, 6) for kind in ("high", "short_deck", "low8", "ace_to_five")),
        *((kind, 3, 5) for kind in ("omaha_high", "omaha_low8")),
        *((kind, 7, 5) for kind in ("omaha_high", "omaha_low8")),
        *((kind, 4, 2) for kind in ("omaha_high", "omaha_low8")),
        *((kind, 4, 6) for kind in ("omaha_high", "omaha_low8")),
        ("deuce_to_seven", 4, 0),
        ("deuce_to_seven", 6, 0),
        ("badugi", 3, 0),
        ("badugi", 5, 0),
    ],
)
def test_another_number_of_cards_is_refused(kind: RankingId, hole: int, board: int) -> None:
    with pytest.raises(ValueError, match="cards"):
        rank(kind, DECK[-hole:], DECK[-hole - board : -hole])


@pytest.mark.parametrize("kind", get_args(RankingId))
def test_a_number_beyond_the_ranks_has_no_name(kind: RankingId) -> None:
    for value in (0, BEST[kind] + 1, -5):
        with pytest.raises(ValueError, match="no rank of a hand"):
            hand_name(kind, value)
