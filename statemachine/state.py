"""The state of a table and of the hand in play: frozen values that events fold into.

Not what anybody may see of it: `views` decides that for each audience. Chips are whole
units; seats are numbered 1 to 10.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.custody import Custody, Place
from statemachine.effects import Effect
from statemachine.events import USUAL_LIMITS, BurnSource, FormedPot, LastHand, Limits, Share
from statemachine.irregularities import Block, Fact, IrregularityKind, QuestionKind
from statemachine.level import Level
from statemachine.observations import Action, Half, Tracking
from statemachine.phases import Phase
from statemachine.slots import quick
from statemachine.terms import USUAL_TERMS, Redeal, Terms
from statemachine.variants import StreetName, VariantId

Standing: TypeAlias = Literal["live", "folded", "mucked", "killed"]


@quick
@dataclass(frozen=True, slots=True)
class Occupant:
    """A player at a seat, with the chips they have between hands. `away`: not at the seat;
    `penalty`: for how many hands they sit out, one that is in play among them.
    """

    seat: int
    player: str
    stack: int
    away: bool = False
    penalty: int = 0


@quick
@dataclass(frozen=True, slots=True)
class HandPlayer:
    """A seat in the hand. `bet` is on this street, `total` counts for the pots' layers,
    `put` is all that went in, `dead` the part that belongs to the main pot alone. `early` are
    chips that lie in front out of turn and wait for it; `stack` has them until then.

    `acted_at` is the bet to match when the seat last acted on this street, None before; who
    brought it in, or called that, has answered no bet yet and has zero.
    """

    seat: int
    player: str
    start: int
    stack: int
    bet: int = 0
    total: int = 0
    put: int = 0
    dead: int = 0
    standing: Standing = "live"
    acted_at: int | None = None
    tabled: bool = False
    early: int = 0

    @property
    def live(self) -> bool:
        """Whether the hand still contests a pot."""
        return self.standing == "live"

    @property
    def in_front(self) -> int:
        """The chips in front of the seat, also those that wait for its turn."""
        return self.bet + self.early

    @property
    def behind(self) -> int:
        """The chips behind."""
        return self.stack - self.early


@quick
@dataclass(frozen=True, slots=True)
class Betting:
    """The chips of a hand. `players` are in seat order; `call` is the bet to match.

    `collected` are pots that stand already, by a correction or because all betting is
    over; what `players` put in since (`total`) is layered on top. `base` is the bet that the
    next raise is measured from: `call`, unless that is a bring-in, or an all-in that was too
    short to count as a raise of a fixed limit. `raises` counts the bets and raises of the
    street, a big blind and a straddle too.

    Of the first street: `antes` are the chips that went in as antes, `unposted` what the blinds
    lack of the level because a stack was short or a seat dead. `carried` came from an earlier
    hand and is the main pot's, or is what this hand leaves to the next.
    """

    players: tuple[HandPlayer, ...]
    actor: int | None = None
    call: int = 0
    full_raise: int = 0
    aggressor: int | None = None
    collected: tuple[FormedPot, ...] = ()
    base: int = 0
    raises: int = 0
    antes: int = 0
    unposted: int = 0
    carried: int = 0


@quick
@dataclass(frozen=True, slots=True)
class ActionFact:
    """One act, as the cut-offs count it."""

    seq: int
    street: StreetName
    seat: int
    action: Action
    chips: bool
    in_turn: bool
    held: bool


@quick
@dataclass(frozen=True, slots=True)
class Mark:
    """The chips right after an entry of this street, so that a ruling can go back to it."""

    seq: int
    betting: Betting


@quick
@dataclass(frozen=True, slots=True)
class Question:
    """Something asked of the table that holds nothing until it is answered."""

    id: int
    seq: int
    asks: QuestionKind
    answers: tuple[str, ...]
    street: StreetName | None
    seat: int | None
    action: Action | None
    amount: int | None


@quick
@dataclass(frozen=True, slots=True)
class StepDone:
    """A step of a procedure that was done, in order."""

    step: str
    outcome: str


@quick
@dataclass(frozen=True, slots=True)
class Irregularity:
    """A fault of this hand and where its procedure stands; `step` is None when closed. `found`
    are facts that somebody said of it, `amount` is in chips or cards, `commitment` seals what a
    player wrote and `claim` is that once opened, `evidence` are the entries that told of it.
    """

    id: int
    fault: IrregularityKind
    seq: int
    called_seq: int
    procedure: str
    step: str | None
    blocks: Block
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[Effect, ...]
    street: StreetName | None
    seat: int | None
    place: Place | None
    card: Card | None
    detail: str
    floor_only: bool = False
    done: tuple[StepDone, ...] = ()
    status: Literal["open", "remedied", "ruled", "superseded", "resolved"] = "open"
    found: tuple[tuple[Fact, bool], ...] = ()
    amount: int | None = None
    commitment: str = ""
    claim: tuple[Card, ...] = ()
    evidence: tuple[int, ...] = ()

    @property
    def open(self) -> bool:
        """Whether it still waits for its remedy."""
        return self.status == "open"


@quick
@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling of this hand; unsigned while the floor has not countersigned it."""

    id: int
    seq: int
    irregularities: tuple[int, ...]
    reason: str
    effects: tuple[Effect, ...]
    floor: str
    signed: bool
    floor_only: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Hold:
    """The game is held since entry `seq`; `before` are the chips as they stood then."""

    seq: int
    before: Betting
    played: bool = False


@quick
@dataclass(frozen=True, slots=True)
class BurnCredit:
    """A street's one burn."""

    street: StreetName
    source: BurnSource


@quick
@dataclass(frozen=True, slots=True)
class Declared:
    """The winners of one pot, or of one part of it: a half, of one run of the board. Without any
    its chips wait for the next hand.
    """

    pot: int
    seats: tuple[int, ...]
    by: Literal["dealer", "tabled", "uncontested", "ruling"]
    run: int = 1
    half: Half = "whole"


@quick
@dataclass(frozen=True, slots=True)
class Award:
    """A pot, or one part of it, that was pushed."""

    pot: int
    amount: int
    shares: tuple[Share, ...]
    run: int = 1
    half: Half = "whole"


@quick
@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat's decision before a draw: how many cards it gave away."""

    street: StreetName
    seat: int
    cards: int


@quick
@dataclass(frozen=True, slots=True)
class HandState:
    """One deal of one hand. `answered` are the questions that the last answer closed: entries.

    `runs` is how often the rest of the board is run, `run` (from 1) the one that is dealt, and
    `common` how many board cards all runs share. A blind that nobody posts has a position
    instead of a seat. `closed` is the last street whose betting was said to be over, where
    nobody enters acts. `rounds` are the entries with which a second seat had a card, and with
    which the second round of the deal began; zero before.
    """

    number: int
    deal: int
    variant: VariantId
    rulebook: str
    edition: str
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    level: Level
    phase: Phase
    betting: Betting
    custody: Custody
    burns: tuple[BurnCredit, ...] = ()
    actions: tuple[ActionFact, ...] = ()
    marks: tuple[Mark, ...] = ()
    questions: tuple[Question, ...] = ()
    asked: int = 0
    answered: tuple[tuple[int, int], ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    hold: Hold | None = None
    boxed: int = 0
    boxed_in_deal: int = 0
    declared: tuple[Declared, ...] = ()
    counted: tuple[int, ...] = ()
    awards: tuple[Award, ...] = ()
    penalties: tuple[tuple[int, str], ...] = ()
    tracking: Tracking = "full"
    drawn: tuple[Drawn, ...] = ()
    runs: int = 1
    run: int = 1
    common: int = 0
    bomb_pot: int = 0
    small_blind_position: int | None = None
    big_blind_position: int | None = None
    limits: Limits = USUAL_LIMITS
    terms: Terms = USUAL_TERMS
    redeal: Redeal | None = None
    closed: StreetName | None = None
    rounds: tuple[int, int] = (0, 0)

    def credited(self, street: StreetName) -> BurnCredit | None:
        """The burn credited to a street, None when it has none."""
        for burn in self.burns:
            if burn.street == street:
                return burn
        return None

    def open_irregularities(self) -> tuple[Irregularity, ...]:
        """The faults that wait for their remedy, oldest first."""
        return tuple(fault for fault in self.irregularities if fault.open)

    def blocked(self, block: Block) -> bool:
        """Whether an open fault, or held play that nobody ruled on, blocks so."""
        return any(fault.open and fault.blocks == block for fault in self.irregularities)

    @property
    def held(self) -> bool:
        """Whether the phase stands still until a procedure or ruling ends."""
        return self.hold is not None


@quick
@dataclass(frozen=True, slots=True)
class Controller:
    """The dealer's console that controls the table, and who took it."""

    console: str
    by: str


@quick
@dataclass(frozen=True, slots=True)
class TableState:
    """A table: who sits there, the next hand's level and button, and the hand in play.

    `seq` is the position of the last entry folded in, `last` the hand before the one in play.
    """

    name: str = ""
    variant: VariantId = "NT"
    rulebook: str = "tda"
    edition: str = ""
    size: int = 0
    seq: int = 0
    seats: tuple[Occupant, ...] = ()
    level: Level | None = None
    next_button: int | None = None
    next_big_blind: int | None = None
    controller: Controller | None = None
    hand: HandState | None = None
    tracking: Tracking = "full"
    last: LastHand | None = None

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits at a seat, None when it is empty."""
        for taken in self.seats:
            if taken.seat == seat:
                return taken
        return None
