"""What holds of every decision, whatever was observed: the fold, the two ledgers, the flags.

Not a test itself: the driver in `table` asserts all of it after each decision.
"""

from collections import Counter
from collections.abc import Iterable

from statemachine import chips
from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.cards import Card
from statemachine.chart import chart
from statemachine.custody import Custody
from statemachine.decide import Command, Decision
from statemachine.evolve import evolve
from statemachine.phases import ENDED
from statemachine.rulebooks import Rulebook
from statemachine.slots import changed
from statemachine.state import (
    HandState,
    TableState,
)


def refolded(before: TableState, seq: int, events: Iterable[ev.Event]) -> TableState:
    """What the events of entry `seq` fold to from the state before it."""
    state = changed(before, seq=seq - 1)
    for event in events:
        state = evolve(state, event)
    return changed(state, seq=seq)


def public_names(custody: Custody) -> Counter[Card]:
    """How often each name lies face up on the table."""
    return Counter(
        placed.card
        for cards in custody.piles.values()
        for placed in cards
        if placed.shown and placed.card is not None
    )


def check_decision(before: TableState, command: Command, decision: Decision) -> None:
    """Assert what holds of every decision, whatever was observed."""
    if decision.refusal is not None:
        assert not decision.events
        assert decision.state == before
        return
    if not decision.events:
        assert decision.state == before
        return
    assert decision.state == refolded(before, command.seq, decision.events)
    check_chips(before, decision)
    if decision.state.hand is not None:
        check_hand(decision.state.hand)


def check_chips(before: TableState, decision: Decision) -> None:
    """Assert that chips move only, unless a hand starts or the record is set right."""
    hand = decision.state.hand
    if hand is None:
        return
    betting = hand.betting
    renewed = any(isinstance(e, ev.HandStarted | ev.TableSetRight) for e in decision.events)
    if renewed:
        if any(isinstance(e, ev.HandStarted) for e in decision.events):
            begun = sum(p.start for p in betting.players) + hand.terms.carried
            assert chips.chips_in_play(betting) == begun
    else:
        assert before.hand is not None
        moved = chips.chips_in_play(betting) - chips.chips_in_play(before.hand.betting)
        assert moved == came_in(hand, decision.events)
    for player in betting.players:
        assert min(player.stack, player.bet, player.total, player.put, player.dead) >= 0, player
        assert 0 <= player.early <= player.stack, player
    assert all(pot.amount >= 0 for pot in betting.collected)


def came_in(hand: HandState, events: Iterable[ev.Event]) -> int:
    """The chips that an award of an earlier hand, or a count, brought to the seats of this one,
    net.
    """
    playing = {player.seat for player in hand.betting.players}
    net = 0
    for event in events:
        if isinstance(event, ev.AwardReversed):
            net += sum(share.amount for share in event.given if share.seat in playing)
            net -= sum(share.amount for share in event.taken if share.seat in playing)
        elif isinstance(event, ev.StacksSetRight) and hand.phase not in ENDED:
            net += sum(each.stack - each.before for each in event.stacks if each.seat in playing)
    return net


def check_hand(hand: HandState) -> None:
    """Assert that the ledger of cards is whole, and the phase where its guards put it."""
    custody = hand.custody
    assert ledger.total(custody) == custody.deck + custody.surplus
    assert min(custody.stub, custody.surplus) >= 0
    flagged = {
        fault.card
        for fault in hand.irregularities
        if fault.fault == "duplicate_card" and fault.status != "resolved"
    }
    twice = {card for card, times in public_names(custody).items() if times > 1}
    assert twice <= flagged, f"{twice - flagged} lies face up twice, and nobody was told"
    if hand.phase in ENDED:
        assert hand.hold is None
    seats = {player.seat for player in hand.betting.players}
    assert hand.betting.actor is None or hand.betting.actor in seats
    assert len({burn.street for burn in hand.burns}) == len(hand.burns)
    # The table's numbers have no gap where something is hidden from it.
    for hidden, first in ((False, 1), (True, 1001)):
        ids = [fault.id for fault in hand.irregularities if fault.floor_only is hidden]
        assert ids == list(range(first, first + len(ids)))
    for fault in hand.irregularities:
        assert (fault.step is None) == (not fault.open), fault


def settled(state: TableState, book: Rulebook) -> bool:
    """Whether no automatic move of the hand is due."""
    return state.hand is None or chart(state.variant).next(state.hand, book) is None
