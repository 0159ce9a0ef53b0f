"""Acts out of turn once the table says that they were: the fault, and where the chips lie.

Not the question whether they were, which is asked in `acts`; nor what the floor makes of them.
"""

from statemachine.betting import player_at
from statemachine.decide.draft import Draft
from statemachine.decide.faults import open_fault
from statemachine.decide.recording import act_for_pending, apply_act, lay_early
from statemachine.events import QuestionClosed
from statemachine.state import Question


def turn_answered(draft: Draft, question: Question, answer: str) -> None:
    """The table said who acted, and when: out of turn, or what else was forgotten."""
    if question.seat is None or question.action is None:
        return
    if answer == "real":
        _out_of_turn(draft, question)
        return
    seat = question.seat
    if answer == "wrong_seat":
        seat = draft.hand.betting.actor or seat
    else:
        act_for_pending(draft, "fold" if answer == "folded_before" else "check", upto=seat)
    player = player_at(draft.hand.betting, seat)
    if player is not None and player.live and draft.hand.betting.actor == seat:
        apply_act(draft, player, question.action, question.amount)


def really_past(draft: Draft, seat: int | None = None) -> bool:
    """Acts that were asked about were made out of turn: those of a seat, or all of them where a
    skipped player says so. Whether there were any.
    """
    asked = [
        question
        for question in draft.hand.questions
        if question.asks == "out_of_turn" and seat in (None, question.seat)
    ]
    for question in asked:
        draft.emit(QuestionClosed(question.id, "real"))
        turn_answered(draft, question, "real")
    return bool(asked)


def _out_of_turn(draft: Draft, question: Question) -> None:
    if question.seat is None or question.action is None:
        return
    folds = question.action == "fold"
    open_fault(
        draft,
        "fold_out_of_turn" if folds else "action_out_of_turn",
        seat=question.seat,
        detail=question.action,
    )
    player = player_at(draft.hand.betting, question.seat)
    if player is None or not player.live:
        return
    if draft.book.out_of_turn_chips == "wait" and not folds:
        lay_early(draft, player, question.action, question.amount)
    else:
        # It happened: chips and cards lie as they do until the floor says what it is.
        apply_act(draft, player, question.action, question.amount, in_turn=False)
