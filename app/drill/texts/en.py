"""What is told of a hand in a drill, and the words around it, in English.

Not the names of faults and remedies: those are the domain's.
"""

from typing import Final

EN: Final[dict[str, str]] = {
    # what is regular
    "hand_begun": "You shuffle and begin the hand. The button is at seat {button}.",
    "dealt": "You deal the first cards.",
    "burned": "You burn a card.",
    "board": "You deal the {street}: {cards}.",
    "burned_and_board": "You burn a card and deal the {street}: {cards}.",
    "street": "You deal the {street}.",
    "acts.fold": "Seat {seat} folds.",
    "acts.check": "Seat {seat} checks.",
    "acts.call": "Seat {seat} calls.",
    "acts.call.to": "Seat {seat} says “call” and has {amount} in front.",
    "acts.bet": "Seat {seat} bets {amount}.",
    "acts.raise": "Seat {seat} raises to {amount}.",
    "acts.all_in": "Seat {seat} is all in for {amount}.",
    "acts.bring_in": "Seat {seat} brings it in for {amount}.",
    "discards": "Seat {seat} discards {number}.",
    "pat": "Seat {seat} stands pat.",
    "tables": "Seat {seat} tables {cards}.",
    "wins": "You declare: seat {seats} wins.",
    "splits": "You declare: seats {seats} split.",
    "wins.half": "You declare: the {half} goes to seat {seats}.",
    "splits.half": "You declare: seats {seats} split the {half}.",
    "counted": "You count the cards of seat {seat}: {number}.",
    "pushed": "You push the pot.",
    # the deck and the deal
    "scene.boxed_card": "The next card of the stub comes face up: {card}.",
    "scene.duplicate_card": "Seat {seat} turns over a hand with the {card} in it, and the {card} "
    "lies on the board.",
    "scene.deck_incomplete": "You count the stub down: {number} cards. There should be {due}.",
    "scene.surplus_card": "You count the stub down: {number} cards. There should be {due}.",
    "scene.non_standard_card": "A joker shows among the cards that came off the stub.",
    "scene.imperfect_deck": "The {card} has a crease across its back that you can tell it by.",
    "scene.other_deck_card": "One of the cards has a blue back. All the others are red.",
    "scene.loose_card": "A card lies on the carpet under the table. No hand and no pile lacks one.",
    "scene.no_shuffle_or_cut": "You see that the cut card is where it was: nobody cut.",
    "scene.disordered_stub": "The stub slips out of your hand and scatters over the felt.",
    "scene.first_card_wrong_seat": "Seat {seat} says: “My card was the first off the deck.” The "
    "button is at seat {button}.",
    "scene.ineligible_seat_dealt": "A hand lies in front of seat {seat}, where nobody plays.",
    "scene.seat_skipped": "Seat {seat} shows two empty hands: no card came there.",
    "scene.wrong_hole_count": "Seat {seat} spreads the hand face down: {number}. It should be "
    "{due}.",
    "scene.hidden_wrong_count": "Seat {seat} spreads a card too many and says: “I knew since the "
    "deal.”",
    "scene.incomplete_deal": "You put the deck down. Seats {seats} have one card fewer than the "
    "others.",
    "scene.button_short_card": "Seat {seat}, on the button, spreads the hand: {number}. It should "
    "be {due}.",
    "scene.exposed_hole_card": "As you pitch to seat {seat}, a card catches and turns over: "
    "{card}.",
    "scene.exposed_stub_card": "The top card of the stub flips face up: {card}. It was not due.",
    "scene.card_off_table": "Your pitch to seat {seat} sails over the rail onto the floor.",
    # burns and board
    "scene.exposed_burn": "You burn a card and its face is seen: {card}.",
    # hands
    "scene.commingled_hand": "The cards that seat {other} lets go slide into the hand of seat "
    "{seat}.",
    "scene.hand_killed_by_dealer": "You sweep the cards of seat {seat} into the muck. Nobody "
    "folded them.",
    "scene.self_muck": "Seat {seat} pushes the cards away, then calls out: “I am not folding, I "
    "thought it was over.”",
    "scene.dropped_card": "A card of seat {seat} slips over the edge and is picked up again.",
    "scene.card_exposed_by_player": "Seat {seat} turns a card for a neighbour, and all see the "
    "{card}.",
    "scene.heads_up_disclosure": "Two are left. Seat {seat} shows the {card} to the other one.",
    # bets
    "scene.skipped_player": "Seat {seat} speaks up: “I have not acted yet.”",
    "scene.pot_miscount": "Seat {seat} says “pot”. You announce {amount}; counted again it comes "
    "to {more}.",
    "scene.forward_motion": "There is {amount} to call. Seat {seat} moves chips over the line, "
    "looks up, and draws them back.",
    "scene.string_bet": "Seat {seat} puts out {amount}, goes back to the stack and brings {more} "
    "more. No word was said.",
    "scene.oversized_chip": "There is {amount} to call. Seat {seat} tosses in a single {chip} "
    "without a word.",
    "scene.multiple_chips": "There is {amount} to call. Seat {seat} puts in {more}, in several "
    "chips, without a word.",
    "scene.ambiguous_amount": "Seat {seat} says “five” and moves no chip.",
    "scene.invalid_declaration": "There is {amount} to call. Seat {seat} says “check”.",
    "scene.conditional_declaration": "Seat {seat} says to the next one: “If you raise, I am all "
    "in.”",
    "scene.hidden_chip": "Behind the cards of seat {seat} a {chip} chip comes to light.",
    "scene.clock_expired": "The clock was called on seat {seat}. It has run out, and nothing was "
    "said.",
    # who is there
    "scene.absent_at_deal": "The chair of seat {seat} was empty when the last card came.",
    "scene.absent_forced_all_in": "The blind took the whole stack of seat {seat}, and nobody is in "
    "that chair.",
    "scene.left_while_all_in": "Seat {seat}, who is all in, walks away from the table.",
    # showdown and after
    "scene.showdown_miscall": "Seat {seat} announces a straight. The cards make none.",
    "scene.pot_conceded": "Seat {seat} says “good hand” to a better one that was only announced, "
    "and gives up.",
    "scene.wrong_award": "You push the pot to seat {seat}. That is not who you had declared.",
    "scene.late_claim": "Seat {seat} protests: “That was my pot.” Seat {other} has it already.",
    # positions
    "scene.button_misplaced": "You look again: the button should have come to seat {seat}, not to "
    "seat {button}.",
    "scene.blinds_misplaced": "You look again: after the last hand the blinds were due one seat "
    "before these.",
    "scene.wrong_level": "You look up at the clock: the big blind is {amount} now.",
    # choices
    "nothing": "Nothing is wrong",
    "play_on": "The game goes on",
    # what the command says
    "ask.kind": "What is wrong?",
    "ask.next": "What comes next?",
    "title": "Hand {number} of {hands}",
    "right": "Right.",
    "wrong": "Wrong.",
    "report": "{points} of {most} points. {kinds} of {hands} seen right, {nexts} of {hands} went "
    "on right.",
    "times": "{seconds} s for a hand on average; {pace} s earn the point for speed.",
    "mistake": "Hand {number}: you said “{said}”, it was “{right}”.",
    "mistake.next": "Hand {number}: you went on with “{said}”, and it is “{right}”.",
    "unanswered": "no answer",
    "rule": "{clause} ({edition}): {text}",
    "silent": "The book does not settle this: it is practice, and the floor decides.",
    "clean": "No mistake.",
    # the table in a terminal
    "table.game": "{variant} · {book} · drill {seed}",
    "table.board": "Board {cards}",
    "table.pot": "Pot {amount}",
    "table.piles": "Stub {stub} · burns {burns} · muck {muck}",
    "table.front": "in front {amount}",
    "table.turn": "to act",
    "table.button": "button",
    "table.out": "out",
    "answer": "Number, or q to stop: ",
}
