"""The rounds of a published hand as OHH lists them: posts, deals, acts and the showdown.

Not a judge: each amount is what the action put in, as far as the stack went.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from statemachine.cards import Card
from statemachine.notation.errors import UnwritableError
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    Cards,
    CheckedOrCalled,
    Folded,
    HoleDealt,
    Mucked,
    PublishedAction,
    PublishedHand,
    Shown,
)

Json: TypeAlias = dict[str, Any]

# How many cards the board has when a street comes, and with how many it does.
_STREETS: Final = {(0, 3): "Flop", (3, 1): "Turn", (4, 1): "River"}
_BOARD: Final = 5


@dataclass(frozen=True, slots=True)
class _Act:
    player: int
    action: str
    amount: int = 0
    all_in: bool = False
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class _Round:
    street: str
    cards: tuple[Card, ...]
    acts: list[_Act]


class Rounds:
    """The rounds of a hand, and what they put in: `put` of each player without its antes, `dead`
    the chips that belong to the main pot alone. Chips are whole units. `boards` is how many
    boards were dealt. Raises `UnwritableError`.
    """

    def __init__(self, hand: PublishedHand) -> None:
        self._hand = hand
        self.stacks = list(hand.starting_stacks)
        self.put = [0] * hand.player_count
        self.dead = 0
        self.folded: set[int] = set()
        self.boards = 1
        self._bets = [0] * hand.player_count
        self._call = 0
        self._board = 0
        # What lay there when somebody acted last: further boards begin with it.
        self._shared = 0
        self._held: dict[int, Cards] = {}
        self._rounds = [_Round("Preflop", (), [])]
        self._showdown = _Round("Showdown", (), [])
        self._post()
        for action in hand.actions:
            self._follow(action)

    def written(self, amount: Callable[[int], int | float]) -> list[Json]:
        """The rounds as JSON; `amount` writes chips."""
        rounds = [*self._rounds, self._showdown] if self._showdown.acts else self._rounds
        return [
            {
                "id": number,
                "street": each.street,
                "cards": list(each.cards),
                "actions": [_written(order, act, amount) for order, act in enumerate(each.acts)],
            }
            for number, each in enumerate(rounds)
        ]

    # --- chips

    def _put(self, player: int, wanted: int, action: str) -> int:
        chips = max(0, min(wanted, self.stacks[player]))
        self.stacks[player] -= chips
        all_in = bool(chips) and not self.stacks[player]
        self._rounds[-1].acts.append(_Act(player, action, chips, all_in))
        return chips

    def _bet(self, player: int, wanted: int, action: str) -> None:
        chips = self._put(player, wanted, action)
        self.put[player] += chips
        self._bets[player] += chips

    def _post(self) -> None:
        hand = self._hand
        for player, ante in enumerate(hand.antes):
            if ante:
                chips = self._put(player, ante, "Post Ante")
                if hand.trims_antes:
                    self.put[player] += chips
                else:
                    self.dead += chips
        small, big = hand.small_blind_index, hand.big_blind_index
        names = {small: "Post SB", big: "Post BB"}
        for player in sorted(range(hand.player_count), key=lambda p: (p != small, p != big, p)):
            blind = hand.blinds[player]
            if blind:
                extra = "Straddle" if blind > hand.blinds[big] else "Post Extra Blind"
                self._bet(player, blind, names.get(player, extra))
        self._call = max(hand.blinds)

    # --- actions

    def _follow(self, action: PublishedAction) -> None:
        if isinstance(action, Folded | CheckedOrCalled | BetOrRaisedTo):
            self._shared = self._board
        match action:
            case HoleDealt():
                self._held[action.player] = self._held.get(action.player, ()) + action.cards
                self._act(action.player, "Dealt Cards", action.cards)
            case BoardDealt():
                self._deal(action.cards)
            case Folded():
                self.folded.add(action.player)
                self._rounds[-1].acts.append(_Act(action.player, "Fold"))
            case CheckedOrCalled():
                owed = self._call - self._bets[action.player]
                if owed > 0:
                    self._bet(action.player, owed, "Call")
                else:
                    self._rounds[-1].acts.append(_Act(action.player, "Check"))
            case BetOrRaisedTo():
                opens = not self._call and len(self._rounds) > 1
                more = action.amount - self._bets[action.player]
                self._bet(action.player, more, "Bet" if opens else "Raise")
                self._call = max(self._call, action.amount)
            case Shown():
                self._shown(action.player, "Shows Cards", action.cards)
            case Mucked():
                # A hand that nobody saw may be left out, and is.
                self._shown(action.player, "Mucks Cards", self._held.get(action.player, ()))

    def _deal(self, cards: Cards) -> None:
        if self._board >= _BOARD:
            self.boards += 1
            self._board = self._shared
        street = _STREETS.get((self._board, len(cards)))
        if street is None:
            reason = f"OHH has no street of {len(cards)} cards after {self._board} on the board"
            raise UnwritableError(reason)
        self._board += len(cards)
        self._bets, self._call = [0] * self._hand.player_count, 0
        self._rounds.append(_Round(street, _known(cards), []))

    def _act(self, player: int, action: str, cards: Cards) -> None:
        known = _known(cards)
        if known:
            self._rounds[-1].acts.append(_Act(player, action, cards=known))

    def _shown(self, player: int, action: str, cards: Cards) -> None:
        known = _known(cards)
        if known or action == "Shows Cards":
            self._showdown.acts.append(_Act(player, action, cards=known))


def _known(cards: Cards) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def _written(order: int, act: _Act, amount: Callable[[int], int | float]) -> Json:
    written: Json = {
        "action_number": order,
        "player_id": act.player,
        "action": act.action,
        "amount": amount(act.amount),
        "is_allin": act.all_in,
    }
    if act.cards:
        written["cards"] = list(act.cards)
    return written
