"""The Latin American amendments of 2026: what they say, over the TDA rules that they extend.

Not the TDA's own rules: a clause that comes from there says that it is inherited (A-46).
"""

from types import MappingProxyType
from typing import Final

from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks import catalogue
from statemachine.rulebooks.model import Grounds, Remedy, Rulebook, frozen
from statemachine.rulebooks.practice import (
    DISCRETION,
    FOURTH_ASIDE,
    KILL,
    LAST_TWO_ASIDE,
    LATE_BURN,
    MISDEAL,
)
from statemachine.rulebooks.tda import TDA
from statemachine.rulebooks.writing import citations, settled, silent

EDITION: Final = "LATAM 2026 (es)"

_REDEAL: Final = "misdeal_redeal"
_REFUND: Final = "fouled_deck_refund"

# A deck that is found fouled when nobody may dispute the hand any more: it stands.
_TOO_LATE: Final = settled("not claim_in_time", "replace_deck", "nothing", "LATAM-35-E6")

_DECK: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "boxed_card": (
        # a fouled deck comes before a misdeal.
        settled("boxed_fouls_deck", _REFUND, "now", "LATAM-35-E2", "LATAM-35-E5"),
        settled(
            "misdeal_open, boxed_for_misdeal",
            _REDEAL,
            "now",
            "LATAM-35-A1",
            "LATAM-35-F4",
            "LATAM-35-C1",
        ),
        # a boxed card is no burn, so the street was not burned.
        silent("boxed_burn", DISCRETION, "before_next_card", "LATAM-35-F2"),
        settled("card_missing", "scrap_card_replaced", "now", "LATAM-35-F2", "LATAM-35-F3"),
        settled("substantial_action", "scrap_card", "nothing", "LATAM-35-D2", "LATAM-35-F3"),
        settled("", "scrap_card", "nothing", "LATAM-35-F1", "LATAM-35-F2", "LATAM-35-F3"),
    ),
    "duplicate_card": (
        _TOO_LATE,
        settled("", _REFUND, "now", "LATAM-35-E1", "LATAM-35-E5"),
    ),
    "deck_incomplete": (
        _TOO_LATE,
        # one that fell out of the deck during the hand fouls nothing.
        settled("never_in_pack", _REFUND, "now", "LATAM-35-E3", "LATAM-35-E5"),
        silent("", DISCRETION, "now", "LATAM-35-E3", "LATAM-35-E4"),
    ),
    "surplus_card": (
        _TOO_LATE,
        settled("", _REFUND, "now", "LATAM-35-G4", "LATAM-35-E4", "LATAM-35-E5"),
    ),
    "non_standard_card": (
        # what looks like a playing card is a misdeal, anything else is removed.
        settled("misdeal_open, playing_card", _REDEAL, "now", "LATAM-35-A6", "LATAM-35-C1"),
        silent("seat_acted, playing_card", DISCRETION, "now", "LATAM-35-G3", suggestion=KILL),
        settled("card_missing", "scrap_card_replaced", "now", "LATAM-35-G1", "LATAM-35-G2"),
        settled(
            "", "scrap_card", "nothing", "LATAM-35-G1", "LATAM-35-G2", "LATAM-35-G3", "LATAM-35-D2"
        ),
    ),
    "other_deck_card": (
        _TOO_LATE,
        settled("misdeal_open", _REDEAL, "now", "LATAM-35-A6", "LATAM-35-C1"),
        settled("", _REFUND, "now", "LATAM-35-G4", "LATAM-35-E5"),
    ),
    "loose_card": (
        _TOO_LATE,
        settled("never_in_pack", _REFUND, "now", "LATAM-35-E3", "LATAM-35-E5"),
        silent("", DISCRETION, "nothing", "LATAM-35-D1", "LATAM-35-E4"),
    ),
    "no_shuffle_or_cut": (
        silent("misdeal_open", DISCRETION, "now", "LATAM-35-A0", suggestion=MISDEAL),
        settled("", "stands", "nothing", "LATAM-35-D1"),
    ),
    "disordered_stub": (settled("", "disordered_stub", "now", "LATAM-39-E", "TDA24-RP-4"),),
    "short_stub": (settled("", "short_stub", "before_next_card", "LATAM-39-E", "TDA24-RP-10-H"),),
}

_DEAL: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "first_card_wrong_seat": (
        settled("misdeal_open", _REDEAL, "now", "LATAM-35-A2", "LATAM-35-C1"),
        settled("", "stands", "nothing", "LATAM-35-D1"),
    ),
    "ineligible_seat_dealt": (
        settled("misdeal_open", _REDEAL, "now", "LATAM-35-A3", "LATAM-35-C1"),
        silent("", "discard_hand", "before_next_card", "LATAM-35-D1"),
    ),
    "seat_skipped": (
        settled("misdeal_open", _REDEAL, "now", "LATAM-35-A4", "LATAM-35-C1"),
        silent("", DISCRETION, "before_next_card", "LATAM-35-D1"),
    ),
    "wrong_hole_count": (
        settled(
            "button_short, not seat_acted",
            "button_short_card",
            "now",
            "LATAM-COUNT-3",
            "TDA-37-1",
            "TDA-37-2",
        ),
        settled("button_short, seat_acted", "wrong_count_after_action", "now", "TDA-37-3"),
        settled("misdeal_open", _REDEAL, "now", "LATAM-35-A5", "LATAM-35-C1"),
        # Draw and stud have rules of their own, where the house says so.
        silent("not board_game", DISCRETION, "now", "LATAM-COUNT-3", suggestion=KILL),
        settled(
            "", "wrong_count_after_action", "now", "LATAM-COUNT-1", "LATAM-COUNT-2", "TDA-38-2"
        ),
    ),
    "hidden_wrong_count": (
        settled("knew", "forfeit_hand", "now", "LATAM-COUNT-4"),
        settled("", "wrong_count_after_action", "now", "LATAM-COUNT-1", "LATAM-COUNT-2"),
    ),
    "incomplete_deal": (
        settled("misdeal_open", _REDEAL, "now", "LATAM-35-A5", "LATAM-35-C1"),
        silent("", DISCRETION, "now", "LATAM-35-D1"),
    ),
    "exposed_hole_card": (
        silent("not board_game", DISCRETION, "before_next_card", "LATAM-35-A8"),
        settled(
            "misdeal_open, exposed_for_misdeal",
            _REDEAL,
            "before_next_card",
            "LATAM-35-A7",
            "LATAM-35-C1",
        ),
        silent("misdeal_open", "exposed_card_replacement", "before_next_card", "LATAM-35-A7"),
        silent("", DISCRETION, "before_next_card", "LATAM-35-D1"),
    ),
}

_BOARD: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "unburned_street": (
        silent("not board_game", DISCRETION, "before_next_card", "TDA-38-1", "TDA-38-3"),
        settled(
            "flop_street, acted_on_street", "board_stands", "nothing", "LATAM-39-C2", "LATAM-39-C3"
        ),
        silent("later_street", DISCRETION, "before_next_card", "TDA-38-1"),
        settled(
            "flop_street, not acted_on_street", "unburned_flop", "now", "LATAM-39-C1", "TDA-38-4"
        ),
        silent("not acted_on_street", DISCRETION, "now", "TDA-38-3", suggestion=LATE_BURN),
        silent("", DISCRETION, "before_next_card", "TDA-38-1", "TDA-38-3"),
    ),
    "four_card_flop": (
        silent("later_street", "overdealt_board", "now", "LATAM-39-A1", suggestion=FOURTH_ASIDE),
        settled("not acted_on_street", "four_card_flop", "now", "LATAM-39-A1", "LATAM-39-A2"),
        silent("", "overdealt_board", "now", "LATAM-39-A1", suggestion=FOURTH_ASIDE),
    ),
    "overdealt_flop": (
        # exposed or not; once somebody acted it is for the floor.
        settled(
            "not acted_on_street",
            "overdealt_flop",
            "now",
            "LATAM-39-B1",
            "LATAM-39-B2",
            "LATAM-39-B3",
            "LATAM-39-B4",
            "LATAM-39-B5",
            "LATAM-39-E",
        ),
        silent(
            "",
            "overdealt_board",
            "now",
            "LATAM-39-B1",
            "LATAM-39-B2",
            suggestion=LAST_TWO_ASIDE,
        ),
    ),
    "premature_street": (
        silent("not board_game", DISCRETION, "now", "LATAM-39-D", "LATAM-39-E"),
        silent("acted_on_street", DISCRETION, "now", "LATAM-39-D"),
        settled("", "premature_street", "now", "LATAM-39-D", "TDA24-RP-5", "LATAM-39-E"),
    ),
}

_RECOVERED: Final = settled(
    "",
    "hand_recovery",
    "now",
    "LATAM-RECOV-0",
    "LATAM-RECOV-1",
    "LATAM-RECOV-2",
    "LATAM-RECOV-3",
    "LATAM-RECOV-4",
    "LATAM-RECOV-4b",
    "LATAM-RECOV-5",
)
_DISCLOSED: Final = (
    "LATAM-HUTALK-1",
    "LATAM-HUTALK-2",
    "LATAM-HUTALK-3",
    "LATAM-HUTALK-4",
    "LATAM-HUTALK-5",
    "LATAM-HUTALK-6",
)

_PLAY: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "commingled_hand": (
        # dead without protection, even where the cards can be told.
        settled("not protected", "hand_dead", "now", "LATAM-COMM-0", "LATAM-COMM-A"),
        settled("not looked", "hand_dead", "now", "LATAM-COMM-B4"),
        settled(
            "",
            "commingled_hand",
            "now",
            "LATAM-COMM-B0",
            "LATAM-COMM-B1",
            "LATAM-COMM-B2",
            "LATAM-COMM-B3",
            "LATAM-COMM-B4",
        ),
    ),
    "hand_killed_by_dealer": (_RECOVERED,),
    "pot_conceded": (_RECOVERED,),
    "card_exposed_by_player": (
        settled("heads_up", "heads_up_disclosure", "nothing", *_DISCLOSED),
        settled("", "note_penalty", "nothing", "TDA24-68"),
    ),
    "heads_up_disclosure": (settled("", "heads_up_disclosure", "nothing", *_DISCLOSED),),
    "forward_motion": (
        settled("induced", "forward_motion", "now", "LATAM-FM-1", "LATAM-FM-2"),
        settled("deceptive", "forward_motion", "now", "LATAM-FM-2"),
        settled("", "forward_motion_released", "now", "LATAM-FM-3"),
    ),
    "short_all_in": (settled("", "stands", "nothing", "LATAM-SHORT-A1", "LATAM-SHORT-A2"),),
    "short_blind": (
        settled("", "short_blind_side_pot", "nothing", "LATAM-SHORT-B1", "LATAM-SHORT-B2"),
    ),
    "absent_forced_all_in": (
        settled("back_in_time", "hand_lives", "nothing", "LATAM-ABSENT-1", "LATAM-ABSENT-2"),
        settled(
            "",
            "absent_blind_kill",
            "before_next_card",
            "LATAM-ABSENT-1",
            "LATAM-ABSENT-2",
            "LATAM-ABSENT-3",
            "LATAM-ABSENT-4",
        ),
    ),
    "left_while_all_in": (
        settled(
            "heads_up",
            "all_in_absent_showdown",
            "before_award",
            "LATAM-AWAY-5",
            "LATAM-AWAY-6",
            "LATAM-AWAY-7",
        ),
        settled(
            "",
            "all_in_absent_showdown",
            "before_award",
            "LATAM-AWAY-1",
            "LATAM-AWAY-2",
            "LATAM-AWAY-3",
            "LATAM-AWAY-4",
        ),
    ),
    "pot_without_winner": (
        silent("", DISCRETION, "before_award", "LATAM-COUNT-2", "LATAM-VERIFY-1"),  # A-14c
    ),
    "award_unverified": (
        settled("", "verify_before_push", "before_award", "LATAM-VERIFY-1", "LATAM-VERIFY-2"),
    ),
}

_OWN: Final = _DECK | _DEAL | _BOARD | _PLAY
_REMEDIES: Final = frozen({**TDA.remedies, **_OWN})

_GROUNDS: Final[Grounds] = MappingProxyType(
    {
        **TDA.grounds,
        "boxed_for_misdeal": ("LATAM-35-A1", "LATAM-35-F4"),
        "boxed_fouls_deck": ("LATAM-35-E2",),
        "exposed_for_misdeal": ("LATAM-35-A7",),
        "absent_on_redeal": ("LATAM-35-C2",),
        "penalised_on_redeal": ("LATAM-35-C3", "LATAM-35-C4"),
        "picked_card_is_next_burn": ("LATAM-39-A2",),
        "verify_before_push": ("LATAM-VERIFY-1", "LATAM-VERIFY-2"),
        "late_claim_window": ("LATAM-35-E6", "TDA24-22"),
        "short_all_in_reopens_checkers": ("LATAM-SHORT-A1", "LATAM-SHORT-A2"),
        "penalty_for_disclosure": ("LATAM-HUTALK-6",),
        "dead_hand_uncalled_back": ("LATAM-COUNT-2",),
    }
)


LATAM_2026: Final = Rulebook(
    id="latam-2026",
    extends=TDA.id,
    edition=EDITION,
    citations=citations(
        catalogue.LATAM, _REMEDIES, _GROUNDS, lambda _: EDITION, base=TDA.citations
    ),
    remedies=_REMEDIES,
    grounds=_GROUNDS,
    boxed_fouls_deck=5,
    verify_before_push=True,
    penalty_for_disclosure="mandatory",
    cap_lifts_heads_up=TDA.cap_lifts_heads_up,
)
