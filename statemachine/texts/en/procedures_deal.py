"""The procedures about the deck and the deal, step by step, in English.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

PROCEDURES_DEAL: Final[dict[str, str]] = {
    "procedure.misdeal_redeal": "Misdeal",
    "step.misdeal_redeal.call_floor": "The dealer stops dealing and calls the floor. Cards and "
    "chips stay where they are.",
    "prompt.step.misdeal_redeal.call_floor": "Stop dealing. Call the floor.",
    "step.misdeal_redeal.declare": "The floor checks what was dealt and whether there was "
    "substantial action, then declares a misdeal or has the hand played on.",
    "prompt.step.misdeal_redeal.declare": "Floor: declare a misdeal, or have the hand played on.",
    "step.misdeal_redeal.recover_cards": "The dealer returns all chips, gathers and counts every "
    "card, shuffles and deals the same hand again.",
    "prompt.step.misdeal_redeal.recover_cards": "Give all chips back. Gather every card and "
    "shuffle.",
    "procedure.redeal_on_request": "Redeal on request",
    "step.redeal_on_request.call_floor": "The dealer stops the action and calls the floor. Nobody "
    "acts and no card moves.",
    "prompt.step.redeal_on_request.call_floor": "Stop the action. Call the floor.",
    "step.redeal_on_request.decide": "The floor checks that the request comes in time, on a "
    "ground of the rules and from a player who has not looked at a face-down card.",
    "prompt.step.redeal_on_request.decide": "Floor: is the request good? Deal again, or play on.",
    "step.redeal_on_request.recover_cards": "The dealer gathers every card, shuffles, has them "
    "cut and deals again. The antes stay in the pot, other chips go back.",
    "prompt.step.redeal_on_request.recover_cards": "Gather every card, shuffle, cut and deal "
    "again.",
    "procedure.deal_passes": "Misdeal, and the deal passes on",
    "step.deal_passes.call_floor": "The player who deals stops, and the floor is called. Cards "
    "and chips stay where they are.",
    "prompt.step.deal_passes.call_floor": "Stop dealing. Call the floor.",
    "step.deal_passes.declare": "The floor checks that the call comes in time, from a player who "
    "has not looked and had no part in it, and declares a misdeal or has the hand played on.",
    "prompt.step.deal_passes.declare": "Floor: is it a misdeal? Then this player loses the deal.",
    "step.deal_passes.recover_cards": "The next player deals. The antes stay in the pot and are "
    "not paid again; a blind may be taken back.",
    "prompt.step.deal_passes.recover_cards": "Leave the antes in the pot, give blinds back. Pass "
    "the cards to the next player.",
    "procedure.deal_reverts": "Dealt out of turn",
    "step.deal_reverts.call_floor": "The player who deals stops, and the floor is called. Cards "
    "and chips stay where they are.",
    "prompt.step.deal_reverts.call_floor": "Stop dealing. Call the floor.",
    "step.deal_reverts.decide": "The floor checks that the call comes in time, and says at which "
    "seat the right dealer sits.",
    "prompt.step.deal_reverts.decide": "Floor: whose deal is it? Or is this one played?",
    "step.deal_reverts.recover_cards": "The right player deals. What was put in stays in the pot, "
    "and the antes are not paid again.",
    "prompt.step.deal_reverts.recover_cards": "Leave every chip in the pot. Give the cards to the "
    "player whose deal it is.",
    "procedure.fouled_deck_refund": "Fouled deck",
    "step.fouled_deck_refund.call_floor": "The dealer stops the game and calls the floor. All "
    "cards stay on the table as proof.",
    "prompt.step.fouled_deck_refund.call_floor": "Stop. Nobody touches cards or chips. Call the "
    "floor.",
    "step.fouled_deck_refund.verify": "The floor looks at the cards in question, counts the deck "
    "if needed, and decides whether it is fouled.",
    "prompt.step.fouled_deck_refund.verify": "Floor: check the deck. Is it fouled?",
    "step.fouled_deck_refund.refund": "The dealer gives each player back all chips put in during "
    "this hand. The deck leaves the table.",
    "prompt.step.fouled_deck_refund.refund": "Give every bet of this hand back to its owner.",
    "procedure.annul_and_refund": "Annul the hand",
    "step.annul_and_refund.call_floor": "The dealer stops the game and calls the floor. Cards and "
    "chips stay where they are.",
    "prompt.step.annul_and_refund.call_floor": "Stop the game. Call the floor.",
    "step.annul_and_refund.annul": "The floor looks at what happened and annuls the hand, or has "
    "it played on.",
    "prompt.step.annul_and_refund.annul": "Floor: annul the hand, or have it played on.",
    "step.annul_and_refund.refund": "The dealer gives each player back all chips put in during "
    "this hand and gathers every card.",
    "prompt.step.annul_and_refund.refund": "Give every chip of this hand back to its owner. "
    "Gather the cards.",
    "procedure.replace_deck": "Replace the deck",
    "step.replace_deck.replace": "The dealer brings in another deck, counted and shuffled: at "
    "once if the deal is not complete, otherwise for the next hand.",
    "prompt.step.replace_deck.replace": "Bring in another deck: now, or for the next hand if all "
    "is dealt.",
    "procedure.scrap_card": "Set the boxed card aside",
    "step.scrap_card.show_card": "The dealer shows the boxed card to the table and leaves it "
    "aside; the next face-down card takes its place.",
    "prompt.step.scrap_card.show_card": "Show the boxed card, leave it aside, and deal on.",
    "procedure.scrap_card_replaced": "Replace the boxed card",
    "step.scrap_card_replaced.show_card": "The dealer takes the boxed card from where it lay, "
    "shows it to the table and leaves it aside.",
    "prompt.step.scrap_card_replaced.show_card": "Show the boxed card and leave it aside.",
    "step.scrap_card_replaced.replace": "The dealer puts the next face-down card of the stub "
    "where the boxed card lay.",
    "prompt.step.scrap_card_replaced.replace": "Deal the next face-down card in its place.",
    "procedure.exposed_card_replacement": "Replace the exposed card",
    "step.exposed_card_replacement.finish_deal": "The dealer deals on in order. The exposed card "
    "lies face up at its seat until the deal is complete.",
    "prompt.step.exposed_card_replacement.finish_deal": "Deal on to the last card. Leave the "
    "exposed card face up.",
    "step.exposed_card_replacement.replace": "The dealer gives the seat the top card of the stub "
    "and takes the exposed card for the next burn.",
    "prompt.step.exposed_card_replacement.replace": "Give the seat the top card of the stub. The "
    "exposed card is the next burn.",
    "procedure.burn_and_replace": "Burn the exposed card",
    "step.burn_and_replace.replace": "The dealer lays the exposed card with the burns and gives "
    "the seat another one. The next street still has a burn of its own.",
    "prompt.step.burn_and_replace.replace": "Lay the exposed card with the burns. Give the seat "
    "another card.",
    "procedure.button_short_card": "Give the button its missing card",
    "step.button_short_card.supply": "Before any burn, the dealer gives the button what it lacks "
    "from the top of the stub, face down.",
    "prompt.step.button_short_card.supply": "Before any burn, deal the button what it lacks, face "
    "down.",
    "procedure.late_card": "Late card",
    "step.late_card.supply": "The deal keeps its order. After the last player, the dealer gives "
    "the seat what it lacks from the stub.",
    "prompt.step.late_card.supply": "Deal on in order. After the last player, give the seat what "
    "it lacks.",
    "procedure.complete_deal": "Finish the deal",
    "step.complete_deal.complete": "The dealer deals on in order until every hand has its cards. "
    "It is no misdeal.",
    "prompt.step.complete_deal.complete": "Deal on in order until every hand has its cards.",
    "procedure.discard_hand": "Discard these cards",
    "step.discard_hand.discard": "The dealer takes the cards of this seat to the muck, face down. "
    "The other hands are played.",
    "prompt.step.discard_hand.discard": "Take the cards of this seat to the muck, face down. Play "
    "on.",
    "procedure.fewer_hands": "One hand too few",
    "step.fewer_hands.give_hand": "Where players deal, the one who deals gives up their own hand "
    "to the first seat to the left that was left out.",
    "prompt.step.fewer_hands.give_hand": "The player who deals gives up their hand to the first "
    "seat left out.",
    "procedure.disordered_stub": "Repair the stub",
    "step.disordered_stub.call_floor": "The dealer touches nothing more, keeps apart what still "
    "can be told, and calls the floor.",
    "prompt.step.disordered_stub.call_floor": "Touch nothing more. Call the floor.",
    "step.disordered_stub.separate": "The floor says what is surely of the stub. If that cannot "
    "be told any more, all that is mixed is shuffled together.",
    "prompt.step.disordered_stub.separate": "Floor: only the stub, or all that is mixed?",
    "step.disordered_stub.reshuffle": "The dealer shuffles those cards face down, has them cut "
    "and deals on from them.",
    "prompt.step.disordered_stub.reshuffle": "Shuffle those cards face down, cut and deal on.",
    "procedure.short_stub": "The stub does not reach",
    "step.short_stub.reshuffle": "The dealer shuffles the burns into the stub, in draw games the "
    "muck, and deals on. If that is too few as well, one card in the middle is everybody's last.",
    "prompt.step.short_stub.reshuffle": "The stub is too short. Mix in the burns (in draw games "
    "the muck), or deal one card for all.",
}
