"""Remedies for a single card: boxed and worthless, seen in the deal, shown and replaced.

Not for whole hands, nor for cards of the board.
"""

from typing import Final

from statemachine.effects import BurnFaultCard, DealCards, FinishDeal
from statemachine.procedures.model import Procedure, Step, done

# The card was set aside when it was found; the dealer shows it and deals on.
SCRAP: Final = Procedure("scrap_card", (Step("show_card", "dealer", done()),))

# The card already lay in its role when it was noticed, so that role needs another card.
SCRAP_REPLACED: Final = Procedure(
    "scrap_card_replaced",
    (
        Step("show_card", "dealer", done("replace")),
        Step("replace", "dealer", done(None, DealCards()), needs="cards"),
    ),
)

# Deal on; then the top card is the seat's, and the exposed one is the next burn.
EXPOSED_REPLACED: Final = Procedure(
    "exposed_card_replacement",
    (
        Step("finish_deal", "dealer", done("replace", FinishDeal())),
        Step(
            "replace",
            "dealer",
            done(None, BurnFaultCard(credited=True), DealCards()),
            needs="cards",
            blocks="now",
        ),
    ),
)

# PR-G: burned, as the burn of no street, and replaced.
EXPOSED_BURNED: Final = Procedure(
    "burn_and_replace",
    (Step("replace", "dealer", done(None, BurnFaultCard(), DealCards()), needs="cards"),),
)

PROCEDURES: Final = (SCRAP, SCRAP_REPLACED, EXPOSED_REPLACED, EXPOSED_BURNED)
