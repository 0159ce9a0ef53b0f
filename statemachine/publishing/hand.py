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
from statemachine.published import Cards, PublishedHand
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
    """The hand that begins in the entries, as it is now: acts, cards, and what went wrong.

    `entries` are those of one hand, all its deals; retracted ones count for nothing. Of several
    deals it is the last one whose acts are told. A card whose face the table has not seen is
    None unless `hidden`. `more` are further fields of the file, such as `event`. Amounts are
    whole chips; players come clockwise from the left of the button. Raises `NothingPublished`.
    """
    state, walk = TableState(), None
    faults: list[Values] = []
    rulings: list[Values] = []
    for entry in effective(entries):
        state = changed(state, seq=entry.seq - 1)
        for event in entry.events:
            before, state = state.hand, evolve(state, event)
            hand = state.hand
            if hand is None:
                continue
            if isinstance(event, ev.HandStarted):
                if walk is not None and before is not None:
                    faults += notes.irregularities(before, hidden=hidden)
                walk = Walk(hand)
            elif walk is not None and before is not None:
                walk.follow(event, before, hand, entry.seq)
                if isinstance(event, ev.Ruled) and (hidden or not event.floor_only):
                    rulings.append(notes.ruling(event, before))
                elif isinstance(event, ev.TableSetRight):
                    rulings.append(notes.correction(event, before))
        state = changed(state, seq=entry.seq)
    if walk is None or state.hand is None:
        raise NothingPublished("no hand begins in these entries")
    faults += notes.irregularities(state.hand, hidden=hidden)
    noted = {
        notes.IRREGULARITIES: faults,
        notes.RULINGS: rulings,
        notes.BURNS: notes.burns(walk, hidden=hidden),
    }
    return _hand(state, state.hand, walk, dict(more or {}) | noted, hidden=hidden)


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
        name: number for name, number in (("_deal", hand.deal), ("_runs", hand.runs)) if number > 1
    }
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


def pots_won(hand: HandState) -> tuple[Pot, ...]:
    """The pots of a hand that were pushed, the main pot first: amounts and shares in whole
    chips by player, in the order in which the hand is published.
    """
    order = Walk(hand).players
    pots: dict[int, tuple[int, dict[int, int]]] = {}
    for award in hand.awards:
        amount, won = pots.get(award.pot, (0, {}))
        for share in award.shares:
            player = order[share.seat]
            won[player] = won.get(player, 0) + share.amount
        pots[award.pot] = (amount + award.amount, won)
    return tuple(
        Pot(amount, tuple((player, chips) for player, chips in sorted(won.items()) if chips))
        for _, (amount, won) in sorted(pots.items())
    )
