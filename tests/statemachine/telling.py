"""Hands of a table of the tests as they are published, and the cards that they name.

No test is here.
"""

from typing import Any

from statemachine.cards import Card
from statemachine.notation import parse_phh, write_phh
from statemachine.published import BoardDealt, Discarded, HoleDealt, PublishedHand, Shown
from statemachine.publishing import published
from tests.statemachine.table import Table


def told(table: Table, **options: Any) -> PublishedHand:
    """The hand in play as it is published; it has to survive being written and read."""
    hand = published(table.of_hand(), **options)
    assert parse_phh(write_phh(hand)) == hand
    return hand


def noted(hand: PublishedHand, name: str) -> list[dict[str, Any]]:
    """The notes of a user-defined field."""
    found: Any = hand.other_fields.get(name, [])
    return list(found)


def cards_of(hand: PublishedHand) -> set[Card]:
    """Every card that the published hand names, wherever it does."""
    named = {
        card
        for action in hand.actions
        if isinstance(action, HoleDealt | BoardDealt | Shown | Discarded)
        for card in action.cards
        if card is not None
    }
    for name in ("_burns", "_irregularities"):
        named |= {note["card"] for note in noted(hand, name) if note.get("card", "??") != "??"}
    return named


def four() -> Table:
    """Four players on a flop, of whom seat 3 has folded."""
    hands = {1: "Ah Kh", 2: "Qs Qd", 3: "7c 2d", 4: "9s 9h"}
    table = Table().deal(hands).acts("3 fold", "4 call", "1 call", "2 check")
    table.street("Qh 8h 3c")
    return table
