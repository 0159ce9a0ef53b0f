"""A table to be driven through the domain in tests: given observations, when one more, then what.

Not a test itself: but every decision that it makes is checked against what must always hold.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from statemachine import chips
from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.advice import Advice, advise
from statemachine.cards import Card, cards_text, parse_cards
from statemachine.custody import Place
from statemachine.decide import Command, Decision, decide, open_table
from statemachine.irregularities import IrregularityKind, QuestionKind
from statemachine.phases import Phase
from statemachine.procedures import PROCEDURES
from statemachine.replay import Entry, fold, retract
from statemachine.roles import RULERS, Role
from statemachine.rulebooks import RULEBOOKS, Rulebook
from statemachine.slots import changed
from statemachine.state import (
    BurnCredit,
    HandPlayer,
    HandState,
    Irregularity,
    Question,
    Ruling,
)
from statemachine.variants import StreetName, VariantId
from tests.statemachine.invariants import check_decision

TDA: Final = RULEBOOKS["tda"]
VERIFYING: Final = changed(TDA, id="tda", verify_before_push=True)
AT: Final = "2026-03-01T20:00:00Z"

E = TypeVar("E")


def known(text: str) -> tuple[Card | None, ...]:
    """Cards by text, `"Ah ??"`."""
    return parse_cards(text)


def one(text: str) -> Card:
    """One known card by text."""
    (card,) = parse_cards(text)
    assert card is not None
    return card


class Table:
    """A table whose every decision is checked; `entries` is its log."""

    def __init__(
        self,
        stacks: Mapping[int, int] | Sequence[int] = (1000,) * 4,
        *,
        variant: VariantId = "NT",
        level: ob.LevelSet | None = None,
        book: Rulebook = TDA,
        blinds: tuple[int, int] = (50, 100),
        ante: int = 0,
        ante_kind: ob.AnteKind = "each",
        button: int | None = None,
        size: int = 10,
        dealing: bool = False,
    ) -> None:
        self.book = book
        opened = open_table("Table 1", variant, book, size, "dealing" if dealing else "full")
        self.state = opened.state
        self.entries = [Entry(1, None, opened.events, "admin")]
        self.states = [opened.state]
        self.last = opened
        seats = stacks if isinstance(stacks, Mapping) else dict(enumerate(stacks, start=1))
        for seat, stack in seats.items():
            self.say(ob.PlayerSeated(seat, f"Player {seat}", stack))
        if not dealing:
            self.say(level or ob.LevelSet(*blinds, ante, ante_kind))
        # The last seat, so that seat 1 is the small blind.
        self.say(ob.ButtonPlaced(button or max(seats)))

    # --- given, when

    @property
    def seq(self) -> int:
        """The position of the last entry."""
        return self.entries[-1].seq

    def command(
        self, observation: ob.Observation, role: Role = "dealer", actor: str = "Dana"
    ) -> Command:
        """An observation as the next command."""
        return Command(observation, actor, role, AT, f"id-{self.seq + 1}", self.seq + 1)

    def attempt(
        self, observation: ob.Observation, role: Role = "dealer", actor: str = "Dana"
    ) -> Decision:
        """Decide on an observation, check the decision, and append it unless refused."""
        command = self.command(observation, role, actor)
        if isinstance(observation, ob.Retracted):
            decision = retract(self.of_hand(), command)
            assert decision.refusal is None or decision.state == self.state
        else:
            decision = decide(self.state, command, self.book)
            check_decision(self.state, command, decision)
        self.last = decision
        if decision.events:
            self.state = decision.state
            self.entries.append(Entry(command.seq, observation, decision.events, role))
            self.states.append(decision.state)
        return decision

    def say(
        self, observation: ob.Observation, role: Role = "dealer", actor: str = "Dana"
    ) -> Decision:
        """Make an observation that is not refused."""
        decision = self.attempt(observation, role, actor)
        assert decision.refusal is None, (observation, decision.refusal)
        return decision

    def given(self, *observations: ob.Observation) -> "Table":
        """Make observations that are not refused."""
        for observation in observations:
            self.say(observation)
        return self

    def refuses(
        self, code: str, observation: ob.Observation, role: Role = "dealer", actor: str = "Dana"
    ) -> None:
        """Assert that an observation is refused with that code, and changes nothing."""
        decision = self.attempt(observation, role, actor)
        assert decision.refusal is not None, decision.events
        assert decision.refusal.code == code, decision.refusal

    def asks(
        self, observation: ob.Observation, asks: QuestionKind, role: Role = "dealer"
    ) -> Question:
        """Make an observation, and take the question that it raises."""
        self.say(observation, role)
        return self.question(asks)

    def of_hand(self) -> list[Entry]:
        """The entries since the one that started the hand in play, or all of them."""
        for index in range(len(self.entries) - 1, -1, -1):
            if any(isinstance(e, ev.HandStarted) for e in self.entries[index].events):
                return self.entries[index:]
        return self.entries

    def retracts(self, target_seq: int, role: Role = "dealer") -> Decision:
        """Take an entry back."""
        return self.say(ob.Retracted(target_seq), role)

    # --- shorthand for regular play

    def deal(self, hands: Mapping[int, str] | None = None) -> "Table":
        """Begin a hand and deal it; named hands by seat."""
        cards = tuple(ob.SeatCards(seat, known(text)) for seat, text in (hands or {}).items())
        return self.given(ob.HandBegun(), ob.HoleCardsDealt(cards))

    def act(self, seat: int, action: ob.Action, amount: int | None = None) -> Decision:
        """A player acts."""
        return self.say(ob.PlayerActed(seat, action, amount))

    def acts(self, *acts: str) -> "Table":
        """Acts in words: `"3 call"`, `"4 raise 300"`."""
        for words in acts:
            seat, action, *amount = words.split()
            self.act(int(seat), action, int(amount[0]) if amount else None)  # type: ignore[arg-type]
        return self

    def around(self) -> "Table":
        """Everybody left to act checks or calls until the street is over."""
        phase = self.hand.phase
        for _ in range(30):
            actor = self.hand.betting.actor
            if self.hand.phase is not phase or actor is None:
                return self
            free = self.player(actor).bet == self.hand.betting.call
            self.act(actor, "check" if free else "call")
        raise AssertionError("the street does not end")

    def street(self, cards: str = "") -> Decision:
        """The next street in one tap."""
        return self.say(ob.StreetDealt(known(cards)))

    def to_flop(self, cards: str = "Ah Kd 7s", hands: Mapping[int, str] | None = None) -> "Table":
        """A hand with a flop on which nobody has acted."""
        self.deal(hands).around()
        self.street(cards)
        return self

    def step(
        self,
        step: str,
        outcome: str = "done",
        *,
        pick: int | None = None,
        cards: str = "",
        fault: int | None = None,
        floor: str = "",
        role: Role | None = None,
        seats: tuple[int, ...] = (),
        pot: int | None = None,
        amount: int | None = None,
    ) -> Decision:
        """Take a step of the oldest open procedure, by the role that it names."""
        number = fault if fault is not None else self.hand.open_irregularities()[0].id
        if role is None:
            role = "dealer" if floor else self._doer(number, step)
        said = ob.StepTaken(number, step, outcome, pick, known(cards), floor, seats, pot, amount)
        return self.say(said, role, "Flor" if role in RULERS else "Dana")

    def _doer(self, number: int, step: str) -> Role:
        procedure = next(f.procedure for f in self.hand.irregularities if f.id == number)
        named = [known.who for known in PROCEDURES[procedure].steps if known.name == step]
        return named[0] if named else "dealer"

    def rules(
        self,
        *effects: fx.Effect,
        faults: Sequence[int] | None = None,
        reason: str = "as I see it",
        floor: str = "",
        role: Role = "floor",
    ) -> Decision:
        """The floor rules on all open irregularities, or on those that are named."""
        numbers = (
            [fault.id for fault in self.hand.open_irregularities()] if faults is None else faults
        )
        return self.say(ob.RulingGiven(tuple(numbers), reason, effects, floor), role, "Flor")

    def rules_void(self) -> Decision:
        """The floor voids the hand: every chip goes back."""
        return self.rules(fx.VoidHand(), faults=[], reason="void")

    def rules_misdeal(self) -> Decision:
        """The floor declares a misdeal: every chip goes back."""
        return self.rules(fx.DeclareMisdeal(), faults=[], reason="misdeal")

    def answer(
        self, answer: str, asks: QuestionKind | None = None, role: Role = "dealer", floor: str = ""
    ) -> Decision:
        """Answer the only open question, or that of a kind."""
        question = self.question(asks) if asks else self.hand.questions[0]
        return self.say(ob.QuestionAnswered(question.id, answer, floor), role)

    # --- then

    @property
    def hand(self) -> HandState:
        """The hand in play."""
        assert self.state.hand is not None
        return self.state.hand

    @property
    def phase(self) -> Phase:
        """Where the hand stands."""
        return self.hand.phase

    # Methods, since a type checker takes a property that was compared to stay the same.

    def phase_now(self) -> Phase:
        """Where the hand stands by now."""
        return self.hand.phase

    def held(self) -> bool:
        """Whether the game is held."""
        return self.hand.held

    @property
    def advice(self) -> Advice:
        """What comes next."""
        return advise(self.state)

    def player(self, seat: int) -> HandPlayer:
        """The player of the hand at a seat."""
        return next(p for p in self.hand.betting.players if p.seat == seat)

    @property
    def stacks(self) -> dict[int, int]:
        """The stacks of the hand by seat."""
        return {p.seat: p.stack for p in self.hand.betting.players}

    @property
    def bets(self) -> dict[int, int]:
        """The bets of the street by seat, those of nothing left out."""
        return {p.seat: p.bet for p in self.hand.betting.players if p.bet}

    @property
    def live(self) -> list[int]:
        """The seats that contest a pot."""
        return [p.seat for p in self.hand.betting.players if p.live]

    @property
    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        """The pots with who contests them."""
        return [(pot.amount, pot.seats) for pot in chips.pots(self.hand.betting)]

    def cards(self, place: Place) -> str:
        """The cards of a place as text."""
        return cards_text(tuple(placed.card for placed in ledger.pile(self.hand.custody, place)))

    @property
    def board(self) -> str:
        """The board as text."""
        return self.cards("board")

    def count(self, place: Place) -> int:
        """How many cards a place holds."""
        return ledger.count(self.hand.custody, place)

    @property
    def pools(self) -> list[str]:
        """The names that mixing dissolved, sorted, one text a pool."""
        return [" ".join(sorted(pool.names)) for pool in self.hand.custody.pools]

    def credit(self, street: StreetName) -> BurnCredit | None:
        """The burn credited to a street."""
        return self.hand.credited(street)

    def faults(self) -> list[IrregularityKind]:
        """The kinds of what is open, oldest first."""
        return [fault.fault for fault in self.hand.open_irregularities()]

    def fault(self, kind: IrregularityKind | None = None) -> Irregularity:
        """The one irregularity of a kind, open or closed; without a kind the only open one."""
        if kind is None:
            (only,) = self.hand.open_irregularities()
            return only
        (only,) = [fault for fault in self.hand.irregularities if fault.fault == kind]
        return only

    def question(self, asks: QuestionKind) -> Question:
        """The one open question of a kind."""
        (only,) = [question for question in self.hand.questions if question.asks == asks]
        return only

    @property
    def asked(self) -> list[QuestionKind]:
        """The kinds of the open questions."""
        return [question.asks for question in self.hand.questions]

    @property
    def ruling(self) -> Ruling:
        """The latest ruling."""
        return self.hand.rulings[-1]

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind in the last decision."""
        return [event for event in self.last.events if isinstance(event, kind)]

    @property
    def quiet(self) -> bool:
        """Whether the hand has no open irregularity and no open question."""
        return not self.hand.open_irregularities() and not self.hand.questions

    def check_log(self) -> None:
        """Assert that the log folds to the state at every position, whole or by its hand."""
        for length in range(1, len(self.entries) + 1):
            assert fold(self.entries[:length]) == self.states[length - 1], length
        assert fold(self.of_hand()) == self.state
