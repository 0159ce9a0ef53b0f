"""One hand of a log as a published hand.

Not a view for a role: it tells what the table has seen, or with `hidden` all that is recorded.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from statemachine import events as ev
from statemachine.evolve import evolve
from statemachine.notation.ohh_pots import Pot
from statemachine.notation.toml import Values
from statemachine.parts import board_of
from statemachine.phases import ENDED
from statemachine.published import BOMB_POT, CARRIED, POSTS, RUNS, WINNERS, Cards, PublishedHand
from statemachine.publishing import notes
from statemachine.publishing.steps import published_step
from statemachine.publishing.walk import Walk
from statemachine.replay import Entry, effective
from statemachine.slots import changed
from statemachine.state import HandState, TableState
from statemachine.variants import VARIANTS


class NothingPublished(ValueError):
    """No hand begins in the entries."""


def published(
    entries: Iterable[Entry], *, hidden: bool = False, more: Mapping[str, object] | None = None
) -> PublishedHand:
    """The first hand that begins in the entries, as it is after them: acts, cards, what went
    wrong.

    Retracted entries count for nothing. Of several deals the acts of the last one are told. A
    card whose face the table has not seen is None unless `hidden`. `more` are further fields of
    the file, such as `event`. Amounts are whole chips; players come clockwise from the left of
    the button. Raises `NothingPublished`.
    """
    told = _Telling(hidden=hidden)
    told.follow(entries)
    hand = told.hand
    notes_of_all = {
        notes.IRREGULARITIES: told.faults + notes.irregularities(hand, hidden=hidden),
        notes.RULINGS: told.rulings,
        notes.BURNS: notes.burns(told.walk, hidden=hidden),
        POSTS: notes.posts(told.walk),
        WINNERS: notes.winners(hand),
    }
    return _hand(told.state, hand, told.walk, dict(more or {}) | notes_of_all, hidden=hidden)


def pots_won(entries: Iterable[Entry]) -> tuple[Pot, ...]:
    """The pots of that hand that were pushed, the main pot first: amounts and shares in whole
    chips, by player in the order in which the hand is published. Raises `NothingPublished`.
    """
    told = _Telling(hidden=False)
    told.follow(entries)
    pots: dict[int, tuple[int, dict[int, int]]] = {}
    for award in told.hand.awards:
        amount, won = pots.get(award.pot, (0, {}))
        for share in award.shares:
            player = told.walk.players[share.seat]
            won[player] = won.get(player, 0) + share.amount
        pots[award.pot] = (amount + award.amount, won)
    return tuple(
        Pot(amount, tuple((player, chips) for player, chips in sorted(won.items()) if chips))
        for _, (amount, won) in sorted(pots.items())
    )


class _Telling:
    """The fold of a hand's entries, with what is to be told besides the state it comes to."""

    def __init__(self, *, hidden: bool) -> None:
        self.state = TableState()
        self.faults: list[Values] = []
        self.rulings: list[Values] = []
        self._hidden = hidden
        self._walk: Walk | None = None

    @property
    def walk(self) -> Walk:
        if self._walk is None:
            raise NothingPublished("no hand begins in these entries")
        return self._walk

    @property
    def hand(self) -> HandState:
        if self._walk is None or self.state.hand is None:
            raise NothingPublished("no hand begins in these entries")
        return self.state.hand

    def follow(self, entries: Iterable[Entry]) -> None:
        """Fold up to the end of the hand. The entry that begins the next one may end it."""
        for entry in effective(entries):
            self.state = changed(self.state, seq=entry.seq - 1)
            for event in entry.events:
                hand = self.state.hand if self._walk is not None else None
                if hand is not None and _begins_another(hand, event):
                    return
                self.state = evolve(self.state, event)
                self._tell(event, hand, entry.seq)
            self.state = changed(self.state, seq=entry.seq)

    def _tell(self, event: ev.Event, before: HandState | None, seq: int) -> None:
        after = self.state.hand
        if after is None:
            return
        if isinstance(event, ev.HandStarted):
            if before is not None:
                self.faults += notes.irregularities(before, hidden=self._hidden)
            self._walk = Walk(after)
        elif before is not None:
            self.walk.follow(event, before, after, seq)
            if isinstance(event, ev.Ruled) and (self._hidden or not event.floor_only):
                self.rulings.append(notes.ruling(event, before))
            elif isinstance(event, ev.TableSetRight):
                self.rulings.append(notes.correction(event, before))


def _begins_another(hand: HandState, event: ev.Event) -> bool:
    return isinstance(event, ev.HandStarted) and event.hand != hand.number


def _hand(
    state: TableState, hand: HandState, walk: Walk, fields: Values, *, hidden: bool
) -> PublishedHand:
    seats = {player.seat: player for player in hand.betting.players}
    players = [seats[seat] for seat in walk.order]
    antes, blinds = _posted(hand, walk)
    boards = tuple(_board(hand, run, hidden=hidden) for run in range(1, hand.runs + 1))
    steps = [published_step(step, boards, hidden=hidden) for step in walk.steps]
    told: Values = {"hand": hand.number, "seat_count": state.size, "table": state.name}
    told |= {name: value for name, value in fields.items() if value not in ([], None)}
    told |= {
        name: number for name, number in (("_deal", hand.deal), (RUNS, hand.runs)) if number > 1
    }
    chips = ((BOMB_POT, hand.bomb_pot), (CARRIED, hand.terms.carried))
    told |= {name: amount for name, amount in chips if amount}
    return PublishedHand(
        variant=hand.variant,
        unit=1,
        starting_stacks=tuple(player.start for player in players),
        finishing_stacks=tuple(player.stack for player in players) if hand.phase in ENDED else None,
        antes=antes,
        blinds=blinds,
        **_bets(hand),
        ante_trimming_status=len(set(antes)) == 1 and antes[0] > 0,
        players=tuple(player.player for player in players),
        seats=tuple(walk.order),
        actions=tuple(step for step in steps if step is not None),
        other_fields=MappingProxyType(told),
    )


def _posted(hand: HandState, walk: Walk) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each player owed before the cards: antes with all dead chips, and live bets.

    Regular ones are told as the level has them: who had less put in all of it.
    """
    level, seats = hand.level, walk.order
    if hand.bomb_pot:
        antes = dict.fromkeys(seats, hand.bomb_pot)
        blinds = dict.fromkeys(seats, 0)
    else:
        big = hand.big_blind_seat or hand.button
        paying = {"each": set(seats), "big_blind": {big}, "button": {hand.button}}
        antes = {seat: level.ante * (seat in paying[level.ante_kind]) for seat in seats}
        owed = {hand.small_blind_seat: level.small_blind, hand.big_blind_seat: level.big_blind}
        blinds = {seat: owed.get(seat, 0) for seat in seats}
    for post in walk.posts:
        if post.posting == "dead":
            antes[post.seat] += post.amount
        elif post.posting in ("straddle", "late", "missed_blinds"):
            blinds[post.seat] += post.amount
    return tuple(antes.values()), tuple(blinds.values())


def _bets(hand: HandState) -> dict[str, int | None]:
    """The sizes of bets that the variant's file has, zeros of the level filled in."""
    variant, level = VARIANTS[hand.variant], hand.level
    fixed = variant.structure == "fixed_limit"
    small = level.small_bet or level.big_blind
    return {
        "bring_in": level.bring_in if variant.forced == "bring_in" else None,
        "small_bet": small if fixed else None,
        "big_bet": (level.big_bet or 2 * small) if fixed else None,
        "min_bet": None if fixed else level.min_bet or level.big_blind,
    }


def _board(hand: HandState, run: int, *, hidden: bool) -> Cards:
    return tuple(placed.card if placed.shown or hidden else None for placed in board_of(hand, run))
