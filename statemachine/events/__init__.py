"""What happened: a closed union, one frozen dataclass each, past tense.

Not a judgement to be made again: an event carries every figure and name that folding it
needs, so a log reads the same whatever the rulebooks say by then. Chips are whole units.
"""

from typing import TypeAlias

from statemachine.events.cards import (
    BoxedCardCounted,
    BurnCredited,
    BurnDisproved,
    BurnSource,
    CardIdentified,
    CardsDrawn,
    CardsScrambled,
    CardsShifted,
    CardTurnedUp,
    ClaimCommitted,
    ClaimOpened,
    DeckReplaced,
    DiscardMade,
    ForeignCardFound,
    HandRevived,
    HandShown,
    HandsLaid,
    HandSurrendered,
    LaidHand,
    ReaderNoted,
    RunsSet,
    RunStarted,
)
from statemachine.events.chips import (
    Acted,
    AntesKept,
    AwardReversed,
    BetChange,
    BetReturned,
    BetsCorrected,
    CallSet,
    ChipsForfeited,
    ChipsLaidEarly,
    ChipsPosted,
    ChipsSet,
    EarlyChipsCounted,
    FormedPot,
    HandReturned,
    Posting,
    PotAwarded,
    PotDeclared,
    PotsCarried,
    PotsFormed,
    RaiseBarred,
    SeatRefunded,
    Share,
    TurnGiven,
    WinnerCounted,
)
from statemachine.events.faults import (
    Closing,
    FactFound,
    HeldPlayDecided,
    HoldPlacedAt,
    IrregularityClosed,
    IrregularityOpened,
    PenaltyNoted,
    PlayedUnderHold,
    ProcedureChosen,
    ProcedureStepped,
    QuestionAsked,
    QuestionClosed,
    Ruled,
    RulingSigned,
)
from statemachine.events.table import (
    USUAL_LIMITS,
    ButtonMoved,
    ButtonSetRight,
    ControlTaken,
    DenominationsChanged,
    EntryRetracted,
    HandStarted,
    LastHand,
    LevelChanged,
    Limits,
    PastAward,
    PenaltySet,
    PhaseEntered,
    PresenceNoted,
    RedealChanged,
    SeatSetRight,
    SeatTaken,
    SeatVacated,
    StartingSeat,
    TableOpened,
    TableSetRight,
)
from statemachine.events.tracking import BettingEnded, TrackingChanged
from statemachine.events.upkeep import (
    ClockStarted,
    ClockStopped,
    DealerNoted,
    DeckNoted,
    FloorWent,
    StackSetRight,
    StacksSetRight,
)

Event: TypeAlias = (
    TableOpened
    | SeatTaken
    | SeatVacated
    | LevelChanged
    | DenominationsChanged
    | ButtonMoved
    | HandStarted
    | ChipsPosted
    | ControlTaken
    | PhaseEntered
    | HandsLaid
    | CardsDrawn
    | DiscardMade
    | RunsSet
    | RunStarted
    | CardsShifted
    | CardsScrambled
    | CardIdentified
    | ReaderNoted
    | CardTurnedUp
    | BoxedCardCounted
    | BurnCredited
    | BurnDisproved
    | ForeignCardFound
    | DeckReplaced
    | ClaimCommitted
    | ClaimOpened
    | Acted
    | ChipsLaidEarly
    | EarlyChipsCounted
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
    | FactFound
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
    | BetsCorrected
    | ChipsForfeited
    | RaiseBarred
    | SeatRefunded
    | PotsCarried
    | AntesKept
    | AwardReversed
    | PresenceNoted
    | PenaltySet
    | RedealChanged
    | ButtonSetRight
    | TableSetRight
    | TrackingChanged
    | BettingEnded
    | DealerNoted
    | DeckNoted
    | StacksSetRight
    | ClockStarted
    | ClockStopped
    | FloorWent
    | EntryRetracted
)

__all__ = [
    "USUAL_LIMITS",
    "Acted",
    "AntesKept",
    "AwardReversed",
    "BetChange",
    "BetReturned",
    "BetsCorrected",
    "BettingEnded",
    "BoxedCardCounted",
    "BurnCredited",
    "BurnDisproved",
    "BurnSource",
    "ButtonMoved",
    "ButtonSetRight",
    "CallSet",
    "CardIdentified",
    "CardTurnedUp",
    "CardsDrawn",
    "CardsScrambled",
    "CardsShifted",
    "ChipsForfeited",
    "ChipsLaidEarly",
    "ChipsPosted",
    "ChipsSet",
    "ClaimCommitted",
    "ClaimOpened",
    "ClockStarted",
    "ClockStopped",
    "Closing",
    "ControlTaken",
    "DealerNoted",
    "DeckNoted",
    "DeckReplaced",
    "DenominationsChanged",
    "DiscardMade",
    "EarlyChipsCounted",
    "EntryRetracted",
    "Event",
    "FactFound",
    "FloorWent",
    "ForeignCardFound",
    "FormedPot",
    "HandReturned",
    "HandRevived",
    "HandShown",
    "HandStarted",
    "HandSurrendered",
    "HandsLaid",
    "HeldPlayDecided",
    "HoldPlacedAt",
    "IrregularityClosed",
    "IrregularityOpened",
    "LaidHand",
    "LastHand",
    "LevelChanged",
    "Limits",
    "PastAward",
    "PenaltyNoted",
    "PenaltySet",
    "PhaseEntered",
    "PlayedUnderHold",
    "Posting",
    "PotAwarded",
    "PotDeclared",
    "PotsCarried",
    "PotsFormed",
    "PresenceNoted",
    "ProcedureChosen",
    "ProcedureStepped",
    "QuestionAsked",
    "QuestionClosed",
    "RaiseBarred",
    "ReaderNoted",
    "RedealChanged",
    "Ruled",
    "RulingSigned",
    "RunStarted",
    "RunsSet",
    "SeatRefunded",
    "SeatSetRight",
    "SeatTaken",
    "SeatVacated",
    "Share",
    "StackSetRight",
    "StacksSetRight",
    "StartingSeat",
    "TableOpened",
    "TableSetRight",
    "TrackingChanged",
    "TurnGiven",
    "WinnerCounted",
]
