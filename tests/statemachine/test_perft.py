"""Golden counts of legal lines in every game, and the same lines walked by PokerKit.

Not which of the lines is good poker: each act is at its least and at its most.
"""

import copy
import dataclasses
import json

import pytest
from pokerkit import State

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.betting import bring_in_due
from statemachine.custody import pile, seat_place
from statemachine.state import HandState, TableState
from statemachine.variants import VARIANTS, VariantId
from tests.scale import scaled
from tests.statemachine.perft import DEPTH, GOLDEN, LEVELS, after, dealt, lines, moves, started
from tests.statemachine.reference import CHIPS, created
from tests.statemachine.table import Table

LINES: dict[VariantId, list[int]] = json.loads(GOLDEN.read_text(encoding="utf-8"))["lines"]
# Deep enough that no all-in is too short for a raise, in which PokerKit differs.
DEEP = (400, 400, 400)
ORDER = (1, 2, 3)


def test_every_game_has_its_golden_counts() -> None:
    assert list(LINES) == list(VARIANTS)
    assert all(1 < len(counted) <= DEPTH for counted in LINES.values())


@pytest.mark.parametrize("game", list(VARIANTS))
def test_there_are_as_many_lines_as_there_were(game: VariantId) -> None:
    """No limit, by hand: first the button (7 chips) folds, calls, raises to 4 or to 7; then seat 1
    (13) has four answers to each, after the all-in a raise to 12 or 13: 16 lines. Fixed limit:
    fold, call or raise, and again: 9. Stud: bring it in or complete, then three answers: 6.
    """
    state = started(game)
    for depth, known in enumerate(LINES[game], 1):
        if known <= scaled(550, 10**6):
            assert lines(state, depth) == known, depth


def test_the_first_counts_are_those_made_by_hand() -> None:
    firsts = {game: tuple(counted[:2]) for game, counted in LINES.items()}
    assert firsts["NT"] == firsts["N2L1D"] == (4, 16)
    assert firsts["FT"] == firsts["FO/8"] == firsts["F5D"] == firsts["F2L3D"] == (3, 9)
    assert firsts["F7S"] == firsts["FR"] == (2, 6)


# --- the same lines by PokerKit


def both(game: VariantId) -> tuple[TableState, State]:
    """A hand of three at our table and at theirs, on which the first act is due."""
    table = Table(DEEP, variant=game, level=LEVELS[VARIANTS[game].forced])
    (start,) = [
        event for event in table.say(ob.HandBegun()).events if isinstance(event, ev.HandStarted)
    ]
    theirs = created(start, ORDER, CHIPS)
    if VARIANTS[game].structure == "fixed_limit" and start.big_blind_seat is not None:
        # The big blind is the first bet of a street's four here, and none of them there.
        first = theirs.streets[0]
        first = dataclasses.replace(first, max_completion_betting_or_raising_count=3)
        theirs.streets = (first, *theirs.streets[1:])
    ours = dealt(table.state)
    deal(theirs, ours.hand)
    return ours, theirs


def deal(theirs: State, hand: HandState | None) -> None:
    """Deal the cards there that lie at our table."""
    assert hand is not None
    if theirs.stand_patter_or_discarder_index is not None:
        return
    if theirs.can_burn_card("??"):
        theirs.burn_card("??")
    board = [placed.card or "??" for placed in pile(hand.custody, "board")]
    if theirs.can_deal_board():
        theirs.deal_board("".join(board[sum(map(len, theirs.board_cards)) :]))
    for player, seat in enumerate(ORDER):
        here = [placed.card or "??" for placed in pile(hand.custody, seat_place(seat))]
        missing = len(theirs.hole_dealing_statuses[player])
        if missing:
            theirs.deal_hole("".join(here[-missing:]), player)


def acts(theirs: State) -> set[tuple[int, str, int]]:
    """What may come next there: the player, the act, and the bet it makes or cards it throws."""
    player = theirs.stand_patter_or_discarder_index
    if player is not None:
        return {(player, "throw", 0), (player, "throw", 1)}
    player = theirs.actor_index
    if player is None:
        return set()
    found = set()
    if theirs.can_post_bring_in():
        found.add((player, "bet", theirs.bring_in))
    elif theirs.can_check_or_call():
        owed = theirs.checking_or_calling_amount
        found.add((player, "bet", theirs.bets[player] + owed) if owed else (player, "check", 0))
    if theirs.can_fold():
        found.add((player, "fold", 0))
    if theirs.can_complete_bet_or_raise_to():
        found.add((player, "bet", theirs.min_completion_betting_or_raising_to_amount or 0))
        found.add((player, "bet", theirs.max_completion_betting_or_raising_to_amount or 0))
    return found


def key(state: TableState, move: ob.Observation) -> tuple[int, str, int] | None:
    """One of our moves as `acts` has it; None for a fold where there is nothing to call."""
    hand = state.hand
    assert hand is not None
    if isinstance(move, ob.CardsDiscarded):
        return ORDER.index(move.seat), "throw", len(move.cards)
    assert isinstance(move, ob.PlayerActed)
    player = hand.betting.players[move.seat - 1]
    bet = {"call": hand.betting.call, "bring_in": bring_in_due(hand)}.get(move.action, 0)
    if move.action == "all_in":
        bet = player.bet + player.stack
    if move.action == "fold":
        return (move.seat - 1, "fold", 0) if hand.betting.call > player.bet else None
    return move.seat - 1, "check" if move.action == "check" else "bet", move.amount or bet


def advanced(theirs: State, act: tuple[int, str, int]) -> State:
    """Their hand after an act."""
    following = copy.deepcopy(theirs)
    _, word, amount = act
    match word:
        case "throw":
            following.stand_pat_or_discard("??" * amount)
        case "fold":
            following.fold()
        case "bet" if following.can_post_bring_in() and amount == following.bring_in:
            following.post_bring_in()
        case "bet" if amount > max(following.bets):
            following.complete_bet_or_raise_to(amount)
        case _:
            following.check_or_call()
    return following


def walk(ours: TableState, theirs: State, depth: int) -> int:
    """Walk every line at both tables; how many acts both have in common."""
    found = {known: move for move in moves(ours) if (known := key(ours, move)) is not None}
    if not found:
        return 0
    assert set(found) == acts(theirs)
    walked = len(found)
    if depth > 1:
        for act, move in found.items():
            there, here = advanced(theirs, act), dealt(after(ours, move))
            if here.hand is not None and there.status and set(moves(here)):
                deal(there, here.hand)
            walked += walk(here, there, depth - 1)
    return walked


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("game", "depth"),
    # Six acts come to the first draw and to fourth street.
    [("NT", 4), ("NS", 4), ("PO", 4), ("FT", 6), ("F7S", 6), ("FR", 6), ("N2L1D", 6), ("F2L3D", 6)],
)
def test_pokerkit_walks_the_same_lines(game: VariantId, depth: int) -> None:
    assert walk(*both(game), scaled(depth, depth + 3)) > 50
