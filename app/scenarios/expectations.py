"""Compares what a scenario expects with what the record says, one named thing at a time.

It judges nothing else: what an expectation does not name may be anything.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from app.scenarios.format import (
    Burns,
    Expectation,
    IrregularityExpectation,
    QuestionExpectation,
    SubstantialAction,
)
from app.scenarios.source import Location
from app.scenarios.templates import FormError, read_place
from statemachine import chips
from statemachine.advice import Advice, advise
from statemachine.betting import live_seats, substantial_action
from statemachine.cards import cards_text, parse_cards
from statemachine.custody import Place, count, pile
from statemachine.decide import Refusal
from statemachine.rulebooks import Rulebook
from statemachine.state import HandState, Irregularity, Question, TableState
from statemachine.variants import VARIANTS, StreetName


@dataclass(frozen=True, slots=True)
class Witness:
    """What there is to compare with: the table after a step and whether it was refused."""

    state: TableState
    book: Rulebook
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as expected; `path` leads to it inside the expectation."""

    path: Location
    expected: object
    got: object

    def text(self) -> str:
        """The difference in one line."""
        where = ".".join(map(str, self.path))
        return f"{where}: expected {_shown(self.expected)}, got {_shown(self.got)}"


def differences(expected: Expectation, witness: Witness) -> Iterator[Difference]:
    """Every named thing that is not so, in the order in which the format lists them."""
    for key in (name for name in type(expected).model_fields if name in expected.model_fields_set):
        wanted = getattr(expected, key)
        if key == "refused":
            yield from _compare((key,), wanted, _refusal(witness))
        elif witness.state.hand is None:
            yield Difference((key,), wanted, "no hand")
        elif key in _STRUCTURED:
            yield from _STRUCTURED[key]((key,), wanted, witness.state.hand)
        elif key in _ADVISED:
            advised = _ADVISED[key](advise(witness.state))
            if wanted != advised:
                yield Difference((key,), wanted, advised)
        else:
            yield from _compare((key,), wanted, _PLAIN[key](witness.state.hand))


def _compare(path: Location, wanted: object, got: object) -> Iterator[Difference]:
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key, value in wanted.items():
            if got.get(key) != value:
                yield Difference((*path, str(key)), value, got.get(key))
    elif wanted != got:
        yield Difference(path, wanted, got)


def _shown(value: object) -> str:
    if value is None:
        return "none"
    if value in ("", [], {}):
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_shown(entry)}' for key, entry in value.items())}}}"
    return str(value)


def _refusal(witness: Witness) -> str | None:
    return witness.refusal.code if witness.refusal else None


def _winners(hand: HandState) -> list[int]:
    return sorted({seat for declared in hand.declared for seat in declared.seats})


def _awards(hand: HandState) -> dict[int, int]:
    won: dict[int, int] = {}
    for award in hand.awards:
        for share in award.shares:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    return won


_PLAIN: Final[dict[str, Callable[[HandState], object]]] = {
    "hand": lambda hand: hand.number,
    "deal": lambda hand: hand.deal,
    "phase": lambda hand: hand.phase,
    "button": lambda hand: hand.button,
    "blinds": lambda hand: [hand.small_blind_seat, hand.big_blind_seat],
    "actor": lambda hand: hand.betting.actor,
    "boxed": lambda hand: hand.boxed,
    "live": lambda hand: live_seats(hand.betting),
    "stacks": lambda hand: {player.seat: player.stack for player in hand.betting.players},
    "bets": lambda hand: {player.seat: player.bet for player in hand.betting.players},
    "call": lambda hand: hand.betting.call,
    "pots": lambda hand: [pot.amount for pot in chips.pots(hand.betting) if pot.amount],
    "irregularities": lambda hand: [fault.fault for fault in hand.open_irregularities()],
    "questions": lambda hand: [question.asks for question in hand.questions],
    "held": lambda hand: hand.held,
    "played_under_hold": lambda hand: hand.hold is not None and hand.hold.played,
    "rulings": lambda hand: len(hand.rulings),
    "unsigned": lambda hand: sum(not ruling.signed for ruling in hand.rulings),
    "awards": _awards,
    "penalties": lambda hand: dict(hand.penalties),
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


def _board(path: Location, wanted: str, hand: HandState) -> Iterator[Difference]:
    yield from _compare(path, _text(wanted), _cards(hand, "board"))


def _text(cards: str) -> str:
    return cards_text(parse_cards(cards))


def _cards(hand: HandState, place: Place) -> str:
    return cards_text(tuple(placed.card for placed in pile(hand.custody, place)))


def _burns(path: Location, wanted: int | Burns, hand: HandState) -> Iterator[Difference]:
    pile_size = count(hand.custody, "burns")
    if isinstance(wanted, int):
        yield from _compare(path, wanted, pile_size)
        return
    if wanted.count is not None:
        yield from _compare((*path, "count"), wanted.count, pile_size)
    if wanted.cards is not None:
        yield from _compare((*path, "cards"), _text(wanted.cards), _cards(hand, "burns"))
    credited = {burn.street: burn.source for burn in hand.burns}
    if isinstance(wanted.credited, list):
        got = [street.name for street in VARIANTS[hand.variant].streets if street.name in credited]
        yield from _compare((*path, "credited"), wanted.credited, got)
    elif wanted.credited is not None and wanted.credited != credited:
        yield Difference((*path, "credited"), wanted.credited, credited)


def _places(path: Location, wanted: dict[str, int | str], hand: HandState) -> Iterator[Difference]:
    for name, cards in wanted.items():
        try:
            place = read_place(name)
        except FormError as wrong:
            yield Difference((*path, name), cards, str(wrong))
            continue
        if isinstance(cards, int):
            yield from _compare((*path, name), cards, count(hand.custody, place))
        else:
            yield from _compare((*path, name), _text(cards), _cards(hand, place))


def _pools(path: Location, wanted: list[str], hand: HandState) -> Iterator[Difference]:
    expected = sorted(sorted(map(str, parse_cards(names))) for names in wanted)
    got = sorted(sorted(pool.names) for pool in hand.custody.pools)
    if expected != got:
        yield Difference(path, [" ".join(names) for names in expected], [" ".join(p) for p in got])


def _irregularity(
    path: Location,
    wanted: IrregularityExpectation | list[IrregularityExpectation],
    hand: HandState,
) -> Iterator[Difference]:
    if isinstance(wanted, list):
        for index, each in enumerate(wanted):
            yield from _irregularity((*path, index), each, hand)
        return
    faults = [fault for fault in hand.irregularities if fault.fault == wanted.kind]
    if wanted.times is not None:
        yield from _compare((*path, "times"), wanted.times, len(faults))
    elif not faults:
        had = [fault.fault for fault in hand.irregularities]
        yield Difference((*path, "kind"), wanted.kind, had)
    if faults:
        for key in (name for name in _FAULT if name in wanted.model_fields_set):
            yield from _compare((*path, key), getattr(wanted, key), _FAULT[key](faults[-1]))


_FAULT: Final[dict[str, Callable[[Irregularity], object]]] = {
    "status": lambda fault: fault.status,
    "procedure": lambda fault: fault.procedure,
    "step": lambda fault: fault.step,
    "cites": lambda fault: list(fault.citations),
    "silent": lambda fault: fault.silent,
    "suggested": lambda fault: [effect.kind for effect in fault.suggestion],
    "blocks": lambda fault: fault.blocks,
    "street": lambda fault: fault.street,
    "seat": lambda fault: fault.seat,
}


def _question(path: Location, wanted: QuestionExpectation, hand: HandState) -> Iterator[Difference]:
    asked = [question for question in hand.questions if question.asks == wanted.asks]
    if not asked:
        yield Difference((*path, "asks"), wanted.asks, [each.asks for each in hand.questions])
        return
    for key in (name for name in _QUESTION if name in wanted.model_fields_set):
        yield from _compare((*path, key), getattr(wanted, key), _QUESTION[key](asked[-1]))


_QUESTION: Final[dict[str, Callable[[Question], object]]] = {
    "answers": lambda question: list(question.answers),
    "street": lambda question: question.street,
    "seat": lambda question: question.seat,
}


def _substantial(
    path: Location, wanted: bool | SubstantialAction, hand: HandState
) -> Iterator[Difference]:
    # Play under a hold counts for nothing until it is ruled on.
    counted = [fact for fact in hand.actions if not fact.held]
    if isinstance(wanted, bool):
        yield from _compare(path, wanted, substantial_action(counted))
        return
    since = _streets_from(hand, wanted.since)
    got = substantial_action(fact for fact in counted if fact.street in since)
    yield from _compare((*path, "is"), wanted.is_, got)


def _streets_from(hand: HandState, first: StreetName) -> list[StreetName]:
    names = [street.name for street in VARIANTS[hand.variant].streets]
    return names[names.index(first) :]


def _winner(
    path: Location, wanted: list[int] | dict[int, list[int]], hand: HandState
) -> Iterator[Difference]:
    if isinstance(wanted, list):
        yield from _compare(path, sorted(wanted), _winners(hand))
        return
    declared = {pot.pot: sorted(pot.seats) for pot in hand.declared}
    yield from _compare(path, {pot: sorted(seats) for pot, seats in wanted.items()}, declared)


_STRUCTURED: Final[dict[str, Callable[[Location, Any, HandState], Iterator[Difference]]]] = {
    "board": _board,
    "burns": _burns,
    "cards": _places,
    "pools": _pools,
    "irregularity": _irregularity,
    "question": _question,
    "substantial_action": _substantial,
    "winners": _winner,
}
