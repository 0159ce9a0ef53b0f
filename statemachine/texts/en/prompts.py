"""What the dealer is told to do next, in English: one prompt a phase.

Not the prompts of a procedure: those stand beside its steps.
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
    "prompt.misdealt": "Misdeal. Gather every card, shuffle and deal again: same button, same "
    "seats, same blinds.",
    "prompt.voided": "The hand is void and all chips are back. Change or check the deck before "
    "you deal again.",
    "prompt.act": "Seat {seat} to act: {call} to call.",
    "prompt.act.free": "Seat {seat} to act: nothing to call.",
    "prompt.act.bring_in": "Seat {seat} opens: it brings it in for {call}, or bets.",
    "prompt.on_hold": "Stop. The game is held: {fault}.",
    "clock.on": "Clock on seat {seat}: {seconds} seconds to act.",
    "floor.going": "{floor} is on the way.",
    "prompt.betting": "Is the betting closed ({street})? Say so, or go on: the next cards "
    "say it too.",
}
