"""A decision being written: events are emitted, folded at once, and the chart is moved.

Not a family of observations; those are the modules beside this one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NoReturn

from statemachine.betting import live_seats
from statemachine.chart import chart
from statemachine.chips import pots, uncalled
from statemachine.events import (
    Acted,
    BetReturned,
    EarlyChipsCounted,
    Event,
    FormedPot,
    PhaseEntered,
    PotDeclared,
    PotsFormed,
    QuestionAsked,
    QuestionClosed,
    RunStarted,
    TurnGiven,
)
from statemachine.evolve import HAND_FOLDS, TABLE_FOLDS
from statemachine.evolve.table import hand_over
from statemachine.irregularities import QuestionKind
from statemachine.observations import Action, Observation
from statemachine.opening import first_to_act
from statemachine.parts import contesting, goes_to
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.roles import Role
from statemachine.rulebooks.model import Rulebook
from statemachine.slots import changer, quick
from statemachine.state import HandState, Question, TableState
from statemachine.streets import street_at
from statemachine.variants import VARIANTS, StreetName, Variant


@quick
@dataclass(frozen=True, slots=True)
class Command:
    """An observation with who says it and when. `at` is an ISO 8601 time, `id` the id under
    which it is repeated, `seq` the position that its entry will take in the log. `console` is
    the dealer's console that it comes from, empty for any other client.
    """

    observation: Observation
    actor: str
    role: Role
    at: str
    id: str
    seq: int
    console: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a message was refused: a stable code and the values that its text needs."""

    code: str
    params: Mapping[str, str | int]


@quick
@dataclass(frozen=True, slots=True)
class Decision:
    """What an observation means. No events and no refusal: it said nothing new."""

    events: tuple[Event, ...]
    state: TableState
    refusal: Refusal | None = None


class Refused(Exception):
    """Ends a decision: the message is bad and nothing changes."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refuse(code: str, **params: str | int) -> NoReturn:
    """Refuse the message."""
    raise Refused(Refusal(code, params))


# The bets of a street are over: what nobody called goes back, the rest to the pots.
_COLLECTING = frozenset({"close_street", "end_uncontested"})


_at: Final = changer(TableState, "seq")
_with_hand: Final = changer(TableState, "hand")
_ended: Final = changer(TableState, "hand", "seq")


class Draft:
    """The events of one decision so far and the state that they lead to.

    Most events change the hand alone, so it is kept apart from its table and put back when
    somebody asks for the whole: copying the table for every event took a tenth of the time.
    """

    __slots__ = ("_hand", "_seq", "_table", "book", "command", "dealt", "events", "size", "variant")

    def __init__(self, state: TableState, command: Command, book: Rulebook) -> None:
        # Events are folded as the entry `command.seq`, also where retracted entries left a gap.
        self._seq = seq = command.seq
        self._table = state if state.seq == seq - 1 else _at(state, seq - 1)
        self._hand = state.hand
        self.command = command
        self.book = book
        # How many seats the table has, and what is played at it.
        self.size = state.size
        self.variant: Variant = VARIANTS[state.variant]
        self.events: list[Event] = []
        # Whether the first street has begun, so that every seat has its cards.
        self.dealt = False

    @property
    def state(self) -> TableState:
        """The table as the events so far leave it."""
        if self._table.hand is not self._hand:
            self._table = _with_hand(self._table, self._hand)
        return self._table

    @property
    def hand(self) -> HandState:
        """The hand in play; refuses when there is none."""
        hand = self._hand
        if hand is None:
            refuse("no_hand")
        return hand

    @property
    def phase(self) -> Phase | None:
        """Where the hand stands, None without one."""
        return None if self._hand is None else self._hand.phase

    @property
    def early_due(self) -> bool:
        """Whether the turn has come to a seat whose chips lie in front already."""
        hand = self._hand
        if hand is None or not hand.irregularities:
            return False
        actor = hand.betting.actor
        return any(player.early and player.seat == actor for player in hand.betting.players)

    def emit(self, event: Event) -> None:
        """Add an event and fold it."""
        self.events.append(event)
        kind = type(event)
        fold = HAND_FOLDS.get(kind)
        if fold is None:
            self._table = TABLE_FOLDS[kind](self.state, event)
            self._hand = self._table.hand
        elif self._hand is not None:
            self._hand = fold(self._hand, event, self._seq)

    def finished(self) -> Decision:
        """The decision as it stands."""
        return Decision(tuple(self.events), _ended(self._table, self._hand, self._seq))

    # --- the chart

    def fire(self, trigger: str) -> str:
        """Fire a trigger; the code of the guard that failed, or nothing when it moved."""
        phase, failed = chart(self.variant.id).fire(trigger, self.hand, self.book)
        if phase is not None:
            self._move(trigger, phase)
        return failed

    def settle(self) -> None:
        """Take every automatic move that is due."""
        last = self.events[-1] if self.events else None
        if type(last) is Acted and last.in_turn and last.actor is not None:
            # The act found the next one to act, so the street is open and nothing moves.
            return
        machine = chart(self.variant.id)
        while (hand := self._hand) is not None:
            move = machine.next(hand, self.book)
            if move is None:
                if hand.betting.actor is None:
                    self.find_opener()
                return
            self._move(*move)

    def _move(self, trigger: str, phase: Phase) -> None:
        collects = trigger in _COLLECTING
        if collects:
            if self.hand.irregularities:
                self._give_early_back()
            returned = uncalled(self.hand.betting)
            if returned is not None:
                self.emit(BetReturned(*returned))
        elif trigger == "run_again":
            self._run_again()
        self._enter(phase, collects)

    def _give_early_back(self) -> None:
        # The betting is over before their turn came.
        for player in self.hand.betting.players:
            if player.early:
                self.emit(EarlyChipsCounted(player.seat))

    def _run_again(self) -> None:
        # What was asked about a burn of the last run would be taken for one of the next.
        self.overtake("missing_burn")
        self.overtake("surplus_burn")
        self.emit(RunStarted(self.hand.run + 1))

    def _enter(self, phase: Phase, collects: bool) -> None:
        hand = self.hand
        opens = BETTING.get(phase)
        # Held play that stands, or a correction, has given the turn to somebody already.
        actor = None if collects else hand.betting.actor
        if opens is not None and actor is None and hand.tracking == "full":
            actor = first_to_act(hand, street_at(hand.variant, phase))
        self.emit(PhaseEntered(phase, actor, opens, collects))
        if phase in ENDED:
            self._table = hand_over(self.state)
            return
        if opens is not None and opens == self.variant.streets[0].name:
            self.dealt = True
        if collects and hand.questions:
            self.overtake("out_of_turn")
            self.overtake("early_street")
            self.overtake("seat_passed")
        if phase is Phase.SHOWDOWN or phase is Phase.VERIFICATION:
            self.form_pots()

    def find_opener(self) -> None:
        """Give the turn to whom the cards showing say opens, while nobody has acted on the
        street: a card that decides it got its name only now.
        """
        hand = self.hand
        name = BETTING.get(hand.phase)
        if name is None or hand.held or self.variant.forced != "bring_in":
            return
        if hand.tracking != "full":
            return
        if any(fact.street == name for fact in hand.actions):
            return
        actor = first_to_act(hand, self.variant.street(name))
        if actor is not None and actor != hand.betting.actor:
            self.emit(TurnGiven(actor))

    def check_street(self, street: StreetName | None) -> None:
        """Refuse a street that the game does not have."""
        if street is not None and all(street != known.name for known in self.variant.streets):
            refuse("unknown_street", street=street)

    def form_pots(self) -> None:
        """Let the pots stand: all betting is over, and what came in since is added to them."""
        betting = self.hand.betting
        for player in betting.players:
            if player.total or player.dead:
                self.emit(PotsFormed(pots(betting)))
                break
        else:
            live = tuple(live_seats(betting))
            if self.hand.tracking == "dealing" and not betting.collected and live:
                # Nobody knows how much is in it, but somebody wins it.
                self.emit(PotsFormed((FormedPot(betting.carried, live),)))
        self.declare_uncontested()

    def declare_uncontested(self) -> None:
        """Declare the pots that only one live hand is left to win."""
        hand = self.hand
        for pot in range(len(hand.betting.collected)):
            seats = contesting(hand, pot)
            ruled = any(said.pot == pot and said.by == "ruling" for said in hand.declared)
            if len(seats) == 1 and not ruled and not goes_to(hand, pot, seats[0]):
                self.emit(PotDeclared(pot, (seats[0],), "uncontested"))

    # --- questions

    def ask(
        self,
        asks: QuestionKind,
        answers: tuple[str, ...],
        *,
        street: StreetName | None = None,
        seat: int | None = None,
        action: Action | None = None,
        amount: int | None = None,
    ) -> None:
        """Ask the table something, once: a question that stands already is not asked again."""
        hand = self.hand
        if self.question(asks, street, seat) is None:
            self.emit(QuestionAsked(hand.asked + 1, asks, answers, street, seat, action, amount))

    def question(
        self, asks: QuestionKind, street: StreetName | None = None, seat: int | None = None
    ) -> Question | None:
        """The open question of that kind about that street or seat."""
        return next(
            (
                question
                for question in self.hand.questions
                if question.asks == asks and question.street == street and question.seat == seat
            ),
            None,
        )

    def overtake(
        self, asks: QuestionKind, street: StreetName | None = None, seat: int | None = None
    ) -> None:
        """Close questions that the game has answered by going on, about a street or seat when
        one is given.
        """
        for question in self.hand.questions:
            same = street in (None, question.street) and seat in (None, question.seat)
            if question.asks == asks and same:
                self.emit(QuestionClosed(question.id, "overtaken"))
