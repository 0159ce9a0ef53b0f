"""The actions of a published hand as the observations that a dealer would tap.

Not what comes before them, which is `setting`, nor what a table makes of them.
"""

from collections.abc import Iterator

from statemachine.cards import Card
from statemachine.custody import seat_place
from statemachine.observations import (
    Action,
    CardBurned,
    CardDealt,
    CardsDiscarded,
    HandMucked,
    HandTabled,
    HoleCardsDealt,
    Observation,
    PlayerActed,
    RunsAgreed,
    SeatCards,
    StreetDealt,
)
from statemachine.playback.errors import PlaybackError
from statemachine.playback.setting import number, seat, variant_of
from statemachine.published import (
    RUNS,
    BetOrRaisedTo,
    BoardDealt,
    BringInPosted,
    CheckedOrCalled,
    Commentary,
    Discarded,
    Folded,
    HoleDealt,
    Mucked,
    PublishedAction,
    PublishedHand,
    Shown,
    StoodPat,
)


class Tapping:
    """The taps of a hand while its actions are gone through: cards that come to several seats
    are one tap, and a call is told from a check by the bets of the street.
    """

    def __init__(self, hand: PublishedHand) -> None:
        self.hand = hand
        self._runs = int(number(hand.other_fields.get(RUNS, 1)))
        self.bets = dict(enumerate(hand.blinds))
        self.call = max(hand.blinds)
        self.coming: dict[int, tuple[Card | None, ...]] = {}
        self.laid = False
        self._game = variant_of(hand)
        self._live = set(range(hand.player_count))
        # Who has said what to draw, and whether a card was dealt for it already.
        self._drawn: set[int] = set()
        self._drawing = False

    def taps(self) -> Iterator[Observation]:
        agreed = self._runs_agreed()
        for index, action in enumerate(self.hand.actions):
            if isinstance(action, HoleDealt):
                self.coming[action.player] = self.coming.get(action.player, ()) + action.cards
            elif not isinstance(action, Commentary):
                if self.coming or not self.laid:
                    yield from self._dealt()
                if index == agreed:
                    yield RunsAgreed(self._runs)
                yield self._tap(action)
        if self.coming or not self.laid:
            yield from self._dealt()

    def _runs_agreed(self) -> int | None:
        """The index of the board cards before which it was agreed to run the rest several times:
        all runs share what lies there by then.
        """
        if self._runs < 2:
            return None
        boards = [
            (index, len(action.cards))
            for index, action in enumerate(self.hand.actions)
            if isinstance(action, BoardDealt)
        ]
        whole = variant_of(self.hand).streets[-1].board
        own, odd = divmod(sum(cards for _, cards in boards) - whole, self._runs - 1)
        lies = 0
        for index, cards in boards:
            if lies == whole - own and not odd:
                return index
            lies += cards
        raise PlaybackError("hand_unsupported", f"the board is not that of {self._runs} runs")

    def _dealt(self) -> Iterator[Observation]:
        """What was dealt since the last tap. While others still discard, it is dealt card by
        card, since a tap for the whole street would end the discarding.
        """
        if not self.laid:
            self.laid = True
            yield HoleCardsDealt(self._taken(self._game.streets[0].hole))
            if not self.coming:
                return
        if self._drawn and self._drawn < self._live:
            if not self._drawing:
                yield CardBurned()
            self._drawing = True
            for dealt in self._taken(None):
                for card in dealt.cards:
                    yield CardDealt(seat_place(dealt.seat), card)
            return
        self._drawn, self._drawing = set(), False
        while self.coming:
            # With nobody left to bet, several streets of stud follow each other.
            self._street_over()
            yield StreetDealt((), self._taken(1))

    def _taken(self, most: int | None) -> tuple[SeatCards, ...]:
        """The cards that came to each seat; in stud, so many of them at most."""
        if self._game.forced != "bring_in":
            most = None
        taken = [SeatCards(seat(p), cards[:most]) for p, cards in self.coming.items()]
        left = {p: cards[most:] for p, cards in self.coming.items()} if most else {}
        self.coming = {player: cards for player, cards in left.items() if cards}
        return tuple(taken)

    def _discards(self, player: int) -> None:
        if player in self._drawn:
            # Everybody stood pat before, so nothing was dealt between the draws.
            self._drawn, self._drawing = set(), False
        self._drawn.add(player)
        self._street_over()

    def _street_over(self) -> None:
        self.bets, self.call = dict.fromkeys(self.bets, 0), 0

    def _tap(self, action: PublishedAction) -> Observation:
        match action:
            case Folded():
                self._live.discard(action.player)
                return PlayerActed(seat(action.player), "fold")
            case CheckedOrCalled():
                owes = self.call > self.bets[action.player]
                self.bets[action.player] = self.call
                return PlayerActed(seat(action.player), "call" if owes else "check")
            case BetOrRaisedTo():
                name: Action = "raise" if self.call else "bet"
                self.bets[action.player] = self.call = action.amount
                return PlayerActed(seat(action.player), name, action.amount)
            case BoardDealt():
                self._street_over()
                return StreetDealt(action.cards)
            case BringInPosted():
                self.bets[action.player] = self.call = self.hand.bring_in or 0
                return PlayerActed(seat(action.player), "bring_in")
            case StoodPat():
                self._discards(action.player)
                return CardsDiscarded(seat(action.player))
            case Discarded():
                self._discards(action.player)
                return CardsDiscarded(seat(action.player), action.cards)
            case Shown():
                return HandTabled(seat(action.player), action.cards)
            case Mucked():
                return HandMucked(seat(action.player))
        raise PlaybackError("hand_unsupported", f"{type(action).__name__} cannot be played")
