"""Remedies for what goes wrong in the deal: a misdeal, a seat with the wrong cards, a hand that
has none or is one too many.

Not the redeal, which is the next hand begun with its positions frozen; nor single cards that
were seen, which are `scraps`.
"""

from typing import Final

from statemachine.effects import (
    CompleteDeal,
    DeclareMisdeal,
    DiscardPlace,
    ForfeitChips,
    GiveHand,
    KeepAntes,
    KillHand,
    PassDeal,
    Penalise,
    ReplaceDeck,
    ReturnUncalled,
    SupplySeat,
    VoidHand,
)
from statemachine.procedures.model import Outcome, Procedure, Step, done

MISDEAL: Final = Procedure(
    "misdeal_redeal",
    (
        Step("call_floor", "dealer", done("declare")),
        Step("declare", "floor", (Outcome("misdeal", "recover_cards"), Outcome("play_on"))),
        Step("recover_cards", "dealer", done(None, DeclareMisdeal())),
    ),
)

# A player has asked for it in time: the same dealer deals again, and the antes stay in the pot
# (HOYLE-REDEAL-0).
REDEAL_ON_REQUEST: Final = Procedure(
    "redeal_on_request",
    (
        Step("call_floor", "dealer", done("decide")),
        Step("decide", "floor", (Outcome("redeal", "recover_cards"), Outcome("play_on"))),
        Step("recover_cards", "dealer", done(None, KeepAntes(), DeclareMisdeal())),
    ),
)

# Who misdealt loses the deal and the ante; a blind may be taken back (HOYLE-MISDEAL-1 to -5).
DEAL_PASSES: Final = Procedure(
    "deal_passes",
    (
        Step("call_floor", "dealer", done("declare")),
        Step("declare", "floor", (Outcome("misdeal", "recover_cards"), Outcome("play_on"))),
        Step("recover_cards", "dealer", done(None, PassDeal(), KeepAntes(), DeclareMisdeal())),
    ),
)

# Somebody dealt out of turn: the deal reverts, and every chip stays (HOYLE-REDEAL-5 to -8).
DEAL_REVERTS: Final = Procedure(
    "deal_reverts",
    (
        Step("call_floor", "dealer", done("decide")),
        Step(
            "decide",
            "floor",
            (Outcome("redeal", "recover_cards", (PassDeal(),)), Outcome("play_on")),
            needs="seat",
        ),
        Step("recover_cards", "dealer", done(None, KeepAntes(bets=True), DeclareMisdeal())),
    ),
)

FOULED_DECK: Final = Procedure(
    "fouled_deck_refund",
    (
        Step("call_floor", "dealer", done("verify")),
        Step("verify", "floor", (Outcome("fouled", "refund"), Outcome("not_fouled"))),
        Step("refund", "dealer", done(None, VoidHand(), ReplaceDeck())),
    ),
)

# The deal is void and the same pack is shuffled again (PR-A, PR-D2, PR-H, PR-J1).
ANNULMENT: Final = Procedure(
    "annul_and_refund",
    (
        Step("call_floor", "dealer", done("annul")),
        Step("annul", "floor", (Outcome("annul", "refund"), Outcome("play_on"))),
        Step("refund", "dealer", done(None, VoidHand())),
    ),
)

# Rule 37: what is missing comes from the top of the stub, before any burn.
SHORT_BUTTON: Final = Procedure(
    "button_short_card",
    (Step("supply", "dealer", done(None, SupplySeat()), needs="cards"),),
)

# PR-I2: the deal goes on in its order, and the seat is served after the last player.
LATE_CARD: Final = Procedure(
    "late_card",
    (Step("supply", "dealer", done(None, CompleteDeal()), needs="cards"),),
)

INCOMPLETE_DEAL: Final = Procedure(
    "complete_deal", (Step("complete", "dealer", done(None, CompleteDeal())),)
)

DISCARDED_HAND: Final = Procedure(
    "discard_hand", (Step("discard", "dealer", done(None, DiscardPlace())),)
)

# Who deals for the table gives up the own hand (HOYLE-FEWHANDS-1); a house dealer has none.
FEWER_HANDS: Final = Procedure(
    "fewer_hands", (Step("give_hand", "dealer", done(None, GiveHand())),)
)

DEAD_HAND: Final = Procedure(
    "wrong_count_after_action",
    (
        Step("call_floor", "dealer", done("kill")),
        Step("kill", "floor", done(None, KillHand(), ReturnUncalled())),
    ),
)

# Who knew and went on loses all that went in, uncalled or not (LATAM-COUNT-4).
FORFEIT_HAND: Final = Procedure(
    "forfeit_hand",
    (
        Step("call_floor", "dealer", done("forfeit")),
        Step("forfeit", "floor", done(None, KillHand(), ForfeitChips(), Penalise())),
    ),
)

# HOYLE-FOUL-3: a short hand competes with what it can make if the players agree.
SHORT_HAND: Final = Procedure(
    "short_hand_plays",
    (
        Step(
            "agree",
            "floor",
            (Outcome("agreed"), Outcome("dead", effects=(KillHand(), ReturnUncalled()))),
        ),
    ),
)

PROCEDURES: Final = (
    MISDEAL,
    REDEAL_ON_REQUEST,
    DEAL_PASSES,
    DEAL_REVERTS,
    FOULED_DECK,
    ANNULMENT,
    SHORT_BUTTON,
    LATE_CARD,
    INCOMPLETE_DEAL,
    DISCARDED_HAND,
    FEWER_HANDS,
    DEAD_HAND,
    FORFEIT_HAND,
    SHORT_HAND,
)
