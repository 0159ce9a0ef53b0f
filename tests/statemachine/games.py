"""Tables of any game, opened by chance: players, stacks, forced bets and rulebook.

Not what is seen at them; that is `play` and `anything`.
"""

from typing import Final

from statemachine import observations as ob
from statemachine.cards import DECK, Card
from statemachine.rulebooks import Rulebook
from statemachine.variants import VARIANTS, Variant, VariantId
from tests.statemachine.chance import Chance, percent
from tests.statemachine.table import TDA, VERIFYING, Table

GAMES: Final[tuple[VariantId, ...]] = tuple(VARIANTS)
_ANTE_KINDS: Final[tuple[ob.AnteKind, ...]] = ("each", "big_blind", "button")


def deck_of(variant: Variant) -> tuple[Card, ...]:
    """The cards of a game's deck: the short one has none below the six."""
    return DECK if variant.deck == len(DECK) else tuple(c for c in DECK if c[0] not in "2345")


def any_level(chance: Chance, game: VariantId) -> ob.LevelSet:
    """Forced bets that the game can have; sizes of bets that are named, and some that are odd."""
    variant = VARIANTS[game]
    small_bet = big_bet = min_bet = 0
    if percent(chance, 20):
        if variant.structure == "fixed_limit":
            small_bet, big_bet = chance.one(((10, 20), (15, 30), (10, 25), (5, 5)))
        else:
            min_bet = chance.one((5, 10, 15))
    if variant.forced == "bring_in":
        small_bet = small_bet or 10
        return ob.LevelSet(
            0, 0, chance.one((0, 1, 2)), "each", chance.one((2, 3, 5)), small_bet, big_bet
        )
    small, big = chance.one(((5, 10), (4, 10), (10, 10)))
    if variant.forced == "button_blind":
        small = 0
    ante = chance.one((0, 0, 1, 5, 10))
    kind = chance.one(_ANTE_KINDS)
    return ob.LevelSet(small, big, ante, kind, 0, small_bet, big_bet, min_bet)


def any_table(
    chance: Chance,
    game: VariantId | None = None,
    *,
    most: int = 6,
    book: Rulebook | None = None,
) -> Table:
    """A table of a game, or of any, played by a book, or by one of two; seats between the players
    may be empty. At one in seven tables of stud there are players enough for the stub to run out.
    """
    played: VariantId = chance.one(GAMES) if game is None else game
    seat = 0
    stacks: dict[int, int] = {}
    deep = chance.one((30, 200, 2000))
    full = most > 4 and VARIANTS[played].forced == "bring_in" and percent(chance, 15)
    for _ in range(8 if full else chance.number(2, most)):
        seat += chance.one((1, 1, 1, 2)) if seat < 4 else 1
        stacks[seat] = chance.number(1, deep)
    table = Table(
        stacks,
        variant=played,
        level=any_level(chance, played),
        book=book or chance.one((TDA, TDA, VERIFYING)),
        button=chance.one(sorted(stacks)),
    )
    # At some tables nobody enters the acts.
    return table.given(ob.TrackingSet("dealing")) if percent(chance, 10) else table
