"""What the log knows of a bet, a skipped seat, an absence or a claim, as facts of its fault.

Not the facts of cards and of the deal; those are in `facts`, which asks for these.
"""

from typing import Final

from statemachine.betting import substantial_action
from statemachine.corrections import half_reached, too_high
from statemachine.irregularities import OF_DECK, Fact, IrregularityKind
from statemachine.phases import ENDED, Phase
from statemachine.rulebooks.model import Rulebook
from statemachine.state import HandState

_HALVED: Final[frozenset[IrregularityKind]] = frozenset({"underraise", "multiple_chips"})
_ABSENT: Final[frozenset[IrregularityKind]] = frozenset({"absent_at_deal", "absent_forced_all_in"})
_DISPUTED: Final[frozenset[IrregularityKind]] = frozenset(
    {"late_claim", "wrong_award", "showdown_miscall"}
)
# The detail of a deck's fault that was found out once its hand was over.
EARLIER_HAND: Final = "earlier_hand"
_OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD, *ENDED)


def facts_of_play(
    hand: HandState,
    book: Rulebook,
    kind: IrregularityKind,
    called_seq: int,
    *,
    seat: int | None,
    amount: int | None,
    detail: str,
) -> dict[Fact, bool]:
    """The facts that only some kinds have; what the log cannot tell is left out."""
    facts: dict[Fact, bool] = {}
    if kind in _HALVED and seat is not None:
        half = half_reached(hand, seat, amount, called_seq)
        if half is not None:
            facts["half_reached"] = half
    if kind == "pot_miscount" and seat is not None:
        above = too_high(hand, seat, called_seq)
        if above is not None:
            facts["count_too_high"] = above
    if kind == "skipped_player":
        facts["acted_past"] = acted_past(hand, called_seq)
    if kind in _ABSENT and detail:
        # The record says why the hand does not play: the player was not there in time.
        facts["back_in_time"] = False
    if kind in _DISPUTED:
        facts |= _of_claim(hand, book, amount if kind == "late_claim" else None)
    if kind in OF_DECK:
        facts |= _of_claim(hand, book, hand.number - (detail == EARLIER_HAND))
    return facts


def acted_past(hand: HandState, until: int) -> bool:
    """Whether there was substantial action out of turn, to the left of a skipped seat (53-B);
    what is held because of it counts, since that is what is asked about.
    """
    street = hand.actions[-1].street if hand.actions else None
    past = [fact for fact in hand.actions if fact.street == street and fact.seq <= until]
    return substantial_action(past, out_of_turn=True)


def _of_claim(hand: HandState, book: Rulebook, number: int | None) -> dict[Fact, bool]:
    """How late a claim is: of another hand, or of this one with its pot pushed already."""
    if number is None:
        number = hand.number if hand.phase in _OVER else hand.number - 1
    over = number != hand.number
    taken = over or bool(hand.awards)
    facts: dict[Fact, bool] = {"next_hand_begun": over, "pot_taken": taken}
    match book.late_claim_window:
        case "next_hand":
            facts["claim_in_time"] = not over
        case "pot_taken":
            facts["claim_in_time"] = not taken
        case "minute":
            # Nothing in the record has a clock: who is there says whether the minute is over.
            if over or not taken:
                facts["claim_in_time"] = not over
    return facts
