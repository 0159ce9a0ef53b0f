"""Remedies for the stub and the deck: a street that came early, an order that was lost, too few
cards, another deck.

Not for burns; those are in `burns` and `boards`.
"""

from typing import Final

from statemachine.effects import FinishBetting, MixCards, ReplaceDeck, ReturnStreet, ShuffleStub
from statemachine.procedures.model import Outcome, Procedure, Step, done

# RP-5: the burn stays, the cards go back, the betting ends, and one shuffle serves the street.
PREMATURE_STREET: Final = Procedure(
    "premature_street",
    (
        Step("call_floor", "dealer", done("return_cards")),
        Step("return_cards", "dealer", done("finish_betting", ReturnStreet())),
        Step(
            "finish_betting",
            "dealer",
            done("reshuffle", FinishBetting()),
            blocks="before_next_card",
        ),
        Step("reshuffle", "dealer", done(None, ShuffleStub())),
    ),
)

# RP-4: only what can be told to be stub is shuffled, or all that was mixed with it.
DISORDERED_STUB: Final = Procedure(
    "disordered_stub",
    (
        Step("call_floor", "dealer", done("separate")),
        Step(
            "separate",
            "floor",
            (
                Outcome("stub_only", "reshuffle"),
                Outcome("all_mixed", "reshuffle", (MixCards(("muck", "burns"), "stub"),)),
            ),
        ),
        Step("reshuffle", "dealer", done(None, ShuffleStub())),
    ),
)

# RP-10-H: with the burns there are enough, in draw games with what was thrown and folded, or one
# card is everybody's last.
SHORT_STUB: Final = Procedure(
    "short_stub",
    (
        Step(
            "reshuffle",
            "dealer",
            (
                Outcome("mix_burns", effects=(MixCards(("burns",), "stub"),)),
                Outcome("mix_discards", effects=(MixCards(("muck",), "stub"),)),
                Outcome("common_card"),
            ),
        ),
    ),
)

REPLACE_DECK: Final = Procedure(
    "replace_deck", (Step("replace", "dealer", done(None, ReplaceDeck())),)
)

PROCEDURES: Final = (PREMATURE_STREET, DISORDERED_STUB, SHORT_STUB, REPLACE_DECK)
