"""The procedures about bets and turns, step by step, in English.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

_CALL_FLOOR_CHIPS: Final = (
    "The dealer stops the action, leaves cards and chips where they are and calls the floor."
)
_CALL_FLOOR_CHIPS_PROMPT: Final = "Stop the action. Leave the chips. Call the floor."

PROCEDURES_BETS: Final[dict[str, str]] = {
    "procedure.bet_correction": "Correct the bet",
    "step.bet_correction.call_floor": _CALL_FLOOR_CHIPS,
    "prompt.step.bet_correction.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.bet_correction.correct": "The floor sets the right amount, if it can still be set "
    "right, or lets the bet stand.",
    "prompt.step.bet_correction.correct": "Floor: is the bet corrected, or does it stand?",
    "step.bet_correction.settle": "The dealer brings the bet to the right amount, and with it "
    "everybody who answered it. Folded hands stay out.",
    "prompt.step.bet_correction.settle": "Bring every wrong bet to the right amount. Folded hands "
    "stay out.",
    "procedure.undercall": "Complete the call or fold",
    "step.undercall.choose": "The player adds what is missing to call and may not raise, or folds "
    "and leaves the chips in the pot.",
    "prompt.step.undercall.choose": "Add what is missing to call, or fold and leave the chips?",
    "procedure.underraise_is_call": "The raise counts as a call",
    "step.underraise_is_call.apply": "The raise is a call. What went in above that stays in the "
    "pot as dead chips.",
    "prompt.step.underraise_is_call.apply": "It is a call. What is above it stays in the pot.",
    "procedure.overbet_excess_stays": "The bet counts as the limit",
    "step.overbet_excess_stays.apply": "The bet is as large as the limit allows. What went in "
    "above that stays in the pot as a fine.",
    "prompt.step.overbet_excess_stays.apply": "The bet is the limit. What is above it stays in "
    "the pot.",
    "procedure.out_of_turn": "Act out of turn",
    "step.out_of_turn.call_floor": "The dealer stops the action, leaves the chips where they are "
    "and calls the floor.",
    "prompt.step.out_of_turn.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.out_of_turn.rule": "The floor says whether the act out of turn binds or is taken back.",
    "prompt.step.out_of_turn.rule": "Floor: does the act bind, or is it taken back?",
    "procedure.skipped_player": "A player was skipped",
    "step.skipped_player.call_floor": _CALL_FLOOR_CHIPS,
    "prompt.step.skipped_player.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.skipped_player.rule": "What went past binds. The floor leaves the skipped player only a "
    "call or a fold, or declares the hand dead.",
    "prompt.step.skipped_player.rule": "Floor: call or fold only, or dead?",
    "procedure.action_backs_up": "The action backs up",
    "step.action_backs_up.back_up": "The dealer gives back what was put in past the skipped "
    "player, whose turn it is. Then each acts in order.",
    "prompt.step.action_backs_up.back_up": "Take the action back to the skipped player.",
    "procedure.turn_reverts": "The turn goes back",
    "step.turn_reverts.announce": "The dealer says whose turn it is. Chips that are in out of turn "
    "stay, and count for what they amount to when their turn comes.",
    "prompt.step.turn_reverts.announce": "Say whose turn it is. Chips out of turn stay and wait.",
    "procedure.forward_motion": "The motion binds",
    "step.forward_motion.call_floor": _CALL_FLOOR_CHIPS,
    "prompt.step.forward_motion.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.forward_motion.complete": "The player puts in the least that it can mean: a minimum "
    "bet, or the call if there is a bet.",
    "prompt.step.forward_motion.complete": "Put in a minimum bet, or the call if there is a bet.",
    "procedure.forward_motion_released": "The chips may go back",
    "step.forward_motion_released.warn": "The floor warns the player formally. Only then are the "
    "chips taken back, and the turn goes on.",
    "prompt.step.forward_motion_released.warn": "Floor: warn the player; then the chips go back.",
    "procedure.short_blind_side_pot": "Full call and side pot",
    "step.short_blind_side_pot.announce": "The dealer says that the call is the full blind. What "
    "callers put in above the short one goes to a side pot.",
    "prompt.step.short_blind_side_pot.announce": "Say aloud: the call is the full blind; the rest "
    "is a side pot.",
}
