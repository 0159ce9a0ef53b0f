"""Which kinds of irregularity can be drilled, which happen every night, and which pairs would be
a trick question.

Not how they come about; that is `scenes`.
"""

from collections.abc import Mapping
from typing import Final

from app.drill.scenes import SCENES
from statemachine.irregularities import KINDS, IrregularityKind
from statemachine.rulebooks import Rulebook
from statemachine.variants import VARIANTS, VariantId

# What nobody can be asked at a table, and why.
LEFT_OUT: Final[Mapping[IrregularityKind, str]] = {
    "reader_conflict": "a device tells of it, not the table",
    "record_diverged": "it is about the record, not the table",
    "floor_called": "it is a call for help, not a fault",
    "pot_without_winner": "a ruling makes it, not the play",
    "wild_designation": "no game here has wild cards",
}

COMMON: Final[frozenset[IrregularityKind]] = frozenset(
    {
        "boxed_card",
        "exposed_hole_card",
        "wrong_hole_count",
        "four_card_flop",
        "overdealt_street",
        "unburned_street",
        "premature_street",
        "double_burn",
        "exposed_burn",
        "action_out_of_turn",
        "undercall",
        "underraise",
        "oversized_chip",
        "string_bet",
        "card_exposed_by_player",
        "reading_contradicted",
    }
)

# Of these one is never offered where another is right: what is seen could be called either.
_ALIKE: Final[tuple[frozenset[IrregularityKind], ...]] = (
    frozenset({"action_out_of_turn", "fold_out_of_turn", "skipped_player"}),
    frozenset(
        {
            "wrong_hole_count",
            "hidden_wrong_count",
            "button_short_card",
            "incomplete_deal",
            "seat_skipped",
        }
    ),
    frozenset(
        {
            "exposed_hole_card",
            "card_exposed_by_player",
            "dropped_card",
            "heads_up_disclosure",
            "card_off_table",
        }
    ),
    frozenset({"boxed_card", "exposed_stub_card", "exposed_burn"}),
    frozenset({"deck_incomplete", "loose_card", "card_off_table"}),
    frozenset({"surplus_card", "other_deck_card", "duplicate_card"}),
    frozenset({"other_deck_card", "imperfect_deck", "non_standard_card"}),
    frozenset({"wrong_award", "late_claim", "award_unverified", "reading_contradicted"}),
    frozenset({"showdown_miscall", "reading_contradicted", "pot_conceded"}),
    frozenset({"string_bet", "multiple_chips", "oversized_chip", "ambiguous_amount"}),
    frozenset({"underbet", "short_all_in", "short_blind"}),
    frozenset({"underraise", "undercall", "multiple_chips", "short_all_in"}),
    frozenset({"overbet_limit", "pot_miscount"}),
    frozenset({"absent_forced_all_in", "short_blind", "absent_at_deal", "left_while_all_in"}),
    frozenset({"self_muck", "hand_killed_by_dealer", "commingled_hand"}),
    frozenset({"button_misplaced", "blinds_misplaced", "first_card_wrong_seat"}),
    frozenset({"disordered_stub", "no_shuffle_or_cut"}),
    frozenset({"overdealt_flop", "four_card_flop", "premature_street"}),
)


def drilled(
    variant: VariantId, book: Rulebook, *, common: bool = False
) -> tuple[IrregularityKind, ...]:
    """The kinds that can come about in a game that is played by a book."""
    game = VARIANTS[variant]
    return tuple(
        kind
        for kind in KINDS
        if kind in SCENES and SCENES[kind].fits(game, book) and (not common or kind in COMMON)
    )


def alike(one: IrregularityKind, other: IrregularityKind) -> bool:
    """Whether what is seen of the one could be called the other."""
    return any(one in kinds and other in kinds for kinds in _ALIKE)
