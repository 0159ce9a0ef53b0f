"""A hand of ours played again by PokerKit, event by event, with the same known cards.

Not a judge of who is right: where the two are known to differ the hand is given up, by name.
"""

import warnings
from collections.abc import Sequence
from typing import Any, Final

import pokerkit
from pokerkit import Automation, Mode, State

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.betting import bring_in_due, limit_of
from statemachine.evolve import evolve
from statemachine.ranking import showing_high, showing_low
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.variants import VARIANTS, VariantId
from tests.statemachine.table import Table

GAMES: Final[dict[VariantId, Any]] = {
    "NT": pokerkit.NoLimitTexasHoldem,
    "NS": pokerkit.NoLimitShortDeckHoldem,
    "PO": pokerkit.PotLimitOmahaHoldem,
    "FT": pokerkit.FixedLimitTexasHoldem,
    "FO/8": pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    "F7S": pokerkit.FixedLimitSevenCardStud,
    "F7S/8": pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "FR": pokerkit.FixedLimitRazz,
    "N2L1D": pokerkit.NoLimitDeuceToSevenLowballSingleDraw,
    "F2L3D": pokerkit.FixedLimitDeuceToSevenLowballTripleDraw,
    "FB": pokerkit.FixedLimitBadugi,
}

# What it does by itself: chips before and between the streets, and how a hand ends.
CHIPS: Final = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
)
ENDINGS: Final = (
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)

# Why a hand is given up: what PokerKit 0.7.7 is known to do otherwise.
DIFFERENCES: Final[dict[str, str]] = {
    "short blind": "it takes the chips of a short blind or bring-in for the bet to call",
    "short ante": "it gives back what of an ante nobody else could match",
    "short all-in": "it measures otherwise who may raise, and to what, after a short bet or raise",
    "heads-up cap": "it caps the raises of two players too",
    "tied hands showing": "of equal hands showing it lets the first open, not one by suit",
    "unnamed discards": "it knows each card that a hand with known cards throws",
    "low in another pot": "it splits a pot in which nobody has a low where another pot has one",
}


class Differs(Exception):
    """PokerKit is known to go another way here; the reason is one of the differences."""


def created(
    start: ev.HandStarted,
    order: Sequence[int],
    automations: Sequence[Automation] = (*CHIPS, *ENDINGS),
    mode: Mode = Mode.TOURNAMENT,
) -> State:
    """PokerKit's state of the same game; `order` are our seats in the order of its players."""
    stacks = {seat.seat: seat.stack for seat in start.seats}
    # Heads-up it lists forced bets crosswise: the first of them is the other player's.
    own = list(reversed(order)) if len(order) == 2 else list(order)
    payer = {"each": None, "big_blind": start.big_blind_seat, "button": start.button}
    antes = {
        index: start.ante
        for index, seat in enumerate(own)
        if payer[start.ante_kind] in (None, seat)
    }
    blinds = [0] * len(order)
    for seat, amount in (
        (start.small_blind_seat, start.small_blind),
        (start.big_blind_seat, start.big_blind),
    ):
        if seat is not None:
            blinds[own.index(seat)] = amount
    variant = VARIANTS[start.variant]
    small = start.small_bet or start.big_blind
    forced: list[Any] = [start.bring_in] if variant.forced == "bring_in" else [blinds]
    sizes = [small, start.big_bet or 2 * small]
    return GAMES[start.variant].create_state(  # type: ignore[no-any-return]
        tuple(automations),
        start.ante_kind == "each",
        antes,
        *forced,
        *(sizes if variant.structure == "fixed_limit" else [start.min_bet or start.big_blind]),
        [stacks[seat] for seat in order],
        len(order),
        mode=mode,
    )


class Reference:
    """PokerKit's side of a hand that was played at our table."""

    def __init__(self, table: Table) -> None:
        entries = table.of_hand()
        self.before = table.states[table.entries.index(entries[0]) - 1]
        self.events = [event for entry in entries for event in entry.events]
        (self.start,) = [event for event in self.events if isinstance(event, ev.HandStarted)]
        seats = [seat.seat for seat in self.start.seats]
        self.seats = seats
        self.order = clockwise(seats, self.start.button)
        agreed = [event.runs for event in self.events if isinstance(event, ev.RunsSet)]
        self.runs = agreed[-1] if agreed else None
        mode = Mode.CASH_GAME if agreed else Mode.TOURNAMENT
        self.state = created(self.start, self.order, mode=mode)
        self.short_street = False

    def final(self) -> list[int]:
        """The final stacks by PokerKit, in the order of our seats; raises Differs."""
        state = self.before
        with warnings.catch_warnings():
            # Some cards come that it would not deal itself: the burns are unknown to it.
            warnings.simplefilter("ignore")
            for event in self.events:
                if state.hand is not None:
                    self._follow(event, state.hand)
                state = evolve(state, event)
            self._check_around()
        if state.hand is not None:
            self._check_lows(state.hand)
        assert not self.state.status, "PokerKit's hand is not over"
        stacks = dict(zip(self.order, self.state.stacks, strict=True))
        return [int(stacks[seat]) for seat in self.seats]

    def _follow(self, event: ev.Event, hand: HandState) -> None:
        """Do what our event says; `hand` is ours before it."""
        match event:
            case ev.ChipsPosted():
                self._posted(event)
            case ev.HandsLaid():
                self._check_around()
                for laid in event.hands:
                    player = self.order.index(laid.seat)
                    self.state.deal_hole("".join(map(str, laid.cards)), player)
            case ev.CardsDrawn(to="burns"):
                self._check_around()
                self.state.burn_card("??")
            case ev.CardsDrawn(to="board"):
                self.state.deal_board("".join(map(str, event.cards)))
            case ev.CardsDrawn():
                assert ledger.seat_of(event.to) is not None
                player = self.order.index(ledger.seat_of(event.to) or 0)
                self.state.deal_hole("".join(map(str, event.cards)), player)
            case ev.DiscardMade():
                self._check_around()
                here = ledger.pile(hand.custody, ledger.seat_place(event.seat))
                if any(here[n].card is None for n in event.indices):
                    raise Differs("unnamed discards")
                self.state.stand_pat_or_discard("".join(str(here[n].card) for n in event.indices))
            case ev.PhaseEntered() if event.collects:
                self.short_street = False
            case ev.Acted():
                self._act(event, hand)

    def _posted(self, event: ev.ChipsPosted) -> None:
        due = {
            "small_blind": self.start.small_blind,
            "big_blind": self.start.big_blind,
            "button_blind": self.start.big_blind,
        }
        if event.amount < due.get(event.posting, 0):
            raise Differs("short blind")
        if event.posting not in due and event.amount < self.start.ante:
            raise Differs("short ante")

    def _check_around(self) -> None:
        """It burns for a draw that nobody takes, too, and asks once more who has nobody to bet
        against; ours goes straight on.
        """
        self._burn_for_nothing()
        while self.state.actor_index is not None:
            assert not self.state.checking_or_calling_amount
            self.state.check_or_call()
        while self.state.can_select_runout_count():
            self.state.select_runout_count(self.runs)

    def _burn_for_nothing(self) -> None:
        dealing = (*self.state.hole_dealing_statuses, *self.state.board_dealing_counts)
        if not any(dealing) and self.state.can_burn_card("??"):
            self.state.burn_card("??")

    def _act(self, event: ev.Acted, hand: HandState) -> None:
        player = self.order.index(event.seat)
        self._burn_for_nothing()
        if self.state.actor_index != player:
            assert self._tied(event.seat, hand), (self.state.actor_index, event)
            raise Differs("tied hands showing")
        if event.action == "fold":
            self.state.fold()
        elif 0 < event.bet <= bring_in_due(hand):
            if event.bet < bring_in_due(hand):
                raise Differs("short blind")
            self.state.post_bring_in()
        elif event.bet > hand.betting.call:
            self._raise(event, hand)
        else:
            self.state.check_or_call()

    def _raise(self, event: ev.Acted, hand: HandState) -> None:
        if not self.state.can_complete_bet_or_raise_to(event.bet):
            others = [p for p in hand.betting.players if p.live and p.seat != event.seat]
            if all(p.bet + p.stack <= hand.betting.call for p in others):
                # It takes no raise that nobody could call; the chips come back with us.
                self.state.check_or_call()
                return
            if self.short_street:
                raise Differs("short all-in")
            capped = self.state.completion_betting_or_raising_count >= 4
            assert capped, event
            assert len(hand.betting.players) == 2, event
            raise Differs("heads-up cap")
        self.state.complete_bet_or_raise_to(event.bet)
        limit = limit_of(hand)
        if limit.bet:
            self.short_street |= event.bet != hand.betting.base + limit.bet
        else:
            self.short_street |= event.bet < hand.betting.call + hand.betting.full_raise

    def _check_lows(self, hand: HandState) -> None:
        halves = {award.pot: award.half for award in hand.awards}
        if len(set(halves.values()) & {"whole", "low"}) > 1:
            raise Differs("low in another pot")

    def _tied(self, seat: int, hand: HandState) -> bool:
        """Whether who opens by our side shows just what who opens by theirs does."""
        if VARIANTS[hand.variant].forced != "bring_in" or self.state.actor_index is None:
            return False
        strength = showing_low if hand.variant == "FR" else showing_high
        mine, theirs = (
            tuple(
                placed.card
                for placed in ledger.pile(hand.custody, ledger.seat_place(each))
                if placed.shown and placed.card is not None
            )
            for each in (seat, self.order[self.state.actor_index])
        )
        return strength(mine) == strength(theirs)
