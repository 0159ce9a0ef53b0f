"""What each clause of the TDA rules says, in English and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_TDA: Final[dict[str, str]] = {
    "rule.TDA-35-A0": "The list of misdeals is open: other errors of the deal may be one too.",
    "rule.TDA-35-A1": "Two or more boxed cards in the initial deal make a misdeal, as long as "
    "there was no substantial action.",
    "rule.TDA-35-A2": "It is a misdeal if the first card goes to the wrong seat, found before "
    "substantial action.",
    "rule.TDA-35-A3": "It is a misdeal if a place without a right to a hand is dealt cards.",
    "rule.TDA-35-A4": "It is a misdeal if a seat with a right to a hand is not dealt in.",
    "rule.TDA-35-A5": "A player with too many or too few cards makes a misdeal before substantial "
    "action. A button short of cards has a rule of its own (37).",
    "rule.TDA-35-A6": "A card that does not belong to the game, such as a joker, makes a misdeal "
    "before substantial action.",
    "rule.TDA-35-A7": "In flop games a dealer who exposes either of the first two cards, or any "
    "two others, makes a misdeal before substantial action.",
    "rule.TDA-35-A8": "For exposed cards in draw games, the room has its own rules.",
    "rule.TDA-35-B": "Two cards in a row to the button are in order.",
    "rule.TDA-35-C1": "After a misdeal the hand is replayed as it was: the button stays, nobody "
    "new is dealt in, blinds and antes do not change.",
    "rule.TDA-35-C2": "Players who were absent or under penalty in the first deal are dealt in "
    "again.",
    "rule.TDA-35-C3": "Misdeal and redeal are one hand of a penalty.",
    "rule.TDA-35-D1": "Once there was substantial action, no misdeal is possible. The hand is "
    "played out, unless the deck is fouled.",
    "rule.TDA-35-D2": "After substantial action, a card foreign to the game is scrap and the hand "
    "goes on.",
    "rule.TDA-35-E1": "A deck that has the same rank and suit more than once is fouled.",
    "rule.TDA-35-E2": "A fouled deck found during the hand ends it at any point: play stops and "
    "every bet goes back to its player.",
    "rule.TDA-35-E3": "The house or local rules may name further conditions that foul a deck.",
    "rule.TDA-35-E4": "When the hand is over, the right to dispute it for a fouled deck ends as "
    "rule 22 says.",
    "rule.TDA-36-A": "Two players acting in turn are substantial action if at least one of them "
    "put chips in.",
    "rule.TDA-36-B": "Three actions in turn are substantial action, with or without chips.",
    "rule.TDA-36-C": "Posting a blind is no action and does not count.",
    "rule.TDA-37-1": "A button who was dealt too few cards has to say so at once.",
    "rule.TDA-37-2": "A button who has not acted may still get the missing cards, even after "
    "substantial action, if the kind of game allows it.",
    "rule.TDA-37-3": "A button who acts on too few cards, be it a check or a bet, has a dead hand.",
    "rule.TDA-38-1": "A burn is there to protect the stub. It is no means of putting cards back "
    "into the order they would have had.",
    "rule.TDA-38-2": "When a hand is killed for its card count after substantial action, all of "
    "it goes to the muck. Chance decides the rest of the board.",
    "rule.TDA-38-3": "Afterwards the stub is treated like any other: each later street gets "
    "exactly one burn from it.",
    "rule.TDA-38-4": "No street ever has more than one burn.",
    "rule.TDA-39-A": "Flop of four cards: the floor is called, the dealer scrambles all four face "
    "down, the floor picks one as a burn, and the others are the flop.",
    "rule.TDA-39-B1": "Three cards without a burn and nobody acted: they are scrambled face down, "
    "one is picked as the burn, and the next card of the stub fills the flop.",
    "rule.TDA-39-B2": "Once somebody has acted on an unburned flop, if only with a check, its "
    "three cards are played.",
    "rule.TDA-39-B3": "The burn that the flop lacked is not made up for: the turn has one.",
    "rule.TDA-39-C": "Cards that came too early are handled by a recommended procedure (RP-5).",
    "rule.TDA-39-D": "Cards reshuffled in the middle of a hand stay face down and unseen.",
    "rule.TDA-54-A1": "In limit and no-limit, a bet or raise below the minimum is brought up to "
    "it for as long as its street lasts.",
    "rule.TDA-54-A2": "On the river, such a bet can be corrected until the showdown begins.",
    "rule.TDA-54-A3": "Once a card of the next street lies there, the wrong amount stands.",
    "rule.TDA-54-A4": "A call that is too small has a rule of its own (53).",
    "rule.TDA-54-B1": "In pot-limit, a bet above the pot is brought down to it, for everybody, "
    "for as long as its street lasts.",
    "rule.TDA-54-B2": "A pot bet that was counted too low is brought up only until substantial "
    "action follows it.",
    "rule.TDA-54-B3": "In pot-limit too, the wrong amount stands once the next card is dealt.",
    "rule.TDA-54-N": "If a translation differs from the published original, the original decides.",
}
