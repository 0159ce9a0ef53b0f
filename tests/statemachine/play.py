"""What a table could see next, chosen by chance: in order, out of order, or out of all bounds.

Not a judge of what follows: the driver checks the decisions, and the tests what they mean.
"""

import random
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from hypothesis import strategies as st

from statemachine import custody as ledger
from statemachine import observations as ob
from statemachine.advice import advise, due
from statemachine.betting import live_seats, player_at
from statemachine.cards import DECK, Card
from statemachine.custody import Place
from statemachine.parts import contesting
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.procedures import PROCEDURES
from statemachine.reading import contradicted, reading
from statemachine.roles import OBSERVERS, ROLES, Role
from statemachine.state import HandState, TableState
from tests.statemachine.table import Table

T = TypeVar("T")

OBSERVATIONS: Final[tuple[type, ...]] = get_args(ob.Observation)
PLACES: Final[tuple[Place, ...]] = get_args(Place)


class Chance(Protocol):
    """Chooses: by Hypothesis, which shrinks, or by a seed, which is fast."""

    def one(self, options: Sequence[T]) -> T:
        """One of the options."""
        ...

    def number(self, least: int, most: int) -> int:
        """A whole number, both bounds included."""
        ...

    def deck(self) -> list[Card]:
        """A deck in some order."""
        ...


class Drawn:
    """Chance by Hypothesis."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def one(self, options: Sequence[T]) -> T:
        return self.data.draw(st.sampled_from(options))

    def number(self, least: int, most: int) -> int:
        return self.data.draw(st.integers(least, most))

    def deck(self) -> list[Card]:
        return list(self.data.draw(st.permutations(DECK)))


class Seeded:
    """Chance by a seed."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def one(self, options: Sequence[T]) -> T:
        return self.source.choice(options)

    def number(self, least: int, most: int) -> int:
        return self.source.randint(least, most)

    def deck(self) -> list[Card]:
        return self.source.sample(DECK, len(DECK))


def percent(chance: Chance, likely: int) -> bool:
    """Whether something happens that is `likely` per cent likely; shrinks to no."""
    return chance.number(0, 99) >= 100 - likely


# --- regular play


class Dealer:
    """Plays regular hands at a table with a deck whose order is settled beforehand.

    `named` is how likely it is, in per cent, that somebody names the cards of a tap.
    """

    def __init__(self, table: Table, chance: Chance, *, named: int = 100, tabled: int = 100):
        self.table = table
        self.chance = chance
        self.named = named
        self.tabled = tabled
        self.deck = chance.deck()

    def cards(self, number: int, *, named: int | None = None) -> tuple[Card | None, ...]:
        """The next cards of the deck."""
        taken, self.deck = self.deck[:number], self.deck[number:]
        known = percent(self.chance, self.named if named is None else named)
        return tuple(card if known else None for card in taken)

    def next(self) -> ob.Observation:
        """An observation that is in order now."""
        state = self.table.state
        hand = state.hand
        if hand is None or hand.phase in ENDED:
            self.deck = self.chance.deck()
            return ob.HandBegun()
        match hand.phase:
            case Phase.HOLE_DEAL:
                return self._hole_cards(hand)
            case _ if hand.phase in BETTING:
                return self._act(state)
            case Phase.FLOP_BURN | Phase.TURN_BURN | Phase.RIVER_BURN:
                if percent(self.chance, 30):
                    return ob.CardBurned(self.cards(1, named=0)[0])
                self.cards(1)
                return self._board(hand)
            case Phase.FLOP_DEAL | Phase.TURN_DEAL | Phase.RIVER_DEAL:
                return self._board(hand)
            case Phase.SHOWDOWN:
                return self._showdown(hand)
            case Phase.VERIFICATION:
                winners = {seat for declared in hand.declared for seat in declared.seats}
                seat = min(winners - set(hand.counted))
                return ob.PileCounted(ledger.seat_place(seat), 2)
        return ob.PotPushed()

    def _hole_cards(self, hand: HandState) -> ob.Observation:
        seats = [p.seat for p in hand.betting.players]
        dealt = [ob.SeatCards(seat, self.cards(2)) for seat in seats]
        return ob.HoleCardsDealt(tuple(d for d in dealt if None not in d.cards))

    def _act(self, state: TableState) -> ob.Observation:
        advice = advise(state)
        assert advice.actor is not None
        legal = self.chance.one(advice.actions)
        amount = None
        if legal.action in ("bet", "raise"):
            assert legal.least is not None
            assert legal.most is not None
            # Most raises are small, or every hand would be all in at once.
            most = legal.most if percent(self.chance, 20) else min(legal.most, 3 * legal.least)
            amount = self.chance.number(legal.least, most)
        return ob.PlayerActed(advice.actor, legal.action, amount)

    def _board(self, hand: HandState) -> ob.Observation:
        due_cards = 3 - ledger.count(hand.custody, "board")
        if percent(self.chance, 20) and hand.phase in (
            Phase.FLOP_DEAL,
            Phase.TURN_DEAL,
            Phase.RIVER_DEAL,
        ):
            return ob.CardDealt("board", self.cards(1)[0], up=True)
        return ob.StreetDealt(self.cards(max(due_cards, 1)))

    def _showdown(self, hand: HandState) -> ob.Observation:
        waiting = [p.seat for p in hand.betting.players if p.live and not p.tabled]
        if waiting and percent(self.chance, self.tabled):
            seat = self.chance.one(waiting)
            held = tuple(c.card for c in ledger.pile(hand.custody, ledger.seat_place(seat)))
            return ob.HandTabled(seat, held if None not in held else ())
        if waiting and len(live_seats(hand.betting)) > 1 and percent(self.chance, 50):
            return ob.HandMucked(self.chance.one(waiting))
        declared = {entry.pot for entry in hand.declared}
        open_pots = [i for i in range(len(hand.betting.collected)) if i not in declared]
        if not open_pots or (not waiting and all(reading(hand, pot) for pot in open_pots)):
            return ob.PotPushed()
        pot = open_pots[0]
        in_order = [s for s in contesting(hand, pot) if not contradicted(hand, pot, (s,))]
        winners = reading(hand, pot) or (self.chance.one(in_order),)
        return ob.WinnerDeclared(winners, pot)

    def play(self, most: int = 400) -> None:
        """Begin a hand and play it to its end."""
        self.table.say(self.next())
        for _ in range(most):
            if self.table.phase_now() in ENDED:
                return
            self.table.say(self.next())
        raise AssertionError("the hand does not end")


# --- anything at all

_NUMBERS: Final = (0, 1, 2, 3, 5, 10, 11, -1, 50, 100, 10**12, 10**12 + 1, 10**30, -(10**30))
_TEXTS: Final = ("", "floor", "done", " ", "x" * 100, "x" * 101, "y" * 5000, "{seat}", "\x00", "ñ♠")


class Anything:
    """Makes any observation of the union: fields that fit the table mostly, absurd ones else."""

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
    """Values that fit the table as it stands, by the name of the field."""

    def __init__(self, anything: Anything, owner: str, before: dict[str, Any]) -> None:
        self.anything = anything
        self.chance = anything.chance
        self.state = anything.table.state
        self.owner = owner
        self.before = before

    def value(self, name: str, hint: Any) -> Any:
        hand = self.state.hand
        options = self._between_hands(name) if hand is None else self._in_hand(name, hand)
        if options:
            return self.chance.one(options)
        if get_origin(hint) is tuple and name in _FEW:
            (item, _) = get_args(hint)
            return tuple(
                self.value(_FEW[name], item) for _ in range(self.chance.number(*_LENGTHS[name]))
            )
        return self.anything.of(hint)

    def _between_hands(self, name: str) -> Sequence[Any]:
        if name == "seat":
            return range(1, self.state.size + 1)
        return ()

    def _in_hand(self, name: str, hand: HandState) -> Sequence[Any]:
        betting = hand.betting
        seats = [p.seat for p in betting.players]
        match name:
            case "seat" | "actor":
                # The seat to act is the likeliest to be heard of.
                return [*seats, *([betting.actor] * len(seats) if betting.actor else [])]
            case "place" | "source":
                held = [place for place, cards in hand.custody.piles.items() if cards]
                return held or PLACES
            case "index" | "pick":
                place: Place = self.before.get("place") or self.before.get("bound_for", "board")
                return range(max(1, ledger.count(hand.custody, place)))
            case "indices":
                there = ledger.count(hand.custody, self.before.get("source", "board"))
                return [(0,), (max(0, there - 1),), tuple(range(there))]
            case "amount" | "stack" | "bet":
                return self._amounts(hand)
            case "question":
                return [q.id for q in hand.questions]
            case "answer":
                return [
                    answer
                    for q in hand.questions
                    if q.id == self.before.get("question")
                    for answer in q.answers
                ]
            case "procedure" | "irregularity":
                first = due(hand)
                numbers = [fault.id for fault in hand.open_irregularities()]
                return [*numbers, *([first.id] * 3 if first else [])]
            case "irregularities":
                numbers = [f.id for f in hand.open_irregularities()]
                return [tuple(numbers), tuple(numbers[:1]), tuple(numbers[-1:]), ()]
            case "step":
                return [f.step for f in self._procedure(hand) if f.step]
            case "outcome":
                return [
                    outcome.name
                    for f in self._procedure(hand)
                    if f.step
                    for outcome in PROCEDURES[f.procedure].step(f.step).outcomes
                ]
            case "ruling":
                return [r.id for r in hand.rulings]
            case "floor" | "reason" | "player":
                return ("", "Flor", "Player 1")
            case "seq" | "target_seq":
                last = self.anything.table.seq
                return range(max(1, last - 6), last + 2)
            case "pot":
                return [None, *range(len(betting.collected) + 1)]
            case "board":
                return [tuple(c.card for c in ledger.pile(hand.custody, "board")), (None,) * 3, ()]
            case "cards" if self.owner == "PileCounted":
                there = ledger.count(hand.custody, self.before["place"])
                return (there, there + 1, max(0, there - 1), 2)
            case "cards" if self.owner in ("HandTabled", "SeatCards"):
                place = ledger.seat_place(seats[0])
                if self.before["seat"] in seats:
                    place = ledger.seat_place(self.before["seat"])
                return [tuple(c.card for c in ledger.pile(hand.custody, place)), (), (None, None)]
            case "seats" if self.owner == "TableIsNow":
                return [self._chips(hand)]
            case "pots":
                return [(), (sum(p.total for p in betting.players),), (100, 200)]
            case "button":
                return seats
            case "count":
                return (1, 1, 2, 3)
        return ()

    def _procedure(self, hand: HandState) -> list[Any]:
        return [f for f in hand.irregularities if f.id == self.before.get("procedure")]

    def _amounts(self, hand: HandState) -> Sequence[Any]:
        betting = hand.betting
        player = player_at(betting, self.before.get("seat", 0)) or betting.players[0]
        call = betting.call
        return [
            *(call, call + betting.full_raise, call + 1, call - 1, call + betting.full_raise - 1),
            *(player.stack, player.stack + player.bet, player.stack + player.bet + 1, player.bet),
            *(-player.bet, 0),
        ]

    def _chips(self, hand: HandState) -> tuple[ob.SeatChips, ...]:
        return tuple(
            ob.SeatChips(p.seat, p.stack, p.bet, p.live != percent(self.chance, 10))
            for p in hand.betting.players
        )


_FEW: Final = {"effects": "effect", "hands": "hand", "seats": "seat", "places": "place"}
_LENGTHS: Final = {"effects": (0, 3), "hands": (0, 3), "seats": (1, 2), "places": (1, 2)}


@cache
def _hints(cls: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(cls)
    return tuple((f.name, hints[f.name]) for f in fields(cls) if f.name != "kind")


def betting_open(state: TableState) -> bool:
    """Whether a seat is to act in a hand that nothing holds."""
    hand = state.hand
    return hand is not None and hand.phase in BETTING and advise(state).actor is not None
