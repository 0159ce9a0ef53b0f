"""The named predicates that let the chart move, each with a stable code.

Not rules: where books differ, the predicate reads a field of the rulebook.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from statemachine.betting import betting_closed, contenders
from statemachine.custody import count
from statemachine.parts import next_run_begins, pots_decided
from statemachine.phases import BETTING
from statemachine.rulebooks.model import Rulebook
from statemachine.state import HandState
from statemachine.streets import begun, lacks_cards, street_shown, undecided
from statemachine.variants import VARIANTS, Street


@dataclass(frozen=True, slots=True)
class Guard:
    """A question asked of a hand before it moves; `code` names the reason of a refusal."""

    code: str
    passes: Callable[[HandState, Rulebook], bool]


def _every_seat_dealt(hand: HandState, book: Rulebook) -> bool:
    return not lacks_cards(hand, VARIANTS[hand.variant].streets[0])


def _pots_declared(hand: HandState, book: Rulebook) -> bool:
    return pots_decided(hand)


def _pots_undeclared(hand: HandState, book: Rulebook) -> bool:
    return not pots_decided(hand)


def _winners_counted(hand: HandState, book: Rulebook) -> bool:
    if not book.verify_before_push:
        return True
    # Who has won a pot before the hand was dead has no cards to count.
    live = {player.seat for player in hand.betting.players if player.live}
    winners = {seat for declared in hand.declared for seat in declared.seats if seat in live}
    return winners <= set(hand.counted)


def _betting_closed(hand: HandState, book: Rulebook) -> bool:
    if hand.tracking == "full":
        return betting_closed(hand.betting)
    # Somebody has to say so: of a bomb pot's first street, and of a board that is run again,
    # it is clear.
    street = BETTING.get(hand.phase)
    first = VARIANTS[hand.variant].streets[0].name
    return hand.closed == street or hand.runs > 1 or (hand.bomb_pot > 0 and street == first)


NOTHING_HELD: Final = Guard("nothing_held", lambda hand, book: hand.hold is None)
EVERY_SEAT_DEALT: Final = Guard("every_seat_dealt", _every_seat_dealt)
BETTING_CLOSED: Final = Guard("betting_closed", _betting_closed)
TWO_OR_MORE_LIVE: Final = Guard(
    "two_or_more_live", lambda hand, book: contenders(hand.betting) == 2
)
ONE_LIVE: Final = Guard("one_live", lambda hand, book: contenders(hand.betting) == 1)
NOBODY_LIVE: Final = Guard("nobody_live", lambda hand, book: contenders(hand.betting) == 0)
NEXT_CARD_FREE: Final = Guard(
    "next_card_free",
    lambda hand, book: not hand.irregularities or not hand.blocked("before_next_card"),
)
AWARD_FREE: Final = Guard(
    "award_free",
    # With everybody else out no card follows, so nothing waits for one.
    lambda hand, book: (
        not hand.blocked("before_award")
        and (contenders(hand.betting) == 1 or not hand.blocked("before_next_card"))
    ),
)
POTS_DECLARED: Final = Guard("pots_declared", _pots_declared)
POTS_UNDECLARED: Final = Guard("pots_undeclared", _pots_undeclared)
WINNERS_COUNTED: Final = Guard("winners_counted", _winners_counted)
SOMEONE_TO_ACT: Final = Guard("someone_to_act", lambda hand, book: hand.betting.actor is not None)
NOBODY_TO_ACT: Final = Guard("nobody_to_act", lambda hand, book: hand.betting.actor is None)
RUNS_LEFT: Final = Guard("runs_left", lambda hand, book: next_run_begins(hand) is not None)
NO_RUNS_LEFT: Final = Guard("no_runs_left", lambda hand, book: next_run_begins(hand) is None)


def burn_credited(street: Street) -> Guard:
    """One burn is credited to the street, whatever went before (TDA-38)."""
    return Guard(
        f"{street.name}_burn_credited",
        lambda hand, book: hand.credited(street.name) is not None,
    )


def burn_due(street: Street) -> Guard:
    """The street's burn was disproved before any of its cards came."""
    return Guard(
        f"{street.name}_burn_due",
        lambda hand, book: (
            hand.credited(street.name) is None
            and not begun(hand, street)
            # A draw that nobody takes is over without any of its cards.
            and (not street.draw or lacks_cards(hand, street))
        ),
    )


def street_complete(street: Street) -> Guard:
    """The cards of the street lie on the board, or with every live seat."""
    if street.to_seats:
        return Guard(
            f"{street.name}_cards_complete", lambda hand, book: not lacks_cards(hand, street)
        )
    return Guard(
        f"{street.name}_board_complete",
        lambda hand, book: count(hand.custody, "board") >= street.board,
    )


def all_decided(street: Street) -> Guard:
    """Every live seat has said how many cards it draws on this street."""
    return Guard(f"{street.name}_decided", lambda hand, book: not undecided(hand, street))


def somebody_draws(street: Street) -> Guard:
    """A live seat gave cards away."""
    return Guard(f"{street.name}_cards_given", lambda hand, book: lacks_cards(hand, street))


def nobody_draws(street: Street) -> Guard:
    """Every live seat stood pat."""
    return Guard(f"{street.name}_all_pat", lambda hand, book: not lacks_cards(hand, street))


def stands_on(street: Street) -> Guard:
    """Board and hands are what this street leaves of them; a board that is longer than any
    street makes it stands on the last.
    """

    def passes(hand: HandState, book: Rulebook) -> bool:
        return street_shown(hand) is street

    return Guard(f"cards_of_{street.name}", passes)


def runs_again_from(street: Street) -> Guard:
    """The board is run again, and all runs share what lay there before this street."""
    return Guard(
        f"runs_again_from_{street.name}",
        lambda hand, book: next_run_begins(hand) is street,
    )


def board_short_of(street: Street) -> Guard:
    """Some of the street's cards lie on the board, but not all."""
    return Guard(
        f"board_short_of_{street.name}",
        lambda hand, book: (
            street.board - street.board_cards < count(hand.custody, "board") < street.board
        ),
    )
