"""The names of cards that the table has not seen, and whether anybody is told one of them.

It takes nothing from the redaction that it judges: what was seen is told by the cards themselves.
"""

import re
from typing import Final

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.cards import Card
from statemachine.replay import Entry
from statemachine.roles import ROLES, RULERS, Role
from statemachine.state import HandState, TableState
from statemachine.texts import Language
from statemachine.views import redact, redact_observation, view

# "As" begins many a sentence and is no ace of spades there.
_CARD: Final = re.compile(r"\b(?!As [a-z])[2-9TJQKA][cdhs]\b")
# What is called out with a card has shown it, except what lies face down among the burns.
_CALLED: Final = (ob.FaultReported, ob.BoxedCardFound)


class Secrets:
    """What is hidden at a table; `told` counts the cards that were hidden when it was looked.
    `sealed` are those that somebody wrote down under seal.
    """

    def __init__(self, sealed: set[Card]) -> None:
        self.sealed = sealed
        self.seen: set[Card] = set()
        self.told = 0

    def check(self, entry: Entry, state: TableState, language: Language) -> None:
        """Assert that neither an entry nor the table after it tells any role a hidden name, or
        any but those who rule that there is something for them alone.
        """
        hidden = self.note(entry, state)
        self.told += len(hidden)
        for role in ROLES if hidden or state.hand else ():
            what = "\n".join(_feed(entry, state, role, language))
            leaked = hidden & {*_CARD.findall(what)}
            assert not leaked, f"{role} is told {leaked}: {what}"

    def note(self, entry: Entry, state: TableState) -> set[Card]:
        """Take in what an entry showed; what the record still knows and nobody has seen."""
        if any(isinstance(event, ev.HandStarted) for event in entry.events):
            self.seen = set()
            self.sealed.clear()
        if state.hand is None:
            return set()
        self.seen |= shown_names(state.hand) | _called(entry.observation)
        return (known_names(state.hand) | self.sealed) - self.seen


def _feed(entry: Entry, state: TableState, role: Role, language: Language) -> list[str]:
    """All that a role gets of an entry, as text."""
    shown = view(state, role, language)
    events = [redacted for event in entry.events if (redacted := redact(event, role)) is not None]
    if role not in RULERS:
        alone: list[object] = [
            event
            for event in events
            if getattr(event, "floor_only", False) or getattr(event, "irregularity", 0) > 1000
        ]
        faults = shown.hand.irregularities if shown.hand else ()
        alone += [fault for fault in faults if fault.id > 1000]
        assert not alone, f"{role} is told of {alone}, which is for who rules"
    said = entry.observation
    if said is not None:
        said = redact_observation(said, role, entry.events)
    return [repr(shown), *map(repr, events), repr(said)]


def shown_names(hand: HandState) -> set[Card]:
    """The names that lie face up, or that everybody can tell to be in a pool."""
    piles = hand.custody.piles.values()
    names = {placed.card for cards in piles for placed in cards if placed.shown and placed.card}
    for pool in hand.custody.pools:
        names |= pool.names if pool.public else set()
    return names


def known_names(hand: HandState) -> set[Card]:
    """The names that the record has, wherever they lie."""
    names = {p.card for cards in hand.custody.piles.values() for p in cards if p.card}
    for pool in hand.custody.pools:
        names |= pool.names
    return names


def _called(said: ob.Observation | None) -> set[Card]:
    if isinstance(said, ob.SealRevealed):
        return {*said.cards}
    if not isinstance(said, _CALLED) or said.card is None:
        return set()
    if isinstance(said, ob.FaultReported) and said.fault == "double_burn":
        return set()
    return {said.card}
