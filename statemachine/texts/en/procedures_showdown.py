"""The procedures about showdown, award and positions, and the floor's own rulings, in English.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

PROCEDURES_SHOWDOWN: Final[dict[str, str]] = {
    "procedure.verify_before_push": "Count before pushing",
    "step.verify_before_push.count": "The dealer keeps the winner's cards apart, counts them in "
    "view of the table and says how many there are.",
    "prompt.step.verify_before_push.count": "Count the winner's cards in view of all. Are they "
    "right?",
    "procedure.late_claim": "Claim after the award",
    "step.late_claim.rule": "The floor says whether the claim is in time and right. If it is, the "
    "pot goes to whoever was due to have it.",
    "prompt.step.late_claim.rule": "Floor: is the claim upheld or denied?",
    "procedure.award_correction": "Put the award right",
    "step.award_correction.rule": "The floor has the pot taken back and pushed to the right "
    "hands, or lets the result stand.",
    "prompt.step.award_correction.rule": "Floor: is the award reversed, or does it stand?",
    "procedure.position_stands": "The positions stand",
    "step.position_stands.announce": "The dealer says that button and blinds stay for this hand "
    "as they are, and play goes on.",
    "prompt.step.position_stands.announce": "Say aloud: button and blinds stay as they are. Play "
    "on.",
    "procedure.position_fix": "Put the positions right",
    "step.position_fix.fix": "The floor has the hand dealt again from the right positions, moves "
    "only the button, or lets everything stand.",
    "prompt.step.position_fix.fix": "Floor: deal again, move the button, or let it stand?",
    "procedure.note_penalty": "Rule on a penalty",
    "step.note_penalty.rule": "The floor gives a penalty, a warning, or neither. Cards and chips "
    "stay as they are.",
    "prompt.step.note_penalty.rule": "Floor: penalty, warning, or nothing?",
    "procedure.floor_discretion": "The floor decides",
    "step.floor_discretion.call_floor": "The dealer calls the floor and tells what happened. No "
    "card or chip moves meanwhile.",
    "prompt.step.floor_discretion.call_floor": "Call the floor and say what happened.",
    "step.floor_discretion.rule": "The floor takes the suggestion, lets everything stand, or "
    "gives a ruling of their own.",
    "prompt.step.floor_discretion.rule": "Floor: rule. The text leaves this one to you.",
    "procedure.stands": "It stands",
    "step.stands.announce": "The dealer says that it stands as it is, and the hand goes on.",
    "prompt.step.stands.announce": "Say aloud: it stands. Play on.",
}
