"""Scenes of hands, of who is there, of showdown and award, and of positions.

Not of the deal, the board or the bets.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from app.drill.playing import BIG_BLIND, Told
from app.drill.scenes.model import (
    Look,
    Scene,
    Step,
    always,
    of_seat,
    told,
)
from statemachine.custody import seat_place
from statemachine.irregularities import IrregularityKind
from statemachine.observations import (
    CardExposed,
    ClaimMade,
    FaultReported,
    PlayerAway,
    PotPushed,
    WinnerDeclared,
)
from statemachine.parts import undecided_runs
from statemachine.phases import Phase
from statemachine.rulebooks import Rulebook
from statemachine.variants import Variant

# --- hands


def _in_betting(look: Look) -> bool:
    return look.betting


def _two_hands(kind: IrregularityKind) -> Callable[[Look], Iterator[Step]]:
    """What happens between a seat and another one."""

    def happens(look: Look) -> Iterator[Step]:
        if look.betting:
            seat = look.seat()
            other = look.chance.choice(look.others(seat))
            yield FaultReported(kind, seat=seat), told(kind, seat=seat, other=other)

    return happens


def _shown(kind: IrregularityKind, *, heads_up: bool) -> Callable[[Look], Iterator[Step]]:
    def happens(look: Look) -> Iterator[Step]:
        if not look.betting or (len(look.players) == 2) != heads_up:
            return
        seat = look.seat()
        hidden = look.hidden(seat)
        if hidden:
            index, card = look.chance.choice(hidden)
            if heads_up:
                yield FaultReported(kind, seat=seat, card=card), told(kind, seat=seat, card=card)
            else:
                yield (
                    CardExposed(seat_place(seat), index, card, "player"),
                    told(kind, seat=seat, card=card),
                )

    return happens


def _dropped(look: Look) -> Iterator[Step]:
    if look.betting:
        seat = look.seat()
        yield FaultReported("dropped_card", seat=seat), told("dropped_card", seat=seat)


# --- who is there


def _forced_in(look: Look) -> Iterator[Step]:
    all_in = [p.seat for p in look.players if p.stack == 0]
    if look.just_dealt and all_in:
        seat = all_in[0]
        yield (
            FaultReported("absent_forced_all_in", seat=seat),
            told("absent_forced_all_in", seat=seat),
        )


def _left(look: Look) -> Iterator[Step]:
    all_in = [p.seat for p in look.players if p.stack == 0]
    if all_in and look.in_play and look.phase not in (Phase.SHOWDOWN, Phase.AWARD):
        yield PlayerAway(all_in[0]), told("left_while_all_in", seat=all_in[0])


def _has_blinds(variant: Variant, book: Rulebook) -> bool:
    return variant.forced != "bring_in"


# --- showdown, award, positions


def _unchecked(look: Look) -> Iterator[Step]:
    if look.phase is Phase.VERIFICATION:
        yield PotPushed(), Told("pushed")


def _verifies(variant: Variant, book: Rulebook) -> bool:
    return book.verify_before_push


def _wrong_winner(look: Look) -> Iterator[Step]:
    hand = look.moment.hand
    if look.phase is not Phase.SHOWDOWN or not all(p.tabled for p in look.players):
        return
    pot = next((n for n in range(len(hand.betting.collected)) if undecided_runs(hand, n)), None)
    if pot is not None:
        seat = look.seat()
        yield WinnerDeclared((seat,), pot), Told("wins", {"seats": (seat,)})


def _at_showdown(look: Look) -> bool:
    return look.phase is Phase.SHOWDOWN and any(not p.tabled for p in look.players)


def _pushed_wrong(look: Look) -> Iterator[Step]:
    won = {seat for declared in look.moment.hand.declared for seat in declared.seats}
    lost = [player.seat for player in look.players if player.seat not in won]
    if look.phase is Phase.AWARD and lost:
        seat = look.chance.choice(lost)
        yield FaultReported("wrong_award", seat=seat), told("wrong_award", seat=seat)


def _claimed_late(look: Look) -> Iterator[Step]:
    hand = look.moment.hand
    won = {share.seat for award in hand.awards for share in award.shares}
    lost = [player.seat for player in look.players if player.seat not in won]
    if look.phase is Phase.COMPLETE and lost:
        seat = look.chance.choice(lost)
        yield (
            ClaimMade(hand.number, seat),
            told("late_claim", seat=seat, other=min(won)),
        )


def _button(look: Look) -> Iterator[Step]:
    if look.just_dealt:
        seat = look.chance.choice(look.others(look.moment.hand.button))
        params = {"seat": seat, "button": look.moment.hand.button}
        yield FaultReported("button_misplaced", seat=seat), told("button_misplaced", **params)


def _blinds(look: Look) -> Iterator[Step]:
    if look.just_dealt and len(look.players) > 3:
        yield FaultReported("blinds_misplaced"), told("blinds_misplaced")


def _level(look: Look) -> Iterator[Step]:
    if look.just_dealt:
        yield FaultReported("wrong_level"), told("wrong_level", amount=2 * BIG_BLIND)


SCENES: Final[Mapping[IrregularityKind, Scene]] = {
    "commingled_hand": Scene(_two_hands("commingled_hand"), always),
    "hand_killed_by_dealer": Scene(of_seat("hand_killed_by_dealer", _in_betting), always),
    "self_muck": Scene(of_seat("self_muck", _in_betting), always),
    "dropped_card": Scene(_dropped, always),
    "card_exposed_by_player": Scene(_shown("card_exposed_by_player", heads_up=False), always),
    "heads_up_disclosure": Scene(_shown("heads_up_disclosure", heads_up=True), always),
    "absent_at_deal": Scene(of_seat("absent_at_deal", lambda look: look.just_dealt), always),
    "absent_forced_all_in": Scene(_forced_in, _has_blinds),
    "left_while_all_in": Scene(_left, always),
    "award_unverified": Scene(_unchecked, _verifies),
    "reading_contradicted": Scene(_wrong_winner, always),
    "showdown_miscall": Scene(of_seat("showdown_miscall", _at_showdown), always),
    "pot_conceded": Scene(of_seat("pot_conceded", _at_showdown), always),
    "wrong_award": Scene(_pushed_wrong, always),
    "late_claim": Scene(_claimed_late, always),
    "button_misplaced": Scene(_button, _has_blinds),
    "blinds_misplaced": Scene(_blinds, _has_blinds),
    "wrong_level": Scene(_level, _has_blinds),
}
