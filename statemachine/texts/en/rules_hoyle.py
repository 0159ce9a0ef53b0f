"""What each clause of the Hoyle-style laws says, in English and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_HOYLE: Final[dict[str, str]] = {
    "rule.HOYLE-REDEAL-0": "Before the second round of the deal, a player who has not looked at a "
    "face-down card may ask for a new one on listed grounds.",
    "rule.HOYLE-REDEAL-1": "One ground: a card was exposed in the cut.",
    "rule.HOYLE-REDEAL-2": "Another ground: the cut left fewer than five cards in one part.",
    "rule.HOYLE-REDEAL-3": "Another ground: two or more cards lie face up in the deck.",
    "rule.HOYLE-REDEAL-4": "Another ground: the deck is incorrect or damaged.",
    "rule.HOYLE-REDEAL-5": "Another ground: somebody dealt out of turn.",
    "rule.HOYLE-REDEAL-6": "A deal out of turn that is called in time goes back to the player "
    "whose deal it was.",
    "rule.HOYLE-REDEAL-7": "After that, where everybody had anted, nobody antes again.",
    "rule.HOYLE-REDEAL-8": "Any other bet that was made by then stays in the pot.",
    "rule.HOYLE-REDEAL-9": "If nobody asked in time the deal stands, and the player to that "
    "dealer's left deals next.",
    "rule.HOYLE-MISDEAL-1": "A misdeal by the dealer's fault counts when called by somebody who "
    "has not looked at a face-down card.",
    "rule.HOYLE-MISDEAL-2": "The deal passes to the next player.",
    "rule.HOYLE-MISDEAL-3": "The ante of the player who misdealt stays as a fine.",
    "rule.HOYLE-MISDEAL-4": "If all had anted the same, the antes stay and are not paid again.",
    "rule.HOYLE-MISDEAL-5": "A blind, or a raise of it, may be taken back.",
    "rule.HOYLE-MISDEAL-a": "It is a misdeal if the deck is seen to be unshuffled or uncut before "
    "the second round.",
    "rule.HOYLE-MISDEAL-b": "It is a misdeal if more than one player got too many cards.",
    "rule.HOYLE-MISDEAL-c": "Whoever calls it has to speak up at once and may have had no part in "
    "it.",
    "rule.HOYLE-INCOMPLETE-1": "Stopping the deal too early is no misdeal; the dealer finishes it "
    "whenever that is noticed.",
    "rule.HOYLE-MANYHANDS-1": "If there is a hand too many, the dealer says which one is dead, "
    "and it is discarded.",
    "rule.HOYLE-MANYHANDS-2": "But a player who has looked at a face-down card keeps that hand.",
    "rule.HOYLE-FEWHANDS-1": "If there is a hand too few, the player who deals gives up theirs to "
    "the first one to the left who was left out.",
    "rule.HOYLE-FEWHANDS-2": "Others who were left out take back their ante.",
    "rule.HOYLE-EXPOSED-1": "Cards of the stub that the dealer exposes after the deal are dead "
    "and join the discards.",
    "rule.HOYLE-EXPOSED-2": "Showing cards of one's own hand has no penalty and gives no claim.",
    "rule.HOYLE-EXPOSED-3": "Who got in the dealer's way and so had a card exposed cannot claim a "
    "misdeal.",
    "rule.HOYLE-DECK-1": "If the deck proves to have a card too many, too few or twice before the "
    "pot is taken, all chips go back.",
    "rule.HOYLE-DECK-2": "Pots that were won before stand.",
    "rule.HOYLE-DECK-3": "A deck with a torn, faded or marked card is replaced before this deal, "
    "or a later one, is finished.",
    "rule.HOYLE-DECK-4": "If the deal was complete, the hand in play goes on with it.",
    "rule.HOYLE-FOUL-1": "A hand with more or fewer cards than the game gives is dead and cannot "
    "win.",
    "rule.HOYLE-FOUL-2": "If all others have folded, the pot stays for the winner of the next one.",
    "rule.HOYLE-FOUL-3": "The players may agree that a hand with too few cards plays with what it "
    "can make.",
    "rule.HOYLE-CHIPS-1": "Chips stay in the pot; only who anted and got no hand may take them "
    "back.",
    "rule.HOYLE-CHIPS-2": "Excepted are jackpots that were opened without the right to.",
    "rule.HOYLE-CHIPS-3": "Excepted in draw are blind openings and raises when there is a misdeal.",
    "rule.HOYLE-CHIPS-4": "Excepted in stud is a misdeal by the dealer.",
    "rule.HOYLE-UNDER-1": "Too few chips to call, in turn: the player adds what is missing "
    "without raising, or folds and leaves them.",
    "rule.HOYLE-UNDER-2": "A raise below the minimum is a call, and the rest stays in the pot.",
    "rule.HOYLE-OVER-1": "A bet above the limit counts as the limit; what is above stays in the "
    "pot as a fine.",
    "rule.HOYLE-OVER-2": "A bet larger than an opponent's chips may be taken back by the part "
    "that exceeds them.",
    "rule.HOYLE-OVER-3": "Or that part is bet in a side pot, if others match it.",
    "rule.HOYLE-ANN-1": "In turn, to announce a pass or a fold binds, with or without discarding.",
    "rule.HOYLE-ANN-2": "In turn, to announce a bet binds to put it in, as far as the chips go.",
    "rule.HOYLE-ANN-OOT-1": "Out of turn, mere words bind to nothing: at the proper turn every "
    "act is open.",
    "rule.HOYLE-ANN-OOT-2": "Whoever relied on such words has no claim.",
    "rule.HOYLE-OOTBET-1": "Chips put in out of turn stay, and play goes back to whose turn it is.",
    "rule.HOYLE-OOTBET-2": "Players to the left who put chips in after that are out of turn as "
    "well.",
    "rule.HOYLE-OOTBET-3": "At that player's turn, if they are too few to call, the rest is "
    "added, or they are left and the hand folded.",
    "rule.HOYLE-OOTBET-4": "If they are just enough, it is a call.",
    "rule.HOYLE-OOTBET-5": "If they are more than enough, it is a raise of that size and no "
    "larger.",
    "rule.HOYLE-OOTBET-6": "If nobody bet before, it is a bet of that amount; what is above the "
    "limit is lost.",
    "rule.HOYLE-OOTBET-7": "Nothing may be added to make or enlarge a raise.",
    "rule.HOYLE-OOTFOLD-1": "A fold out of turn has no fine, unless one was agreed.",
    "rule.HOYLE-OOTFOLD-2": "A hand folded out of turn is dead.",
    "rule.HOYLE-SHOW-1": "A hand announced wrong is put right until the pot is taken; the hand "
    "itself stays live.",
    "rule.HOYLE-SHOW-2": "The cards speak.",
    "rule.HOYLE-WILD-1": "Whoever names what a wild card stands for is held to it.",
    "rule.HOYLE-WILD-2": "A hand may be shown without naming its wild card, until a player in the "
    "hand asks.",
    "rule.HOYLE-CONCEDE-1": "Whoever discards because a better hand was announced has given up "
    "the pot, even if that was wrong.",
}
