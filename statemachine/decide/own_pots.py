"""Pots that only one hand could still win, once that hand is dead too: whose they are.

Not the pots that others contest, which go on without it; nor the award, which is `showdown`.
"""

from typing import Final

from statemachine.betting import betting_closed
from statemachine.chips import pots, uncalled
from statemachine.corrections import bets_in_front
from statemachine.decide.draft import Draft
from statemachine.decide.faults import open_fault
from statemachine.events import BetReturned, FormedPot, PotDeclared, PotsFormed
from statemachine.irregularities import IrregularityKind
from statemachine.slots import changed
from statemachine.state import Irregularity

# The faults by which a hand cannot win anything, whoever else is out (LATAM-COUNT-1).
_CANNOT_WIN: Final[frozenset[IrregularityKind]] = frozenset(
    {"wrong_hole_count", "hidden_wrong_count", "button_short_card"}
)


def cannot_win(fault: Irregularity | None) -> bool:
    """Whether a fault makes its hand one that wins nothing."""
    return fault is not None and fault.fault in _CANNOT_WIN


def keep_own_pots(draft: Draft, seat: int) -> tuple[int, ...]:
    """A hand is about to be out. A pot that no other live hand has a part in was won already
    when the last of the others went out, so it stands from here on as this seat's. Returns
    which pots are so.
    """
    betting = draft.hand.betting
    others = [player for player in betting.players if player.live and player.seat != seat]
    if not others or (bets_in_front(draft.hand) and not betting_closed(betting)):
        return ()
    back = uncalled(betting)
    goes_back = dict([back] if back else ())
    lying = changed(
        betting,
        players=tuple(
            changed(player, bet=0, total=player.total - goes_back.get(player.seat, 0))
            for player in betting.players
        ),
    )
    live = {player.seat for player in others} | {seat}
    formed = pots(lying)
    own = tuple(index for index, pot in enumerate(formed) if live & {*pot.seats} == {seat})
    if not own:
        return ()
    kept = tuple(
        FormedPot(pot.amount, (seat,)) if index in own else pot for index, pot in enumerate(formed)
    )
    if back:
        draft.emit(BetReturned(*back))
    if kept != betting.collected or lying != betting:
        draft.emit(PotsFormed(kept))
    return own


def without_winner(draft: Draft, seat: int, own: tuple[int, ...]) -> None:
    """Pots whose last hand could not win: they wait for the next hand where the book has it so
    (HOYLE-FOUL-2), and elsewhere the floor has to rule on them (A-14c).
    """
    if not own:
        return
    if draft.book.pot_carries_over:
        for pot in own:
            draft.emit(PotDeclared(pot, (), "ruling"))
    else:
        open_fault(draft, "pot_without_winner", seat=seat)
