"""Compares what a scenario expects with what the record says, one named thing at a time.

It judges nothing else: what an expectation does not name may be anything.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from app.scenarios import expected_cards, expected_faults, expected_pots
from app.scenarios.difference import Difference, compare
from app.scenarios.expected import Expectation
from app.scenarios.source import Location
from statemachine.advice import Advice, advise
from statemachine.betting import live_seats
from statemachine.decide import Refusal
from statemachine.rulebooks import Rulebook
from statemachine.state import Drawn, HandState, TableState


@dataclass(frozen=True, slots=True)
class Witness:
    """What there is to compare with: the table after a step and whether it was refused."""

    state: TableState
    book: Rulebook
    refusal: Refusal | None


def differences(expected: Expectation, witness: Witness) -> Iterator[Difference]:
    """Every named thing that is not so, in the order in which the format lists them."""
    for key in (name for name in type(expected).model_fields if name in expected.model_fields_set):
        wanted = getattr(expected, key)
        if key == "refused":
            yield from compare((key,), wanted, _refusal(witness))
        elif key == "sits_out":
            left = {taken.seat: taken.penalty for taken in witness.state.seats}
            yield from compare((key,), wanted, left)
        elif witness.state.hand is None:
            yield Difference((key,), wanted, "no hand")
        elif key in _STRUCTURED:
            yield from _STRUCTURED[key]((key,), wanted, witness.state.hand)
        elif key in _ADVISED:
            advised = _ADVISED[key](advise(witness.state))
            if wanted != advised:
                yield Difference((key,), wanted, advised)
        else:
            yield from compare((key,), wanted, _PLAIN[key](witness.state.hand))


def _refusal(witness: Witness) -> str | None:
    return witness.refusal.code if witness.refusal else None


def _of_last_draw(hand: HandState) -> list[Drawn]:
    return [each for each in hand.drawn if each.street == hand.drawn[-1].street]


_PLAIN: Final[dict[str, Callable[[HandState], object]]] = {
    "hand": lambda hand: hand.number,
    "deal": lambda hand: hand.deal,
    "phase": lambda hand: hand.phase,
    "button": lambda hand: hand.button,
    "blinds": lambda hand: [hand.small_blind_seat, hand.big_blind_seat],
    "actor": lambda hand: hand.betting.actor,
    "boxed": lambda hand: hand.boxed,
    "live": lambda hand: live_seats(hand.betting),
    "stacks": lambda hand: {player.seat: player.behind for player in hand.betting.players},
    "bets": lambda hand: {player.seat: player.in_front for player in hand.betting.players},
    "call": lambda hand: hand.betting.call,
    "total": expected_pots.total,
    "drawn": lambda hand: {each.seat: each.cards for each in _of_last_draw(hand)},
    "runs": lambda hand: hand.runs,
    "run": lambda hand: hand.run,
    "irregularities": lambda hand: [fault.fault for fault in hand.open_irregularities()],
    "questions": lambda hand: [question.asks for question in hand.questions],
    "held": lambda hand: hand.held,
    "played_under_hold": lambda hand: hand.hold is not None and hand.hold.played,
    "rulings": lambda hand: len(hand.rulings),
    "unsigned": lambda hand: sum(not ruling.signed for ruling in hand.rulings),
    "awards": expected_pots.awards,
    "penalties": lambda hand: dict(hand.penalties),
    "carried": lambda hand: hand.betting.carried,
}


def _actions(advice: Advice) -> dict[str, int | list[int] | None]:
    legal: dict[str, int | list[int] | None] = {}
    for action in advice.actions:
        if action.least is None or action.most is None or action.least == action.most:
            legal[action.action] = action.least
        else:
            legal[action.action] = [action.least, action.most]
    return legal


_ADVISED: Final[dict[str, Callable[[Advice], object]]] = {
    "prompt": lambda advice: advice.prompt,
    "next": lambda advice: list(advice.next),
    "blocked": lambda advice: list(advice.blocked),
    "actions": _actions,
}


_STRUCTURED: Final[dict[str, Callable[[Location, Any, HandState], Iterator[Difference]]]] = {
    "board": expected_cards.board,
    "burns": expected_cards.burns,
    "cards": expected_cards.places,
    "up": expected_cards.up,
    "pools": expected_cards.pools,
    "irregularity": expected_faults.irregularity,
    "question": expected_faults.question,
    "substantial_action": expected_faults.substantial,
    "pots": expected_pots.pots,
    "winners": expected_pots.winners,
    "parts": expected_pots.parts,
}
