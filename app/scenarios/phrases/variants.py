"""Shorthands for what not every game has: posts of one's own will, draws, runs, halves of a pot.

None of them says whether the game at the table has it: the domain does.
"""

from collections.abc import Iterator

from app.scenarios.moment import Forms, Moment, hand_of
from app.scenarios.templates import FormError
from statemachine import observations as seen
from statemachine.cards import Card
from statemachine.observations import Half, Observation
from statemachine.phases import DISCARDING
from statemachine.streets import undecided
from statemachine.variants import VARIANTS

VARIANT_FORMS = Forms()
# More than a hand holds in any game.
_MOST_DISCARDED = 10


@VARIANT_FORMS.fact("seat {seat} straddles {chips}")
def _straddles(seat: int, chips: int) -> Observation:
    return seen.PostMade(seat, "straddle", chips)


@VARIANT_FORMS.fact("seat {seat} posts {live} late")
def _posts_late(seat: int, live: int) -> Observation:
    return seen.PostMade(seat, "late", live)


@VARIANT_FORMS.fact(
    "seat {seat} posts {live} live[ and {dead} dead]", "seat {seat} posts {dead} dead"
)
def _posts_missed_blinds(seat: int, live: int = 0, dead: int = 0) -> Observation:
    return seen.PostMade(seat, "missed_blinds", live, dead)


@VARIANT_FORMS.fact("seat {seat} stands pat")
def _stands_pat(seat: int) -> Observation:
    return seen.CardsDiscarded(seat)


@VARIANT_FORMS.fact("seat {seat} discards {n}")
def _discards(seat: int, n: int) -> Observation:
    if not 1 <= n <= _MOST_DISCARDED:
        raise FormError(f"nobody discards {n} cards")
    return seen.CardsDiscarded(seat, (None,) * n)


@VARIANT_FORMS.fact("seat {seat} discards {cards}")
def _discards_named(seat: int, cards: tuple[Card | None, ...]) -> Observation:
    return seen.CardsDiscarded(seat, cards)


@VARIANT_FORMS.play("seats {seats} stand pat")
def _all_stand_pat(moment: Moment, seats: tuple[int, ...]) -> Iterator[Observation]:
    for seat in seats:
        yield seen.CardsDiscarded(seat)


@VARIANT_FORMS.play("everyone stands pat")
def _everyone_stands_pat(moment: Moment) -> Iterator[Observation]:
    hand = hand_of(moment)
    street = DISCARDING.get(hand.phase)
    if street is None:
        raise FormError("nobody is asked for discards")
    for seat in undecided(hand, VARIANTS[hand.variant].street(street)):
        yield seen.CardsDiscarded(seat)


@VARIANT_FORMS.fact("run it twice")
def _runs_twice() -> Observation:
    return seen.RunsAgreed(2)


@VARIANT_FORMS.fact("run it {n} times")
def _runs(n: int) -> Observation:
    return seen.RunsAgreed(n)


@VARIANT_FORMS.fact("(seat|seats) {seats} (wins|win) pot {n}[ on run {run}]")
def _wins_pot(seats: tuple[int, ...], n: int, run: int | None = None) -> Observation:
    return seen.WinnerDeclared(seats, n, run=run)


@VARIANT_FORMS.fact("(seat|seats) {seats} (wins|win) run {run}")
def _wins_run(seats: tuple[int, ...], run: int) -> Observation:
    return seen.WinnerDeclared(seats, run=run)


@VARIANT_FORMS.fact("(seat|seats) {seats} (wins|win) the {half}[ of pot {n}][ on run {run}]")
def _wins_half(
    seats: tuple[int, ...], half: Half, n: int | None = None, run: int | None = None
) -> Observation:
    return seen.WinnerDeclared(seats, n, half, run)
