"""Any observation of the union: fields that fit the table mostly, and absurd ones else.

Not what is in order at a table; that is `play`.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from statemachine import custody as ledger
from statemachine import observations as ob
from statemachine.advice import due
from statemachine.betting import limit_of, player_at, raise_bounds
from statemachine.cards import DECK, Card
from statemachine.custody import Place
from statemachine.procedures import PROCEDURES
from statemachine.roles import OBSERVERS, ROLES, Role
from statemachine.state import HandState
from statemachine.streets import cards_due, following_street, held
from statemachine.variants import VARIANTS
from tests.statemachine.chance import Chance, percent
from tests.statemachine.table import Table

OBSERVATIONS: Final[tuple[type, ...]] = get_args(ob.Observation)
PLACES: Final[tuple[Place, ...]] = get_args(Place)

_NUMBERS: Final = (0, 1, 2, 3, 5, 10, 11, -1, 50, 100, 10**12, 10**12 + 1, 10**30, -(10**30))
_TEXTS: Final = ("", "floor", "done", " ", "x" * 100, "x" * 101, "y" * 5000, "{seat}", "\x00", "ñ♠")


class Anything:
    """Makes any observation. `absurd` is how likely, in per cent, a field is of no sense."""

    def __init__(self, table: Table, chance: Chance, *, absurd: int = 10) -> None:
        self.table = table
        self.chance = chance
        self.absurd = absurd

    def next(self, kinds: Sequence[type] = OBSERVATIONS) -> ob.Observation:
        """An observation of some kind."""
        return self.build(self.chance.one(kinds))  # type: ignore[no-any-return]

    def role(self) -> Role:
        """The role of who says it."""
        if percent(self.chance, 95):
            return self.chance.one(sorted(OBSERVERS))
        return self.chance.one(ROLES)

    def build(self, cls: type) -> Any:
        """A value of a dataclass with fields by chance."""
        values: dict[str, Any] = {}
        for name, hint in _hints(cls):
            fitting = _Fitting(self, cls.__name__, values)
            likely = not percent(self.chance, self.absurd)
            values[name] = fitting.value(name, hint) if likely else self.of(hint)
        return cls(**values)

    def of(self, hint: Any) -> Any:
        """Any value of a type."""
        origin = get_origin(hint)
        if origin is Literal:
            return self.chance.one(get_args(hint))
        if origin in (Union, UnionType):
            return self.of(self.chance.one(get_args(hint)))
        if origin is tuple:
            (item, _) = get_args(hint)
            number = self.chance.number(0, 4) if percent(self.chance, 90) else 12
            return tuple(self.of(item) for _ in range(number))
        if hint is NoneType:
            return None
        if hint is bool:
            return self.chance.one((False, True))
        if hint is int:
            return self.chance.one(_NUMBERS)
        if hint is str:
            return self.chance.one(_TEXTS)
        return self.build(hint)


class _Fitting:
    """Values that fit the table as it stands, by the name of the field and its owner."""

    def __init__(self, anything: Anything, owner: str, before: dict[str, Any]) -> None:
        self.anything = anything
        self.chance = anything.chance
        self.state = anything.table.state
        self.variant = VARIANTS[self.state.variant]
        self.owner = owner
        self.before = before

    def value(self, name: str, hint: Any) -> Any:
        hand = self.state.hand
        options = self._at_any_time(name)
        if not options and hand is not None:
            rule = _OWNED.get((self.owner, name)) or _NAMED.get(name)
            options = rule(self, hand) if rule else ()
        if options:
            return self.chance.one(options)
        if get_origin(hint) is tuple and name in _FEW:
            (item, _) = get_args(hint)
            return tuple(
                self.value(_FEW[name], item) for _ in range(self.chance.number(*_LENGTHS[name]))
            )
        return self.anything.of(hint)

    def _at_any_time(self, name: str) -> Sequence[Any]:
        if self.owner == "LevelSet" and name in _LEVELS:
            return _LEVELS[name]
        match name:
            case "seat" if self.state.hand is None or self.owner == "ButtonPlaced":
                return range(1, self.state.size + 1)
            case "big_blind":
                return [None, None, *range(1, self.state.size + 1)]
            case "bomb_pot":
                return (0, 0, 0, 0, 10, 100)
            case "street":
                return [None, *(street.name for street in self.variant.streets)]
        return ()

    # --- seats and places

    def seat(self, hand: HandState) -> Sequence[Any]:
        # The seat to act is the likeliest to be heard of.
        seats = self.seats(hand)
        actor = hand.betting.actor
        return [*seats, *([actor] * len(seats) if actor else [])]

    def seats(self, hand: HandState) -> list[int]:
        return [p.seat for p in hand.betting.players]

    def place(self, hand: HandState) -> Sequence[Any]:
        return [place for place, cards in hand.custody.piles.items() if cards] or PLACES

    def dealt_to(self, hand: HandState) -> Sequence[Any]:
        return ("board", "burns", *(ledger.seat_place(seat) for seat in self.seats(hand)))

    # --- cards

    def index(self, hand: HandState) -> Sequence[Any]:
        place: Place = self.before.get("place") or self.before.get("bound_for", "board")
        return range(max(1, ledger.count(hand.custody, place)))

    def indices(self, hand: HandState) -> Sequence[Any]:
        there = ledger.count(hand.custody, self.before.get("source", "board"))
        return [(0,), (max(0, there - 1),), tuple(range(there))]

    def board(self, hand: HandState) -> Sequence[Any]:
        return [_names(hand, "board"), (None,) * 3, ()]

    def counted(self, hand: HandState) -> Sequence[Any]:
        there = ledger.count(hand.custody, self.before["place"])
        return (there, there + 1, max(0, there - 1), self.variant.streets[0].hole)

    def of_seat(self, hand: HandState) -> Sequence[Any]:
        seat = self.before["seat"] if self.before["seat"] in self.seats(hand) else None
        place = ledger.seat_place(seat or self.seats(hand)[0])
        here = _names(hand, place)
        return [here, (), (None,) * cards_due(hand), here[:1], here[-2:], (None,)]

    def fresh(self, hand: HandState) -> Sequence[Any]:
        """Cards that come next: as many as are due, one more, or one less."""
        seat = self.before.get("seat")
        street = following_street(hand)
        due_now = street.board_cards if street else 1
        if seat in self.seats(hand):
            due_now = max(1, cards_due(hand) - held(hand.custody, seat))
        named = tuple(self.chance.one(DECK) for _ in range(due_now))
        return [named, named, (None,) * due_now, (), (None,) * (due_now + 1), named[1:]]

    # --- chips

    def amounts(self, hand: HandState) -> Sequence[Any]:
        betting = hand.betting
        player = player_at(betting, self.before.get("seat", 0)) or betting.players[0]
        call = betting.call
        bounds = raise_bounds(betting, player, limit_of(hand)) or ()
        return [
            *(call, call + betting.full_raise, call + 1, call - 1, call + betting.full_raise - 1),
            *(player.stack, player.stack + player.bet, player.stack + player.bet + 1, player.bet),
            *(-player.bet, 0, hand.level.bring_in, *bounds, *(bound + 1 for bound in bounds)),
        ]

    def chips(self, hand: HandState) -> Sequence[Any]:
        return [
            tuple(
                ob.SeatChips(p.seat, p.stack, p.bet, p.live != percent(self.chance, 10))
                for p in hand.betting.players
            )
        ]

    def pots(self, hand: HandState) -> Sequence[Any]:
        return [(), (sum(p.total for p in hand.betting.players),), (100, 200)]

    # --- the floor's work

    def answer(self, hand: HandState) -> Sequence[Any]:
        asked = self.before.get("question")
        return [answer for q in hand.questions if q.id == asked for answer in q.answers]

    def fault(self, hand: HandState) -> Sequence[Any]:
        first = due(hand)
        numbers = [fault.id for fault in hand.open_irregularities()]
        return [*numbers, *([first.id] * 3 if first else [])]

    def faults(self, hand: HandState) -> Sequence[Any]:
        numbers = [fault.id for fault in hand.open_irregularities()]
        return [tuple(numbers), tuple(numbers[:1]), tuple(numbers[-1:]), ()]

    def step(self, hand: HandState) -> Sequence[Any]:
        return [f.step for f in self._procedure(hand) if f.step]

    def outcome(self, hand: HandState) -> Sequence[Any]:
        return [
            outcome.name
            for f in self._procedure(hand)
            if f.step
            for outcome in PROCEDURES[f.procedure].step(f.step).outcomes
        ]

    def entry(self, hand: HandState) -> Sequence[Any]:
        last = self.anything.table.seq
        return range(max(1, last - 6), last + 2)

    def _procedure(self, hand: HandState) -> list[Any]:
        return [f for f in hand.irregularities if f.id == self.before.get("procedure")]


def _names(hand: HandState, place: Place) -> tuple[Card | None, ...]:
    return tuple(placed.card for placed in ledger.pile(hand.custody, place))


_Rule = Callable[[_Fitting, HandState], Sequence[Any]]

_NAMED: Final[dict[str, _Rule]] = {
    **dict.fromkeys(("seat", "actor"), _Fitting.seat),
    **dict.fromkeys(("place", "source"), _Fitting.place),
    **dict.fromkeys(("index", "pick"), _Fitting.index),
    **dict.fromkeys(("amount", "stack", "bet"), _Fitting.amounts),
    **dict.fromkeys(("procedure", "irregularity"), _Fitting.fault),
    **dict.fromkeys(("floor", "reason", "player"), lambda _, hand: ("", "Flor", "Player 1")),
    **dict.fromkeys(("seq", "target_seq"), _Fitting.entry),
    "answer": _Fitting.answer,
    "board": _Fitting.board,
    "button": lambda fitting, hand: fitting.seats(hand),
    "count": lambda _, hand: (1, 1, 2, 3),
    "hand": lambda _, hand: (hand.number, max(1, hand.number - 1)),
    "indices": _Fitting.indices,
    "irregularities": _Fitting.faults,
    "outcome": _Fitting.outcome,
    "pot": lambda _, hand: [None, *range(len(hand.betting.collected) + 1)],
    "pots": _Fitting.pots,
    "question": lambda _, hand: [q.id for q in hand.questions],
    "ruling": lambda _, hand: [r.id for r in hand.rulings],
    "run": lambda _, hand: [None, *range(1, hand.runs + 1)],
    "runs": lambda _, hand: (2, 3),
    "step": _Fitting.step,
}
_OWNED: Final[dict[tuple[str, str], _Rule]] = {
    ("CardDealt", "to"): _Fitting.dealt_to,
    ("CardsDiscarded", "cards"): _Fitting.of_seat,
    ("HandTabled", "cards"): _Fitting.of_seat,
    ("PileCounted", "cards"): _Fitting.counted,
    ("PostMade", "dead"): _Fitting.amounts,
    ("PostMade", "live"): _Fitting.amounts,
    ("SeatCards", "cards"): _Fitting.fresh,
    ("SeatChips", "live"): lambda _, hand: (True, True, False),
    ("StreetDealt", "cards"): _Fitting.fresh,
    ("TableIsNow", "seats"): _Fitting.chips,
}
_FEW: Final = {"effects": "effect", "hands": "named", "seats": "seat", "places": "place"}
_LENGTHS: Final = {"effects": (0, 3), "hands": (0, 3), "seats": (1, 2), "places": (1, 2)}
_LEVELS: Final[dict[str, Sequence[Any]]] = {
    "small_blind": (0, 5, 5, 10),
    "big_blind": (0, 10, 10, 20),
    "ante": (0, 0, 1, 5),
    "bring_in": (0, 3, 3, 10),
    "small_bet": (0, 10, 10, 15),
    "big_bet": (0, 0, 20, 35),
    "min_bet": (0, 0, 10),
}


@cache
def _hints(cls: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(cls)
    return tuple((f.name, hints[f.name]) for f in fields(cls) if f.name != "kind")
