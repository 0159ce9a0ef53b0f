"""A simulated table reader for the demo: it names cards that the dealer leaves unknown.

Not real hardware, and not part of the service: it is a client of the socket like any device.
"""

import random
from contextlib import suppress
from typing import Any

from app.client import Client, Refused
from statemachine.cards import DECK


class Deck:
    """The shuffled deck of one deal, as its reader knows it.

    `seen` counts what was reported of each place, so that nothing is reported twice.
    """

    def __init__(self, deal: tuple[int, int]) -> None:
        self.deal = deal
        self.left = random.sample(DECK, len(DECK))
        self.seen: dict[str, int] = {}

    def readings(self, place: str, lying: int) -> list[dict[str, str]]:
        """Report the cards of a place that are new, `lying` being how many lie there."""
        new = max(0, lying - self.seen.get(place, 0))
        self.seen[place] = max(lying, self.seen.get(place, 0))
        return [{"kind": "card_seen", "place": place, "card": self.left.pop()} for _ in range(new)]


def readings(deck: Deck, hand: dict[str, Any], seats: list[dict[str, Any]]) -> list[dict[str, str]]:
    """What the reader sees anew: face-down hole cards, and board cards that nobody named."""
    public = {card for card in hand["board"] if card}
    public |= {card for seat in seats for card in seat["cards"] if card}
    deck.left = [card for card in deck.left if card not in public]
    found = []
    for seat in seats:
        hidden = seat["cards"].count(None)
        found += deck.readings(f"seat-{seat['seat']}", hidden)
    # A board card that has a name already counts as reported.
    named = len(hand["board"]) - hand["board"].count(None)
    deck.seen["board"] = max(named, deck.seen.get("board", 0))
    return found + deck.readings("board", len(hand["board"]))


async def follow(url: str, table: str, token: str) -> None:
    """Follow a table and name its cards; raises `ClientError` when the service wants no more."""
    deck: Deck | None = None
    async with Client(url, token, [table]) as client:
        async for message in client:
            view: dict[str, Any] = message.get("view") or {}
            hand = view.get("hand")
            if hand is None or hand["phase"] in ("complete", "misdealt", "voided"):
                continue
            deal = (hand["number"], hand["deal"])
            if deck is None and hand["phase"] != "hole_deal":
                # In the middle of a hand it cannot know what it saw before.
                continue
            if deck is None or deck.deal != deal:
                deck = Deck(deal)
            if not hand["held"]:
                for observation in readings(deck, hand, view["seats"]):
                    with suppress(Refused):
                        await client.observe(table, observation)
