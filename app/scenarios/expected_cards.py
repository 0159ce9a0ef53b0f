"""Compares what a scenario expects of cards: the board, the burns, the places, what faces up.

Not of chips nor of faults.
"""

from collections.abc import Iterator

from app.scenarios.difference import Difference, compare
from app.scenarios.expected import Burns
from app.scenarios.source import Location
from app.scenarios.templates import FormError, read_place
from statemachine.cards import cards_text, parse_cards
from statemachine.custody import Place, count, pile, seat_place
from statemachine.state import HandState
from statemachine.variants import VARIANTS


def board(path: Location, wanted: str, hand: HandState) -> Iterator[Difference]:
    """The cards of the board."""
    yield from compare(path, _text(wanted), _cards(hand, "board"))


def _text(cards: str) -> str:
    return cards_text(parse_cards(cards))


def _cards(hand: HandState, place: Place) -> str:
    return cards_text(tuple(placed.card for placed in pile(hand.custody, place)))


def burns(path: Location, wanted: int | Burns, hand: HandState) -> Iterator[Difference]:
    """The burn pile and the streets that have their burn."""
    pile_size = count(hand.custody, "burns")
    if isinstance(wanted, int):
        yield from compare(path, wanted, pile_size)
        return
    if wanted.count is not None:
        yield from compare((*path, "count"), wanted.count, pile_size)
    if wanted.cards is not None:
        yield from compare((*path, "cards"), _text(wanted.cards), _cards(hand, "burns"))
    credited = {burn.street: burn.source for burn in hand.burns}
    if isinstance(wanted.credited, list):
        got = [street.name for street in VARIANTS[hand.variant].streets if street.name in credited]
        yield from compare((*path, "credited"), wanted.credited, got)
    elif wanted.credited is not None and wanted.credited != credited:
        yield Difference((*path, "credited"), wanted.credited, credited)


def places(path: Location, wanted: dict[str, int | str], hand: HandState) -> Iterator[Difference]:
    """How many cards lie at each place, or which."""
    for name, cards in wanted.items():
        try:
            place = read_place(name)
        except FormError as wrong:
            yield Difference((*path, name), cards, str(wrong))
            continue
        if isinstance(cards, int):
            yield from compare((*path, name), cards, count(hand.custody, place))
        else:
            yield from compare((*path, name), _text(cards), _cards(hand, place))


def pools(path: Location, wanted: list[str], hand: HandState) -> Iterator[Difference]:
    """The names that scrambles dissolved."""
    expected = sorted(sorted(map(str, parse_cards(names))) for names in wanted)
    got = sorted(sorted(pool.names) for pool in hand.custody.pools)
    if expected != got:
        yield Difference(path, [" ".join(names) for names in expected], [" ".join(p) for p in got])


def up(path: Location, wanted: dict[int, str], hand: HandState) -> Iterator[Difference]:
    """The cards of a seat that lie face up, in order."""
    for seat, cards in wanted.items():
        faces = tuple(
            placed.card for placed in pile(hand.custody, seat_place(seat)) if placed.shown
        )
        yield from compare((*path, str(seat)), _text(cards), cards_text(faces))
