"""The state of one deal of a hand.

Not what its table keeps from hand to hand.
"""

from dataclasses import dataclass

from statemachine.custody import Custody
from statemachine.events import USUAL_LIMITS, BurnSource, Limits
from statemachine.irregularities import Block
from statemachine.level import Level
from statemachine.observations import Tracking
from statemachine.phases import Phase
from statemachine.slots import quick
from statemachine.state.chips import ActionFact, Award, Betting, Declared, Mark, Sweep
from statemachine.state.faults import Clock, Going, Hold, Irregularity, Question, Ruling
from statemachine.terms import USUAL_TERMS, Redeal, Terms
from statemachine.variants import StreetName, VariantId


@quick
@dataclass(frozen=True, slots=True)
class BurnCredit:
    """A street's one burn."""

    street: StreetName
    source: BurnSource


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
    which the second round of the deal began; zero before. `uncalled` is the last bet that went
    back uncalled: the entry, the seat and the chips; `sweep` how the last bets went to the pots,
    until the next betting. `clock` is the last one that was called, `going` the floor who is on
    the way.
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
    uncalled: tuple[int, int, int] | None = None
    sweep: Sweep | None = None
    clock: Clock | None = None
    going: Going | None = None

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
