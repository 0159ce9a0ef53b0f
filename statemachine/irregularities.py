"""The kinds of irregularity and of question, and the facts by which a book picks a remedy.

Not the remedies: those are rulebooks and procedures.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from statemachine.variants import StreetName

IrregularityKind: TypeAlias = Literal[
    "unburned_street",
    "double_burn",
    "exposed_burn",
    "boxed_card",
    "four_card_flop",
    "overdealt_flop",
    "overdealt_street",
    "duplicate_card",
    "exposed_hole_card",
    "premature_street",
    "wrong_hole_count",
    "surplus_card",
    "reading_contradicted",
    "award_unverified",
    "underraise",
    "overbet_limit",
    "out_of_turn",
    "reader_conflict",
    "record_diverged",
    "floor_called",
]

QuestionKind: TypeAlias = Literal[
    "missing_burn",
    "surplus_burn",
    "early_street",
    "out_of_turn",
    "played_under_hold",
    "unfinished_hand",
]

# What an open irregularity holds: everything, the next card, the award, or nothing.
Block: TypeAlias = Literal["now", "before_next_card", "before_award", "nothing"]

Condition: TypeAlias = Literal[
    "always",
    "flop_before_action",
    "flop_after_action",
    "before_action",
    "misdeal_open",
    "misdeal_by_boxed_cards",
    "boxed_burn",
    "card_missing",
    "card_missing_after_action",
    "later_street_dealt",
    "button_short",
    "button_short_acted",
    "after_substantial_action",
    "no_board_in_game",
]


@dataclass(frozen=True, slots=True)
class Facts:
    """What a remedy may depend on, measured at the position where the fault was called.

    `misdeal_open`: a misdeal may still be declared. `boxed_burn`: the boxed card lies among
    the burns. `card_missing`: a boxed card that was set aside left its place short.
    `later_street`: cards of a street after this one lie on the board already.
    `board_game`: the game deals a board that every hand shares.
    `button_short`: the seat is the button and has too few cards; `button_acted`: it acted.
    """

    street: StreetName | None
    acted_on_street: bool
    substantial: bool
    misdeal_open: bool
    boxed_in_deal: int
    boxed_for_misdeal: int
    boxed_burn: bool = False
    card_missing: bool = False
    later_street: bool = False
    button_short: bool = False
    button_acted: bool = False
    board_game: bool = True


CONDITIONS: Final[dict[Condition, Callable[[Facts], bool]]] = {
    "always": lambda facts: True,
    "flop_before_action": lambda facts: facts.street == "flop" and not facts.acted_on_street,
    "flop_after_action": lambda facts: facts.street == "flop" and facts.acted_on_street,
    "before_action": lambda facts: not facts.acted_on_street,
    "misdeal_open": lambda facts: facts.misdeal_open,
    "boxed_burn": lambda facts: facts.boxed_burn,
    "card_missing": lambda facts: facts.card_missing,
    "card_missing_after_action": lambda facts: (
        facts.card_missing
        and (facts.acted_on_street or (facts.street is None and facts.substantial))
    ),
    "later_street_dealt": lambda facts: facts.later_street,
    "button_short": lambda facts: facts.button_short and not facts.button_acted,
    "button_short_acted": lambda facts: facts.button_short and facts.button_acted,
    "misdeal_by_boxed_cards": lambda facts: (
        facts.misdeal_open and facts.boxed_in_deal >= facts.boxed_for_misdeal
    ),
    "after_substantial_action": lambda facts: facts.substantial,
    "no_board_in_game": lambda facts: not facts.board_game,
}
