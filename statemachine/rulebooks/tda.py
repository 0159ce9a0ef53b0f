"""The TDA rulebook: rules 35 to 39, in the edition that each clause is read from.

Not the whole of the TDA rules: what they leave to the floor is marked silent, with a
suggestion where one is established practice.
"""

from types import MappingProxyType
from typing import Final

from statemachine.effects import CreditBurn, DealCards, KillHand, MixCards, MoveCards
from statemachine.rulebooks.model import Citation, Remedy, Rulebook, frozen

# The Spanish text has the numbers of 2019 to 2024 for rules 35 to 39 and the wording of
# 2022 in 35-C; rule 54 carries the numbers of 2026.
_TEXT_2022 = "TDA 2022 (es)"
_TEXT_2026 = "TDA 2026 (es)"

CITATIONS: Final = MappingProxyType(
    {
        clause: Citation(clause, _TEXT_2026 if clause.startswith("TDA-54") else _TEXT_2022)
        for clause in (
            "TDA-35-A1",
            "TDA-35-A5",
            "TDA-35-A7",
            "TDA-35-C1",
            "TDA-35-D1",
            "TDA-35-E1",
            "TDA-35-E2",
            "TDA-35-E3",
            "TDA-36-A",
            "TDA-36-B",
            "TDA-36-C",
            "TDA-37-1",
            "TDA-37-2",
            "TDA-37-3",
            "TDA-38-1",
            "TDA-38-2",
            "TDA-38-3",
            "TDA-38-4",
            "TDA-39-A",
            "TDA-39-B1",
            "TDA-39-B2",
            "TDA-39-B3",
            "TDA-39-C",
            "TDA-39-D",
            "TDA-54-A1",
            "TDA-54-B1",
        )
    }
)

# The unburned card becomes a face-up burn and the next card of the stub plays.
_LATE_BURN = (MoveCards("board", "burns", shown=True), CreditBurn(), DealCards("board"))
# The first three stand and the fourth is worthless.
_FOURTH_ASIDE = (MoveCards("board", "aside", shown=True),)
# The five are shuffled into the stub; the burns stay and none is added (LATAM-39-B3 to B5).
_NEW_FLOP = (MixCards(("board",), "stub"), DealCards("board", 3))
_LAST_TWO_ASIDE = (*_FOURTH_ASIDE, *_FOURTH_ASIDE)

_DISCRETION = "floor_discretion"

TDA: Final = Rulebook(
    id="tda",
    edition="2022-2026 (es)",
    citations=CITATIONS,
    # TDA-48: in limit there is a cap even heads-up, until two players are left in the event.
    cap_lifts_heads_up=False,
    remedies=frozen(
        {
            "unburned_street": (
                Remedy(
                    "no_board_in_game",
                    _DISCRETION,
                    "before_next_card",
                    ("TDA-38-1", "TDA-38-3"),
                    True,
                ),
                Remedy("flop_after_action", "board_stands", "nothing", ("TDA-39-B2", "TDA-39-B3")),
                Remedy("later_street_dealt", _DISCRETION, "before_next_card", ("TDA-38-1",), True),
                Remedy("flop_before_action", "unburned_flop", "now", ("TDA-39-B1", "TDA-38-4")),
                Remedy("before_action", _DISCRETION, "now", ("TDA-38-3",), True, _LATE_BURN),
                Remedy(
                    "always",
                    _DISCRETION,
                    "before_next_card",
                    ("TDA-38-1", "TDA-38-3"),
                    True,
                ),
            ),
            "double_burn": (
                Remedy("always", _DISCRETION, "before_next_card", ("TDA-38-4", "TDA-38-3"), True),
            ),
            "exposed_burn": (
                Remedy("always", _DISCRETION, "before_next_card", ("TDA-38-1",), True),
            ),
            "boxed_card": (
                Remedy(
                    "misdeal_by_boxed_cards", "misdeal_redeal", "now", ("TDA-35-A1", "TDA-35-C1")
                ),
                Remedy("boxed_burn", _DISCRETION, "before_next_card", ("TDA-38-3",), True),
                Remedy(
                    "card_missing_after_action",
                    _DISCRETION,
                    "now",
                    ("TDA-35-D1",),
                    True,
                    (DealCards(),),
                ),
                Remedy("card_missing", "scrap_card_replaced", "now", ("TDA-35-A1",), True),
                Remedy(
                    "after_substantial_action",
                    "scrap_card",
                    "nothing",
                    ("TDA-35-D1",),
                    True,
                ),
                Remedy("always", "scrap_card", "nothing", ("TDA-35-A1",), True),
            ),
            "four_card_flop": (
                Remedy(
                    "later_street_dealt",
                    "overdealt_board",
                    "now",
                    ("TDA-39-A",),
                    True,
                    _FOURTH_ASIDE,
                ),
                Remedy("before_action", "four_card_flop", "now", ("TDA-39-A",)),
                Remedy("always", "overdealt_board", "now", ("TDA-39-A",), True, _FOURTH_ASIDE),
            ),
            "overdealt_flop": (
                Remedy(
                    "before_action",
                    "overdealt_board",
                    "now",
                    ("TDA-39-A", "TDA-39-D"),
                    True,
                    _NEW_FLOP,
                ),
                Remedy(
                    "always",
                    "overdealt_board",
                    "now",
                    ("TDA-39-A", "TDA-39-D"),
                    True,
                    _LAST_TWO_ASIDE,
                ),
            ),
            "overdealt_street": (
                Remedy("no_board_in_game", _DISCRETION, "now", ("TDA-38-1",), True),
                Remedy("before_action", "overdealt_street", "now", ("TDA-38-1",), True),
                Remedy("always", "overdealt_board", "now", ("TDA-38-1",), True, _FOURTH_ASIDE),
            ),
            "duplicate_card": (
                Remedy("always", "fouled_deck_refund", "now", ("TDA-35-E1", "TDA-35-E2")),
            ),
            "surplus_card": (Remedy("always", _DISCRETION, "now", ("TDA-35-E3",), True),),
            "exposed_hole_card": (
                Remedy(
                    "misdeal_open", "misdeal_redeal", "before_next_card", ("TDA-35-A7", "TDA-35-C1")
                ),
                Remedy("always", _DISCRETION, "before_next_card", ("TDA-35-D1",), True),
            ),
            "premature_street": (
                Remedy("always", _DISCRETION, "now", ("TDA-39-C", "TDA-39-D"), True),
            ),
            "wrong_hole_count": (
                Remedy("button_short", "button_short_card", "now", ("TDA-37-1", "TDA-37-2")),
                Remedy("button_short_acted", "wrong_count_after_action", "now", ("TDA-37-3",)),
                Remedy("misdeal_open", "misdeal_redeal", "now", ("TDA-35-A5", "TDA-35-C1")),
                Remedy(
                    "always",
                    _DISCRETION,
                    "now",
                    ("TDA-35-D1", "TDA-38-2"),
                    True,
                    (KillHand(),),
                ),
            ),
            "reading_contradicted": (Remedy("always", _DISCRETION, "before_award", (), True),),
            "award_unverified": (Remedy("always", _DISCRETION, "before_award", (), True),),
            "underraise": (
                Remedy("always", _DISCRETION, "before_next_card", ("TDA-54-A1",), True),
            ),
            "overbet_limit": (
                Remedy("always", _DISCRETION, "before_next_card", ("TDA-54-B1",), True),
            ),
            "out_of_turn": (Remedy("always", "out_of_turn", "now", ("TDA-36-C",), True),),
            "reader_conflict": (Remedy("always", _DISCRETION, "nothing", (), True),),
            "record_diverged": (Remedy("always", _DISCRETION, "nothing", (), True),),
            "floor_called": (Remedy("always", _DISCRETION, "before_next_card", (), True),),
        }
    ),
)
