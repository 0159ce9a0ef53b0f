"""What each clause of the Latin American amendments says, in English and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_LATAM: Final[dict[str, str]] = {
    "rule.LATAM-COUNT-1": "After substantial action, a hand with more or fewer cards than the "
    "game gives is dead as soon as it is seen.",
    "rule.LATAM-COUNT-2": "Whoever loses a hand to its card count also leaves in the pot all that "
    "was bet with it.",
    "rule.LATAM-COUNT-3": "Games with a count rule of their own are left aside, and so is the "
    "button that is short of cards (37).",
    "rule.LATAM-COUNT-4": "Hiding a wrong count and playing on costs the hand, every chip in it "
    "and a penalty at once, up to disqualification.",
    "rule.LATAM-VERIFY-1": "No pot is pushed before the dealer has counted the winner's cards and "
    "found the right number.",
    "rule.LATAM-VERIFY-2": "Until that count is done, the winner's cards stay apart: nobody "
    "mucks, mixes or takes them.",
    "rule.LATAM-VERIFY-3": "The count is there so that no hand with a wrong number of cards wins "
    "a pot.",
    "rule.LATAM-RECOV-0": "A live hand lost by the dealer's mistake or by wrong information may "
    "be recovered, but only by a fixed protocol.",
    "rule.LATAM-RECOV-1": "The dealer points out the cards by touch and sets them apart from the "
    "muck without turning them.",
    "rule.LATAM-RECOV-2": "The player writes down the rank and suit of each card where nobody "
    "else can read it.",
    "rule.LATAM-RECOV-3": "The director alone compares the paper with the cards. Nothing is "
    "turned up at the table.",
    "rule.LATAM-RECOV-4": "If everything on the paper agrees with the cards, the hand is live "
    "again.",
    "rule.LATAM-RECOV-4b": "The paper of a revived hand is shown to the table once the hand is "
    "over.",
    "rule.LATAM-RECOV-5": "One card that differs, or cards that nobody can tell for certain, and "
    "the hand stays dead.",
    "rule.LATAM-SHORT-A1": "After the flop, an all-in below the big blind may be called for just "
    "what it is.",
    "rule.LATAM-SHORT-A2": "To raise a short all-in, put in at least the all-in and one big blind "
    "on top.",
    "rule.LATAM-SHORT-B1": "When the big blind is posted short, the call before the flop is still "
    "the full big blind.",
    "rule.LATAM-SHORT-B2": "What callers put in above the short big blind goes straight into a "
    "side pot.",
    "rule.LATAM-AWAY-1": "While others can bet, every hand stays face down, also that of the "
    "all-in player who left.",
    "rule.LATAM-AWAY-2": "When the betting is over, dealer or director turn up the absent all-in "
    "player's cards for the main pot.",
    "rule.LATAM-AWAY-3": "Leaving the room while all-in does not kill the hand.",
    "rule.LATAM-AWAY-4": "If the absent all-in player's hand is best, the main pot goes to the "
    "empty seat.",
    "rule.LATAM-AWAY-5": "With two players in the pot, the call has the dealer turn up both hands "
    "at once, even if the all-in player is away.",
    "rule.LATAM-AWAY-6": "The hand of the one who went away stays live in full.",
    "rule.LATAM-AWAY-7": "The rest of the board is dealt and the cards speak; the pot goes to the "
    "seat, occupied or not.",
    "rule.LATAM-ABSENT-1": "An absent player whose blind takes the whole stack is dealt in like "
    "the others, and the chips go in.",
    "rule.LATAM-ABSENT-2": "If that player is not back when the deal's last card falls, the cards "
    "go to the muck at once.",
    "rule.LATAM-ABSENT-3": "All-in by a blind alone does not carry an absent player's hand to the "
    "showdown.",
    "rule.LATAM-ABSENT-4": "The absent player's chips are dead money for those who are there.",
    "rule.LATAM-ABSENT-5": "Who loses the last chips in this way is out of the event with that "
    "hand.",
    "rule.LATAM-HUTALK-1": "What follows holds wherever two players are left in a pot, at any "
    "table.",
    "rule.LATAM-HUTALK-2": "With two players left, nobody shows a card on purpose.",
    "rule.LATAM-HUTALK-3": "With two players left, nobody speaks of the strength or content of a "
    "hand, openly or by hints.",
    "rule.LATAM-HUTALK-4": "Whoever shows or tells keeps a live hand.",
    "rule.LATAM-HUTALK-5": "A card that one person was shown is shown to the whole table at once.",
    "rule.LATAM-HUTALK-6": "When the hand is over, the director has to give a penalty.",
    "rule.LATAM-35-A0": "The list of misdeals is not closed: the floor may declare others.",
    "rule.LATAM-35-A1": "Two boxed cards or more while the hands are dealt make a misdeal before "
    "substantial action.",
    "rule.LATAM-35-A2": "It is a misdeal if the first card went to a seat that was not first.",
    "rule.LATAM-35-A3": "It is a misdeal if a place without a right to a hand got cards.",
    "rule.LATAM-35-A4": "It is a misdeal if a seat with a right to a hand got none.",
    "rule.LATAM-35-A5": "One player with a wrong number of cards is a misdeal; a short button "
    "follows rule 37.",
    "rule.LATAM-35-A6": "A joker, or a rank that the game does not use, makes a misdeal when "
    "found before substantial action.",
    "rule.LATAM-35-A7": "In flop games a dealer who exposes card one or two off the deck, or two "
    "later ones, makes a misdeal.",
    "rule.LATAM-35-A8": "For cards exposed in draw games, the room's own rules decide.",
    "rule.LATAM-35-B": "The button may get two cards in a row; that is no fault.",
    "rule.LATAM-35-C1": "The redeal repeats the hand: same button, same level, nobody new.",
    "rule.LATAM-35-C2": "A player who was dealt in and away gets cards in the redeal and may play "
    "them.",
    "rule.LATAM-35-C3": "A player under penalty who was dealt in gets cards in the redeal, but a "
    "dead hand.",
    "rule.LATAM-35-C4": "For a penalty, misdeal and redeal together are one hand.",
    "rule.LATAM-35-D1": "After substantial action there is no misdeal any more: the hand is "
    "played, unless the deck is fouled.",
    "rule.LATAM-35-D2": "After substantial action, foreign cards, and boxed ones up to four, are "
    "worthless and are set aside.",
    "rule.LATAM-35-E1": "The same rank and suit more than once fouls the deck.",
    "rule.LATAM-35-E2": "Five boxed cards from the deal to the river, all told, foul the deck.",
    "rule.LATAM-35-E3": "A deck that lacks one of its cards is fouled.",
    "rule.LATAM-35-E4": "The house or the regulator may name more conditions that foul a deck.",
    "rule.LATAM-35-E5": "A fouled deck stops the hand at any point, and every player gets back "
    "all that was bet.",
    "rule.LATAM-35-E6": "Once the hand has ended, a fouled deck can be disputed only as long as "
    "rule 22 allows.",
    "rule.LATAM-35-F1": "A boxed card is a standard card of the deck that is found face up in the "
    "hand.",
    "rule.LATAM-35-F2": "A boxed card plays no part: it is neither hand, board nor burn.",
    "rule.LATAM-35-F3": "With four boxed cards at most, each one is shown and set aside, and the "
    "next face-down card takes its role.",
    "rule.LATAM-35-F4": "The exception is the misdeal for two boxed cards in the deal.",
    "rule.LATAM-35-G1": "Jokers, cut cards, instructions and adverts are no boxed cards, "
    "whichever way they lie.",
    "rule.LATAM-35-G2": "The dealer removes such objects on sight and deals on with the next "
    "valid card.",
    "rule.LATAM-35-G3": "After substantial action, such an object neither voids the hand nor "
    "fouls the deck.",
    "rule.LATAM-35-G4": "Unless a standard card proves to be missing, or to be there twice.",
    "rule.LATAM-39-A1": "A flop of four cards calls the floor, whether they lie face up or not, "
    "and even if the door card seems known.",
    "rule.LATAM-39-A2": "The dealer scrambles the four face down, the floor picks one at random "
    "as the burn, and three are the flop.",
    "rule.LATAM-39-B1": "A flop of five cards or more counts for nothing.",
    "rule.LATAM-39-B2": "From five or more, nobody picks three at random.",
    "rule.LATAM-39-B3": "All those cards are mixed with the stub, under the floor's eyes.",
    "rule.LATAM-39-B4": "The burns that were made stay where they are.",
    "rule.LATAM-39-B5": "The stub is shuffled and cut, and three new cards are dealt as the flop "
    "without burning again.",
    "rule.LATAM-39-C1": "Flop without a burn and nobody acted: scramble the three, pick one as "
    "the burn, and the next card completes the flop.",
    "rule.LATAM-39-C2": "After any act, be it one check, the three cards of the flop play.",
    "rule.LATAM-39-C3": "The turn then has one burn; the missing one is not made up for.",
    "rule.LATAM-39-D": "Cards that came too early follow recommended procedure 5.",
    "rule.LATAM-39-E": "Whatever is reshuffled during a hand stays face down, and no card is "
    "shown.",
    "rule.LATAM-FM-1": "Chips moved forward on purpose may bind if the floor finds that another "
    "player reacted to it.",
    "rule.LATAM-FM-2": "If the motion made somebody act, or was a feint for information, it is "
    "completed to a minimum bet or a call.",
    "rule.LATAM-FM-3": "If nobody reacted, the player is warned formally and then takes the chips "
    "back.",
    "rule.LATAM-FT-0": "Final tables and final heads-up of main events have fixed supervision.",
    "rule.LATAM-FT-1": "At least two supervisors are there, each with duties of their own.",
    "rule.LATAM-FT-A1": "One of them watches cards and dealer: button, order of the deal, burns, "
    "board and pot.",
    "rule.LATAM-FT-A2": "On seeing an error of dealing before substantial action, that supervisor "
    "has to stop the hand.",
    "rule.LATAM-FT-B": "The other one watches players and rail: talk with two left, crowding, "
    "forbidden devices.",
    "rule.LATAM-FT-C": "The dealer still runs the table; the supervisors are a second pair of "
    "eyes.",
    "rule.LATAM-FT-D": "None of the supervisors leaves for lists, payouts or other office work.",
    "rule.LATAM-COMM-0": "This is about a folded card that touches a live hand and mixes with it.",
    "rule.LATAM-COMM-A": "If the hand was not protected, it is dead.",
    "rule.LATAM-COMM-B0": "If it was protected, the floor may rebuild it, provided that the stray "
    "card is known for certain.",
    "rule.LATAM-COMM-B1": "The player writes down, in private, the rank and suit of each of their "
    "cards.",
    "rule.LATAM-COMM-B2": "The director compares the paper with the cards that player or dealer "
    "pointed out; none is shown.",
    "rule.LATAM-COMM-B3": "If it agrees in full the hand is live, and the paper is shown when the "
    "hand is over.",
    "rule.LATAM-COMM-B4": "If it does not agree, or the player had not looked at the cards, the "
    "hand is dead.",
    "rule.LATAM-H4H-0": "The hand in play when hand-for-hand is announced counts already.",
    "rule.LATAM-H4H-0b": "If the round's eliminations reach the money or a pay jump, one of two "
    "rules gives the places.",
    "rule.LATAM-H4H-1": "Out in the same hand at one table: the larger stack at its beginning "
    "ranks higher.",
    "rule.LATAM-H4H-1b": "With equal stacks, the prizes of those places are added and shared.",
    "rule.LATAM-H4H-2": "Out at different tables in one round: the prizes are added and shared "
    "among all of them.",
    "rule.LATAM-H4H-2b": "In that case the stacks at the beginning do not matter.",
}
