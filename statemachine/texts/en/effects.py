"""What a ruling does to cards, chips and players, in English.

Not the reason for it.
"""

from typing import Final

EFFECTS: Final[dict[str, str]] = {
    "effect.mix_cards": "Scramble face down: {places}. Leave them in: {into}.",
    "effect.scramble_street": "Scramble the cards of this street face down where they lie.",
    "effect.move_cards": "Move {indices}. From: {source}. To: {to}, {shown}.",
    "effect.deal_cards": "Deal from the stub. Cards: {count}. To: {to}.",
    "effect.deal_cards.unnamed": "Deal from the stub to where a card is missing. Cards: {count}.",
    "effect.show_board": "Turn the board up: {cards}.",
    "effect.show_board.unnamed": "Turn the board up.",
    "effect.credit_burn": "Count one burn for the {street}.",
    "effect.credit_burn.unnamed": "Count one burn for this street.",
    "effect.credit_picked_burn": "Count the picked card as a burn: of the flop if it has none, "
    "otherwise as the house reads the rule.",
    "effect.kill_hand": "Kill the hand of seat {seat}: cards to the muck, chips stay in the pot.",
    "effect.kill_hand.unnamed": "Kill the hand with the fault: cards to the muck, chips stay in "
    "the pot.",
    "effect.revive_hand": "Make the hand of seat {seat} live again.",
    "effect.move_chips": "Move {amount} from the stack of seat {seat} to its bet.",
    "effect.move_chips.back": "Give {amount} of its bet back to seat {seat}.",
    "effect.set_call": "Set the bet to match to {amount}.",
    "effect.set_actor": "Give the turn to seat {seat}.",
    "effect.play_stands": "Let stand what was played while the game was held.",
    "effect.take_play_back": "Undo what was played while the game was held.",
    "effect.declare_misdeal": "Misdeal: give all chips back and deal again with the same button, "
    "seats and blinds.",
    "effect.void_hand": "Void the hand and give all chips back.",
    "effect.penalise": "Penalty for seat {seat}: {penalty}.",
    "cards.picked": "the card that was picked, or the last card there",
    "cards.numbered": "card {numbers}, counted in order",
    "face.up": "face up",
    "face.down": "face down",
    "face.kept": "as it lies",
    "effect.refund_seat": "Kill the hand of seat {seat} and give back all it put in during this "
    "hand.",
    "effect.refund_seat.unnamed": "Kill the hand with the fault and give back all it put in "
    "during this hand.",
    "effect.return_uncalled": "Give seat {seat} back what nobody has called of its bet.",
    "effect.return_uncalled.unnamed": "Give the seat with the fault back what nobody has called "
    "of its bet.",
    "effect.correct_bets": "Bring the wrong bet, and all that answered it, to {to}.",
    "effect.correct_bets.seat": "Seat {seat}: the bet of {bet} becomes {to}.",
    "effect.forfeit_chips": "Leave {amount} of seat {seat} in the pot as dead chips.",
    "effect.forfeit_chips.unnamed": "Leave in the pot as dead chips what is forfeit: the part "
    "above what is due, or all.",
    "effect.replace_deck": "Replace the deck: at once if the deal is not complete, otherwise for "
    "the next hand.",
    "effect.complete_deal": "Deal each hand the cards it lacks, in order; the seat with the fault "
    "comes last.",
    "effect.discard_place": "Take all cards at the place of the fault to the muck.",
    "effect.return_street": "Put the cards of this street back to the stub; its burn still counts.",
    "effect.shuffle_stub": "Shuffle the stub face down.",
    "effect.warn": "Warn seat {seat} formally.",
    "effect.warn.unnamed": "Warn the seat with the fault formally.",
    "effect.carry_pot": "Leave the pot for the winner of the next hand.",
    "effect.pass_deal": "Pass the deal to seat {seat}.",
    "effect.pass_deal.unnamed": "Pass the deal to the next player, or to the seat that is named.",
    "effect.keep_antes": "Leave the antes in the pot; they are not paid again.",
    "effect.keep_antes.bets": "Leave in the pot all that was put in; the antes are not paid again.",
    "effect.reverse_award": "Take the award back. Pot: {pot}. Give it to seat {seats}.",
    "effect.mark_dealt_out": "Leave seat {seat} out of this hand; what lies there goes to the "
    "muck.",
    "effect.mark_dealt_out.unnamed": "Leave the seat with the fault out of this hand; what lies "
    "there goes to the muck.",
    "effect.revive_hand.unnamed": "Make the hand with the fault live again.",
    "effect.penalise.unnamed": "Note a penalty against the seat with the fault.",
    "effect.finish_deal": "Deal the other seats what they lack; the seat of the exposed card "
    "waits.",
    "effect.supply_seat": "Give seat {seat} the cards it lacks from the top of the stub.",
    "effect.supply_seat.unnamed": "Give the seat with the fault the cards it lacks from the top "
    "of the stub.",
    "effect.burn_fault_card": "Lay the card of the fault with the burns; it is the burn of no "
    "street.",
    "effect.burn_fault_card.credited": "Lay the card of the fault with the burns, as the burn of "
    "the next street.",
    "effect.give_hand": "Give the hand of the player who deals to the seat with the fault.",
    "effect.show_cards": "Show everybody the cards that were named.",
    "effect.table_hand": "Table the hand of seat {seat} for its player.",
    "effect.table_hand.unnamed": "Table the hand with the fault for its player.",
    "effect.correct_bets.unnamed": "Bring the wrong bet, and all that answered it, to the right "
    "amount.",
    "effect.reverse_award.unnamed": "Take the award back and give it to the right seats.",
    "effect.make_act": "Count what seat {seat} did as {act}.",
    "effect.make_act.unnamed": "Count what the seat with the fault did as {act}.",
    "effect.bar_raise": "Let seat {seat} only call or fold in this round.",
    "effect.bar_raise.unnamed": "Let the seat with the fault only call or fold in this round.",
    "effect.count_winners": "Note that the winner's cards are the right number.",
    "effect.count_winners.wrong": "Note that the winner's cards are not the right number.",
    "effect.new_positions": "Deal again with the level as it is now and the button at seat {seat}.",
    "effect.new_positions.unnamed": "Deal again with the level as it is now, and the button where "
    "it belongs.",
    "effect.move_button": "Move the button of this hand to seat {seat}.",
    "effect.move_button.unnamed": "Move the button of this hand to where it belongs.",
    "made.fold": "a fold",
    "made.call": "a call, or a check with nothing to call",
    "made.least": "the least it can mean: a call or a minimum bet",
    "pots.all": "every one",
    "effect.finish_betting": "Take the betting of this street as finished: who is not recorded "
    "has checked or called.",
}
