"""Folding questions, irregularities, procedures, rulings and holds.

Not the choice of a remedy: the event carries it.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import events as ev
from statemachine.evolve.player import cards_back
from statemachine.phases import ENDED
from statemachine.slots import changed
from statemachine.state import HandState, Hold, Irregularity, Question, Ruling, StepDone


def _question_asked(hand: HandState, event: ev.QuestionAsked, seq: int) -> HandState:
    question = Question(
        event.question,
        seq,
        event.asks,
        event.answers,
        event.street,
        event.seat,
        event.action,
        event.amount,
    )
    return changed(hand, questions=(*hand.questions, question), asked=event.question)


def _question_closed(hand: HandState, event: ev.QuestionClosed, seq: int) -> HandState:
    open_still = tuple(q for q in hand.questions if q.id != event.question)
    if event.answer == "overtaken":
        return changed(hand, questions=open_still)
    answered = (
        *(earlier for earlier in hand.answered if earlier[1] == seq),
        *((q.seq, seq) for q in hand.questions if q.id == event.question),
    )
    return changed(hand, questions=open_still, answered=answered)


def _irregularity_opened(hand: HandState, event: ev.IrregularityOpened, seq: int) -> HandState:
    fault = Irregularity(
        id=event.irregularity,
        fault=event.fault,
        seq=seq,
        called_seq=event.called_seq,
        procedure=event.procedure,
        step=event.step,
        blocks=event.blocks,
        citations=event.citations,
        silent=event.silent,
        suggestion=event.suggestion,
        street=event.street,
        seat=event.seat,
        place=event.place,
        card=event.card,
        detail=event.detail,
        floor_only=event.floor_only,
        amount=event.amount,
        # A fault that an answer opens has shown itself where the question was asked.
        evidence=(*(asked for asked, answered in hand.answered if answered == seq), seq),
    )
    hand = changed(hand, irregularities=(*hand.irregularities, fault))
    return hold_or_lift(hand, seq)


def hold_or_lift(hand: HandState, seq: int) -> HandState:
    """Hold the game while something blocks it now, and while held play is not ruled on."""
    if hand.phase in ENDED:
        return hand
    if hand.blocked("now"):
        return hand if hand.hold else changed(hand, hold=Hold(seq, hand.betting))
    if hand.hold is not None and not hand.hold.played:
        return changed(hand, hold=None)
    return hand


def _change_fault(hand: HandState, number: int, **changes: Any) -> HandState:
    return changed(
        hand,
        irregularities=tuple(
            changed(fault, **changes) if fault.id == number else fault
            for fault in hand.irregularities
        ),
    )


def _procedure_chosen(hand: HandState, event: ev.ProcedureChosen, seq: int) -> HandState:
    fault = next(f for f in hand.irregularities if f.id == event.irregularity)
    hand = _change_fault(
        hand,
        event.irregularity,
        called_seq=event.called_seq,
        evidence=_told(fault, seq),
        procedure=event.procedure,
        step=event.step,
        blocks=event.blocks,
        citations=event.citations,
        silent=event.silent,
        suggestion=event.suggestion,
        status="open",
    )
    return hold_or_lift(hand, seq)


def _fact_found(hand: HandState, event: ev.FactFound, seq: int) -> HandState:
    fault = next(f for f in hand.irregularities if f.id == event.irregularity)
    said = tuple(entry for entry in fault.found if entry[0] != event.fact)
    found = (*said, (event.fact, event.value))
    evidence = _told(fault, seq)
    return _change_fault(hand, event.irregularity, found=found, evidence=evidence)


def _told(fault: Irregularity, seq: int) -> tuple[int, ...]:
    """What tells of a fault, with an entry that may say several things of it."""
    return fault.evidence if seq in fault.evidence else (*fault.evidence, seq)


def _procedure_stepped(hand: HandState, event: ev.ProcedureStepped, seq: int) -> HandState:
    fault = next(f for f in hand.irregularities if f.id == event.irregularity)
    done = (*fault.done, StepDone(event.step, event.outcome))
    hand = _change_fault(
        hand,
        event.irregularity,
        step=event.next_step,
        done=done,
        evidence=_told(fault, seq),
    )
    if event.blocks is None:
        return hand
    return hold_or_lift(_change_fault(hand, event.irregularity, blocks=event.blocks), seq)


def _irregularity_closed(hand: HandState, event: ev.IrregularityClosed, seq: int) -> HandState:
    hand = _change_fault(hand, event.irregularity, status=event.how, step=None)
    going = hand.going
    if going is not None and (
        going.irregularity == event.irregularity or not hand.open_irregularities()
    ):
        hand = changed(hand, going=None)
    return hold_or_lift(hand, seq)


def _ruled(hand: HandState, event: ev.Ruled, seq: int) -> HandState:
    ruling = Ruling(
        event.ruling,
        seq,
        event.irregularities,
        event.reason,
        event.effects,
        event.floor,
        event.signed,
        event.floor_only,
    )
    # Who rules has come, or need not come any more.
    return changed(hand, rulings=(*hand.rulings, ruling), going=None)


def _ruling_signed(hand: HandState, event: ev.RulingSigned, seq: int) -> HandState:
    return changed(
        hand,
        rulings=tuple(
            changed(ruling, signed=True, floor=event.floor) if ruling.id == event.ruling else ruling
            for ruling in hand.rulings
        ),
    )


def _hold_placed_at(hand: HandState, event: ev.HoldPlacedAt, seq: int) -> HandState:
    earlier = [mark for mark in hand.marks if mark.seq <= event.seq]
    before = earlier[-1].betting if earlier else hand.betting
    actions = tuple(
        changed(fact, held=True) if fact.seq > event.seq else fact for fact in hand.actions
    )
    played = any(fact.held for fact in actions)
    return changed(hand, hold=Hold(event.seq, before, played), actions=actions)


def _held_play_decided(hand: HandState, event: ev.HeldPlayDecided, seq: int) -> HandState:
    if event.stands or hand.hold is None:
        # What binds counts for the cut-offs as any other act.
        actions = tuple(changed(f, held=False, in_turn=True) if f.held else f for f in hand.actions)
        betting = hand.betting
    else:
        gone = {fact.seq for fact in hand.actions if fact.held}
        actions = tuple(fact for fact in hand.actions if not fact.held)
        betting = hand.hold.before
        hand = changed(hand, marks=tuple(mark for mark in hand.marks if mark.seq not in gone))
    cleared = changed(hand, actions=actions, betting=betting, hold=None)
    if betting is not hand.betting:
        cleared = changed(cleared, custody=cards_back(cleared), declared=(), counted=())
    return hold_or_lift(cleared, seq)


def _penalty_noted(hand: HandState, event: ev.PenaltyNoted, seq: int) -> HandState:
    return changed(hand, penalties=(*hand.penalties, (event.seat, event.penalty)))


def _noted(hand: HandState, event: ev.Event, seq: int) -> HandState:
    """The event is in the log and in the feeds; the state has no place for it."""
    return hand


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.QuestionAsked: _question_asked,
    ev.QuestionClosed: _question_closed,
    ev.IrregularityOpened: _irregularity_opened,
    ev.ProcedureChosen: _procedure_chosen,
    ev.FactFound: _fact_found,
    ev.ProcedureStepped: _procedure_stepped,
    ev.IrregularityClosed: _irregularity_closed,
    ev.Ruled: _ruled,
    ev.RulingSigned: _ruling_signed,
    ev.HoldPlacedAt: _hold_placed_at,
    ev.HeldPlayDecided: _held_play_decided,
    ev.PenaltyNoted: _penalty_noted,
    ev.PlayedUnderHold: _noted,
    ev.ReaderNoted: _noted,
}
