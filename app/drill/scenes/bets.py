"""Scenes of bets: their size, their turn, the words and the chips that make them.

Not of who wins what was bet.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from app.drill.playing import BIG_BLIND, Told
from app.drill.scenes.model import (
    Look,
    Scene,
    Step,
    always,
    by_itself,
    of_actor,
    told,
)
from statemachine.advice import LegalAction, advise
from statemachine.irregularities import IrregularityKind
from statemachine.observations import Action, FaultReported, PlayerActed
from statemachine.rulebooks import Rulebook
from statemachine.seats import clockwise
from statemachine.state import HandPlayer
from statemachine.variants import Variant


def _acted(seat: int, action: Action, amount: int | None) -> Step:
    return (
        PlayerActed(seat, action, amount),
        Told(f"acts.{action}", {"seat": seat, "amount": amount}),
    )


def _legal(look: Look) -> dict[Action, LegalAction]:
    return {each.action: each for each in advise(look.moment.state).actions}


def _underbet(look: Look) -> Iterator[Step]:
    actor, bet = look.actor, _legal(look).get("bet")
    if actor is not None and bet is not None and bet.least and actor.stack > bet.least:
        yield _acted(actor.seat, "bet", bet.least // 2)


def _underraise(look: Look) -> Iterator[Step]:
    actor, more = look.actor, _legal(look).get("raise")
    call = look.moment.hand.betting.call
    if actor is not None and more is not None and more.least and more.least - call > 1:
        yield _acted(actor.seat, "raise", call + (more.least - call) * 3 // 4)


def _undercall(look: Look) -> Iterator[Step]:
    actor, call = look.actor, look.moment.hand.betting.call
    if actor is not None and call - actor.bet > 1 and actor.stack > call - actor.bet:
        to = actor.bet + (call - actor.bet) // 2
        params = {"seat": actor.seat, "amount": to}
        yield PlayerActed(actor.seat, "call", to), Told("acts.call.to", params)


def _overbet(look: Look) -> Iterator[Step]:
    actor, legal = look.actor, _legal(look)
    more = legal.get("raise") or legal.get("bet")
    if actor is None or more is None or more.most is None:
        return
    to = more.most + BIG_BLIND
    if to < actor.bet + actor.stack:
        yield _acted(actor.seat, more.action, to)


def _short_all_in(look: Look) -> Iterator[Step]:
    actor = look.actor
    if actor is not None and "bet" not in _legal(look) and "all_in" in _legal(look):
        yield _acted(actor.seat, "all_in", actor.bet + actor.stack)


def _out_of_turn(kind: IrregularityKind) -> Callable[[Look], Iterator[Step]]:
    def happens(look: Look) -> Iterator[Step]:
        actor, call = look.actor, look.moment.hand.betting.call
        if actor is None:
            return
        waiting = [p for p in look.players if p.stack > 4 * BIG_BLIND and p.seat != actor.seat]
        if not waiting:
            return
        early = look.chance.choice(waiting)
        if kind == "fold_out_of_turn":
            yield _acted(early.seat, "fold", None)
        elif call > early.bet:
            yield _acted(early.seat, "call", None)
            return
        elif not call:
            yield _acted(early.seat, "check", None)

    return happens


def _passed_over(look: Look) -> Iterator[Step]:
    actor, call = look.actor, look.moment.hand.betting.call
    if actor is None or not call:
        return
    order = clockwise([p.seat for p in look.players], actor.seat)
    bets = {p.seat: p.bet for p in look.players if p.stack > 4 * BIG_BLIND}
    after = [seat for seat in order if seat != actor.seat][:2]
    if len(after) == 2 and all(bets.get(seat, call) < call for seat in after):
        for seat in after:
            yield _acted(seat, "call", None)
        yield (
            FaultReported("skipped_player", seat=actor.seat),
            told("skipped_player", seat=actor.seat),
        )


def _may_bet(look: Look, actor: HandPlayer) -> bool:
    return "bet" in _legal(look) and actor.stack > BIG_BLIND


def _faces_bet(look: Look, actor: HandPlayer) -> bool:
    legal = _legal(look)
    return "call" in legal and "raise" in legal


def _string(look: Look) -> Iterator[Step]:
    actor = look.actor
    if actor is not None and _faces_bet(look, actor):
        call = look.moment.hand.betting.call
        more = _legal(look)["raise"].least or call
        params = {"seat": actor.seat, "amount": call - actor.bet, "more": more - call}
        yield FaultReported("string_bet", seat=actor.seat), told("string_bet", **params)


def _one_chip(look: Look) -> Iterator[Step]:
    actor = look.actor
    if actor is not None and _faces_bet(look, actor):
        call = look.moment.hand.betting.call - actor.bet
        chip = next((c for c in (100, 500, 1000, 5000, 25000) if c >= 2 * call), None)
        if chip is not None and actor.stack >= chip:
            params = {"seat": actor.seat, "amount": call, "chip": chip}
            yield FaultReported("oversized_chip", seat=actor.seat), told("oversized_chip", **params)


def _several_chips(look: Look) -> Iterator[Step]:
    actor = look.actor
    if actor is not None and _faces_bet(look, actor) and actor.stack > 5 * BIG_BLIND:
        call = look.moment.hand.betting.call - actor.bet
        chips = call + (BIG_BLIND if call >= BIG_BLIND else BIG_BLIND // 2)
        params = {"seat": actor.seat, "amount": call, "more": chips}
        yield FaultReported("multiple_chips", seat=actor.seat), told("multiple_chips", **params)


def _pot_counted(look: Look) -> Iterator[Step]:
    actor, legal = look.actor, _legal(look)
    more = legal.get("raise") or legal.get("bet")
    if actor is None or more is None or not more.most or more.most >= actor.bet + actor.stack:
        return
    said = more.most + look.chance.choice((-1, 1)) * BIG_BLIND // 2
    params = {"seat": actor.seat, "amount": said, "more": more.most}
    yield FaultReported("pot_miscount", seat=actor.seat), told("pot_miscount", **params)


def _hidden_chip(look: Look) -> Iterator[Step]:
    if look.in_play:
        behind = [p for p in look.players if p.stack > 10 * BIG_BLIND]
        if behind and look.betting:
            player = look.chance.choice(behind)
            params = {"seat": player.seat, "chip": 1000}
            yield FaultReported("hidden_chip", seat=player.seat), told("hidden_chip", **params)


def _no_limit(variant: Variant, book: Rulebook) -> bool:
    return variant.structure != "fixed_limit"


def _limit(variant: Variant, book: Rulebook) -> bool:
    return variant.structure != "no_limit"


def _pot_limit(variant: Variant, book: Rulebook) -> bool:
    return variant.structure == "pot_limit"


def _noted(kind: IrregularityKind) -> Callable[[Variant, Rulebook], bool]:
    """Only where the book has the dealer say something about it."""

    def fits(variant: Variant, book: Rulebook) -> bool:
        if variant.forced == "bring_in":
            return False
        silent = {"stands", "floor_discretion"}
        return any(not r.silent and r.procedure not in silent for r in book.applying(kind))

    return fits


SCENES: Final[Mapping[IrregularityKind, Scene]] = {
    "underbet": Scene(_underbet, _no_limit),
    "underraise": Scene(_underraise, _no_limit),
    "undercall": Scene(_undercall, always),
    "overbet_limit": Scene(_overbet, _limit),
    "pot_miscount": Scene(_pot_counted, _pot_limit),
    "action_out_of_turn": Scene(_out_of_turn("action_out_of_turn"), always),
    "fold_out_of_turn": Scene(_out_of_turn("fold_out_of_turn"), always),
    "skipped_player": Scene(_passed_over, always),
    "forward_motion": Scene(of_actor("forward_motion", _faces_bet), always),
    "string_bet": Scene(_string, always),
    "oversized_chip": Scene(_one_chip, _no_limit),
    "multiple_chips": Scene(_several_chips, _no_limit),
    "ambiguous_amount": Scene(of_actor("ambiguous_amount", _may_bet), _no_limit),
    "invalid_declaration": Scene(of_actor("invalid_declaration", _faces_bet), always),
    "conditional_declaration": Scene(of_actor("conditional_declaration", _faces_bet), always),
    "hidden_chip": Scene(_hidden_chip, always),
    "clock_expired": Scene(of_actor("clock_expired", _faces_bet), always),
    "short_all_in": Scene(_short_all_in, _noted("short_all_in")),
    "short_blind": Scene(by_itself, _noted("short_blind")),
}
