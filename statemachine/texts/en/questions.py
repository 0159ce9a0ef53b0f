"""What the table is asked about what was only inferred, and its answers, in English.

Not the facts that a rule needs: those are in `facts`.
"""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "question.missing_burn": "No burn was tapped before the {street}: mis-tap or real?",
    "question.surplus_burn": "A second burn was tapped for the {street}: mis-tap or real?",
    "question.early_street": "The {street} came before everybody had acted: what did they do?",
    "question.out_of_turn": "Seat {seat} acted and it was not its turn: what happened?",
    "question.seat_passed": "The deal went past seat {seat}: mis-tap or real?",
    "question.played_under_hold": "Play went on while the game was held: does it stand?",
    "question.unfinished_hand": "A new hand was tapped, but this one has no end yet. A mis-tap? "
    "If not, record how this hand ended.",
    "answer.mistap": "Mis-tap",
    "answer.real": "It really happened",
    "answer.checked": "Checked",
    "answer.called": "Called",
    "answer.folded": "Folded",
    "answer.folded_before": "The seats before it had folded",
    "answer.checked_before": "The seats before it had checked",
    "answer.wrong_seat": "It was another seat",
    "answer.stands": "It stands",
    "answer.taken_back": "Take it back",
    "answer.overtaken": "No longer matters",
}
