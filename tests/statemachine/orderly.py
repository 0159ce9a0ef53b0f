"""Which acts are in order for the seat to act, told from the advice by what an act comes to.

Not how the domain decides that: it is asked, and has to agree.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.betting import bring_in_due
from statemachine.decide import decide
from statemachine.state import HandPlayer, TableState
from tests.statemachine.table import Table

ACTIONS: tuple[ob.Action, ...] = ("fold", "check", "call", "bet", "raise", "all_in", "bring_in")
SIZED: tuple[ob.Action, ...] = ("bet", "raise", "all_in", "bring_in")
# The words that come to an act that is listed, when the amount is its own.
_COMES_TO: Final[dict[ob.Action, tuple[ob.Action, ...]]] = {
    "call": ("call",),
    "bet": ("bet", "raise", "all_in"),
    "raise": ("bet", "raise", "all_in"),
    "all_in": ("bet", "raise", "all_in"),
    "bring_in": ("bring_in", "bet", "raise", "all_in"),
}


class Outcome(NamedTuple):
    """What became of an observation: nothing wrong, something said about it, or no message."""

    silent: bool
    refused: str


def outcome(table: Table, seen: ob.Observation) -> Outcome:
    decision = decide(table.state, table.command(seen), table.book)
    if decision.refusal is not None:
        return Outcome(False, decision.refusal.code)
    # That the stub is too short for the street that an act leads to is nothing against the act.
    told = any(
        isinstance(e, ev.QuestionAsked)
        or (isinstance(e, ev.IrregularityOpened) and e.fault != "short_stub")
        for e in decision.events
    )
    return Outcome(bool(decision.events) and not told, "")


def listed(state: TableState) -> Iterator[ob.PlayerActed]:
    """The acts that the advice lists, each with no amount and with its least, most and middle."""
    advice = advise(state)
    assert advice.actor is not None
    for legal in advice.actions:
        if legal.action not in ("bet", "raise"):
            yield ob.PlayerActed(advice.actor, legal.action)
        if legal.action in SIZED and legal.least is not None and legal.most is not None:
            for amount in {legal.least, legal.most, (legal.least + legal.most) // 2}:
                yield ob.PlayerActed(advice.actor, legal.action, amount)


def in_order(table: Table, act: ob.PlayerActed) -> bool:
    """Whether an act of the seat to act comes to one that is listed, in whatever words: a raise
    is a bet where there is none, a call for nothing a check, and all the chips are an all-in.
    Who says raise has to raise, though, unless it takes all the chips.

    Two more are in order, though nobody advises them: more than the call where nobody has
    chips to answer it, and less than a raise that takes the last chips of all the others.
    """
    betting = table.hand.betting
    player = table.player(act.seat)
    legal = {one.action: one for one in advise(table.state).actions}
    all_of_it = player.bet + player.stack
    to = _to(table, player, act)
    if act.action == "fold":
        return "fold" in legal
    if act.action == "all_in" and act.amount not in (None, all_of_it):
        return False
    if to == player.bet and act.action in ("check", "call"):
        return "check" in legal
    if act.action == "check" or not player.bet <= to <= all_of_it:
        return False
    for one in legal.values():
        least, most = one.least, one.most
        if least is None or most is None or not least <= to <= most:
            continue
        if act.action in _COMES_TO[one.action] or (one.action == "call" and to == all_of_it):
            return act.action != "bring_in" or one.action == "bring_in"
    if act.action == "call":
        return False
    others = [p for p in betting.players if p.live and p.seat != act.seat]
    above = to > max(betting.call, bring_in_due(table.hand))
    answered = any(p.bet + p.stack > to for p in others)
    if "bring_in" in legal and to < bring_in_due(table.hand):
        return to > 0 and not answered
    if act.action == "bring_in":
        return False
    bounds = legal.get("raise") or legal.get("bet")
    if bounds is None:
        return above and not any(p.stack for p in others)
    assert bounds.least is not None
    return betting.call < to < bounds.least and not answered


def _to(table: Table, player: HandPlayer, act: ob.PlayerActed) -> int:
    """The seat's whole bet on the street once the act is made as it was said."""
    betting = table.hand.betting
    all_of_it = player.bet + player.stack
    match act.action:
        case "fold" | "check":
            return player.bet
        case "call":
            return min(all_of_it, max(betting.call, player.bet))
        case "all_in":
            return all_of_it
        case "bring_in" if act.amount is None:
            return min(all_of_it, max(table.hand.level.bring_in, player.bet))
    return act.amount or 0


def critical(table: Table, seat: int, *, every: bool = False) -> Iterator[ob.PlayerActed]:
    """Acts of a seat at and around each bound there is, or (`every`) of every amount."""
    betting = table.hand.betting
    player = table.player(seat)
    all_of_it = player.bet + player.stack
    amounts = {0, player.bet, betting.call, bring_in_due(table.hand), all_of_it}
    amounts |= {p.bet + p.stack for p in betting.players if p.live}
    amounts |= {betting.call + betting.full_raise, all_of_it // 2}
    for legal in advise(table.state).actions:
        amounts |= {legal.least or 0, legal.most or 0}
    around = {amount + by for amount in amounts for by in (-1, 0, 1)}
    if every and all_of_it < 300:
        around = set(range(all_of_it + 2))
    for action in ACTIONS:
        if action not in ("bet", "raise"):
            yield ob.PlayerActed(seat, action)
        if action in SIZED:
            for amount in sorted(around):
                if amount >= 0:
                    yield ob.PlayerActed(seat, action, amount)
