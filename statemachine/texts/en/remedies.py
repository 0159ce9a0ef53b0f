"""Procedures, their steps and outcomes, and what a ruling does, in English.

Not the rules behind them: those are in `rules`.
"""

from typing import Final

REMEDIES: Final[dict[str, str]] = {
    "procedure.four_card_flop": "Repair a four-card flop",
    "procedure.unburned_flop": "Repair a flop without a burn",
    "procedure.board_stands": "The board stands",
    "procedure.overdealt_street": "Repair a street with an extra card",
    "procedure.overdealt_board": "Rule on the surplus board card",
    "procedure.button_short_card": "Give the button its missing card",
    "procedure.scrap_card": "Set the boxed card aside",
    "procedure.scrap_card_replaced": "Replace the boxed card",
    "procedure.misdeal_redeal": "Misdeal",
    "procedure.fouled_deck_refund": "Fouled deck",
    "procedure.floor_discretion": "The floor decides",
    "step.four_card_flop.call_floor": "The dealer stops the action and calls the floor. Nobody "
    "acts and no card moves.",
    "step.four_card_flop.scramble": "The dealer lays the four cards face down and scrambles them "
    "until nobody can follow one.",
    "step.four_card_flop.pick_burn": "The floor picks one of the four, unseen. The dealer puts "
    "it with the burns.",
    "step.four_card_flop.show_flop": "The dealer turns the remaining three up and names them: "
    "they are the flop.",
    "step.unburned_flop.call_floor": "The dealer stops the action and calls the floor. Nobody "
    "acts and no card moves.",
    "step.unburned_flop.scramble": "The dealer lays the three cards face down and scrambles them "
    "until nobody can follow one.",
    "step.unburned_flop.pick_burn": "The floor picks one of the three, unseen: it becomes the "
    "burn of the flop.",
    "step.unburned_flop.complete_flop": "The dealer adds the next card of the stub to the two "
    "that are left, turns all three up and names them.",
    "step.board_stands.announce": "The dealer says that the board stands as dealt, and that each "
    "street still to come gets exactly one burn.",
    "step.overdealt_street.call_floor": "The dealer stops the action and calls the floor. Nobody "
    "acts and no card moves.",
    "step.overdealt_street.scramble": "The dealer lays the cards of this street face down and "
    "scrambles them until nobody can follow one. The other board cards stay as they lie.",
    "step.overdealt_street.pick_burn": "The floor picks one of them, unseen. The dealer puts it "
    "with the burns.",
    "step.overdealt_street.show_street": "The dealer turns the remaining card up and names it: "
    "it is the card of this street.",
    "step.overdealt_board.call_floor": "The dealer stops the action and calls the floor. The board "
    "stays as it lies.",
    "step.overdealt_board.rule": "The floor takes the suggestion, or gives a ruling of their own "
    "that says what becomes of the surplus card.",
    "step.button_short_card.supply": "Before any burn, the dealer gives the button what it lacks "
    "from the top of the stub, face down.",
    "step.scrap_card.show_card": "The dealer shows the boxed card to the table and leaves "
    "it aside; the next face-down card takes its place.",
    "step.scrap_card_replaced.show_card": "The dealer takes the boxed card from where it lay, "
    "shows it to the table and leaves it aside.",
    "step.scrap_card_replaced.replace": "The dealer puts the next face-down card of the stub "
    "where the boxed card lay.",
    "step.misdeal_redeal.call_floor": "The dealer stops dealing and calls the floor. Cards and "
    "chips stay where they are.",
    "step.misdeal_redeal.declare": "The floor checks what was dealt and whether there was "
    "substantial action, then declares a misdeal or has the hand played on.",
    "step.misdeal_redeal.recover_cards": "The dealer returns all chips, gathers and counts every "
    "card, shuffles and deals the same hand again.",
    "step.fouled_deck_refund.call_floor": "The dealer stops the game and calls the floor. All "
    "cards stay on the table as proof.",
    "step.fouled_deck_refund.verify": "The floor looks at the cards in question, counts the deck "
    "if needed, and decides whether it is fouled.",
    "step.fouled_deck_refund.refund": "The dealer gives each player back all chips put in during "
    "this hand. The deck leaves the table.",
    "step.floor_discretion.call_floor": "The dealer calls the floor and tells what happened. No "
    "card or chip moves meanwhile.",
    "step.floor_discretion.rule": "The floor takes the suggestion, lets everything stand, or "
    "gives a ruling of their own.",
    "outcome.done": "Done",
    "outcome.misdeal": "Misdeal",
    "outcome.play_on": "Play on",
    "outcome.fouled": "The deck is fouled",
    "outcome.not_fouled": "The deck is good",
    "outcome.as_suggested": "As suggested",
    "outcome.stands": "Everything stands",
    "suggestion.mark": "Suggestion only: the rule does not settle this.",
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
    "procedure.out_of_turn": "Act out of turn",
    "step.out_of_turn.call_floor": "The dealer stops the action, leaves the chips "
    "where they are and calls the floor.",
    "step.out_of_turn.rule": "The floor says whether the act out of turn binds or is taken back.",
    "outcome.binds": "It binds",
    "outcome.taken_back": "It is taken back",
    "procedure.wrong_count_after_action": "Dead hand",
    "step.wrong_count_after_action.call_floor": "The dealer stops the action and calls the floor.",
    "step.wrong_count_after_action.kill": "The floor declares the hand dead. Its cards go to the "
    "muck, its chips stay.",
}
