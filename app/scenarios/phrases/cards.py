"""Shorthands for seats, the deal, burns, board and loose cards.

None of them says whether a card may lie where it does: they report what was seen.
"""

from collections.abc import Iterator

from app.scenarios.moment import Forms, Moment, hand_of
from app.scenarios.templates import FormError
from statemachine import observations as seen
from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.observations import Observation, SeatCards
from statemachine.phases import COMING
from statemachine.streets import following_street
from statemachine.variants import VARIANTS, Street, StreetName

CARDS = Forms()
Names = tuple[Card | None, ...]


@CARDS.fact("{name} sits in seat {seat} with {chips}")
def _sits(name: str, seat: int, chips: int) -> Observation:
    return seen.PlayerSeated(seat, name, chips)


@CARDS.fact("seat {seat} leaves")
def _leaves(seat: int) -> Observation:
    return seen.PlayerLeft(seat)


@CARDS.fact("blinds are {small}/{big}[, ante {ante}]")
def _level(small: int, big: int, ante: int = 0) -> Observation:
    return seen.LevelSet(small, big, ante)


@CARDS.fact("blinds are {small}/{big}, big blind ante {ante}")
def _level_with_big_blind_ante(small: int, big: int, ante: int) -> Observation:
    return seen.LevelSet(small, big, ante, "big_blind")


@CARDS.fact("blinds are {small}/{big}, button ante {ante}")
def _level_with_button_ante(small: int, big: int, ante: int) -> Observation:
    return seen.LevelSet(small, big, ante, "button")


@CARDS.fact("bets are {small}/{big}, bring-in {bring}[, ante {ante}]")
def _level_with_bring_in(small: int, big: int, bring: int, ante: int = 0) -> Observation:
    return seen.LevelSet(0, 0, ante, bring_in=bring, small_bet=small, big_bet=big)


@CARDS.fact("button at seat {seat}")
def _button(seat: int) -> Observation:
    return seen.ButtonPlaced(seat)


@CARDS.fact("begin hand")
def _begin() -> Observation:
    return seen.HandBegun()


@CARDS.fact("bomb pot {chips}")
def _bomb_pot(chips: int) -> Observation:
    return seen.HandBegun(chips)


@CARDS.fact("deal hole cards")
def _hole_cards() -> Observation:
    return seen.HoleCardsDealt()


@CARDS.play("{street}[ {cards}]")
def _street(moment: Moment, street: StreetName, cards: Names = ()) -> Iterator[Observation]:
    named = _due(moment, street)
    # What a street without a board puts there is the one card for all that have no own.
    needed = named.board_cards or 1
    if cards and len(cards) != needed:
        shown = _spoken(street)
        raise FormError(f"the {shown} has {needed} cards; say how many came when it was not so")
    yield seen.StreetDealt(cards)


@CARDS.play("{street}[:] {hands}")
def _street_to_seats(
    moment: Moment, street: StreetName, hands: tuple[SeatCards, ...]
) -> Iterator[Observation]:
    if not _due(moment, street).to_seats:
        raise FormError(f"the {_spoken(street)} lies on the board, not with the seats")
    yield seen.StreetDealt(hands=hands)


def _due(moment: Moment, street: StreetName) -> Street:
    """The street of that name. Where nothing is irregular it has to be the one that comes next,
    or a scenario would say one thing and play another.
    """
    hand = hand_of(moment)
    variant = VARIANTS[hand.variant]
    if not hand.open_irregularities() and not hand.held:
        coming = COMING.get(hand.phase)
        due = variant.street(coming) if coming else following_street(hand)
        if due is None or due.name != street:
            following = (
                f"the next street is the {_spoken(due.name)}" if due else "no street is left"
            )
            raise FormError(f"{following}, not the {_spoken(street)}")
    named = next((each for each in variant.streets if each.name == street), None)
    if named is None:
        raise FormError(f"this game has no {_spoken(street)}")
    return named


def _spoken(street: StreetName) -> str:
    return street.replace("_", " ")


@CARDS.fact("{count} cards on the {street}[: {cards}]")
def _wrong_number(count: int, street: StreetName, cards: Names | None = None) -> Observation:
    names = (None,) * count if cards is None else cards
    if len(names) != count:
        raise FormError(f"{count} cards are announced and {len(names)} named")
    return seen.StreetDealt(names)


@CARDS.fact("burn[ {card}]")
def _burn(card: Card | None = None) -> Observation:
    return seen.CardBurned(card)


@CARDS.fact("burn[ {card}] face up")
def _burn_face_up(card: Card | None = None) -> Observation:
    return seen.CardBurned(card, exposed=True)


@CARDS.fact("deal a card to {place}", "deal {card} to {place}")
def _deal(place: Place, card: Card | None = None) -> Observation:
    return seen.CardDealt(place, card, up=place == "board")


@CARDS.fact("deal a card to {place} face up", "deal {card} to {place} face up")
def _deal_up(place: Place, card: Card | None = None) -> Observation:
    return seen.CardDealt(place, card, up=True)


@CARDS.fact("deal a card to {place} face down", "deal {card} to {place} face down")
def _deal_down(place: Place, card: Card | None = None) -> Observation:
    return seen.CardDealt(place, card)


@CARDS.fact("boxed card[ {card}] for {place}")
def _boxed(place: Place, card: Card | None = None) -> Observation:
    return seen.BoxedCardFound(place, card)


@CARDS.fact("boxed card[ {card}] found at {place}[, card {position}]")
def _boxed_late(place: Place, card: Card | None = None, position: int | None = None) -> Observation:
    index = None if position is None else position - 1
    return seen.BoxedCardFound(place, card, placed=True, index=index)


@CARDS.fact("dealer exposes card {position} of {place}[ as {card}]")
def _exposed_by_dealer(position: int, place: Place, card: Card | None = None) -> Observation:
    return seen.CardExposed(place, position - 1, card)


@CARDS.fact("player exposes card {position} of {place}[ as {card}]")
def _exposed_by_player(position: int, place: Place, card: Card | None = None) -> Observation:
    return seen.CardExposed(place, position - 1, card, "player")


@CARDS.fact("card {position} of {place} is {card}")
def _named(position: int, place: Place, card: Card | None) -> Observation:
    if card is None:
        raise FormError("a card is named by its name, not by ??")
    return seen.CardNamed(place, position - 1, card)


@CARDS.fact("card {position} of {place} shows {card}")
def _shown(position: int, place: Place, card: Card | None) -> Observation:
    if card is None:
        raise FormError("a card is named by its name, not by ??")
    return seen.CardNamed(place, position - 1, card, shown=True)


@CARDS.fact("count {place}: {n}")
def _counted(place: Place, n: int) -> Observation:
    return seen.PileCounted(place, n)


@CARDS.fact("move (card|cards) {positions} of {place} to {to}")
def _moved(positions: tuple[int, ...], place: Place, to: Place) -> Observation:
    return seen.CardsMoved(place, to, tuple(position - 1 for position in positions))


@CARDS.fact("mix {places} into {to}")
def _mixed(places: tuple[Place, ...], to: Place) -> Observation:
    return seen.CardsMixed(places, to)
