"""What each clause of the Puerto Rican regulation says, in English and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_PUERTO_RICO: Final[dict[str, str]] = {
    "rule.PR-A": "If there was no shuffle or no cut, all cards go back to the dealer and are "
    "shuffled again.",
    "rule.PR-B": "Cards that went to somebody without a right to a hand are discarded; for the "
    "others play goes on.",
    "rule.PR-C1": "A card missing or a card too many ends the hand, whenever it is found.",
    "rule.PR-C2": "The chips of the pot then go back to those who put them in.",
    "rule.PR-C3": "The deck is changed for another one.",
    "rule.PR-D1": "A single card found face up in the deck is not used and joins the discards.",
    "rule.PR-D2": "More than one, and all cards go back to the dealer for a new shuffle.",
    "rule.PR-E": "Whoever does not take care of the hand has no claim if it is fouled or taken by "
    "the dealer.",
    "rule.PR-F": "A player who protected the hand and lost it without fault gets back all that "
    "went into this pot.",
    "rule.PR-G": "A card that turns up by accident in the deal is burned, and the player gets "
    "another.",
    "rule.PR-H": "A card that falls off the table in the deal annuls the hand.",
    "rule.PR-I1": "An error of the deal may be put right as long as fewer than two players have "
    "cards.",
    "rule.PR-I2": "Later the deal keeps its order, and the player gets the card after the last "
    "one.",
    "rule.PR-J1": "A flop without a burn before it annuls the hand.",
    "rule.PR-J2": "If the burn was missed at the turn or the river, the hand goes on as it is.",
}
