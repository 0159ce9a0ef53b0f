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
    DiscardMade,
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
    BetReturned,
    CallSet,
    ChipsPosted,
    ChipsSet,
    FormedPot,
    HandReturned,
    Posting,
    PotAwarded,
    PotDeclared,
    PotsFormed,
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
    ControlTaken,
    EntryRetracted,
    HandStarted,
    LevelChanged,
    Limits,
    PhaseEntered,
    SeatSetRight,
    SeatTaken,
    SeatVacated,
    StartingSeat,
    TableOpened,
    TableSetRight,
)

Event: TypeAlias = (
    TableOpened
    | SeatTaken
    | SeatVacated
    | LevelChanged
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
    | TableSetRight
    | EntryRetracted
)

__all__ = [
    "USUAL_LIMITS",
    "Acted",
    "BetReturned",
    "BoxedCardCounted",
    "BurnCredited",
    "BurnDisproved",
    "BurnSource",
    "ButtonMoved",
    "CallSet",
    "CardIdentified",
    "CardTurnedUp",
    "CardsDrawn",
    "CardsScrambled",
    "CardsShifted",
    "ChipsPosted",
    "ChipsSet",
    "Closing",
    "ControlTaken",
    "DiscardMade",
    "EntryRetracted",
    "Event",
    "FactFound",
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
    "LevelChanged",
    "Limits",
    "PenaltyNoted",
    "PhaseEntered",
    "PlayedUnderHold",
    "Posting",
    "PotAwarded",
    "PotDeclared",
    "PotsFormed",
    "ProcedureChosen",
    "ProcedureStepped",
    "QuestionAsked",
    "QuestionClosed",
    "ReaderNoted",
    "Ruled",
    "RulingSigned",
    "RunStarted",
    "RunsSet",
    "SeatSetRight",
    "SeatTaken",
    "SeatVacated",
    "Share",
    "StartingSeat",
    "TableOpened",
    "TableSetRight",
    "TurnGiven",
    "WinnerCounted",
]
