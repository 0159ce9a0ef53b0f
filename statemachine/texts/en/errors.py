"""Why a message was refused and what to do instead, in English.

Not an irregularity of the game: what happened at the table is never refused.
"""

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "error.unknown_seat": "This table has no seat {seat}. Use one of its seat numbers.",
    "error.seat_empty": "Nobody sits at seat {seat}. Seat a player there, or choose another seat.",
    "error.seat_taken": "Seat {seat} has a player. Choose an empty seat, or record that this "
    "player left.",
    "error.seat_not_in_hand": "Seat {seat} was not dealt into this hand. Choose a seat that was.",
    "error.duplicate_seat": "Seat {seat} is listed twice. List each seat once.",
    "error.seats_incomplete": "These are not the seats of this hand. List each one of {seats} "
    "once, at least two of them live.",
    "error.no_hand": "No hand is in play. Begin a hand first.",
    "error.hand_in_play": "A hand is in play. Do this when it is over.",
    "error.hand_over": "This hand is over. Begin the next hand.",
    "error.not_enough_players": "A hand needs two players with chips. Seat another one first.",
    "error.level_missing": "The blinds are not set. Set the level, then begin the hand.",
    "error.level_invalid": "These blinds do not go together. Enter a big blind above zero and a "
    "small blind that is not larger.",
    "error.bets_invalid": "These bets do not go together. The big bet may not be below the small "
    "one, and a bring-in needs a small bet that it does not exceed.",
    "error.denominations_invalid": "These are no chips of a table. Name at most {most} values, "
    "each above zero and larger than the one before.",
    "error.bring_in_missing": "This game is played with a bring-in. Enter it and the small bet.",
    "error.bomb_pot_impossible": "This game has a bring-in and takes no bomb pot. Begin the hand "
    "without one.",
    "error.amount_out_of_range": "{amount} is no number of chips that can be recorded here. Enter "
    "whole chips from {least} to {most}.",
    "error.amount_missing": "A bet or raise needs its amount. Enter the seat's whole bet on this "
    "street.",
    "error.nobody_to_act": "Nobody is known to be next to act. Record what each seat did by "
    "itself.",
    "error.turn_not_reached": "The turn does not come to seat {seat} this way. Record the acts up "
    "to the last seat that made one.",
    "error.winner_unknown": "The tabled cards do not show who wins. Declare the winner, then push "
    "the pot.",
    "error.unknown_street": "This game has no such street: {street}. Name one of its own.",
    "error.no_draw_in_this_game": "This game has no draw, so nobody discards. Say what was done "
    "with the cards instead.",
    "error.big_blind_misplaced": "The big blind cannot be at seat {seat} with the button where it "
    "is. Leave at least one seat between them.",
    "error.fault_not_reportable": "This fault is seen by the machine itself: {fault}. Tap what "
    "happened instead.",
    "error.seat_needed": "This call is about one player: {fault}. Say which seat it is.",
    "error.unknown_pot": "There is no pot {pot}. The main pot is 0, side pots follow from 1.",
    "error.unknown_part": "This pot has no such part: run {run}, {half}. Name a run that was "
    "agreed, and a half only where the game splits a pot.",
    "error.runs_not_possible": "The board cannot be run that often now. Agree on 2 to {most} runs "
    "once nobody is left to bet, before the next card comes.",
    "error.card_index_unknown": "There is no card {index} at this place: {place}. Count its cards "
    "from 0 and choose one that lies there.",
    "error.place_not_dealable": "No card can be dealt to this place: {place}. Choose a seat in "
    "the hand, the board or the burns.",
    "error.too_many_cards": "These are too many cards for one message. Name at most {most}.",
    "error.unknown_question": "Question {question} is not open. Answer one that the table shows.",
    "error.unknown_answer": "That is no answer to question {question}. Choose one of: {answers}.",
    "error.unknown_irregularity": "This hand has no irregularity {irregularity}. Choose one that "
    "the table shows.",
    "error.irregularity_closed": "Irregularity {irregularity} is settled already. Call the floor "
    "anew if something is still wrong.",
    "error.step_not_open": "The step “{step}” is not due. Take this one now: “{open}”.",
    "error.unknown_outcome": "The step “{step}” cannot end with “{outcome}”. Choose one of its "
    "outcomes.",
    "error.pick_missing": "This step needs the card that was picked. Say which one lies where, "
    "counted from 0.",
    "error.board_missing": "The board has {cards} cards. Name each of them, with ?? for one that "
    "nobody can name.",
    "error.board_too_long": "The board has {cards} cards, more than the {street} leaves. Say in a "
    "ruling what becomes of the surplus card.",
    "error.floor_name_missing": "This is the floor's decision. Add the name of the floor who made "
    "it.",
    "error.floor_only": "Only the floor may do this. Ask the floor to do it on their own device.",
    "error.not_decidable": "This is no kind of observation that can be decided here. Send one of "
    "the documented kinds.",
    "error.role_may_not": "Your role may not record this. Sign in with a role that may.",
    "error.unknown_ruling": "This hand has no ruling {ruling}. Choose one that the table shows.",
    "error.ruling_already_signed": "Ruling {ruling} is signed already. Nothing is left to do.",
    "error.effect_impossible": "“{effect}” is not possible as the table stands. Check its seats, "
    "cards and chips.",
    "error.too_many_effects": "A ruling has at most {most} effects. Give two rulings instead.",
    "error.position_unknown": "Entry {seq} does not belong to the street in play. Choose an entry "
    "of this street, or rule on it yourself.",
    "error.position_fixed": "The remedy has begun, so the moment of the call is fixed. Give a "
    "ruling instead.",
    "error.target_unknown": "Entry {seq} cannot be taken back. Choose an entry of this hand that "
    "still counts.",
    "error.floor_step_retraction": "Entry {seq} is the floor's. Only the floor may take it back.",
    "error.name_missing": "A name or reason is missing. Enter it and send this again.",
    "error.text_too_long": "This text is too long. Use at most {most} characters.",
    "error.not_in_control": "Another console, opened by {by}, controls this table. Take control "
    "before you go on.",
    "error.irregularity_repeated": "An irregularity is named twice. Name each one once.",
    "error.place_repeated": "A place is named twice. Name each place once.",
    "error.claim_hand_unknown": "This table has no hand {hand}. Use the number of the hand in "
    "play or of an earlier one.",
    "error.claim_sealed_already": "What the player wrote for irregularity {irregularity} is "
    "sealed already. Go on with the comparison.",
    "error.commitment_malformed": "This is no seal. Send the 64 hex digits that the sealing gave.",
    "error.claim_not_sealed": "Nothing was sealed for irregularity {irregularity}. Show the paper "
    "itself to the table.",
    "error.seal_stays_closed": "The hand of irregularity {irregularity} did not come back, so "
    "what was written stays secret. Leave it sealed.",
    "error.hand_not_over": "This hand is not over. Show what was written when it has ended.",
    "error.seal_does_not_open": "These cards and this salt do not open the seal of irregularity "
    "{irregularity}. Enter them as they were sealed.",
    "error.stack_decides": "Whether seat {seat} is all in hangs on this stack. Say how the table "
    "is now instead, or correct it when the hand is over.",
    "error.clock_not_due": "Seat {seat} is not to act. Call the clock on the player whose turn it "
    "is.",
    "error.no_clock": "The clock is on nobody. Call it first, or report that a player's time is "
    "up.",
    "error.chips_unknown": "Nobody has entered the chips of this hand. Say how the table is now, "
    "with every stack, or wait until the hand is over.",
    "error.nobody_live": "Somebody is still in the hand. Name the seats that are, or name none.",
}
