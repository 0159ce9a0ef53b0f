"""Remedies for what goes wrong in the deal: a boxed card, a misdeal, a fouled deck.

Not the redeal: that is the next hand begun, with its positions frozen.
"""

from typing import Final

from statemachine.effects import DealCards, DeclareMisdeal, KillHand, VoidHand
from statemachine.procedures.model import Outcome, Procedure, Step, done

# The card was set aside when it was found; the dealer shows it and deals on.
BOXED_CARD_ASIDE: Final = Procedure("scrap_card", (Step("show_card", "dealer", done()),))

# The card already lay in its role when it was noticed, so that role needs another card.
BOXED_CARD_REPLACED: Final = Procedure(
    "scrap_card_replaced",
    (
        Step("show_card", "dealer", done("replace")),
        Step("replace", "dealer", done(None, DealCards()), needs="cards"),
    ),
)

MISDEAL: Final = Procedure(
    "misdeal_redeal",
    (
        Step("call_floor", "dealer", done("declare")),
        Step("declare", "floor", (Outcome("misdeal", "recover_cards"), Outcome("play_on"))),
        Step("recover_cards", "dealer", done(None, DeclareMisdeal())),
    ),
)

# Rule 37: the missing card comes from the top of the stub, before any burn.
SHORT_BUTTON: Final = Procedure(
    "button_short_card",
    (Step("supply", "dealer", done(None, DealCards()), needs="cards"),),
)

DEAD_HAND: Final = Procedure(
    "wrong_count_after_action",
    (
        Step("call_floor", "dealer", done("kill")),
        Step("kill", "floor", done(None, KillHand())),
    ),
)

FOULED_DECK: Final = Procedure(
    "fouled_deck_refund",
    (
        Step("call_floor", "dealer", done("verify")),
        Step("verify", "floor", (Outcome("fouled", "refund"), Outcome("not_fouled"))),
        Step("refund", "dealer", done(None, VoidHand())),
    ),
)

PROCEDURES: Final = (
    BOXED_CARD_ASIDE,
    BOXED_CARD_REPLACED,
    MISDEAL,
    SHORT_BUTTON,
    DEAD_HAND,
    FOULED_DECK,
)
