"""The faults of bets, presence, showdown, positions and record: their names, in English.

Not what is done about them: that is in the procedures.
"""

from typing import Final

FAULTS_PLAY: Final[dict[str, str]] = {
    "fault.underbet": "Opening bet too small",
    "fault.underbet.what": "The first bet of the street is smaller than the rules allow.",
    "fault.underraise": "Raise below the minimum",
    "fault.underraise.what": "A raise adds less than the rules ask for.",
    "fault.undercall": "Call too small",
    "fault.undercall.what": "A player put in fewer chips than there were to call.",
    "fault.overbet_limit": "Bet above the maximum",
    "fault.overbet_limit.what": "A bet or raise is larger than the limit allows, or one more than "
    "the street takes.",
    "fault.pot_miscount": "Pot counted wrong",
    "fault.pot_miscount.what": "A pot-size bet was made on a wrong count of the pot.",
    "fault.action_out_of_turn": "Action out of turn",
    "fault.action_out_of_turn.what": "A player acted before the turn came round.",
    "fault.fold_out_of_turn": "Fold out of turn",
    "fault.fold_out_of_turn.what": "A player folded before the turn came round.",
    "fault.skipped_player": "Player skipped",
    "fault.skipped_player.what": "Play went past a player who still had to act.",
    "fault.forward_motion": "Chips forward and back",
    "fault.forward_motion.what": "A player moved chips forward as if to bet, and bet nothing.",
    "fault.string_bet": "String bet",
    "fault.string_bet.what": "The chips went in by several motions, and no amount had been said.",
    "fault.oversized_chip": "One oversized chip",
    "fault.oversized_chip.what": "A single chip larger than the bet went in without a word.",
    "fault.multiple_chips": "Several chips, no word",
    "fault.multiple_chips.what": "Several chips went in without a word, and it is unclear whether "
    "it is a call or a raise.",
    "fault.ambiguous_amount": "Unclear amount",
    "fault.ambiguous_amount.what": "What a player said, or said and put in, can mean more than "
    "one amount.",
    "fault.invalid_declaration": "Act that is not possible",
    "fault.invalid_declaration.what": "A player declared an act that cannot be made there, such "
    "as a check that faces a bet.",
    "fault.conditional_declaration": "Act with a condition",
    "fault.conditional_declaration.what": "A player said what would follow if another acts in a "
    "certain way.",
    "fault.hidden_chip": "Chips out of sight",
    "fault.hidden_chip.what": "Chips came to light that the others could not see when they acted.",
    "fault.clock_expired": "Time is up",
    "fault.clock_expired.what": "The clock was on a player, and time ran out before an act.",
    "fault.short_all_in": "All-in below a full bet",
    "fault.short_all_in.what": "An all-in is smaller than a full bet or raise would be.",
    "fault.short_blind": "Blind posted short",
    "fault.short_blind.what": "A blind went all-in for less than its full amount.",
    "fault.absent_at_deal": "Absent at the deal",
    "fault.absent_at_deal.what": "The player was away from the seat when the last card of the "
    "deal came.",
    "fault.absent_forced_all_in": "Absent and all-in by a blind",
    "fault.absent_forced_all_in.what": "A blind or ante took the whole stack of a player who is "
    "away.",
    "fault.left_while_all_in": "All-in player left",
    "fault.left_while_all_in.what": "A player who is all-in went away from the table before the "
    "showdown.",
    "fault.award_unverified": "Pot pushed unchecked",
    "fault.award_unverified.what": "The pot was pushed before the winner's cards were counted.",
    "fault.reading_contradicted": "Winner and cards disagree",
    "fault.reading_contradicted.what": "The tabled cards do not make the declared winner win.",
    "fault.showdown_miscall": "Hand announced wrong",
    "fault.showdown_miscall.what": "A player announced a hand that the cards do not make.",
    "fault.wild_designation": "Wild card named",
    "fault.wild_designation.what": "A player said what a wild card stands for.",
    "fault.pot_conceded": "Pot conceded",
    "fault.pot_conceded.what": "A player gave up a hand because another one announced a better "
    "one.",
    "fault.pot_without_winner": "Nobody can win the pot",
    "fault.pot_without_winner.what": "The last hand with a part in a pot cannot win it, and no "
    "other has one.",
    "fault.wrong_award": "Pot pushed wrong",
    "fault.wrong_award.what": "A pot, or part of one, went to a player who had not won it.",
    "fault.late_claim": "Claim after the award",
    "fault.late_claim.what": "A player disputes the hand after the pot was pushed.",
    "fault.button_misplaced": "Button in the wrong place",
    "fault.button_misplaced.what": "This hand was dealt with the button at the wrong seat.",
    "fault.blinds_misplaced": "Blinds in the wrong place",
    "fault.blinds_misplaced.what": "The blinds were posted by seats that did not owe them.",
    "fault.wrong_level": "Wrong level",
    "fault.wrong_level.what": "The hand was begun with the blinds of another level.",
    "fault.reader_conflict": "Reader disagrees",
    "fault.reader_conflict.what": "The table reader sees a card that does not agree with what was "
    "said.",
    "fault.record_diverged": "Record and table differ",
    "fault.record_diverged.what": "What was just seen does not fit what was recorded before.",
    "fault.floor_called": "Floor called",
    "fault.floor_called.what": "The dealer wants the floor at this table.",
}
