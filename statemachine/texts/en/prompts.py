"""What the dealer is told to do next, in English: one prompt a phase and a step.

Not the steps as the floor reads them in a procedure: those are in `remedies`.
"""

from typing import Final

PROMPTS: Final[dict[str, str]] = {
    "prompt.setup": "Shuffle and cut. Take the blinds and antes, then begin the hand.",
    "prompt.hole_deal": "Deal the hole cards, first card to the left of the button.",
    "prompt.hole_deal.up": "Two cards down and one up to each, the first to the left of the "
    "button.",
    "prompt.preflop": "Pre-flop betting is open.",
    "prompt.flop_burn": "Burn one card, then deal the flop.",
    "prompt.flop_deal": "Deal the flop: three cards.",
    "prompt.flop": "Flop betting is open.",
    "prompt.turn_burn": "Burn one card, then deal the turn.",
    "prompt.turn_deal": "Deal the turn: one card.",
    "prompt.turn": "Turn betting is open.",
    "prompt.river_burn": "Burn one card, then deal the river.",
    "prompt.river_deal": "Deal the river: one card.",
    "prompt.river": "River betting is open.",
    "prompt.third_street": "Third-street betting is open.",
    "prompt.fourth_street_burn": "Burn one card, then one card up to each live hand.",
    "prompt.fourth_street_deal": "Fourth street: one card up to each live hand.",
    "prompt.fourth_street": "Fourth-street betting is open.",
    "prompt.fifth_street_burn": "Burn one card, then one card up to each live hand.",
    "prompt.fifth_street_deal": "Fifth street: one card up to each live hand.",
    "prompt.fifth_street": "Fifth-street betting is open.",
    "prompt.sixth_street_burn": "Burn one card, then one card up to each live hand.",
    "prompt.sixth_street_deal": "Sixth street: one card up to each live hand.",
    "prompt.sixth_street": "Sixth-street betting is open.",
    "prompt.seventh_street_burn": "Burn one card, then the last card face down to each live hand.",
    "prompt.seventh_street_deal": "Seventh street: one card down to each live hand. If the stub "
    "does not reach, one card up in the middle for all.",
    "prompt.seventh_street": "Seventh-street betting is open.",
    "prompt.predraw": "Betting before the draw is open.",
    "prompt.first_draw_discard": "First draw. Seat {seat}: how many cards?",
    "prompt.first_draw_burn": "Burn one card, then deal the draws.",
    "prompt.first_draw_deal": "Deal the draws: to each hand as many cards as it gave away.",
    "prompt.first_draw": "Betting after the first draw is open.",
    "prompt.second_draw_discard": "Second draw. Seat {seat}: how many cards?",
    "prompt.second_draw_burn": "Burn one card, then deal the draws.",
    "prompt.second_draw_deal": "Deal the draws: to each hand as many cards as it gave away.",
    "prompt.second_draw": "Betting after the second draw is open.",
    "prompt.third_draw_discard": "Third draw. Seat {seat}: how many cards?",
    "prompt.third_draw_burn": "Burn one card, then deal the draws.",
    "prompt.third_draw_deal": "Deal the draws: to each hand as many cards as it gave away.",
    "prompt.third_draw": "Betting after the third draw is open.",
    "prompt.showdown": "Showdown. Hands are tabled or mucked; then declare the winner.",
    "prompt.showdown.seat": "Showdown. Seat {seat} is next to table or muck; declare the winner "
    "once that is done.",
    "prompt.table_hands": "A player is all-in: table every hand. Waiting for: {seats}.",
    "prompt.table_hands.burn": "All-in and no more betting: table every hand. Waiting for: "
    "{seats}. Then burn one card and deal: {street}.",
    "prompt.table_hands.deal": "All-in and no more betting: table every hand. Waiting for: "
    "{seats}. The burn is made; then deal: {street}.",
    "prompt.verification": "Count the winner's cards before you push the pot.",
    "prompt.award": "Push each pot to its winner.",
    "prompt.complete": "The hand is over. Gather the cards and begin the next hand.",
    "prompt.misdealt": "Misdeal. Gather every card, shuffle and deal again: same button, "
    "same seats, same blinds.",
    "prompt.voided": "The hand is void and all chips are back. Change or check the deck "
    "before you deal again.",
    "prompt.act": "Seat {seat} to act: {call} to call.",
    "prompt.act.free": "Seat {seat} to act: nothing to call.",
    "prompt.act.bring_in": "Seat {seat} opens: it brings it in for {call}, or bets.",
    "prompt.on_hold": "Stop. The game is held: {fault}.",
    "prompt.step.four_card_flop.call_floor": "Stop the action. Call the floor.",
    "prompt.step.four_card_flop.scramble": "Turn the four cards face down and scramble them.",
    "prompt.step.four_card_flop.pick_burn": "Floor: pick one of the four cards for the burns.",
    "prompt.step.four_card_flop.show_flop": "Turn the other three up. That is the flop.",
    "prompt.step.unburned_flop.call_floor": "Stop the action. Call the floor.",
    "prompt.step.unburned_flop.scramble": "Turn the three cards face down and scramble them.",
    "prompt.step.unburned_flop.pick_burn": "Floor: pick one of the three cards for the burns.",
    "prompt.step.unburned_flop.complete_flop": "Add the next card of the stub. Turn all three "
    "up: that is the flop.",
    "prompt.step.board_stands.announce": "Say aloud: the board stands. Each street still to "
    "come gets exactly one burn.",
    "prompt.step.overdealt_street.call_floor": "Stop the action. Call the floor.",
    "prompt.step.overdealt_street.scramble": "Turn the cards of this street face down and "
    "scramble them. Leave the others.",
    "prompt.step.overdealt_street.pick_burn": "Floor: pick one of these cards for the burns.",
    "prompt.step.overdealt_street.show_street": "Turn the remaining card up. That is the card of "
    "this street.",
    "prompt.step.overdealt_board.call_floor": "Stop the action. Leave the board. Call the floor.",
    "prompt.step.overdealt_board.rule": "Floor: rule. What becomes of the surplus card?",
    "prompt.step.button_short_card.supply": "Before any burn, deal the button what it lacks, face "
    "down.",
    "prompt.step.scrap_card.show_card": "Show the boxed card, leave it aside, and deal on.",
    "prompt.step.scrap_card_replaced.show_card": "Show the boxed card and leave it aside.",
    "prompt.step.scrap_card_replaced.replace": "Deal the next face-down card in its place.",
    "prompt.step.misdeal_redeal.call_floor": "Stop dealing. Call the floor.",
    "prompt.step.misdeal_redeal.declare": "Floor: declare a misdeal, or have the hand played on.",
    "prompt.step.misdeal_redeal.recover_cards": "Give all chips back. Gather every card and "
    "shuffle.",
    "prompt.step.fouled_deck_refund.call_floor": "Stop. Nobody touches cards or chips. Call the "
    "floor.",
    "prompt.step.fouled_deck_refund.verify": "Floor: check the deck. Is it fouled?",
    "prompt.step.fouled_deck_refund.refund": "Give every bet of this hand back to its owner.",
    "prompt.step.floor_discretion.call_floor": "Call the floor and say what happened.",
    "prompt.step.floor_discretion.rule": "Floor: rule. The text leaves this one to you.",
    "prompt.step.out_of_turn.call_floor": "Stop the action. Leave the chips. Call the floor.",
    "prompt.step.out_of_turn.rule": "Floor: does the act bind, or is it taken back?",
    "prompt.step.wrong_count_after_action.call_floor": "Stop the action. Call the floor.",
    "prompt.step.wrong_count_after_action.kill": "Floor: declare the hand dead.",
}
