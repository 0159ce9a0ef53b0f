"""The cards that show in stud: which hand shows more, and which door card brings it in.

The reference's tables for openings are not part of its interface: a failure to import them
says that it has changed, nothing more.
"""

from collections import Counter
from itertools import combinations_with_replacement, pairwise

import pytest
from pokerkit.state import _HighHandOpeningLookup, _LowHandOpeningLookup

from statemachine.cards import DECK, Card, parse_cards
from statemachine.ranking import door_card, highest_card, showing_high, showing_low


def known(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


def each_showing(size: int) -> list[tuple[Card, ...]]:
    """Every choice of so many ranks once; suits do not matter."""
    return [
        known("".join(f"{rank}{'cdhs'[ranks[:i].count(rank)]}" for i, rank in enumerate(ranks)))
        for ranks in combinations_with_replacement("23456789TJQKA", size)
        if max(Counter(ranks).values()) <= 4
    ]


@pytest.mark.parametrize(("size", "strengths"), [(1, 13), (2, 91), (3, 455), (4, 1820)])
def test_all_that_can_show_stands_in_the_order_of_the_reference(size: int, strengths: int) -> None:
    hands = each_showing(size)
    assert len(hands) == strengths
    high, low = _HighHandOpeningLookup(), _LowHandOpeningLookup()
    rising = [high.get_entry("".join(hand)) for hand in sorted(hands, key=showing_high)]
    assert all(less < more for less, more in pairwise(rising))
    falling = [low.get_entry("".join(hand)) for hand in sorted(hands, key=showing_low)]
    assert all(worse > better for worse, better in pairwise(falling))


def test_a_pair_shows_more_than_an_ace_and_straights_and_flushes_show_nothing() -> None:
    hands = ["2c 2d 2h 2s", "Kc Kd Kh As", "3c 3d 2h 2s", "4c 4d Ah Ks", "Ac Kd 3h 2s"]
    shown = [showing_high(known(hand)) for hand in [*hands, "5h 4h 3h 2h"]]
    assert shown == sorted(shown, reverse=True)


def test_equal_ranks_show_the_same() -> None:
    assert showing_high(known("Kc 7d 2h")) == showing_high(known("2c Kh 7s"))
    assert showing_low(known("Kc 7d 2h")) == showing_low(known("2c Kh 7s"))


def test_a_card_that_is_not_there_beats_nothing() -> None:
    hands = ["7c 7d 2h", "7h 7s", "Kc 5d", "Kd", "Qc Jd Th 9s"]
    shown = [showing_high(known(hand)) for hand in hands]
    assert shown == sorted(shown, reverse=True)


def test_the_best_low_showing_is_the_greatest() -> None:
    hands = ["Ac 2d 3h 4s", "8c 4d 3h 2s", "8c 7d 2h As", "Kc Qd Jh Ts", "Ac Ad 2h 3s"]
    shown = [showing_low(known(hand)) for hand in hands]
    assert shown == sorted(shown, reverse=True)


def test_door_cards_go_by_rank_and_then_by_suit() -> None:
    assert sorted(DECK, key=lambda card: door_card(card, ace_low=False)) == [*DECK]
    aces, others = known("Ac Ad Ah As"), [card for card in DECK if card[0] != "A"]
    assert sorted(DECK, key=lambda card: door_card(card, ace_low=True)) == [*aces, *others]


def test_the_suit_of_the_highest_card_breaks_a_tie() -> None:
    spade, club = known("Ks 7c 2c"), known("Kc 7s 2s")
    assert highest_card(spade, ace_low=False) > highest_card(club, ace_low=False)
    # The king, not the pair; and in razz the seven, not the ace.
    assert highest_card(known("8h 8s Kc"), ace_low=False) == door_card("Kc", ace_low=False)
    assert highest_card(known("As 7c"), ace_low=True) == door_card("7c", ace_low=True)


@pytest.mark.parametrize("cards", ["", "2c 3c 4c 5c 6c"])
def test_another_number_of_cards_shows_nothing(cards: str) -> None:
    for showing in (showing_high, showing_low):
        with pytest.raises(ValueError, match="one to four cards"):
            showing(known(cards))


def test_a_duplicate_card_shows_nothing() -> None:
    with pytest.raises(ValueError, match="same card twice"):
        showing_high(known("2c 2c"))
