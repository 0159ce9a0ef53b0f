"""Published hands made up by Hypothesis: of every variant, and in the form that reading gives.

They are no legal poker: a format has to carry what was done, not what may be.
"""

from datetime import timedelta, timezone
from math import gcd
from types import MappingProxyType

from hypothesis import strategies as st

from statemachine.cards import DECK
from statemachine.notation.reading import FIXED_LIMIT, STUD, VARIANTS
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    BringInPosted,
    CheckedOrCalled,
    Commentary,
    Discarded,
    Folded,
    HoleDealt,
    Mucked,
    PublishedAction,
    PublishedHand,
    Shown,
    StoodPat,
)

TEXT_FIELDS = (
    *("author", "event", "url", "venue", "address", "city", "region", "postal_code", "country"),
    *("time_zone", "time_zone_abbreviation", "currency", "currency_symbol"),
)
NUMBER_FIELDS = ("day", "month", "year", "level", "seat_count")
UNITS = (1, 1, 2, 4, 5, 10, 20, 100, 10_000)
MOST_CHIPS = 10**6

commentaries = st.just("") | st.text(max_size=12).map(str.strip)

_zones = st.integers(-720, 720).map(lambda minutes: timezone(timedelta(minutes=minutes)))
toml_values = st.recursive(
    st.booleans()
    | st.integers(-(10**15), 10**15)
    | st.decimals(allow_nan=False, places=3)
    | st.decimals(allow_nan=False)
    | st.text(max_size=12)
    | st.dates()
    | st.times()
    | st.datetimes()
    | st.datetimes(timezones=_zones),
    lambda values: (
        st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=6), values, max_size=3)
    ),
    max_leaves=5,
)
standard_fields = st.fixed_dictionaries(
    {},
    optional={
        **{name: st.text(max_size=12) for name in TEXT_FIELDS},
        **{name: st.integers(0, 10**6) for name in NUMBER_FIELDS},
        **{name: st.integers(0, 99) | st.text(max_size=6) for name in ("hand", "table")},
        "time": st.times(),
        "time_limit": st.integers(0, 60),
    },
)
user_fields = st.dictionaries(
    st.text(max_size=6).map(lambda name: f"_{name}"), toml_values, max_size=3
)


@st.composite
def published_actions(draw: st.DrawFn, count: int, variant: str) -> PublishedAction:
    """One action of a hand with so many players; amounts are in chips."""
    player = draw(st.integers(0, count - 1))
    said = draw(commentaries)
    deck = [card for card in DECK if variant != "NS" or card[0] not in "2345"]
    cards = draw(st.lists(st.none() | st.sampled_from(deck), min_size=1, max_size=5).map(tuple))
    actions: tuple[PublishedAction, ...] = (
        HoleDealt(player, cards, said),
        BoardDealt(cards, said),
        Folded(player, said),
        CheckedOrCalled(player, said),
        BetOrRaisedTo(player, draw(st.integers(1, MOST_CHIPS)), said),
        BringInPosted(player, said),
        StoodPat(player, said),
        Discarded(player, cards, said),
        Shown(player, cards, said),
        Mucked(player, said),
        Commentary(said),
    )
    return draw(st.sampled_from(actions))


@st.composite
def published_hands(draw: st.DrawFn, variants: frozenset[str] = VARIANTS) -> PublishedHand:
    """A hand of one of the variants, whose `unit` is the least that its amounts allow."""
    variant = draw(st.sampled_from(sorted(variants)))
    count = draw(st.integers(2, 10))
    chips, some = st.integers(0, MOST_CHIPS), st.integers(1, MOST_CHIPS)

    def each(amounts: st.SearchStrategy[int]) -> tuple[int, ...]:
        return tuple(draw(st.lists(amounts, min_size=count, max_size=count)))

    unit = draw(st.sampled_from(UNITS))
    stud, fixed = variant in STUD, variant in FIXED_LIMIT
    stacks, antes, blinds = each(some), each(chips), (0,) * count if stud else each(chips)
    finishing = each(chips) if draw(st.booleans()) else None
    bets = {
        "bring_in": draw(some) if stud else None,
        "small_bet": draw(some) if fixed else None,
        "big_bet": draw(some) if fixed else None,
        "min_bet": None if fixed else draw(some),
    }
    actions = tuple(draw(st.lists(published_actions(count, variant), max_size=8)))
    raised = [action.amount for action in actions if isinstance(action, BetOrRaisedTo)]
    known = [bet for bet in bets.values() if bet is not None]
    common = gcd(unit, *stacks, *antes, *blinds, *(finishing or ()), *known, *raised)

    def scaled(amounts: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(amount // common for amount in amounts)

    return PublishedHand(
        variant=variant,
        unit=unit // common,
        starting_stacks=scaled(stacks),
        finishing_stacks=None if finishing is None else scaled(finishing),
        antes=scaled(antes),
        blinds=scaled(blinds),
        **{name: None if bet is None else bet // common for name, bet in bets.items()},
        ante_trimming_status=draw(st.booleans()),
        players=tuple(draw(st.lists(st.text(max_size=8), min_size=count, max_size=count)))
        if draw(st.booleans())
        else None,
        seats=tuple(range(1, count + 1)) if draw(st.booleans()) else None,
        actions=tuple(
            BetOrRaisedTo(action.player, action.amount // common, action.commentary)
            if isinstance(action, BetOrRaisedTo)
            else action
            for action in actions
        ),
        other_fields=MappingProxyType(draw(standard_fields) | draw(user_fields)),
    )
