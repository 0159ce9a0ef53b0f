"""What the clauses of the TDA rules of 2024 that are cited say, in English and in our own words.

Not the rules themselves, nor the clauses of other editions: those are in `rules_tda`.
"""

from typing import Final

RULES_TDA_2024: Final[dict[str, str]] = {
    "rule.TDA24-12": "At the showdown the cards speak: a wrong announcement binds nobody, but one "
    "made on purpose may be penalised.",
    "rule.TDA24-14": "A hand laid down at the showdown may still be tabled while it can be got "
    "back and told for certain; the dealer's muck kills it.",
    "rule.TDA24-15-B": "Who discards in the belief of having won has no claim once the cards are "
    "in the muck; only an uncalled bet comes back.",
    "rule.TDA24-22": "A hand may be disputed until the next one begins, or for a minute when a "
    "break follows it.",
    "rule.TDA24-26": "The house decides when a deck is changed; players cannot ask for it.",
    "rule.TDA24-29": "A player on the clock whose time runs out has a dead hand if there is a bet "
    "to call, and has checked if there is none.",
    "rule.TDA24-30": "To have a live hand, a player must be at the seat when the last card of the "
    "first deal comes.",
    "rule.TDA24-31": "Players with live hands, all-in or not, stay at the table; leaving it may "
    "be penalised.",
    "rule.TDA24-32": "Tournaments are played with a dead button.",
    "rule.TDA24-34-A": "A misplaced button can be put right before substantial action; after that "
    "the hand is played as it is.",
    "rule.TDA24-43-A": "Chips for half of a minimum raise or more have to be made up to it; fewer "
    "are a call.",
    "rule.TDA24-44": "One large chip without a word is a call if there is a bet; to raise with "
    "it, say so first.",
    "rule.TDA24-45-B": "If one of several chips could be left out and the call still be met, half "
    "of a minimum raise decides: raise or call.",
    "rule.TDA24-47-A": "An all-in below a full raise does not let those raise who have acted and "
    "face no full raise.",
    "rule.TDA24-51": "Too small a call is a full call when it faces the opening bet, or any bet "
    "with two players left; otherwise the floor rules.",
    "rule.TDA24-53-A": "An act out of turn waits until the turn comes: it binds if nothing has "
    "changed by then, and is free if it has.",
    "rule.TDA24-53-B": "A skipped player has to speak up. After substantial action to the left, "
    "the others' acts bind and the floor rules on the hand.",
    "rule.TDA24-54-B": "Before the flop, a pot-limit bet is worked out with full blinds, even if "
    "one was posted short.",
    "rule.TDA24-55": "A word that does not fit is taken for the nearest act that does: a call "
    "without a bet is a check.",
    "rule.TDA24-56": "A bet goes in with one motion, or with its amount said first. Further chips "
    "that follow do not count.",
    "rule.TDA24-57": "Unofficial words are at the player's risk. An amount with several meanings "
    "is the largest that fits into the pot.",
    "rule.TDA24-58": "A fold with nothing to call, or out of turn, binds and may be penalised.",
    "rule.TDA24-59-A": "Announcements with a condition, or too early, are discouraged; the floor "
    "may hold the player to them.",
    "rule.TDA24-62": "If chips come to light behind an all-in that was called, the floor decides "
    "whether they are part of it.",
    "rule.TDA24-65-A": "Players protect their hands. One that was not, and is killed by mistake, "
    "has no claim; only its uncalled bet goes back.",
    "rule.TDA24-65-B": "A fouled hand that can be told plays on, even if some of its cards were "
    "seen.",
    "rule.TDA24-67": "Nobody speaks of live or folded hands, gives advice or reads a hand that "
    "was not tabled.",
    "rule.TDA24-68": "A player who shows cards with action pending may be penalised; the hand "
    "stays live.",
    "rule.TDA24-RP-4": "A stub in disorder is put back in order, or else shuffled alone; with "
    "muck and burns only if they are mixed in.",
    "rule.TDA24-RP-5": "Cards dealt too early go back to the stub and the burn stays. After the "
    "betting, shuffle and deal without burning again.",
    "rule.TDA24-RP-10-H": "If a stud stub does not reach, the burns are shuffled in; if that is "
    "too few as well, one common card is dealt.",
}
