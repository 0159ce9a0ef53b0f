"""A regular hand from a seed: what a dealer sees of it, tap by tap, and how the table stands after
each.

Nothing goes wrong here but what goes wrong by itself: a stub that does not reach, a stack too
short. Faults are brought about in `scenes`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, cast

from statemachine.advice import Advice, LegalAction, advise
from statemachine.cards import DECK, Card
from statemachine.custody import Place, seat_of, seat_place
from statemachine.decide import Command, decide, open_table
from statemachine.irregularities import IrregularityKind
from statemachine.observations import (
    ButtonPlaced,
    CardBurned,
    CardsDiscarded,
    HandBegun,
    HandTabled,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PileCounted,
    PlayerActed,
    PlayerSeated,
    PotPushed,
    SeatCards,
    StreetDealt,
    WinnerDeclared,
)
from statemachine.parts import declared_halves, undecided_runs
from statemachine.phases import BETTING, BURNING, COMING, DISCARDING, ENDED, Phase
from statemachine.reading import split
from statemachine.roles import Role
from statemachine.rulebooks import Rulebook
from statemachine.showing import hands_to_table, show_order
from statemachine.state import HandState, TableState
from statemachine.streets import cards_due
from statemachine.variants import VARIANTS, Variant, VariantId
from statemachine.views.game import asked, deals

MOST_TAPS: Final = 300
NAMES: Final = ("Ana", "Beto", "Carla", "Diego", "Elena", "Fran", "Gala", "Hugo")
BIG_BLIND: Final = 100
# Of a stack that a big blind takes whole, and one that the first call leaves too short to bet.
BELOW_BLIND: Final = 60
BELOW_BET: Final = 160

# For these nobody folds who can help it: they need full hands, or a showdown.
_TO_THE_END: Final[frozenset[IrregularityKind]] = frozenset(
    {
        "short_stub",
        "left_while_all_in",
        "reading_contradicted",
        "showdown_miscall",
        "pot_conceded",
        "wrong_award",
        "late_claim",
    }
)


@dataclass(frozen=True, slots=True)
class Told:
    """Something that was seen: the code of its sentence in `texts`, and its params."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Moment:
    """A table after something was seen: `deck` is the stub in its order, `hands` what really lies
    with the seats, `told` what was seen so far.
    """

    state: TableState
    book: Rulebook
    deck: tuple[Card, ...]
    hands: Mapping[int, tuple[Card, ...]]
    told: tuple[Told, ...] = ()

    @property
    def hand(self) -> HandState:
        """The hand in play."""
        assert self.state.hand is not None
        return self.state.hand

    @property
    def variant(self) -> Variant:
        """The game."""
        return VARIANTS[self.state.variant]

    def after(self, seen: Observation, role: Role = "dealer", told: Told | None = None) -> "Moment":
        """The moment after one more observation. Raises ValueError when the table refuses it."""
        command = Command(seen, "drill", role, "", "", self.state.seq + 1)
        decision = decide(self.state, command, self.book)
        if decision.refusal is not None:
            raise ValueError(decision.refusal.code)
        heard = self.told if told is None else (*self.told, told)
        return replace(self, state=decision.state, told=heard)

    @property
    def regular(self) -> bool:
        """Whether nothing is open and nothing is asked."""
        hand = self.state.hand
        return hand is None or not (hand.open_irregularities() or hand.questions)


class Hand:
    """A hand that is played by chance. `wants` is the kind for which it is played: some need
    certain stacks, or a full table.
    """

    def __init__(
        self, chance: Random, variant: VariantId, book: Rulebook, wants: IrregularityKind | None
    ) -> None:
        self._chance = chance
        self._wants = wants
        self._folds = 2 if wants in _TO_THE_END else 22
        if wants == "award_unverified":
            # Only a hand that nobody has to show is still to be counted.
            self._folds = 60
        self.game = VARIANTS[variant]
        self.now = self._seated(variant, book)

    def moments(self) -> tuple[Moment, ...]:
        """The table after each thing seen, until the hand is over or something goes wrong by
        itself; that is the last one then.
        """
        found: list[Moment] = []
        self._see(HandBegun(), Told("hand_begun", {"button": self._next_button()}))
        for _ in range(MOST_TAPS):
            found.append(self.now)
            if not self.now.regular or self.now.hand.phase in ENDED:
                break
            self._next()
        return tuple(found)

    # --- the table

    def _seated(self, variant: VariantId, book: Rulebook) -> Moment:
        stud = self.game.forced == "bring_in"
        players = self._players(stud=stud)
        deck = [card for card in DECK if self.game.deck == len(DECK) or card[0] not in "2345"]
        self._chance.shuffle(deck)
        state = open_table("Drill", variant, book, max(6, players)).state
        now = Moment(state, book, tuple(deck), {})
        button = self._chance.randint(1, players)
        for seat in range(1, players + 1):
            stack = self._stack(seat, button, players)
            now = now.after(PlayerSeated(seat, NAMES[seat - 1], stack))
        level = LevelSet(0 if self.game.forced == "button_blind" else BIG_BLIND // 2, BIG_BLIND)
        if stud:
            level = LevelSet(0, 0, 10, "each", 30, BIG_BLIND, 2 * BIG_BLIND)
        return now.after(level).after(ButtonPlaced(button))

    def _players(self, *, stud: bool) -> int:
        if self._wants == "short_stub":
            return 8 if stud else 6
        if self._wants == "heads_up_disclosure":
            return self._chance.choice((2, 3))
        draws = any(street.draw for street in self.game.streets)
        # With more of them the stub would run out, which is a drill of its own.
        return self._chance.choice((3, 4) if draws else (3, 4, 5, 5))

    def _stack(self, seat: int, button: int, players: int) -> int:
        if self._wants in ("short_blind", "absent_forced_all_in"):
            big = button if self.game.forced == "button_blind" else self._left_of(button, players)
            if seat == big:
                # What is taken whole is no short blind yet.
                return BELOW_BLIND if self._wants == "short_blind" else BIG_BLIND
        if self._wants == "short_all_in" and seat != button:
            return BELOW_BET
        if self._wants == "left_while_all_in" and self._chance.random() < 0.6:
            return 4 * BIG_BLIND
        return self._chance.randint(30, 200) * BIG_BLIND

    @staticmethod
    def _left_of(button: int, players: int) -> int:
        """The big blind: the second from the button, or the other one of two."""
        return (button + (0 if players == 2 else 1)) % players + 1

    def _next_button(self) -> int:
        return self.now.state.next_button or 0

    # --- what comes next

    def _see(self, seen: Observation, told: Told) -> None:
        self.now = self.now.after(seen, told=told)

    def _next(self) -> None:
        hand = self.now.hand
        waiting = hands_to_table(hand)
        if hand.phase in BETTING:
            self._act(advise(self.now.state))
        elif waiting:
            self._table(waiting[0])
        elif hand.phase in DISCARDING:
            self._discard(asked(hand)[0])
        elif hand.phase in BURNING:
            # Nobody sees a burn's face, so nobody can say which card it is.
            self._take(1)
            self._see(CardBurned(), Told("burned"))
        elif hand.phase is Phase.HOLE_DEAL or hand.phase in COMING:
            self._deal(hand)
        elif hand.phase is Phase.SHOWDOWN:
            self._show(hand)
        elif hand.phase is Phase.VERIFICATION:
            won = {seat for declared in hand.declared for seat in declared.seats}
            seat, cards = min(won - set(hand.counted)), cards_due(hand)
            told = Told("counted", {"seat": seat, "number": cards})
            self._see(PileCounted(seat_place(seat), cards), told)
        else:
            self._see(PotPushed(), Told("pushed"))

    def _take(self, number: int) -> tuple[Card, ...]:
        taken = self.now.deck[:number]
        self.now = replace(self.now, deck=self.now.deck[number:])
        return taken

    def _deal(self, hand: HandState) -> None:
        board: tuple[Card, ...] = ()
        hands: list[SeatCards] = []
        really = dict(self.now.hands)
        first = hand.phase is Phase.HOLE_DEAL
        street = self.game.streets[0].name if first else COMING[hand.phase]
        for dealt in deals(hand):
            cards = self._take(dealt.down + dealt.up)
            seat = seat_of(cast(Place, dealt.place))
            if seat is None:
                board += cards
                continue
            really[seat] = (*really.get(seat, ()), *cards)
            if dealt.up:
                hands.append(SeatCards(seat, (*(None,) * dealt.down, *cards[dealt.down :])))
        self.now = replace(self.now, hands=really)
        if first:
            self._see(HoleCardsDealt(tuple(hands)), Told("dealt"))
        else:
            told = Told("board" if board else "street", {"street": street, "cards": board})
            self._see(StreetDealt(board, tuple(hands)), told)

    def _act(self, advice: Advice) -> None:
        assert advice.actor is not None
        legal = self._chosen({each.action: each for each in advice.actions})
        amount = self._size(legal) if legal.action in ("bet", "raise") else None
        to = amount or legal.most or 0
        told = Told(f"acts.{legal.action}", {"seat": advice.actor, "amount": to})
        self._see(PlayerActed(advice.actor, legal.action, amount), told)

    def _chosen(self, legal: dict[str, LegalAction]) -> LegalAction:
        luck = self._chance.randrange(100)
        free = legal.get("check") or legal.get("bring_in")
        more = legal.get("raise") or legal.get("bet")
        if self._wants == "left_while_all_in" and "all_in" in legal and luck < 40:
            return legal["all_in"]
        if free is None and luck < self._folds:
            return legal["fold"]
        if more is not None and luck >= 78:
            return more
        # Whoever cannot call in full is all in, or out of it.
        return free or legal.get("call") or legal["all_in"]

    def _size(self, legal: LegalAction) -> int:
        assert legal.least is not None
        assert legal.most is not None
        if self.game.structure == "fixed_limit":
            return legal.least
        return min(legal.most, legal.least + BIG_BLIND * self._chance.choice((0, 0, 1, 2, 4)))

    def _discard(self, seat: int) -> None:
        most = 2 if self._wants != "short_stub" else 4
        cards = self._chance.randint(0 if most == 2 else 3, most)
        kept = self.now.hands[seat][cards:]
        self.now = replace(self.now, hands={**self.now.hands, seat: kept})
        told = Told("discards" if cards else "pat", {"seat": seat, "number": cards})
        self._see(CardsDiscarded(seat, (None,) * cards), told)

    def _table(self, seat: int) -> None:
        cards = self.now.hands[seat]
        told = Told("tables", {"seat": seat, "cards": cards})
        self._see(HandTabled(seat, cards), told)

    def _show(self, hand: HandState) -> None:
        order = show_order(hand)
        if order:
            self._table(order[0])
            return
        pot = next(n for n in range(len(hand.betting.collected)) if undecided_runs(hand, n))
        parts = split(hand, pot, 1)
        assert parts is not None
        said = declared_halves(hand, pot, 1)
        half, seats = next((half, seats) for half, seats in parts if half not in said)
        told = Told("wins" if len(seats) == 1 else "splits", {"seats": seats})
        if half == "whole":
            self._see(WinnerDeclared(seats, pot), told)
        else:
            told = Told(f"{told.code}.half", {"seats": seats, "half": half})
            self._see(WinnerDeclared(seats, pot, half), told)
