"""What a ruling does to the table: a closed union of effects, one frozen dataclass each.

Not the reason for it, nor who ordered it: that is the ruling or the procedure's step.
Chips are whole units; seats are numbered 1 to 10; indices count from 0.
"""

from typing import TypeAlias

from statemachine.effects.cards import (
    BurnFaultCard,
    CompleteDeal,
    CreditBurn,
    CreditPickedBurn,
    DealCards,
    FinishDeal,
    MixCards,
    MoveCards,
    ReplaceDeck,
    ReturnStreet,
    ScrambleStreet,
    ShowBoard,
    ShowCards,
    ShuffleStub,
    SupplySeat,
)
from statemachine.effects.chips import (
    BarRaise,
    CarryPot,
    CorrectBets,
    CountWinners,
    DeclareMisdeal,
    FinishBetting,
    ForfeitChips,
    KeepAntes,
    MadeAct,
    MakeAct,
    MoveButton,
    MoveChips,
    NewPositions,
    PassDeal,
    PlayStands,
    RefundSeat,
    ReturnUncalled,
    ReverseAward,
    SetActor,
    SetCall,
    TakePlayBack,
    VoidHand,
)
from statemachine.effects.hands import (
    DiscardPlace,
    GiveHand,
    KillHand,
    MarkDealtOut,
    Penalise,
    ReviveHand,
    TableHand,
    Warn,
)

Effect: TypeAlias = (
    MixCards
    | ScrambleStreet
    | MoveCards
    | DealCards
    | ShowBoard
    | CreditBurn
    | CreditPickedBurn
    | KillHand
    | ReviveHand
    | MoveChips
    | SetCall
    | SetActor
    | PlayStands
    | TakePlayBack
    | DeclareMisdeal
    | VoidHand
    | Penalise
    | Warn
    | CompleteDeal
    | FinishDeal
    | SupplySeat
    | BurnFaultCard
    | DiscardPlace
    | GiveHand
    | MarkDealtOut
    | ReturnStreet
    | ShuffleStub
    | FinishBetting
    | ReplaceDeck
    | ShowCards
    | TableHand
    | PassDeal
    | KeepAntes
    | RefundSeat
    | ReturnUncalled
    | CorrectBets
    | ForfeitChips
    | CarryPot
    | ReverseAward
    | MakeAct
    | BarRaise
    | CountWinners
    | NewPositions
    | MoveButton
)

__all__ = [
    "BarRaise",
    "BurnFaultCard",
    "CarryPot",
    "CompleteDeal",
    "CorrectBets",
    "CountWinners",
    "CreditBurn",
    "CreditPickedBurn",
    "DealCards",
    "DeclareMisdeal",
    "DiscardPlace",
    "Effect",
    "FinishBetting",
    "FinishDeal",
    "ForfeitChips",
    "GiveHand",
    "KeepAntes",
    "KillHand",
    "MadeAct",
    "MakeAct",
    "MarkDealtOut",
    "MixCards",
    "MoveButton",
    "MoveCards",
    "MoveChips",
    "NewPositions",
    "PassDeal",
    "Penalise",
    "PlayStands",
    "RefundSeat",
    "ReplaceDeck",
    "ReturnStreet",
    "ReturnUncalled",
    "ReverseAward",
    "ReviveHand",
    "ScrambleStreet",
    "SetActor",
    "SetCall",
    "ShowBoard",
    "ShowCards",
    "ShuffleStub",
    "SupplySeat",
    "TableHand",
    "TakePlayBack",
    "VoidHand",
    "Warn",
]
