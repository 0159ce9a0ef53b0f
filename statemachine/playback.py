"""Playing a published hand at a table: its actions as the observations a dealer would tap.

Not the reading of a file, which is `notation`, nor the table it is played at.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from statemachine.cards import Card
from statemachine.custody import seat_place
from statemachine.decide import Command, decide, open_table
from statemachine.observations import (
    Action,
    AnteKind,
    ButtonPlaced,
    CardDealt,
    CardsDiscarded,
    HandBegun,
    HandMucked,
    HandTabled,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PlayerActed,
    PlayerSeated,
    PostMade,
    PotPushed,
    SeatCards,
    StreetDealt,
)
from statemachine.published import (
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
from statemachine.rulebooks import Rulebook
from statemachine.state import TableState
from statemachine.variants import VARIANTS, Variant

_BY_CODE: Final[dict[str, Variant]] = {variant.id: variant for variant in VARIANTS.values()}


class PlaybackError(ValueError):
    """A hand that cannot be played here: another variant, or a fault of the file.

    `code` is stable: `hand_unsupported`, `hand_refused` or `hand_unfinished`.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class Played:
    """How a hand ended: final stacks by player in chips, and the state of the table."""

    stacks: tuple[int, ...]
    state: TableState
    observations: int


def seat(player: int) -> int:
    """The seat of a player; players count from 0, seats from 1."""
    return player + 1


def variant_of(hand: PublishedHand) -> Variant:
    """The game of a hand. Raises PlaybackError when it is none of ours."""
    variant = _BY_CODE.get(hand.variant)
    if variant is None:
        raise PlaybackError("hand_unsupported", f"variant {hand.variant} cannot be played yet")
    return variant


def preparation(hand: PublishedHand) -> tuple[Observation, ...]:
    """What sets the table up: players, level and button. Raises PlaybackError."""
    variant = variant_of(hand)
    if table_size(hand) > 10:
        raise PlaybackError("hand_unsupported", "a table has at most 10 seats")
    names = hand.players or tuple(f"p{n + 1}" for n in range(hand.player_count))
    return (
        *[
            PlayerSeated(seat(player), names[player] or f"p{player + 1}", stack)
            for player, stack in enumerate(hand.starting_stacks)
        ],
        _level(hand, variant),
        ButtonPlaced(seat(hand.button_index), _named_big_blind(hand, variant)),
    )


def _dead_small_blind(hand: PublishedHand, variant: Variant) -> bool:
    """Whether the first player of the file posts the big blind: nobody had the small one."""
    return (
        variant.forced == "blinds"
        and hand.player_count > 2
        and hand.blinds[0] > 0
        and not any(hand.blinds[1:])
    )


def _named_big_blind(hand: PublishedHand, variant: Variant) -> int | None:
    return seat(0) if _dead_small_blind(hand, variant) else None


def table_size(hand: PublishedHand) -> int:
    """How many seats the table of a hand needs. The seat of a dead small blind is empty."""
    return max(2, hand.player_count + _dead_small_blind(hand, variant_of(hand)))


def _blind_indices(hand: PublishedHand, variant: Variant) -> tuple[int | None, int | None]:
    match variant.forced:
        case "blinds" if _dead_small_blind(hand, variant):
            return None, 0
        case "blinds":
            return hand.small_blind_index, hand.big_blind_index
        case "button_blind":
            return None, hand.button_index
        case "bring_in":
            return None, None


def _level(hand: PublishedHand, variant: Variant) -> LevelSet:
    small_index, big_index = _blind_indices(hand, variant)
    small = 0 if small_index is None else hand.blinds[small_index]
    big = 0 if big_index is None else hand.blinds[big_index]
    ante, kind = _ante(hand)
    return LevelSet(
        small,
        big,
        ante,
        kind,
        hand.bring_in or 0,
        hand.small_bet or 0,
        hand.big_bet or 0,
        hand.min_bet or 0,
    )


def _ante(hand: PublishedHand) -> tuple[int, AnteKind]:
    antes = hand.antes
    paid = {player for player, ante in enumerate(antes) if ante}
    if len(set(antes)) == 1:
        return antes[0], "each"
    if paid == {hand.big_blind_index}:
        return antes[hand.big_blind_index], "big_blind"
    if paid == {hand.button_index}:
        return antes[hand.button_index], "button"
    raise PlaybackError("hand_unsupported", "antes that differ")


def observations(hand: PublishedHand) -> Iterator[Observation]:
    """The hand itself, from its beginning to the push of the pots."""
    variant = variant_of(hand)
    yield HandBegun()
    posted = _blind_indices(hand, variant)
    for player, amount in enumerate(hand.blinds):
        if amount and player not in posted:
            yield PostMade(seat(player), "straddle", amount)
    yield from _Tapping(hand).taps()
    yield PotPushed()


class _Tapping:
    """The taps of a hand while its actions are gone through: cards that come to several seats
    are one tap, and a call is told from a check by the bets of the street.
    """

    def __init__(self, hand: PublishedHand) -> None:
        self.hand = hand
        self.bets = dict(enumerate(hand.blinds))
        self.call = max(hand.blinds)
        self.coming: dict[int, tuple[Card | None, ...]] = {}
        self.laid = False

    def taps(self) -> Iterator[Observation]:
        for action in self.hand.actions:
            if isinstance(action, HoleDealt):
                self.coming[action.player] = self.coming.get(action.player, ()) + action.cards
            elif not isinstance(action, Commentary):
                if self.coming or not self.laid:
                    yield from self._dealt(drawing=isinstance(action, (Discarded, StoodPat)))
                yield self._tap(action)
        if self.coming or not self.laid:
            yield from self._dealt()

    def _dealt(self, *, drawing: bool = False) -> Iterator[Observation]:
        """What was dealt since the last tap. While others still discard, it is dealt card by
        card, since a tap for the whole street would end the discarding.
        """
        hands = tuple([SeatCards(seat(p), cards) for p, cards in self.coming.items()])
        self.coming = {}
        if not self.laid:
            self.laid = True
            yield HoleCardsDealt(hands)
        elif drawing:
            for dealt in hands:
                for card in dealt.cards:
                    yield CardDealt(seat_place(dealt.seat), card)
        else:
            self._street_over()
            yield StreetDealt((), hands)

    def _street_over(self) -> None:
        self.bets, self.call = dict.fromkeys(self.bets, 0), 0

    def _tap(self, action: PublishedAction) -> Observation:
        match action:
            case Folded():
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
                self._street_over()
                return CardsDiscarded(seat(action.player))
            case Discarded():
                self._street_over()
                return CardsDiscarded(seat(action.player), action.cards)
            case Shown():
                return HandTabled(seat(action.player), action.cards)
            case Mucked():
                return HandMucked(seat(action.player))
        raise PlaybackError("hand_unsupported", f"{type(action).__name__} cannot be played")


def play(
    hand: PublishedHand, book: Rulebook, told: Callable[[Observation], None] | None = None
) -> Played:
    """Play a hand at a table of its own; `told` hears each observation once it is in the record.

    Raises PlaybackError when the hand cannot be played to its end.
    """
    state = open_table("replay", variant_of(hand).id, book, table_size(hand)).state
    count = 0
    for seen in (*preparation(hand), *observations(hand)):
        count += 1
        command = Command(seen, "replay", "dealer", "", "", state.seq + 1)
        decision = decide(state, command, book)
        if decision.refusal is not None:
            raise PlaybackError("hand_refused", f"{seen.kind} was refused: {decision.refusal.code}")
        state = decision.state
        if told is not None:
            told(seen)
    return Played(final_stacks(state, hand), state, count)


def final_stacks(state: TableState, hand: PublishedHand) -> tuple[int, ...]:
    """The stacks by player once the hand is over; raises PlaybackError while it is not."""
    if state.hand is None or state.hand.phase != "complete":
        where = "not begun" if state.hand is None else f"in {state.hand.phase}"
        raise PlaybackError("hand_unfinished", f"the file ends with the hand {where}")
    stacks = {player.seat: player.stack for player in state.hand.betting.players}
    return tuple(stacks.get(seat(player), 0) for player in range(hand.player_count))
