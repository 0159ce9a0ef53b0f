"""Shorthands for what players do: act, table, muck, win.

None of them knows an amount to be right: the domain says what an act means.
"""

from collections.abc import Iterator

from app.scenarios.moment import Forms, Moment, hand_of
from app.scenarios.templates import FormError
from statemachine import observations as seen
from statemachine.betting import live_seats
from statemachine.cards import Card
from statemachine.observations import Action, Observation
from statemachine.phases import BETTING

BETTING_FORMS = Forms()
# No round of a table takes more acts than this without a raise.
_ONCE_AROUND = 10


@BETTING_FORMS.fact("seat {seat} folds")
def _folds(seat: int) -> Observation:
    return seen.PlayerActed(seat, "fold")


@BETTING_FORMS.fact("seat {seat} checks")
def _checks(seat: int) -> Observation:
    return seen.PlayerActed(seat, "check")


@BETTING_FORMS.fact("seat {seat} calls")
def _calls(seat: int) -> Observation:
    return seen.PlayerActed(seat, "call")


@BETTING_FORMS.fact("seat {seat} calls with {chips}")
def _calls_with(seat: int, chips: int) -> Observation:
    return seen.PlayerActed(seat, "call", chips)


@BETTING_FORMS.fact("seat {seat} bets[ {chips}]")
def _bets(seat: int, chips: int | None = None) -> Observation:
    return seen.PlayerActed(seat, "bet", chips)


@BETTING_FORMS.fact("seat {seat} raises[ to {chips}]")
def _raises(seat: int, chips: int | None = None) -> Observation:
    return seen.PlayerActed(seat, "raise", chips)


@BETTING_FORMS.fact("seat {seat} completes[ to {chips}]")
def _completes(seat: int, chips: int | None = None) -> Observation:
    return seen.PlayerActed(seat, "raise", chips)


@BETTING_FORMS.fact("seat {seat} brings it in[ for {chips}]")
def _brings_in(seat: int, chips: int | None = None) -> Observation:
    return seen.PlayerActed(seat, "bring_in", chips)


@BETTING_FORMS.fact("seat {seat} is all in[ for {chips}]")
def _all_in(seat: int, chips: int | None = None) -> Observation:
    return seen.PlayerActed(seat, "all_in", chips)


@BETTING_FORMS.play("seats {seats} fold")
def _all_fold(moment: Moment, seats: tuple[int, ...]) -> Iterator[Observation]:
    for seat in seats:
        yield seen.PlayerActed(seat, "fold")


@BETTING_FORMS.play("seats {seats} check")
def _all_check(moment: Moment, seats: tuple[int, ...]) -> Iterator[Observation]:
    for seat in seats:
        yield seen.PlayerActed(seat, "check")


@BETTING_FORMS.play("seats {seats} call")
def _all_call(moment: Moment, seats: tuple[int, ...]) -> Iterator[Observation]:
    for seat in seats:
        yield seen.PlayerActed(seat, "call")


@BETTING_FORMS.fact("all fold through seat {seat}")
def _fold_through(seat: int) -> Observation:
    return seen.ActedAround("fold", seat)


@BETTING_FORMS.fact("all check through seat {seat}")
def _check_through(seat: int) -> Observation:
    return seen.ActedAround("check", seat)


@BETTING_FORMS.fact("all call through seat {seat}")
def _call_through(seat: int) -> Observation:
    return seen.ActedAround("call", seat)


@BETTING_FORMS.play("everyone folds to seat {seat}")
def _folds_to(moment: Moment, seat: int) -> Iterator[Observation]:
    for actor in _round(moment):
        if actor == seat:
            return
        yield seen.PlayerActed(actor, "fold")
    if live_seats(hand_of(moment).betting) != [seat]:
        raise FormError(f"the action never comes to seat {seat}")


@BETTING_FORMS.play("everyone folds")
def _everyone_folds(moment: Moment) -> Iterator[Observation]:
    for actor in _round(moment):
        yield seen.PlayerActed(actor, "fold")


@BETTING_FORMS.play("check around")
def _check_around(moment: Moment) -> Iterator[Observation]:
    for actor in _round(moment):
        yield seen.PlayerActed(actor, "check")


@BETTING_FORMS.play("call around")
def _call_around(moment: Moment) -> Iterator[Observation]:
    for actor in _round(moment):
        yield seen.PlayerActed(actor, _call_or_check(moment, actor))


def _round(moment: Moment) -> Iterator[int]:
    """Each seat that is to act, until the betting of this street is over."""
    phase = hand_of(moment).phase
    if phase not in BETTING or hand_of(moment).betting.actor is None:
        raise FormError("nobody is to act")
    for _ in range(_ONCE_AROUND):
        hand = hand_of(moment)
        if hand.phase is not phase or hand.betting.actor is None:
            return
        yield hand.betting.actor


def _call_or_check(moment: Moment, seat: int) -> Action:
    betting = hand_of(moment).betting
    bet = next(player.bet for player in betting.players if player.seat == seat)
    return "check" if bet >= betting.call else "call"


@BETTING_FORMS.fact("seat {seat} tables[ {cards}]")
def _tables(seat: int, cards: tuple[Card | None, ...] = ()) -> Observation:
    return seen.HandTabled(seat, cards)


@BETTING_FORMS.fact("seat {seat} mucks")
def _mucks(seat: int) -> Observation:
    return seen.HandMucked(seat)


@BETTING_FORMS.fact("betting closed[, (seat|seats) {seats} (is|are) in]")
def _betting_closed(seats: tuple[int, ...] | None = None) -> Observation:
    return seen.BettingClosed(seats)


@BETTING_FORMS.fact("every act is entered")
def _every_act() -> Observation:
    return seen.TrackingSet("full")


@BETTING_FORMS.fact("no acts are entered")
def _no_acts() -> Observation:
    return seen.TrackingSet("dealing")


@BETTING_FORMS.fact("(seat|seats) {seats} (wins|win)")
def _wins(seats: tuple[int, ...]) -> Observation:
    return seen.WinnerDeclared(seats)


@BETTING_FORMS.fact("(seat|seats) {seats} (wins|win) the main pot")
def _wins_main(seats: tuple[int, ...]) -> Observation:
    return seen.WinnerDeclared(seats, 0)


@BETTING_FORMS.fact("(seat|seats) {seats} (wins|win) side pot {n}")
def _wins_side(seats: tuple[int, ...], n: int) -> Observation:
    return seen.WinnerDeclared(seats, n)


@BETTING_FORMS.fact("push")
def _push() -> Observation:
    return seen.PotPushed()
