"""What was seen at the table: a closed union, one frozen dataclass each.

Not what it means: an observation may be irregular or contradict the record, and still
is a fact. Chips are whole units; seats are numbered 1 to 10; indices count from 0; a card
that nobody can name is None.
"""

from typing import TypeAlias

from statemachine.observations.cards import (
    BoxedCardFound,
    CardBurned,
    CardDealt,
    CardExposed,
    CardGone,
    CardNamed,
    CardsDiscarded,
    CardSeen,
    CardsMixed,
    CardsMoved,
    HandMucked,
    HandTabled,
    HoleCardsDealt,
    PileCounted,
    RunsAgreed,
    SeatCards,
    StreetDealt,
)
from statemachine.observations.chips import (
    ActedAround,
    Action,
    Alike,
    BettingClosed,
    Half,
    PlayerActed,
    Post,
    PostMade,
    PotPushed,
    WinnerDeclared,
)
from statemachine.observations.floor import (
    CallPositionSet,
    ClaimMade,
    ClaimSealed,
    Fault,
    FaultReported,
    FloorCalled,
    QuestionAnswered,
    Retracted,
    RulingCountersigned,
    RulingGiven,
    SealRevealed,
    SeatChips,
    StepTaken,
    TableIsNow,
)
from statemachine.observations.table import (
    AnteKind,
    ButtonPlaced,
    ControllerTaken,
    DenominationsSet,
    HandBegun,
    LevelSet,
    PenaltyServed,
    PlayerAway,
    PlayerLeft,
    PlayerSeated,
    Tracking,
    TrackingSet,
)
from statemachine.observations.upkeep import (
    ClockCalled,
    ClockEnded,
    DealerChanged,
    DeckChanged,
    FloorGoing,
    SeatStack,
    StacksCorrected,
)

Observation: TypeAlias = (
    PlayerSeated
    | PlayerLeft
    | PlayerAway
    | PenaltyServed
    | LevelSet
    | DenominationsSet
    | ButtonPlaced
    | HandBegun
    | PostMade
    | HoleCardsDealt
    | CardDealt
    | CardBurned
    | StreetDealt
    | CardsDiscarded
    | RunsAgreed
    | BoxedCardFound
    | CardExposed
    | CardNamed
    | CardSeen
    | CardGone
    | ControllerTaken
    | TrackingSet
    | PileCounted
    | CardsMoved
    | CardsMixed
    | PlayerActed
    | ActedAround
    | BettingClosed
    | HandTabled
    | HandMucked
    | WinnerDeclared
    | PotPushed
    | FaultReported
    | ClaimMade
    | FloorCalled
    | QuestionAnswered
    | StepTaken
    | ClaimSealed
    | SealRevealed
    | RulingGiven
    | RulingCountersigned
    | CallPositionSet
    | TableIsNow
    | DealerChanged
    | DeckChanged
    | StacksCorrected
    | ClockCalled
    | ClockEnded
    | FloorGoing
    | Retracted
)

__all__ = [
    "ActedAround",
    "Action",
    "Alike",
    "AnteKind",
    "BettingClosed",
    "BoxedCardFound",
    "ButtonPlaced",
    "CallPositionSet",
    "CardBurned",
    "CardDealt",
    "CardExposed",
    "CardGone",
    "CardNamed",
    "CardSeen",
    "CardsDiscarded",
    "CardsMixed",
    "CardsMoved",
    "ClaimMade",
    "ClaimSealed",
    "ClockCalled",
    "ClockEnded",
    "ControllerTaken",
    "DealerChanged",
    "DeckChanged",
    "DenominationsSet",
    "Fault",
    "FaultReported",
    "FloorCalled",
    "FloorGoing",
    "Half",
    "HandBegun",
    "HandMucked",
    "HandTabled",
    "HoleCardsDealt",
    "LevelSet",
    "Observation",
    "PenaltyServed",
    "PileCounted",
    "PlayerActed",
    "PlayerAway",
    "PlayerLeft",
    "PlayerSeated",
    "Post",
    "PostMade",
    "PotPushed",
    "QuestionAnswered",
    "Retracted",
    "RulingCountersigned",
    "RulingGiven",
    "RunsAgreed",
    "SealRevealed",
    "SeatCards",
    "SeatChips",
    "SeatStack",
    "StacksCorrected",
    "StepTaken",
    "StreetDealt",
    "TableIsNow",
    "Tracking",
    "TrackingSet",
    "WinnerDeclared",
]
