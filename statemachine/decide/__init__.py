"""What an observation means at this table: `decide` gives the events or a refusal.

Not the fold of the events, nor the storing of them; pure, and total over every observation.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import observations as ob
from statemachine.decide import (
    acts,
    around,
    awards,
    calls,
    correction,
    dealing,
    declaring,
    floor,
    handling,
    posting,
    presence,
    readers,
    reports,
    runs,
    sealed,
    setup,
    showdown,
    tracking,
    upkeep,
)
from statemachine.decide.draft import Command, Decision, Draft, Refusal, Refused
from statemachine.decide.following import follow
from statemachine.decide.rights import forbidden
from statemachine.decide.setup import open_table
from statemachine.rulebooks.model import Rulebook
from statemachine.state import TableState

_FAMILIES: Final[dict[type, Callable[[Draft, Any], None]]] = {
    ob.PlayerSeated: setup.player_seated,
    ob.PlayerLeft: setup.player_left,
    ob.PlayerAway: presence.player_away,
    ob.PenaltyServed: presence.penalty_served,
    ob.LevelSet: setup.level_set,
    ob.DenominationsSet: setup.denominations_set,
    ob.ButtonPlaced: setup.button_placed,
    ob.HandBegun: setup.hand_begun,
    ob.PostMade: posting.post_made,
    ob.HoleCardsDealt: dealing.hole_cards_dealt,
    ob.CardDealt: dealing.card_dealt,
    ob.CardBurned: dealing.card_burned,
    ob.StreetDealt: dealing.street_dealt,
    ob.CardsDiscarded: dealing.cards_discarded,
    ob.RunsAgreed: runs.runs_agreed,
    ob.BoxedCardFound: handling.boxed_card_found,
    ob.CardExposed: handling.card_exposed,
    ob.CardNamed: handling.card_named,
    ob.CardSeen: readers.card_seen,
    ob.CardGone: readers.card_gone,
    ob.ControllerTaken: setup.controller_taken,
    ob.TrackingSet: tracking.tracking_set,
    ob.PileCounted: handling.pile_counted,
    ob.CardsMoved: handling.cards_moved,
    ob.CardsMixed: handling.cards_mixed,
    ob.PlayerActed: acts.player_acted,
    ob.ActedAround: around.acted_around,
    ob.BettingClosed: tracking.betting_closed,
    ob.HandTabled: showdown.hand_tabled,
    ob.HandMucked: showdown.hand_mucked,
    ob.WinnerDeclared: declaring.winner_declared,
    ob.PotPushed: showdown.pot_pushed,
    ob.FaultReported: reports.fault_reported,
    ob.ClaimMade: awards.claim_made,
    ob.FloorCalled: reports.floor_called,
    ob.QuestionAnswered: floor.question_answered,
    ob.StepTaken: floor.step_taken,
    ob.ClaimSealed: sealed.claim_sealed,
    ob.SealRevealed: sealed.seal_revealed,
    ob.RulingGiven: floor.ruling_given,
    ob.RulingCountersigned: floor.ruling_countersigned,
    ob.CallPositionSet: floor.call_position_set,
    ob.DealerChanged: upkeep.dealer_changed,
    ob.DeckChanged: upkeep.deck_changed,
    ob.StacksCorrected: upkeep.stacks_corrected,
    ob.ClockCalled: calls.clock_called,
    ob.ClockEnded: calls.clock_ended,
    ob.FloorGoing: calls.floor_going,
    ob.TableIsNow: correction.table_is_now,
}


def decide(state: TableState, command: Command, book: Rulebook) -> Decision:
    """Decide what an observation means.

    Gives the events and the state that they fold to; or a refusal, with the state as it
    was; or neither, when the observation says nothing new. A `Retracted` needs the log and
    goes to `replay.retract`.
    """
    family = _FAMILIES.get(type(command.observation))
    if family is None:
        return Decision((), state, Refusal("not_decidable", {}))
    refusal = forbidden(state, command)
    if refusal is not None:
        return Decision((), state, refusal)
    draft = Draft(state, command, book)
    try:
        family(draft, command.observation)
        follow(draft)
    except Refused as refused:
        return Decision((), state, refused.refusal)
    if not draft.events:
        return Decision((), state)
    return draft.finished()


__all__ = ["Command", "Decision", "Refusal", "decide", "open_table"]
