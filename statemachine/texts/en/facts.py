"""What dealer or floor is asked where a rule hangs on a fact that the log lacks, in English.

Not a remedy: with the answer the rulebook is asked again.
"""

from typing import Final

FACTS: Final[dict[str, str]] = {
    "procedure.fact_finding": "Find out first",
    "step.fact_finding.acted": "When this was called, had anybody acted in this hand? A check is "
    "an act; a posted blind is none.",
    "prompt.step.fact_finding.acted": "Had anybody acted in this hand? A check counts, a blind "
    "does not.",
    "step.fact_finding.acted_on_street": "When this was called, had anybody acted on its street? "
    "A check is an act.",
    "prompt.step.fact_finding.acted_on_street": "Had anybody acted on this street? A check counts.",
    "step.fact_finding.acted_past": "Did substantial action go past this player out of turn: to "
    "the left, two acts with chips among them, or three of any kind?",
    "prompt.step.fact_finding.acted_past": "Past this player: two acts with chips, or three of "
    "any kind?",
    "step.fact_finding.acted_since": "Has anybody acted on the street since this happened? If it "
    "belongs to no street, is it so that {substantial_action}?",
    "prompt.step.fact_finding.acted_since": "Has anybody acted since this happened?",
    "step.fact_finding.action_after_bet": "Was there substantial action after this bet: two "
    "players acting in turn, one of them with chips, or three in any way?",
    "prompt.step.fact_finding.action_after_bet": "After this bet: two acts, one with chips, or "
    "three of any kind?",
    "step.fact_finding.facing_bet": "Does this player have a bet to call?",
    "prompt.step.fact_finding.facing_bet": "Is there a bet to call for this player?",
    "step.fact_finding.half_reached": "Do the chips reach at least half of what a minimum raise "
    "adds to the call?",
    "prompt.step.fact_finding.half_reached": "Half of a minimum raise, or more?",
    "step.fact_finding.heads_up": "Are exactly two hands live in this pot?",
    "prompt.step.fact_finding.heads_up": "Are just two hands live?",
    "step.fact_finding.misdeal_open": "Can a misdeal still be declared? Yes, unless it was so "
    "when the fault was called that {substantial_action}.",
    "prompt.step.fact_finding.misdeal_open": "Is a misdeal still open? No, if {substantial_action} "
    "before it was called.",
    "step.fact_finding.other_live": "Besides this hand, is another one live?",
    "prompt.step.fact_finding.other_live": "Is another hand live?",
    "step.fact_finding.seat_acted": "Had this player acted in this hand when it was called? A "
    "check is an act; a posted blind is none.",
    "prompt.step.fact_finding.seat_acted": "Had this player acted? A check counts, a blind does "
    "not.",
    "step.fact_finding.substantial_action": "Was it so, when the fault was called, that "
    "{substantial_action}?",
    "prompt.step.fact_finding.substantial_action": "Is it so that {substantial_action} before this "
    "was called?",
    "fact.substantial_action": "there was substantial action as the house has it",
    "fact.substantial_action.acts": "two players acted in turn, one of them with chips, or three "
    "acted in any way, blinds aside",
    "fact.substantial_action.two_have_cards": "two players had a card",
    "fact.substantial_action.second_round": "the second round of the deal had begun",
    "fact.substantial_action.two_after_blinds": "two players after the blinds had acted",
    "step.fact_finding.protected": "Was the hand protected, with a chip, a guard or the player's "
    "hands on it?",
    "prompt.step.fact_finding.protected": "Was the hand protected?",
    "step.fact_finding.identifiable": "Can the cards of this hand be told for certain, beyond any "
    "doubt?",
    "prompt.step.fact_finding.identifiable": "Can the cards be told for certain?",
    "step.fact_finding.looked": "Had the player looked on purpose at a face-down card?",
    "prompt.step.fact_finding.looked": "Had the player looked at the cards?",
    "step.fact_finding.induced": "Did another player act because of it: call, fold, or speak up "
    "early?",
    "prompt.step.fact_finding.induced": "Did another player act because of it?",
    "step.fact_finding.deceptive": "Was it done to get information, or to mislead somebody?",
    "prompt.step.fact_finding.deceptive": "Was it done to get information?",
    "step.fact_finding.knew": "Did the player know of it and play on all the same? Cameras and "
    "witnesses may tell.",
    "prompt.step.fact_finding.knew": "Did the player know, and play on?",
    "step.fact_finding.playing_card": "Does the object look like a playing card, as a joker or a "
    "removed rank does? A cut card or a notice does not.",
    "prompt.step.fact_finding.playing_card": "Does it look like a playing card?",
    "step.fact_finding.never_in_pack": "Was this card outside the deck from the start? If it fell "
    "out during this hand, the answer is no.",
    "prompt.step.fact_finding.never_in_pack": "Was the card outside the deck from the start?",
    "step.fact_finding.separable": "Can stub, muck and burns still be told apart?",
    "prompt.step.fact_finding.separable": "Can stub, muck and burns still be told apart?",
    "step.fact_finding.back_in_time": "Was the player at the seat when the last card of the deal "
    "came?",
    "prompt.step.fact_finding.back_in_time": "Was the player back for the last card of the deal?",
    "step.fact_finding.contributed": "Did the player have a part in what happened?",
    "prompt.step.fact_finding.contributed": "Did the player have a part in it?",
    "step.fact_finding.agreed": "Do all players who are concerned agree?",
    "prompt.step.fact_finding.agreed": "Do all players agree?",
    "step.fact_finding.count_too_high": "Was the pot said to be larger than it was? If it was "
    "said to be smaller, the answer is no.",
    "prompt.step.fact_finding.count_too_high": "Was the count too high?",
    "step.fact_finding.claim_in_time": "Did the claim come while the house allows one: before the "
    "next hand, before the pot was taken, or within its minute?",
    "prompt.step.fact_finding.claim_in_time": "Did the claim come in time?",
    "step.fact_finding.had_time": "Did the player have reasonable time to act before play went on?",
    "prompt.step.fact_finding.had_time": "Did the player have time to act?",
}
