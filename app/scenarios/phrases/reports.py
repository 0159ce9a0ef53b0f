"""Shorthands for what only eyes see: a fault by its kind, who is at the seat, a claim to a pot.

None of them says what the fault is by the rules: a rulebook does.
"""

from typing import Final, get_args

from app.scenarios.moment import Forms
from app.scenarios.templates import FormError
from statemachine import observations as seen
from statemachine.cards import Card
from statemachine.irregularities import IrregularityKind
from statemachine.observations import Observation
from statemachine.variants import StreetName

REPORT_FORMS = Forms()
_KINDS: Final[dict[str, IrregularityKind]] = {kind: kind for kind in get_args(IrregularityKind)}


@REPORT_FORMS.fact(
    "report {code}[ at seat {seat}][ on the {street}][ with {card}][ of {chips}][ in hand {n}]"
)
def _report(
    code: str,
    *,
    seat: int | None = None,
    street: StreetName | None = None,
    card: Card | None = None,
    chips: int | None = None,
    n: int | None = None,
) -> Observation:
    kind = _KINDS.get(code)
    if kind is None:
        raise FormError(f"{code!r} is no kind of fault")
    return seen.FaultReported(kind, street, card, seat, chips, n)


@REPORT_FORMS.fact("seat {seat} is away")
def _away(seat: int) -> Observation:
    return seen.PlayerAway(seat)


@REPORT_FORMS.fact("seat {seat} is back")
def _back(seat: int) -> Observation:
    return seen.PlayerAway(seat, away=False)


@REPORT_FORMS.fact("seat {seat} sits out {n} (hand|hands)")
def _sits_out(seat: int, n: int) -> Observation:
    return seen.PenaltyServed(seat, n)


@REPORT_FORMS.fact("seat {seat} claims hand {n}[, {words}]")
def _claims(seat: int, n: int, words: str = "") -> Observation:
    return seen.ClaimMade(n, seat, words)
