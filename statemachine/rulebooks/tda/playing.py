"""The TDA's remedies for hands, bets, the showdown and positions.

Not those for cards and board. Rule 54 is read from the Spanish text of 2026; what that leaves
out from the English rules of 2024, whose numbers are two lower there.
"""

from typing import Final

from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks.model import Remedy
from statemachine.rulebooks.practice import DISCRETION
from statemachine.rulebooks.writing import settled, silent

_HANDS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "commingled_hand": (
        settled("identifiable", "hand_lives", "nothing", "TDA24-65-B"),
        settled("", "hand_dead", "now", "TDA24-65-A"),
    ),
    "hand_killed_by_dealer": (
        settled("identifiable", "hand_lives", "nothing", "TDA24-65-B"),
        settled("", "hand_dead", "now", "TDA24-65-A"),
    ),
    "self_muck": (
        settled("identifiable", "hand_lives", "nothing", "TDA24-15-B"),
        settled("", "hand_dead", "now", "TDA24-15-B", "TDA24-65-A"),
    ),
    "card_exposed_by_player": (settled("", "note_penalty", "nothing", "TDA24-68"),),
    "heads_up_disclosure": (settled("", "note_penalty", "nothing", "TDA24-67", "TDA24-68"),),
}

_CORRECTED: Final = "bet_correction"
_STANDS: Final = "stands"
_BACKS_UP: Final = "action_backs_up"
_WAITS: Final = "before_next_card"

# A raise that is too small, and a bet that is: brought up while its street lasts (54-A).
_TOO_SMALL: Final = (
    settled("showdown_begun", _STANDS, "nothing", "TDA-54-A2"),
    settled("street_open", _CORRECTED, _WAITS, "TDA-54-A1"),
    settled("", _STANDS, "nothing", "TDA-54-A3"),
)

_BETS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "underbet": _TOO_SMALL,
    "underraise": _TOO_SMALL,
    "undercall": (
        settled("heads_up", _CORRECTED, _WAITS, "TDA-54-A4", "TDA24-51"),
        silent("", "undercall", _WAITS, "TDA-54-A4", "TDA24-51"),
    ),
    "overbet_limit": (
        settled("showdown_begun", _STANDS, "nothing", "TDA-54-B3"),
        settled("street_open", _CORRECTED, _WAITS, "TDA-54-B1"),
        settled("", _STANDS, "nothing", "TDA-54-B3"),
    ),
    "pot_miscount": (
        settled("not street_open", _STANDS, "nothing", "TDA-54-B3"),
        settled("count_too_high", _CORRECTED, _WAITS, "TDA-54-B1"),
        settled("action_after_bet", _STANDS, "nothing", "TDA-54-B2"),
        settled("", _CORRECTED, _WAITS, "TDA-54-B2"),
    ),
    # Whether the action to the player has changed is for the floor to say (53-A).
    "action_out_of_turn": (silent("", "out_of_turn", "now", "TDA-36-C", "TDA24-53-A"),),
    "fold_out_of_turn": (silent("", "out_of_turn", "now", "TDA24-53-A", "TDA24-58"),),
    "skipped_player": (
        settled("acted_past, had_time", "skipped_player", "now", "TDA24-53-B"),
        # Who had no time to speak up is not in the text.
        silent("acted_past", _BACKS_UP, "now", "TDA24-53-B"),
        settled("", _BACKS_UP, "now", "TDA24-53-A", "TDA24-53-B"),
    ),
    "forward_motion": (silent("", DISCRETION, "now", "TDA24-57"),),
    "string_bet": (settled("", _CORRECTED, _WAITS, "TDA24-56"),),
    "oversized_chip": (settled("", _CORRECTED, _WAITS, "TDA24-44"),),
    "multiple_chips": (
        settled("half_reached", _CORRECTED, _WAITS, "TDA24-45-B", "TDA24-43-A"),
        settled("", _CORRECTED, _WAITS, "TDA24-45-B"),
    ),
    "ambiguous_amount": (settled("", _CORRECTED, _WAITS, "TDA24-57"),),
    "invalid_declaration": (settled("", _CORRECTED, _WAITS, "TDA24-55"),),
    "conditional_declaration": (silent("", DISCRETION, _WAITS, "TDA24-59-A"),),
    "hidden_chip": (silent("", DISCRETION, "before_award", "TDA24-62"),),
    "clock_expired": (
        settled("facing_bet", "hand_dead", "now", "TDA24-29"),
        settled("", "hand_lives", "nothing", "TDA24-29"),
    ),
    "short_all_in": (settled("", _STANDS, "nothing", "TDA24-47-A"),),
    "short_blind": (silent("", "short_blind_side_pot", "nothing", "TDA24-54-B"),),
}

_PRESENCE: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "absent_at_deal": (
        settled("back_in_time", "hand_lives", "nothing", "TDA24-30"),
        settled("", "absent_blind_kill", "before_next_card", "TDA24-30"),
    ),
    "absent_forced_all_in": (
        settled("back_in_time", "hand_lives", "nothing", "TDA24-30"),
        settled("", "absent_blind_kill", "before_next_card", "TDA24-30"),
    ),
    "left_while_all_in": (settled("", "hand_lives", "nothing", "TDA24-31"),),
}

_SHOWDOWN: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "showdown_miscall": (
        settled("next_hand_begun", _STANDS, "nothing", "TDA24-22"),
        # The cards spoke, but the pot went elsewhere.
        settled("pot_taken", "award_correction", "nothing", "TDA24-12", "TDA24-22"),
        settled("", "hand_lives", "nothing", "TDA24-12"),
    ),
    "pot_conceded": (
        settled("identifiable", "hand_lives", "nothing", "TDA24-14"),
        settled("", "hand_dead", "now", "TDA24-15-B"),
    ),
    "wrong_award": (
        settled("next_hand_begun", _STANDS, "nothing", "TDA24-22"),
        settled("", "award_correction", "nothing", "TDA24-22"),
    ),
    "late_claim": (
        settled("not claim_in_time", _STANDS, "nothing", "TDA24-22"),
        settled("", "late_claim", "nothing", "TDA24-22"),
    ),
}

_POSITIONS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "button_misplaced": (
        settled("substantial_action", "position_stands", "nothing", "TDA24-34-A"),
        silent("", "position_fix", _WAITS, "TDA24-34-A"),
    ),
}

PLAYING: Final = _HANDS | _BETS | _PRESENCE | _SHOWDOWN | _POSITIONS
