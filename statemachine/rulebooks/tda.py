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
                    ("not board_game",),
                    _DISCRETION,
                    "before_next_card",
                    ("TDA-38-1", "TDA-38-3"),
                    True,
                ),
                Remedy(
                    ("flop_street", "acted_on_street"),
                    "board_stands",
                    "nothing",
                    ("TDA-39-B2", "TDA-39-B3"),
                ),
                Remedy(("later_street",), _DISCRETION, "before_next_card", ("TDA-38-1",), True),
                Remedy(
                    ("flop_street", "not acted_on_street"),
                    "unburned_flop",
                    "now",
                    ("TDA-39-B1", "TDA-38-4"),
                ),
                Remedy(
                    ("not acted_on_street",), _DISCRETION, "now", ("TDA-38-3",), True, _LATE_BURN
                ),
                Remedy(
                    (),
                    _DISCRETION,
                    "before_next_card",
                    ("TDA-38-1", "TDA-38-3"),
                    True,
                ),
            ),
            "double_burn": (
                Remedy((), _DISCRETION, "before_next_card", ("TDA-38-4", "TDA-38-3"), True),
            ),
            "exposed_burn": (Remedy((), _DISCRETION, "before_next_card", ("TDA-38-1",), True),),
            "boxed_card": (
                Remedy(
                    ("misdeal_open", "boxed_for_misdeal"),
                    "misdeal_redeal",
                    "now",
                    ("TDA-35-A1", "TDA-35-C1"),
                ),
                Remedy(("boxed_burn",), _DISCRETION, "before_next_card", ("TDA-38-3",), True),
                Remedy(
                    ("card_missing", "acted_since"),
                    _DISCRETION,
                    "now",
                    ("TDA-35-D1",),
                    True,
                    (DealCards(),),
                ),
                Remedy(("card_missing",), "scrap_card_replaced", "now", ("TDA-35-A1",), True),
                Remedy(
                    ("substantial_action",),
                    "scrap_card",
                    "nothing",
                    ("TDA-35-D1",),
                    True,
                ),
                Remedy((), "scrap_card", "nothing", ("TDA-35-A1",), True),
            ),
            "four_card_flop": (
                Remedy(
                    ("later_street",),
                    "overdealt_board",
                    "now",
                    ("TDA-39-A",),
                    True,
                    _FOURTH_ASIDE,
                ),
                Remedy(("not acted_on_street",), "four_card_flop", "now", ("TDA-39-A",)),
                Remedy((), "overdealt_board", "now", ("TDA-39-A",), True, _FOURTH_ASIDE),
            ),
            "overdealt_flop": (
                Remedy(
                    ("not acted_on_street",),
                    "overdealt_board",
                    "now",
                    ("TDA-39-A", "TDA-39-D"),
                    True,
                    _NEW_FLOP,
                ),
                Remedy(
                    (),
                    "overdealt_board",
                    "now",
                    ("TDA-39-A", "TDA-39-D"),
                    True,
                    _LAST_TWO_ASIDE,
                ),
            ),
            "overdealt_street": (
                Remedy(("not board_game",), _DISCRETION, "now", ("TDA-38-1",), True),
                Remedy(("not acted_on_street",), "overdealt_street", "now", ("TDA-38-1",), True),
                Remedy((), "overdealt_board", "now", ("TDA-38-1",), True, _FOURTH_ASIDE),
            ),
            "duplicate_card": (
                Remedy((), "fouled_deck_refund", "now", ("TDA-35-E1", "TDA-35-E2")),
            ),
            "surplus_card": (Remedy((), _DISCRETION, "now", ("TDA-35-E3",), True),),
            "exposed_hole_card": (
                Remedy(
                    ("misdeal_open",),
                    "misdeal_redeal",
                    "before_next_card",
                    ("TDA-35-A7", "TDA-35-C1"),
                ),
                Remedy((), _DISCRETION, "before_next_card", ("TDA-35-D1",), True),
            ),
            "premature_street": (Remedy((), _DISCRETION, "now", ("TDA-39-C", "TDA-39-D"), True),),
            "wrong_hole_count": (
                Remedy(
                    ("button_short", "not seat_acted"),
                    "button_short_card",
                    "now",
                    ("TDA-37-1", "TDA-37-2"),
                ),
                Remedy(
                    ("button_short", "seat_acted"), "wrong_count_after_action", "now", ("TDA-37-3",)
                ),
                Remedy(("misdeal_open",), "misdeal_redeal", "now", ("TDA-35-A5", "TDA-35-C1")),
                Remedy(
                    (),
                    _DISCRETION,
                    "now",
                    ("TDA-35-D1", "TDA-38-2"),
                    True,
                    (KillHand(),),
                ),
            ),
            "reading_contradicted": (Remedy((), _DISCRETION, "before_award", (), True),),
            "award_unverified": (Remedy((), _DISCRETION, "before_award", (), True),),
            "underraise": (Remedy((), _DISCRETION, "before_next_card", ("TDA-54-A1",), True),),
            "underbet": (Remedy((), _DISCRETION, "before_next_card", ("TDA-54-A1",), True),),
            "overbet_limit": (Remedy((), _DISCRETION, "before_next_card", ("TDA-54-B1",), True),),
            "action_out_of_turn": (Remedy((), "out_of_turn", "now", ("TDA-36-C",), True),),
            "fold_out_of_turn": (Remedy((), "out_of_turn", "now", ("TDA-36-C",), True),),
            "reader_conflict": (Remedy((), _DISCRETION, "nothing", (), True),),
            "record_diverged": (Remedy((), _DISCRETION, "nothing", (), True),),
            "floor_called": (Remedy((), _DISCRETION, "before_next_card", (), True),),
        }
    ),
)
