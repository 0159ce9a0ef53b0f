"""The faults of cards, hands and board: their names and what is wrong, in English.

Not what is done about them: that is in the procedures.
"""

from typing import Final

FAULTS_CARDS: Final[dict[str, str]] = {
    "fault.boxed_card": "Boxed card",
    "fault.boxed_card.what": "A card lay face up inside the stub before anybody handled it.",
    "fault.duplicate_card": "Same card twice",
    "fault.duplicate_card.what": "The same rank and suit was seen in two places at once.",
    "fault.deck_incomplete": "Card missing from the deck",
    "fault.deck_incomplete.what": "The deck that was dealt from lacks one of its cards.",
    "fault.surplus_card": "Too many cards in the deck",
    "fault.surplus_card.what": "More cards came off the stub than the deck has.",
    "fault.non_standard_card": "Card foreign to the game",
    "fault.non_standard_card.what": "A joker, a cut card or something else that is not of this "
    "game turned up among the cards.",
    "fault.imperfect_deck": "Damaged or marked deck",
    "fault.imperfect_deck.what": "A card of the deck is torn, faded or marked, so that it can be "
    "told by its back.",
    "fault.other_deck_card": "Card of another deck",
    "fault.other_deck_card.what": "A card with another back is among the cards: it belongs to "
    "another deck.",
    "fault.loose_card": "Loose card found",
    "fault.loose_card.what": "A card was found in no hand and no pile, on the table or under it.",
    "fault.no_shuffle_or_cut": "No shuffle or no cut",
    "fault.no_shuffle_or_cut.what": "The hand was dealt from a deck that nobody shuffled, or "
    "nobody cut.",
    "fault.disordered_stub": "Stub in disorder",
    "fault.disordered_stub.what": "The stub was dropped or mixed up, and its order is lost.",
    "fault.short_stub": "Stub too short",
    "fault.short_stub.what": "The stub has fewer cards than the street takes.",
    "fault.first_card_wrong_seat": "First card to the wrong seat",
    "fault.first_card_wrong_seat.what": "The deal began at a seat that was not the first to be "
    "dealt to.",
    "fault.ineligible_seat_dealt": "Cards where none were due",
    "fault.ineligible_seat_dealt.what": "A place without a right to a hand was dealt cards.",
    "fault.seat_skipped": "Seat left out of the deal",
    "fault.seat_skipped.what": "A seat with a right to a hand was dealt no cards.",
    "fault.wrong_hole_count": "Wrong number of cards",
    "fault.wrong_hole_count.what": "A hand holds too many or too few cards.",
    "fault.hidden_wrong_count": "Wrong count kept quiet",
    "fault.hidden_wrong_count.what": "A player knew that their hand had too many or too few "
    "cards, and played on.",
    "fault.incomplete_deal": "Deal broken off",
    "fault.incomplete_deal.what": "The deal stopped before every hand had all its cards.",
    "fault.button_short_card": "Button short of cards",
    "fault.button_short_card.what": "The button was dealt fewer cards than the game gives.",
    "fault.exposed_hole_card": "Exposed card",
    "fault.exposed_hole_card.what": "A card that should be face down was turned up in handling.",
    "fault.exposed_stub_card": "Stub card exposed",
    "fault.exposed_stub_card.what": "A card that still belongs to the stub was turned up.",
    "fault.card_off_table": "Card off the table",
    "fault.card_off_table.what": "A card left the table while it was dealt.",
    "fault.four_card_flop": "Four-card flop",
    "fault.four_card_flop.what": "Four cards lie on the flop instead of three.",
    "fault.overdealt_flop": "Flop of five or more",
    "fault.overdealt_flop.what": "Five or more cards lie on the flop instead of three.",
    "fault.overdealt_street": "Extra board card",
    "fault.overdealt_street.what": "The turn or river was dealt with more than one card.",
    "fault.unburned_street": "No burn",
    "fault.unburned_street.what": "A street was dealt and no card was burned before it.",
    "fault.double_burn": "Two burns",
    "fault.double_burn.what": "More than one card was burned for the same street.",
    "fault.exposed_burn": "Exposed burn",
    "fault.exposed_burn.what": "The face of the burn was seen.",
    "fault.premature_street": "Street dealt too early",
    "fault.premature_street.what": "Cards of the next street came before the betting was finished.",
    "fault.commingled_hand": "Hand mixed with other cards",
    "fault.commingled_hand.what": "Cards of somebody else touched a live hand and mixed with it.",
    "fault.hand_killed_by_dealer": "Live hand taken away",
    "fault.hand_killed_by_dealer.what": "The dealer took a live hand, or it was folded on what "
    "the dealer said wrong.",
    "fault.self_muck": "Hand thrown in by mistake",
    "fault.self_muck.what": "A player let go of a live hand without meaning to fold.",
    "fault.dropped_card": "Card dropped by a player",
    "fault.dropped_card.what": "A card of a live hand slipped from its player, on the table or "
    "off it.",
    "fault.card_exposed_by_player": "Card shown by its player",
    "fault.card_exposed_by_player.what": "A player let a card of a live hand be seen.",
    "fault.heads_up_disclosure": "Showing or telling with two left",
    "fault.heads_up_disclosure.what": "With two hands left in the pot, a player showed a card or "
    "spoke of the hand.",
}
