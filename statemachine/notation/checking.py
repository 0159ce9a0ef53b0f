"""Looks through a published hand for what cannot have been: cards twice, chips that nobody has.

Not a judge of play: what is against the rules but possible passes, and so does what is unknown.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine.cards import Card
from statemachine.notation.errors import NotationError
from statemachine.notation.reading import STUD
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    BringInPosted,
    Cards,
    CheckedOrCalled,
    Discarded,
    Folded,
    HoleDealt,
    PublishedHand,
    Shown,
    StoodPat,
)

# How many cards a player can hold at once.
_HOLE: Final = {
    **dict.fromkeys(("NT", "FT", "NS"), 2),
    **dict.fromkeys(("PO", "FO/8", "FB"), 4),
    **dict.fromkeys(("N2L1D", "F2L3D"), 5),
    **dict.fromkeys(STUD, 7),
}
_DRAW: Final = frozenset({"N2L1D", "F2L3D", "FB"})
_FLOP, _BOARD = 3, 5


def check_phh(hand: PublishedHand) -> None:
    """Raises `NotationError` for the first action that cannot have been: its number is the place.

    A hand that passes may still break any rule of its game.
    """
    checking = _Checking(hand)
    for number, action in enumerate(hand.actions, 1):
        check = _CHECKS.get(type(action))
        fault = check(checking, action) if check else ""
        if fault:
            raise NotationError(f"action {number}", fault, "phh_impossible")


class _Checking:
    """A hand as far as its actions are looked through. Each check says what is wrong, or "".

    `out` are the known cards that cannot come again; in a draw game what was thrown away or
    folded may.
    """

    def __init__(self, hand: PublishedHand) -> None:
        self.hand = hand
        self.out: set[Card] = set()
        self.held: list[list[Card | None]] = [[] for _ in hand.starting_stacks]
        self.board = 0
        self.shared = 0
        self.stacks = list(hand.starting_stacks)
        self.bets = [0] * hand.player_count
        self.call = max(hand.blinds)
        self.betting = False
        for player, ante in enumerate(hand.antes):
            self._put(player, ante)
        for player, blind in enumerate(hand.blinds):
            self.bets[player] = self._put(player, blind)

    # --- cards

    def _deal(self, cards: Cards) -> str:
        for card in cards:
            if card is not None and card in self.out:
                return "a card is dealt that is out already"
            if card is not None:
                self.out.add(card)
        return ""

    def hole(self, action: HoleDealt) -> str:
        self._street_over()
        held = self.held[action.player]
        held += action.cards
        most = _HOLE.get(self.hand.variant)
        if most is not None and len(held) > most:
            return f"p{action.player + 1} has more than {most} cards"
        return self._deal(action.cards)

    def board_dealt(self, action: BoardDealt) -> str:
        self._street_over()
        stud = self.hand.variant in STUD
        if self.hand.variant in _DRAW:
            return "there is no board in this game"
        if not stud and self.board >= _BOARD:
            # The board is run once more, from where nobody could act any longer.
            self.board = self.shared
        most = 1 if stud else _FLOP if self.board < _FLOP else self.board + 1
        self.board += len(action.cards)
        if self.board > most:
            return "that is more than a street's cards on the board"
        return self._deal(action.cards)

    def discarded(self, action: Discarded) -> str:
        if self.hand.variant not in _DRAW:
            return "there is no draw in this game"
        self._street_over()
        held = self.held[action.player]
        if len(action.cards) > len(held):
            return f"p{action.player + 1} has not so many cards"
        if None in action.cards:
            # Any of them may have gone, and may come again.
            self.out.difference_update(card for card in held if card is not None)
            held[:] = [None] * (len(held) - len(action.cards))
            return ""
        for card in action.cards:
            gone = card if card in held else None
            if gone not in held:
                return f"p{action.player + 1} throws a card that came to somebody else"
            held.remove(gone)
            if card is not None:
                self.out.discard(card)
        return ""

    def stood_pat(self, action: StoodPat) -> str:
        self._street_over()
        return "" if self.hand.variant in _DRAW else "there is no draw in this game"

    def shown(self, action: Shown) -> str:
        dealt = self.held[action.player]
        held = list(dealt)
        for card in action.cards:
            if card is None:
                continue
            if card in held:
                held.remove(card)
                continue
            if card in self.out or (dealt and None not in held):
                return f"p{action.player + 1} shows a card that did not come to him"
            self.out.add(card)
            if dealt:
                held.remove(None)
        return ""

    # --- chips

    def _put(self, player: int, chips: int) -> int:
        put = max(0, min(chips, self.stacks[player]))
        self.stacks[player] -= put
        return put

    def _street_over(self) -> None:
        if self.betting:
            self.bets, self.call = [0] * len(self.bets), 0
            self.betting = False

    def _acts(self) -> None:
        self.betting = True
        self.shared = self.board

    def folded(self, action: Folded) -> str:
        self._acts()
        if self.hand.variant in _DRAW:
            self.out.difference_update(c for c in self.held[action.player] if c is not None)
        return ""

    def called(self, action: CheckedOrCalled) -> str:
        self._acts()
        self.bets[action.player] += self._put(action.player, self.call - self.bets[action.player])
        return ""

    def brought_in(self, action: BringInPosted) -> str:
        self._acts()
        if self.hand.variant not in STUD:
            return "there is no bring-in in this game"
        self.call = self.hand.bring_in or 0
        self.bets[action.player] += self._put(action.player, self.call)
        return ""

    def raised(self, action: BetOrRaisedTo) -> str:
        self._acts()
        more = action.amount - self.bets[action.player]
        if more > self.stacks[action.player]:
            return f"p{action.player + 1} has not so many chips left"
        self.bets[action.player] += self._put(action.player, more)
        self.call = max(self.call, action.amount)
        return ""


_CHECKS: Final[dict[type, Callable[[_Checking, Any], str]]] = {
    HoleDealt: _Checking.hole,
    BoardDealt: _Checking.board_dealt,
    Discarded: _Checking.discarded,
    StoodPat: _Checking.stood_pat,
    Shown: _Checking.shown,
    Folded: _Checking.folded,
    CheckedOrCalled: _Checking.called,
    BringInPosted: _Checking.brought_in,
    BetOrRaisedTo: _Checking.raised,
}
