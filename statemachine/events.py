"""What happened: a closed union, one frozen dataclass each, past tense.

Not a judgement to be made again: an event carries every figure and name that folding it
needs, so a log reads the same whatever the rulebooks say by then. Chips are whole units.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.effects import Effect
from statemachine.irregularities import Block, IrregularityKind, QuestionKind
from statemachine.observations import Action, AnteKind
from statemachine.phases import Phase
from statemachine.variants import StreetName, VariantId

Posting: TypeAlias = Literal["ante", "big_blind_ante", "small_blind", "big_blind"]
BurnSource: TypeAlias = Literal["stub", "pre_paid", "picked", "in_question", "ruling", "kept"]
Closing: TypeAlias = Literal["remedied", "ruled", "superseded", "resolved"]


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened; `seats` is how many it has."""

    name: str
    variant: VariantId
    rulebook: str
    edition: str
    seats: int
    kind: Literal["table_opened"] = "table_opened"


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat has a player with `stack` chips."""

    seat: int
    player: str
    stack: int
    kind: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True, slots=True)
class SeatVacated:
    """A seat has no player from the next hand on."""

    seat: int
    kind: Literal["seat_vacated"] = "seat_vacated"


@dataclass(frozen=True, slots=True)
class LevelChanged:
    """Blinds and antes from the next hand on."""

    small_blind: int
    big_blind: int
    ante: int
    ante_kind: AnteKind
    kind: Literal["level_changed"] = "level_changed"


@dataclass(frozen=True, slots=True)
class ButtonMoved:
    """The button of the next hand."""

    seat: int
    kind: Literal["button_moved"] = "button_moved"


@dataclass(frozen=True, slots=True)
class StartingSeat:
    """A seat that is dealt in, with the chips it begins the hand with."""

    seat: int
    player: str
    stack: int


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A deal of a hand began, with all that the hand needs to be folded alone.

    `deal` is 1, and grows when a misdeal is dealt again.
    """

    table: str
    table_seats: int
    hand: int
    deal: int
    variant: VariantId
    rulebook: str
    edition: str
    rulebook_digest: str
    seats: tuple[StartingSeat, ...]
    waiting: tuple[StartingSeat, ...]
    button: int
    small_blind_seat: int
    big_blind_seat: int
    small_blind: int
    big_blind: int
    ante: int
    ante_kind: AnteKind
    deck: int
    kind: Literal["hand_started"] = "hand_started"


@dataclass(frozen=True, slots=True)
class ChipsPosted:
    """A blind or ante went in; less than the level asks when the stack was short."""

    seat: int
    amount: int
    posting: Posting
    kind: Literal["chips_posted"] = "chips_posted"


@dataclass(frozen=True, slots=True)
class PhaseEntered:
    """The hand moved to a phase. `opens` is the street whose betting starts with it;
    `collects` says that the bets of the street before went to the pots.
    """

    phase: Phase
    actor: int | None = None
    opens: StreetName | None = None
    collects: bool = False
    kind: Literal["phase_entered"] = "phase_entered"


@dataclass(frozen=True, slots=True)
class LaidHand:
    """The cards that came to one seat."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class HandsLaid:
    """Every seat that was short of hole cards got them, in the order of the deal."""

    hands: tuple[LaidHand, ...]
    kind: Literal["hands_laid"] = "hands_laid"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards came off the stub to a place."""

    to: Place
    cards: tuple[Card | None, ...]
    shown: bool = False
    boxed: bool = False
    kind: Literal["cards_drawn"] = "cards_drawn"


@dataclass(frozen=True, slots=True)
class CardsShifted:
    """Cards went from one place to another; `shown` None keeps what was public of them."""

    source: Place
    indices: tuple[int, ...]
    to: Place
    shown: bool | None = None
    kind: Literal["cards_shifted"] = "cards_shifted"


@dataclass(frozen=True, slots=True)
class CardsScrambled:
    """Cards were mixed face down; their names dissolved into a pool."""

    places: tuple[Place, ...]
    into: Place
    kind: Literal["cards_scrambled"] = "cards_scrambled"


@dataclass(frozen=True, slots=True)
class CardIdentified:
    """A card got its name: seen, corrected, or the only one left of its pool."""

    place: Place
    index: int
    card: Card
    shown: bool
    how: Literal["seen", "eliminated"] = "seen"
    kind: Literal["card_identified"] = "card_identified"


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    """A card's face became public without a name that anybody gave."""

    place: Place
    index: int
    kind: Literal["card_turned_up"] = "card_turned_up"


@dataclass(frozen=True, slots=True)
class BoxedCardCounted:
    """A card at `index` of a place was boxed; `in_deal` when it was met in the initial deal."""

    place: Place
    index: int
    in_deal: bool
    kind: Literal["boxed_card_counted"] = "boxed_card_counted"


@dataclass(frozen=True, slots=True)
class BurnCredited:
    """A street has its one burn, from this source."""

    street: StreetName
    source: BurnSource
    kind: Literal["burn_credited"] = "burn_credited"


@dataclass(frozen=True, slots=True)
class BurnDisproved:
    """The burn that the record had credited to a street was never made."""

    street: StreetName
    kind: Literal["burn_disproved"] = "burn_disproved"


@dataclass(frozen=True, slots=True)
class Acted:
    """A player acted. `put` is what went in, `bet` the seat's bet on the street after it,
    `call` the bet to match, `full_raise` the last full raise, `actor` who acts next.

    `held` says that the game was on hold: it counts for no cut-off until ruled on.
    """

    seat: int
    action: Action
    street: StreetName
    put: int
    bet: int
    call: int
    full_raise: int
    actor: int | None
    in_turn: bool = True
    held: bool = False
    kind: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class BetReturned:
    """The part of a bet that nobody called went back."""

    seat: int
    amount: int
    kind: Literal["bet_returned"] = "bet_returned"


@dataclass(frozen=True, slots=True)
class FormedPot:
    """A pot and the seats that contest it; the main pot comes first."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotsFormed:
    """All betting is over: the pots stand as they are, whoever mucks from here on."""

    pots: tuple[FormedPot, ...]
    kind: Literal["pots_formed"] = "pots_formed"


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand was tabled: all its cards are public."""

    seat: int
    kind: Literal["hand_shown"] = "hand_shown"


@dataclass(frozen=True, slots=True)
class HandSurrendered:
    """A hand left the contest: mucked at the showdown or killed by a ruling."""

    seat: int
    how: Literal["mucked", "killed"]
    kind: Literal["hand_surrendered"] = "hand_surrendered"


@dataclass(frozen=True, slots=True)
class HandRevived:
    """A dead hand is live again."""

    seat: int
    kind: Literal["hand_revived"] = "hand_revived"


@dataclass(frozen=True, slots=True)
class PotDeclared:
    """A pot (0 is the main pot) has its winners."""

    pot: int
    seats: tuple[int, ...]
    by: Literal["dealer", "tabled", "uncontested"]
    kind: Literal["pot_declared"] = "pot_declared"


@dataclass(frozen=True, slots=True)
class WinnerCounted:
    """A winner's cards were counted before the push and were the right number."""

    seat: int
    cards: int
    kind: Literal["winner_counted"] = "winner_counted"


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat got of a pot."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """A pot went to its winners, odd chips included."""

    pot: int
    amount: int
    shares: tuple[Share, ...]
    kind: Literal["pot_awarded"] = "pot_awarded"


@dataclass(frozen=True, slots=True)
class HandReturned:
    """Every chip of the hand went back to its owner."""

    kind: Literal["hand_returned"] = "hand_returned"


@dataclass(frozen=True, slots=True)
class QuestionAsked:
    """Something that only the table knows was asked. `about` is the seat or street in
    question; `amount` and `action` keep a deferred act.
    """

    question: int
    asks: QuestionKind
    answers: tuple[str, ...]
    street: StreetName | None = None
    seat: int | None = None
    action: Action | None = None
    amount: int | None = None
    kind: Literal["question_asked"] = "question_asked"


@dataclass(frozen=True, slots=True)
class QuestionClosed:
    """A question got its answer, or `overtaken` when the game made it moot."""

    question: int
    answer: str
    kind: Literal["question_closed"] = "question_closed"


@dataclass(frozen=True, slots=True)
class IrregularityOpened:
    """A fault became visible and its remedy was chosen by the rulebook.

    `called_seq` is the entry at which it was called; `citations` are clause ids; `silent`
    says that the text leaves it to the floor. `step` is the first step of the procedure.
    """

    irregularity: int
    fault: IrregularityKind
    called_seq: int
    procedure: str
    step: str
    blocks: Block
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[Effect, ...] = ()
    street: StreetName | None = None
    seat: int | None = None
    place: Place | None = None
    card: Card | None = None
    detail: str = ""
    floor_only: bool = False
    kind: Literal["irregularity_opened"] = "irregularity_opened"


@dataclass(frozen=True, slots=True)
class ProcedureChosen:
    """An open irregularity is measured from another position and may take another remedy."""

    irregularity: int
    called_seq: int
    procedure: str
    step: str
    blocks: Block
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[Effect, ...] = ()
    kind: Literal["procedure_chosen"] = "procedure_chosen"


@dataclass(frozen=True, slots=True)
class ProcedureStepped:
    """A step was done; `next_step` is None when it was the last."""

    irregularity: int
    step: str
    outcome: str
    next_step: str | None
    kind: Literal["procedure_stepped"] = "procedure_stepped"


@dataclass(frozen=True, slots=True)
class IrregularityClosed:
    """An irregularity is dealt with; its record stays."""

    irregularity: int
    how: Closing
    kind: Literal["irregularity_closed"] = "irregularity_closed"


@dataclass(frozen=True, slots=True)
class Ruled:
    """The floor ruled. `signed` is False when the dealer recorded it for him."""

    ruling: int
    irregularities: tuple[int, ...]
    reason: str
    effects: tuple[Effect, ...]
    floor: str
    signed: bool
    kind: Literal["ruled"] = "ruled"


@dataclass(frozen=True, slots=True)
class RulingSigned:
    """The floor countersigned what the dealer had recorded."""

    ruling: int
    floor: str
    kind: Literal["ruling_signed"] = "ruling_signed"


@dataclass(frozen=True, slots=True)
class PlayedUnderHold:
    """Something was played while a procedure held the game; it is applied and flagged."""

    kind: Literal["played_under_hold"] = "played_under_hold"


@dataclass(frozen=True, slots=True)
class HoldPlacedAt:
    """The hold counts from entry `seq`: what was played after it waits for a ruling."""

    seq: int
    kind: Literal["hold_placed_at"] = "hold_placed_at"


@dataclass(frozen=True, slots=True)
class HeldPlayDecided:
    """What was played under the hold stands, or is taken back."""

    stands: bool
    kind: Literal["held_play_decided"] = "held_play_decided"


@dataclass(frozen=True, slots=True)
class ChipsSet:
    """A ruling moved chips between one seat's stack and its bet."""

    seat: int
    amount: int
    kind: Literal["chips_set"] = "chips_set"


@dataclass(frozen=True, slots=True)
class CallSet:
    """A ruling set the bet to match on this street."""

    amount: int
    kind: Literal["call_set"] = "call_set"


@dataclass(frozen=True, slots=True)
class TurnGiven:
    """The turn went to a seat outside the regular order of an act."""

    seat: int | None
    kind: Literal["turn_given"] = "turn_given"


@dataclass(frozen=True, slots=True)
class PenaltyNoted:
    """The floor noted a penalty."""

    seat: int
    penalty: str
    kind: Literal["penalty_noted"] = "penalty_noted"


@dataclass(frozen=True, slots=True)
class SeatSetRight:
    """One seat as it really is."""

    seat: int
    stack: int
    bet: int
    put: int
    live: bool


@dataclass(frozen=True, slots=True)
class TableSetRight:
    """Record and table agree again: what the table looks like, under a name."""

    board: tuple[Card | None, ...]
    seats: tuple[SeatSetRight, ...]
    pots: tuple[FormedPot, ...]
    call: int
    button: int
    actor: int | None
    by: str
    reason: str
    kind: Literal["table_set_right"] = "table_set_right"


@dataclass(frozen=True, slots=True)
class EntryRetracted:
    """An entry of this hand, and every one after it, was a mis-tap."""

    target_seq: int
    kind: Literal["entry_retracted"] = "entry_retracted"


Event: TypeAlias = (
    TableOpened
    | SeatTaken
    | SeatVacated
    | LevelChanged
    | ButtonMoved
    | HandStarted
    | ChipsPosted
    | PhaseEntered
    | HandsLaid
    | CardsDrawn
    | CardsShifted
    | CardsScrambled
    | CardIdentified
    | CardTurnedUp
    | BoxedCardCounted
    | BurnCredited
    | BurnDisproved
    | Acted
    | BetReturned
    | PotsFormed
    | HandShown
    | HandSurrendered
    | HandRevived
    | PotDeclared
    | WinnerCounted
    | PotAwarded
    | HandReturned
    | QuestionAsked
    | QuestionClosed
    | IrregularityOpened
    | ProcedureChosen
    | ProcedureStepped
    | IrregularityClosed
    | Ruled
    | RulingSigned
    | PlayedUnderHold
    | HoldPlacedAt
    | HeldPlayDecided
    | ChipsSet
    | CallSet
    | TurnGiven
    | PenaltyNoted
    | TableSetRight
    | EntryRetracted
)
