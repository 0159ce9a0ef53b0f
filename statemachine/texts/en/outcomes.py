"""What a step of a procedure may end with, in English.

Not what it does to the table: that is in `effects`.
"""

from typing import Final

OUTCOMES: Final[dict[str, str]] = {
    "outcome.done": "Done",
    "outcome.misdeal": "Misdeal",
    "outcome.play_on": "Play on",
    "outcome.fouled": "The deck is fouled",
    "outcome.not_fouled": "The deck is good",
    "outcome.as_suggested": "The suggestion is taken",
    "outcome.stands": "Everything stands",
    "suggestion.mark": "Suggestion only: the rule does not settle this.",
    "authority.settled": "The rule is {clauses}.",
    "authority.silent": "The rulebook {book} ({edition}) says nothing of this: the floor decides.",
    "authority.silent.near": "The rulebook {book} ({edition}) does not settle this; the nearest "
    "it has is {clauses}. The floor decides.",
    "authority.suggested": "What is shown is a suggestion.",
    "authority.asked": "What the rulebook {book} ({edition}) says of this depends on a fact that "
    "is asked first.",
    "change.none": "Nothing moves, unless the floor rules otherwise.",
    "change.asked": "That depends on the answer.",
    "outcome.binds": "It binds",
    "outcome.taken_back": "It is taken back",
    "outcome.yes": "Yes",
    "outcome.no": "No",
    "outcome.annul": "Annul the hand",
    "outcome.redeal": "Deal again",
    "outcome.stub_only": "Only the stub",
    "outcome.all_mixed": "All that is mixed",
    "outcome.mix_burns": "Burns mixed in",
    "outcome.mix_discards": "Discards mixed in",
    "outcome.common_card": "One card for all",
    "outcome.agreed": "They agree: it plays",
    "outcome.dead": "The hand is dead",
    "outcome.isolated": "Set apart",
    "outcome.not_isolated": "Nobody can tell them",
    "outcome.match": "All agrees",
    "outcome.mismatch": "It does not agree",
    "outcome.not_identifiable": "Not certain",
    "outcome.corrected": "Corrected",
    "outcome.completes": "Completes the call",
    "outcome.folds": "Folds; the chips stay",
    "outcome.call_or_fold": "Only a call or a fold",
    "outcome.right": "The count is right",
    "outcome.wrong": "The count is wrong",
    "outcome.penalise": "Penalty",
    "outcome.no_penalty": "No penalty",
    "outcome.warn": "Warning",
    "outcome.nothing": "Neither",
    "outcome.upheld": "The claim is good",
    "outcome.denied": "The claim is denied",
    "outcome.reversed": "The award is put right",
    "outcome.moved": "Only the button moves",
}
