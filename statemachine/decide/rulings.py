"""Carrying out effects: what a procedure's outcome or a ruling does to the table.

Not the choice of them: that is the procedure, the book's suggestion, or the floor.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import effects as fx
from statemachine.cards import Card
from statemachine.corrections import bets_in_front
from statemachine.decide.card_effects import CARD_EFFECTS
from statemachine.decide.chip_effects import CHIP_EFFECTS
from statemachine.decide.draft import Draft, Refused, refuse
from statemachine.decide.faults import close
from statemachine.decide.hand_effects import HAND_EFFECTS
from statemachine.decide.recording import act_for_pending
from statemachine.decide.setup import LONGEST_TEXT, check_chips, check_text
from statemachine.decide.told import Told, player_meant
from statemachine.effects import Effect
from statemachine.events import (
    CallSet,
    ChipsSet,
    HandReturned,
    HeldPlayDecided,
    PenaltyNoted,
    TurnGiven,
)
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.state import Irregularity
from statemachine.streets import street_shown

MOST_EFFECTS: Final = 20
# What a warning is noted as; the floor's own words stand for a penalty.
WARNING: Final = "warning"
_SETTLED = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def carry_out(
    draft: Draft,
    effects: tuple[Effect, ...],
    fault: Irregularity | None = None,
    pick: int | None = None,
    cards: tuple[Card | None, ...] = (),
) -> None:
    """Apply effects in order; `pick` and `cards` are what the step told. Refuses, before
    anything has changed for the caller, an effect that this table cannot carry out.
    """
    if len(effects) > MOST_EFFECTS:
        refuse("too_many_effects", most=MOST_EFFECTS)
    told = Told(fault, pick, cards)
    for effect in effects:
        apply = EFFECTS.get(type(effect))
        try:
            if apply is None:
                refuse("effect_impossible", effect=effect.kind)
            apply(draft, effect, told)
        except Refused as refused:
            if refused.refusal.code != "effect_impossible":
                raise
            refuse("effect_impossible", effect=effect.kind, **_named(effect))
    if draft.hand.phase in _SETTLED:
        draft.form_pots()


def _named(effect: Effect) -> dict[str, str | int]:
    """What an effect names, so that a refusal can put it into words; not cards, which may be
    nobody's to read.
    """
    named: dict[str, str | int] = {}
    for name in effect.__slots__:
        value = getattr(effect, name)
        if name in ("kind", "cards") or value in (None, ()):
            continue
        said = ", ".join(map(str, value)) if isinstance(value, tuple) else value
        named[name] = said if isinstance(said, bool) else str(said)[:LONGEST_TEXT]
    return named


def decide_held_play(draft: Draft, *, stands: bool) -> None:
    """Let held play stand or take it back. A street that it had closed is open again then, so
    the phase is read off the board and the turn.
    """
    draft.emit(HeldPlayDecided(stands))
    hand = draft.hand
    if stands or hand.betting.actor is None:
        return
    open_again = street_shown(hand)
    if open_again is not None and BETTING.get(hand.phase) != open_again.name:
        draft.fire("set_right")


def _play_stands(draft: Draft, effect: fx.PlayStands, told: Told) -> None:
    decide_held_play(draft, stands=True)


def _take_play_back(draft: Draft, effect: fx.TakePlayBack, told: Told) -> None:
    decide_held_play(draft, stands=False)


def _move_chips(draft: Draft, effect: fx.MoveChips, told: Told) -> None:
    player = player_meant(draft, effect.seat, told, effect.kind)
    if not -player.bet <= effect.amount <= player.stack:
        refuse("effect_impossible", effect=effect.kind)
    draft.emit(ChipsSet(effect.seat, effect.amount))


def _set_call(draft: Draft, effect: fx.SetCall, told: Told) -> None:
    check_chips(effect.amount)
    if not bets_in_front(draft.hand):
        # Between streets there is no bet to match, and it is not that of the next street.
        refuse("effect_impossible", effect=effect.kind)
    draft.emit(CallSet(effect.amount))


def _set_actor(draft: Draft, effect: fx.SetActor, told: Told) -> None:
    player = player_meant(draft, effect.seat, told, effect.kind)
    if not player.live or not player.stack:
        refuse("effect_impossible", effect=effect.kind)
    draft.emit(TurnGiven(effect.seat))


def _declare_misdeal(draft: Draft, effect: fx.DeclareMisdeal, told: Told) -> None:
    _return_all(draft, "misdeal", effect.kind, told)


def _void_hand(draft: Draft, effect: fx.VoidHand, told: Told) -> None:
    _return_all(draft, "void", effect.kind, told)


def _return_all(draft: Draft, trigger: str, effect: str, told: Told) -> None:
    """End the deal: every chip goes back, and what else is open is superseded. Refuses it where
    the hand is over and its players have not the chips that it left them.
    """
    if draft.hand.phase in ENDED and not _untouched(draft):
        refuse("effect_impossible", effect=effect)
    draft.emit(HandReturned())
    if draft.fire(trigger):
        refuse("effect_impossible", effect=effect)
    for other in draft.hand.open_irregularities():
        if told.fault is None or other.id != told.fault.id:
            close(draft, other, "superseded")


def _untouched(draft: Draft) -> bool:
    """Whether everybody who was in a hand that is over still sits there with its chips."""
    left = {o.seat: (o.player, o.stack) for o in draft.state.seats}
    return all(
        left.get(player.seat) == (player.player, player.stack)
        for player in draft.hand.betting.players
    )


def _finish_betting(draft: Draft, effect: fx.FinishBetting, told: Told) -> None:
    act_for_pending(draft, "check")


def _penalise(draft: Draft, effect: fx.Penalise, told: Told) -> None:
    check_text(effect.penalty)
    words = effect.penalty or (told.fault.fault if told.fault else "")
    player = player_meant(draft, effect.seat, told, effect.kind)
    draft.emit(PenaltyNoted(player.seat, words))


def _warn(draft: Draft, effect: fx.Warn, told: Told) -> None:
    player = player_meant(draft, effect.seat, told, effect.kind)
    draft.emit(PenaltyNoted(player.seat, WARNING))


EFFECTS: Final[dict[type, Callable[[Draft, Any, Told], None]]] = {
    **CARD_EFFECTS,
    **HAND_EFFECTS,
    **CHIP_EFFECTS,
    fx.MoveChips: _move_chips,
    fx.SetCall: _set_call,
    fx.SetActor: _set_actor,
    fx.DeclareMisdeal: _declare_misdeal,
    fx.VoidHand: _void_hand,
    fx.FinishBetting: _finish_betting,
    fx.PlayStands: _play_stands,
    fx.TakePlayBack: _take_play_back,
    fx.Penalise: _penalise,
    fx.Warn: _warn,
}
# What may still be done once the hand is over: it touches no card and no bet of it. Its awards may
# go to others, and all of it back to whose it was.
AFTER_THE_HAND: Final = (fx.Penalise, fx.Warn, fx.ReplaceDeck, fx.ReverseAward, fx.VoidHand)
