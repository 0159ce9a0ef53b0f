"""Deciding what floor and dealer do about a fault: answers, steps, rulings, signatures.

Not what an effect does to the table; that is `rulings`.
"""

from statemachine import effects as fx
from statemachine.chart import step_after
from statemachine.custody import count, seat_place
from statemachine.decide.card_effects import cards_told, street_cards
from statemachine.decide.chip_effects import as_told, check_told
from statemachine.decide.deal_faults import passed_over
from statemachine.decide.dealing import common_card
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.facts import PLACED_SHORT
from statemachine.decide.faults import (
    TOO_MANY,
    choose_again,
    close,
    next_number,
    open_fault,
)
from statemachine.decide.outcomes import outcomes_left
from statemachine.decide.recording import act_for_pending
from statemachine.decide.reports import report_unburned
from statemachine.decide.rulings import AFTER_THE_HAND, carry_out, decide_held_play
from statemachine.decide.setup import LONGEST_TEXT, check_text
from statemachine.decide.turns import turn_answered
from statemachine.effects import Effect
from statemachine.events import (
    BurnCredited,
    BurnDisproved,
    CardsDrawn,
    FactFound,
    ProcedureStepped,
    QuestionClosed,
    Ruled,
    RulingSigned,
)
from statemachine.irregularities import tested
from statemachine.observations import (
    CallPositionSet,
    QuestionAnswered,
    RulingCountersigned,
    RulingGiven,
    StepTaken,
)
from statemachine.phases import ENDED
from statemachine.procedures import FACT_FINDING, PROCEDURES, Step
from statemachine.procedures.finding import YES
from statemachine.roles import RULERS
from statemachine.state import Irregularity, Question
from statemachine.streets import cards_due
from statemachine.variants import StreetName

HELD_ANSWERS = ("stands", "taken_back")


def _signature(draft: Draft, floor: str) -> tuple[str, bool]:
    """The floor's name and whether he said it himself. A dealer has to name him."""
    check_text(floor)
    if draft.command.role in RULERS:
        return floor.strip() or draft.command.actor[:LONGEST_TEXT], True
    if draft.command.role != "dealer":
        refuse("role_may_not", role=draft.command.role)
    if not floor.strip():
        refuse("floor_name_missing")
    return floor.strip(), False


def _record(
    draft: Draft,
    faults: tuple[int, ...],
    reason: str,
    signature: tuple[str, bool],
    floor_only: bool = False,
) -> None:
    number = next_number(draft.hand.rulings, floor_only)
    draft.emit(Ruled(number, faults, reason, (), *signature, floor_only))


# --- questions


def question_answered(draft: Draft, seen: QuestionAnswered) -> None:
    """The table said what it was."""
    check_text(seen.floor)
    question = next((q for q in draft.hand.questions if q.id == seen.question), None)
    if question is None:
        refuse("unknown_question", question=str(seen.question)[:20])
    if seen.answer not in question.answers:
        refuse("unknown_answer", question=seen.question, answers=", ".join(question.answers))
    if draft.command.role == "device":
        refuse("role_may_not", role="device")
    if question.asks == "played_under_hold":
        signature = _signature(draft, seen.floor)
        _record(draft, (), f"played_under_hold:{seen.answer}", signature)
    draft.emit(QuestionClosed(question.id, seen.answer))
    _act_on(draft, question, seen.answer)
    draft.settle()


def _act_on(draft: Draft, question: Question, answer: str) -> None:
    match question.asks:
        case "missing_burn":
            _burn_answered(draft, question, answer)
        case "surplus_burn" if answer == "real":
            draft.emit(CardsDrawn("burns", (None,)))
            open_fault(draft, "double_burn", street=question.street, place="burns")
        case "early_street":
            if answer == "real":
                open_fault(draft, "premature_street", street=question.street, place="board")
            else:
                act_for_pending(draft, "fold" if answer == "folded" else "check")
        case "out_of_turn":
            turn_answered(draft, question, answer)
        case "seat_passed" if question.seat is not None:
            passed_over(draft, question.seat, really=answer == "real")
        case "played_under_hold":
            decide_held_play(draft, stands=answer == "stands")


def _burn_answered(draft: Draft, question: Question, answer: str) -> None:
    if question.street is None:
        return
    if answer == "real":
        if _picked_instead(draft, question.street):
            return
        report_unburned(draft, question.street)
    else:
        draft.emit(CardsDrawn("burns", (None,)))
        draft.emit(BurnCredited(question.street, "stub"))


def _picked_instead(draft: Draft, street: StreetName) -> bool:
    """Whether a card was picked from the street's scramble meanwhile: then that one is its
    burn, and pays for no other (A-18).
    """
    following = draft.variant.following(street)
    credit = draft.hand.credited(following.name) if following else None
    if following is None or credit is None or credit.source != "pre_paid":
        return False
    draft.emit(BurnDisproved(following.name))
    draft.emit(BurnCredited(street, "picked"))
    return True


# --- steps


def _open_fault(draft: Draft, number: int) -> Irregularity:
    fault = next((f for f in draft.hand.irregularities if f.id == number), None)
    if fault is None:
        refuse("unknown_irregularity", irregularity=str(number)[:20])
    if not fault.open:
        refuse("irregularity_closed", irregularity=number)
    return fault


def step_taken(draft: Draft, seen: StepTaken) -> None:
    """A step of an open procedure was done, by the role whose step it is or, where the floor
    has no device, by the dealer in his name.
    """
    fault = _open_fault(draft, seen.procedure)
    if fault.step is None or fault.step != seen.step:
        refuse("step_not_open", step=seen.step[:LONGEST_TEXT], open=fault.step or "-")
    step = PROCEDURES[fault.procedure].step(fault.step)
    outcome = step.outcome(seen.outcome)
    if outcome is None or (outcome.suggested and not fault.suggestion):
        refuse("unknown_outcome", outcome=seen.outcome[:LONGEST_TEXT], step=step.name)
    check_text(seen.floor)
    signature = _signature(draft, seen.floor) if step.who == "floor" else None
    if draft.command.role not in RULERS and draft.command.role != "dealer":
        refuse("role_may_not", role=draft.command.role)
    check_told(draft, seen)
    effects = as_told(fault.suggestion if outcome.suggested else outcome.effects, seen)
    if outcome not in outcomes_left(draft.hand, fault, step.name):
        refuse("hand_over")
    _check_needs(draft, fault, step, effects, seen)
    following = step_after(fault.procedure, step.name, outcome.name)
    blocks = PROCEDURES[fault.procedure].step(following).blocks if following else None
    hidden = fault.floor_only
    draft.emit(ProcedureStepped(fault.id, step.name, outcome.name, following, hidden, blocks))
    if signature is not None:
        _record(draft, (fault.id,), f"{step.name}:{outcome.name}", signature, hidden)
    if fault.procedure == FACT_FINDING:
        by = signature[0] if signature else draft.command.actor[:LONGEST_TEXT]
        _found(draft, fault, step.name, outcome.name == YES, by)
        return
    carry_out(draft, effects, fault, seen.pick, seen.cards)
    if following is None:
        _check_surplus(draft, fault)
        close(draft, fault, "remedied")
    if outcome.name == "play_on":
        _supply_short_hands(draft)
    close_hold(draft)


def _found(draft: Draft, fault: Irregularity, name: str, value: bool, by: str) -> None:
    """Note what somebody says of a fault, and ask the book again."""
    fact, _ = tested(name)
    draft.emit(FactFound(fault.id, fact, value, by, fault.floor_only))
    known = next(f for f in draft.hand.irregularities if f.id == fault.id)
    choose_again(draft, known, known.called_seq)
    close_hold(draft)


def _supply_short_hands(draft: Draft) -> None:
    """The hand is played on: seats that gave a boxed card up still lack one each."""
    hand = draft.hand
    lost = {
        fault.seat
        for fault in hand.irregularities
        if fault.fault == "boxed_card" and fault.detail == PLACED_SHORT
    }
    for player in hand.betting.players:
        place = seat_place(player.seat)
        short = count(hand.custody, place) < cards_due(draft.hand)
        if player.live and short and player.seat in lost:
            open_fault(draft, "boxed_card", seat=player.seat, place=place, detail=PLACED_SHORT)


def _check_surplus(draft: Draft, fault: Irregularity) -> None:
    """Refuse to close a fault of too many board cards while they still lie there: the hand
    could not go on from such a board.
    """
    if fault.street is None or fault.fault not in TOO_MANY or draft.hand.phase in ENDED:
        return
    street = draft.variant.street(fault.street)
    dealt = [s for s in draft.variant.streets if draft.hand.credited(s.name)]
    board = count(draft.hand.custody, "board")
    most = max(street.board, *(s.board for s in dealt), 0) + common_card(draft, street)
    if board > most:
        refuse("board_too_long", cards=board, street=street.name)


def _check_needs(
    draft: Draft, fault: Irregularity, step: Step, effects: tuple[Effect, ...], seen: StepTaken
) -> None:
    if step.needs == "pick":
        if seen.pick is None:
            refuse("pick_missing", step=step.name)
        if seen.pick not in street_cards(draft, fault):
            refuse("card_index_unknown", place="board", index=str(seen.pick)[:20])
    if step.needs == "cards":
        most = cards_told(draft, effects, fault)
        if len(seen.cards) > most:
            refuse("too_many_cards", most=most)
    if step.needs == "seat" and not seen.seats and fx.PassDeal() in effects:
        # Whose deal it is, nobody else can say.
        refuse("seat_needed", fault=fault.fault)
    if step.needs == "nothing" and (seen.pick is not None or seen.cards):
        refuse("unknown_outcome", outcome=seen.outcome, step=step.name)


def close_hold(draft: Draft) -> None:
    """Go on where the hold ends: ask about held play that nobody has ruled on, then move."""
    hand = draft.hand
    if hand.hold is not None and hand.hold.played and not hand.blocked("now"):
        draft.ask("played_under_hold", HELD_ANSWERS)
    draft.settle()


# --- rulings


def _check_over(draft: Draft, effects: tuple[Effect, ...]) -> None:
    """Refuse what cannot be done any more once the hand is over."""
    if draft.hand.phase in ENDED and any(type(e) not in AFTER_THE_HAND for e in effects):
        refuse("hand_over")


def ruling_given(draft: Draft, seen: RulingGiven) -> None:
    """The floor ruled in his own words with his own effects."""
    check_text(seen.reason)
    if not seen.reason.strip():
        refuse("name_missing")
    floor, signed = _signature(draft, seen.floor)
    if len(set(seen.irregularities)) != len(seen.irregularities):
        refuse("irregularity_repeated")
    faults = [_open_fault(draft, number) for number in seen.irregularities]
    _check_over(draft, seen.effects)
    if draft.hand.phase in ENDED and not faults and not seen.effects:
        refuse("hand_over")
    numbers = tuple(fault.id for fault in faults)
    hidden = bool(faults) and all(fault.floor_only for fault in faults)
    number = next_number(draft.hand.rulings, hidden)
    draft.emit(Ruled(number, numbers, seen.reason, seen.effects, floor, signed, hidden))
    carry_out(draft, seen.effects, faults[0] if faults else None)
    open_still = {fault.id for fault in draft.hand.open_irregularities()}
    for fault in faults:
        _check_surplus(draft, fault)
        if fault.id in open_still:
            close(draft, fault, "ruled")
    close_hold(draft)


def ruling_countersigned(draft: Draft, seen: RulingCountersigned) -> None:
    """The floor signed what the dealer had recorded for him."""
    if draft.command.role not in RULERS:
        refuse("floor_only")
    ruling = next((r for r in draft.hand.rulings if r.id == seen.ruling), None)
    if ruling is None:
        refuse("unknown_ruling", ruling=str(seen.ruling)[:20])
    if ruling.signed:
        refuse("ruling_already_signed", ruling=seen.ruling)
    draft.emit(RulingSigned(ruling.id, draft.command.actor[:LONGEST_TEXT]))


def call_position_set(draft: Draft, seen: CallPositionSet) -> None:
    """The floor found when the fault was first called; cut-offs are measured there."""
    if draft.command.role not in RULERS:
        refuse("floor_only")
    fault = next((f for f in draft.hand.irregularities if f.id == seen.irregularity), None)
    if fault is None:
        refuse("unknown_irregularity", irregularity=str(seen.irregularity)[:20])
    if draft.hand.phase in ENDED:
        refuse("hand_over")
    if not fault.open and fault.status != "remedied":
        refuse("irregularity_closed", irregularity=fault.id)
    last = fault.done[-1].step if fault.done else ""
    # A step of another procedure, which the facts chose before, has moved nothing.
    if any(s.name == last and s.outcomes[0].effects for s in PROCEDURES[fault.procedure].steps):
        refuse("position_fixed", irregularity=fault.id)
    marks = [mark.seq for mark in draft.hand.marks]
    if not marks or not marks[0] <= seen.seq <= draft.command.seq:
        refuse("position_unknown", seq=str(seen.seq)[:20])
    choose_again(draft, fault, seen.seq)
    close_hold(draft)
