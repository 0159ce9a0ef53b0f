"""Deciding what is said of a sealed claim: that there is one, and after the hand what it was.

Not the comparing with the cards, which is the floor's step of the procedure.
"""

from statemachine.chart import step_after
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.setup import LONGEST_TEXT
from statemachine.events import ClaimCommitted, ClaimOpened, ProcedureStepped
from statemachine.observations import ClaimSealed, SealRevealed
from statemachine.phases import ENDED
from statemachine.procedures import PROCEDURES
from statemachine.roles import RULERS
from statemachine.sealing import commitment, well_formed
from statemachine.state import Irregularity

# The step in which the player writes, and the one that compares it with the cards.
_WRITES = "claim"
_COMPARES = "compare"
_REVIVED = "match"
_MOST_CARDS = 10


def claim_sealed(draft: Draft, seen: ClaimSealed) -> None:
    """The player's claim was sealed, which is the step in which he wrote it."""
    fault = _fault(draft, seen.procedure)
    if draft.command.role not in RULERS and draft.command.role != "dealer":
        refuse("role_may_not", role=draft.command.role)
    if fault.commitment == seen.commitment:
        return
    if not fault.open:
        refuse("irregularity_closed", irregularity=fault.id)
    if fault.commitment:
        refuse("claim_sealed_already", irregularity=fault.id)
    steps = {step.name for step in PROCEDURES[fault.procedure].steps}
    if _WRITES not in steps or fault.step not in (_WRITES, _COMPARES):
        refuse("step_not_open", step=_WRITES, open=fault.step or "-")
    if not well_formed(seen.commitment):
        refuse("commitment_malformed")
    by = draft.command.actor[:LONGEST_TEXT]
    draft.emit(ClaimCommitted(fault.id, seen.commitment, by))
    if fault.step == _WRITES:
        following = step_after(fault.procedure, _WRITES, "done")
        draft.emit(ProcedureStepped(fault.id, _WRITES, "done", following, fault.floor_only))


def seal_revealed(draft: Draft, seen: SealRevealed) -> None:
    """The claim of a revived hand is shown to the table once the hand is over."""
    if draft.command.role not in RULERS:
        refuse("floor_only")
    fault = _fault(draft, seen.procedure)
    if not fault.commitment:
        refuse("claim_not_sealed", irregularity=fault.id)
    revived = any((d.step, d.outcome) == (_COMPARES, _REVIVED) for d in fault.done)
    if not revived:
        refuse("seal_stays_closed", irregularity=fault.id)
    if draft.hand.phase not in ENDED:
        refuse("hand_not_over")
    if len(seen.cards) > _MOST_CARDS:
        refuse("too_many_cards", most=_MOST_CARDS)
    if not well_formed(seen.salt) or commitment(seen.cards, seen.salt) != fault.commitment:
        refuse("seal_does_not_open", irregularity=fault.id)
    if not fault.claim:
        draft.emit(ClaimOpened(fault.id, seen.cards, seen.salt))


def _fault(draft: Draft, number: int) -> Irregularity:
    fault = next((f for f in draft.hand.irregularities if f.id == number), None)
    if fault is None:
        refuse("unknown_irregularity", irregularity=str(number)[:20])
    return fault
