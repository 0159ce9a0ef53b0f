"""A table and the marks of a drill as lines of text.

It prints nothing, and draws nothing for a page.
"""

from app.drill.shown import MarkShown, MarksShown
from app.drill.texts import said, written
from statemachine.texts import Language
from statemachine.views import SeatView, TableView


def table_text(view: TableView, language: Language) -> str:
    """The middle of the table, and a line for each seat."""
    hand = view.hand
    assert hand is not None
    piles = said("table.piles", language, stub=hand.stub, burns=len(hand.burns), muck=hand.muck)
    pot = sum(pot.amount for pot in hand.pots)
    middle = [said("table.pot", language, amount=pot), piles]
    if hand.board:
        middle.insert(0, said("table.board", language, cards=written(hand.board)))
    width = max(len(seat.player) for seat in view.seats)
    seats = [_seat_text(seat, view, width, language) for seat in view.seats]
    return "\n".join([" · ".join(middle), *seats])


def _seat_text(seat: SeatView, view: TableView, width: int, language: Language) -> str:
    hand = view.hand
    assert hand is not None
    notes = []
    if seat.bet:
        notes.append(said("table.front", language, amount=seat.bet))
    if hand.button == seat.seat:
        notes.append(said("table.button", language))
    if view.advice.actor == seat.seat:
        notes.append(said("table.turn", language))
    if seat.standing != "live":
        notes.append(said("table.out", language))
    cards = written(seat.cards) if seat.standing == "live" else ""
    line = f"{seat.seat:3}  {seat.player:{width}}  {seat.stack:7}  {cards:12}  {', '.join(notes)}"
    return line.rstrip()


def report_text(marks: MarksShown, language: Language) -> str:
    """How it went, and each mistake with the rule and its number."""
    hands = len(marks.hands)
    lines = [
        said(
            "report",
            language,
            points=marks.points,
            most=marks.most,
            kinds=marks.kinds_right,
            nexts=marks.nexts_right,
            hands=hands,
        )
    ]
    if marks.seconds is not None:
        lines.append(said("times", language, seconds=marks.seconds, pace=marks.pace))
    mistakes = [m for m in marks.hands if not (m.kind_right and m.next_right)]
    for mark in mistakes:
        lines += ["", *_mistake(mark, language)]
    return "\n".join(lines if mistakes else [*lines, said("clean", language)])


def _mistake(mark: MarkShown, language: Language) -> list[str]:
    lines = []
    nothing_said = said("unanswered", language)
    if not mark.kind_right:
        gave = mark.said_kind.text if mark.said_kind else nothing_said
        lines.append(said("mistake", language, number=mark.hand, said=gave, right=mark.kind.text))
    if not mark.next_right:
        gave = mark.said_next.text if mark.said_next else nothing_said
        lines.append(
            said("mistake.next", language, number=mark.hand, said=gave, right=mark.next.text)
        )
    lines += [
        "  " + said("rule", language, clause=c.clause, edition=c.edition, text=c.text)
        for c in mark.citations
    ]
    if mark.silent:
        lines.append("  " + said("silent", language))
    return lines
