"""What a fault adds to its name, and what it holds, in English.

Not the names of faults.
"""

from typing import Final

DETAILS: Final[dict[str, str]] = {
    "detail.earlier_hand": "It is about the hand before this one, or an earlier one.",
    "detail.acted_without_hand": "The seat acted without a live hand.",
    "detail.acted_with_nothing_to_do": "The seat acted, though nothing was left for it to do.",
    "detail.discarded_twice": "The seat discarded a second time on the same draw.",
    "detail.discarded_card_not_held": "The seat discarded a card that the record does not "
    "have in its hand: one of those was misread.",
    "detail.discarded_more_than_held": "The seat discarded more cards than it held.",
    "detail.discarded_out_of_place": "The seat discarded when no draw was due.",
    "detail.acted_between_streets": "The seat acted after the betting of the street was over.",
    "detail.more_than_stack": "The seat bet more chips than the record gives it.",
    "detail.checked_facing_bet": "The seat checked, though there was a bet to call.",
    "detail.all_in_differs": "The all-in is not the stack that the record gives the seat.",
    "detail.bet_below_own": "The seat's new bet is smaller than what it had in already.",
    "detail.raised_when_closed": "The seat raised, though it could only call or fold.",
    "detail.bring_in_due": "The seat did not bring it in, and nobody before it had.",
    "detail.bring_in_not_due": "The seat posted a bring-in when none was due.",
    "detail.posted_out_of_time": "The seat posted when no more posts were due from it.",
    "detail.tabled_dead_hand": "The hand that was tabled is not live in the record.",
    "detail.tabled_before_showdown": "A hand was turned up while others could still bet.",
    "detail.mucked_before_showdown": "A hand was mucked before there was a showdown.",
    "detail.winner_before_showdown": "A winner was declared before there was a showdown.",
    "detail.winner_without_claim": "The declared winner has no part in this pot.",
    "detail.pushed_before_showdown": "The pot was pushed before there was a showdown.",
    "detail.street_has_no_burn": "A burn was missed on a street that has none.",
    "detail.burn_made_otherwise": "The burn of this street was made already: by the card that was "
    "picked, or by a ruling.",
    "detail.no_burn_to_expose": "The record has no burn that could have been exposed.",
    "detail.burns_count": "The burns were counted and are not as many as recorded.",
    "detail.board_count": "The board has fewer cards than recorded.",
    "detail.run-1_count": "The board of the first run does not have as many cards as recorded.",
    "detail.run-2_count": "The board of the second run does not have as many cards as recorded.",
    "detail.discards_count": "The discards were counted and are not as many as recorded.",
    "detail.stub_count": "The stub was counted and is not as large as recorded.",
    "detail.muck_count": "The muck was counted and is not as large as recorded.",
    "detail.aside_count": "The cards set aside are not as many as recorded.",
    "detail.off_table_count": "The cards off the table are not as many as recorded.",
    "block.now": "Holds the game",
    "block.before_next_card": "Settle before the next card",
    "block.before_award": "Settle before the pot is pushed",
    "block.nothing": "Noted; play goes on",
    "detail.folded_last_hand": "The last live hand was given up; it wins the pot all the same.",
    "detail.deck_changed_in_hand": "The deck was changed while cards of the hand were out.",
    "detail.placed": "It lay in its place already when it was noticed.",
    "detail.placed_short": "It lay in its place already; that place lacks a card now.",
    "detail.forbidden_remedy": "The cards were handled in a way that the rule of this fault rules "
    "out.",
    "detail.closed_with_seats_to_act": "The betting was called closed while a seat had still to "
    "act.",
    "detail.other_seats_live": "Other seats are in the hand than the record has.",
}
