"""The procedures about players' hands, step by step, in English.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

_CALL_FLOOR: Final = (
    "The dealer stops the action and calls the floor. Nobody acts and no card moves."
)
_CALL_FLOOR_PROMPT: Final = "Stop the action. Call the floor."
_CLAIM: Final = (
    "The player writes rank and suit of each card of the hand on a paper that only the floor will "
    "read."
)
_CLAIM_PROMPT: Final = "The player writes the cards down in secret, for the floor alone."
_FREEZE: Final = (
    "The dealer stops everything and calls the floor: nobody acts, and no card joins or leaves "
    "the muck."
)
_FREEZE_PROMPT: Final = "Freeze: nobody acts, nobody touches the muck. Call the floor."

PROCEDURES_HANDS: Final[dict[str, str]] = {
    "procedure.wrong_count_after_action": "Dead hand",
    "step.wrong_count_after_action.call_floor": "The dealer stops the action and calls the floor.",
    "prompt.step.wrong_count_after_action.call_floor": _CALL_FLOOR_PROMPT,
    "step.wrong_count_after_action.kill": "The floor declares the hand dead. All its cards go to "
    "the muck and its chips stay; a part that nobody called may go back.",
    "prompt.step.wrong_count_after_action.kill": "Floor: declare the hand dead.",
    "procedure.forfeit_hand": "Hand and chips forfeit",
    "step.forfeit_hand.call_floor": _CALL_FLOOR,
    "prompt.step.forfeit_hand.call_floor": _CALL_FLOOR_PROMPT,
    "step.forfeit_hand.forfeit": "The floor finds that the player knew and played on: the hand is "
    "dead, every chip of it stays in, and a penalty follows at once.",
    "prompt.step.forfeit_hand.forfeit": "Floor: hand dead, all its chips stay, penalty now.",
    "procedure.short_hand_plays": "May the short hand play?",
    "step.short_hand_plays.agree": "The floor asks the players whether a hand with too few cards "
    "may compete with what it makes. If they do not agree, it is dead.",
    "prompt.step.short_hand_plays.agree": "Floor: do the players agree that the short hand plays?",
    "procedure.hand_dead": "The hand is dead",
    "step.hand_dead.call_floor": _CALL_FLOOR,
    "prompt.step.hand_dead.call_floor": _CALL_FLOOR_PROMPT,
    "step.hand_dead.kill": "The floor declares the hand dead. Its cards go to the muck and its "
    "chips stay; a part that nobody called may go back.",
    "prompt.step.hand_dead.kill": "Floor: declare the hand dead.",
    "procedure.hand_lives": "The hand stays live",
    "step.hand_lives.announce": "The dealer says that this hand stays live, and play goes on.",
    "prompt.step.hand_lives.announce": "Say aloud: this hand stays live. Play on.",
    "procedure.hand_recovery": "Recover a hand",
    "step.hand_recovery.freeze": _FREEZE,
    "prompt.step.hand_recovery.freeze": _FREEZE_PROMPT,
    "step.hand_recovery.isolate": "The dealer touches the cards that were the hand and sets them "
    "apart from the muck, face down and unseen.",
    "prompt.step.hand_recovery.isolate": "Point out the cards of the hand and set them apart, "
    "face down.",
    "step.hand_recovery.claim": _CLAIM,
    "prompt.step.hand_recovery.claim": _CLAIM_PROMPT,
    "step.hand_recovery.compare": "The floor alone compares the paper with the cards, and shows "
    "neither. A hand that comes back has its paper shown when it is over.",
    "prompt.step.hand_recovery.compare": "Floor: compare paper and cards, unseen by others.",
    "procedure.commingled_hand": "Separate a mixed hand",
    "step.commingled_hand.freeze": _FREEZE,
    "prompt.step.commingled_hand.freeze": _FREEZE_PROMPT,
    "step.commingled_hand.claim": _CLAIM,
    "prompt.step.commingled_hand.claim": _CLAIM_PROMPT,
    "step.commingled_hand.compare": "The floor alone compares the paper with the cards that were "
    "pointed out. What is not on the paper goes to the muck.",
    "prompt.step.commingled_hand.compare": "Floor: compare paper and cards, unseen by others.",
    "procedure.refund_player": "Give the player's chips back",
    "step.refund_player.call_floor": _CALL_FLOOR,
    "prompt.step.refund_player.call_floor": _CALL_FLOOR_PROMPT,
    "step.refund_player.refund": "The floor declares the hand dead and has all that the player "
    "put into this pot given back: it was protected, and lost through no fault of the player.",
    "prompt.step.refund_player.refund": "Floor: hand dead; all the player put in goes back.",
    "procedure.absent_blind_kill": "Dead hand of an absent player",
    "step.absent_blind_kill.kill": "When the last card of the deal has come, the dealer takes the "
    "absent player's cards to the muck. The chips stay as dead money.",
    "prompt.step.absent_blind_kill.kill": "After the last card: absent player's cards to the "
    "muck. Chips stay.",
    "procedure.all_in_absent_showdown": "Table the absent player's hand",
    "step.all_in_absent_showdown.table_hand": "With the betting over, the dealer turns up the "
    "cards of the absent all-in player. The hand is live for its pot.",
    "prompt.step.all_in_absent_showdown.table_hand": "Turn up the cards of the absent all-in "
    "player.",
    "procedure.heads_up_disclosure": "Show to all, then penalty",
    "step.heads_up_disclosure.show_all": "The dealer shows the whole table what one was shown. "
    "The hand stays live and is played on.",
    "prompt.step.heads_up_disclosure.show_all": "Show everybody what was shown. The hand stays "
    "live.",
    "step.heads_up_disclosure.penalise": "When the hand is over, the floor gives the penalty, or "
    "none where the house leaves that open.",
    "prompt.step.heads_up_disclosure.penalise": "Floor: penalty after the hand?",
}
