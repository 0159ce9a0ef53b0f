"""What we export can be played again: the same stacks, posts and runs, and the same acts."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.notation import parse_phh, write_phh
from statemachine.notation.reading import STUD
from statemachine.notation.reading import VARIANTS as CODES
from statemachine.phases import Phase
from statemachine.playback import (
    PlaybackError,
    observations,
    play,
    preparation,
    seat,
    table_size,
    variant_of,
)
from statemachine.published import (
    BOMB_POT,
    CARRIED,
    POSTS,
    RUNS,
    WINNERS,
    HoleDealt,
    PublishedHand,
)
from statemachine.publishing import published
from statemachine.rulebooks.tda import TDA
from tests.scale import scaled
from tests.statemachine.chance import Seeded
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.play import Dealer
from tests.statemachine.table import VERIFYING, Table, known

ENOUGH: Final = {"straddle", "late", "missed_blinds", "dead", "bomb_pot", "runs", "folded"}


def exported(table: Table) -> PublishedHand:
    """The hand in play as its file says it, for whoever knows every card."""
    hand = published(table.of_hand(), hidden=True)
    return parse_phh(write_phh(hand)) if hand.variant in CODES else hand


def played(hand: PublishedHand) -> Table:
    """A table at which the file was played to its end."""
    *players, level, button = preparation(hand)
    assert isinstance(level, ob.LevelSet)
    stacks = {p.seat: p.stack for p in players if isinstance(p, ob.PlayerSeated)}
    table = Table(stacks, variant=variant_of(hand).id, level=level, size=table_size(hand), book=TDA)
    return table.given(button, *observations(hand))


def posts_of(table: Table, seats: tuple[int, ...]) -> Counter[Any]:
    """What was posted, by player; who antes for all may be both big blind and button."""
    return Counter(
        (
            seats.index(event.seat),
            event.posting.replace("big_blind_ante", "button_ante"),
            event.amount,
        )
        for entry in table.of_hand()
        for event in entry.events
        if isinstance(event, ev.ChipsPosted)
    )


def acts(hand: PublishedHand) -> list[object]:
    """All but the deals: a card that was named late was dealt without its name."""
    return [action for action in hand.actions if not isinstance(action, HoleDealt)]


def assert_same(table: Table) -> None:
    hand = exported(table)
    again = played(hand)
    assert again.phase_now() is Phase.COMPLETE
    assert {f.fault for f in again.hand.irregularities} <= {"short_stub"}
    assert again.hand.asked == 0
    assert hand.seats is not None
    stacks = tuple(again.stacks[seat(player)] for player in range(hand.player_count))
    assert stacks == hand.finishing_stacks == play(hand, TDA).stacks
    assert (again.hand.runs, again.hand.common) == (table.hand.runs, table.hand.common)
    assert again.hand.bomb_pot == table.hand.bomb_pot
    players = tuple(seat(player) for player in range(hand.player_count))
    assert posts_of(again, players) == posts_of(table, hand.seats)
    twice = exported(again)
    assert acts(twice) == acts(hand)
    assert (twice.antes, twice.blinds) == (hand.antes, hand.blinds)


def noted(table: Table) -> set[str]:
    """What of the seldom things a hand has."""
    events = [event for entry in table.of_hand() for event in entry.events]
    found: set[str] = {event.posting for event in events if isinstance(event, ev.ChipsPosted)}
    found |= {"runs"} if table.hand.runs > 1 else set()
    return found | ({"folded"} if len(table.live) == 1 else set())


@pytest.mark.heavy
def test_every_game_is_played_again_as_it_was() -> None:
    seen: set[str] = set()
    for table in regular_hands(scaled(8, 400)):
        seen |= noted(table)
        assert_same(table)
    assert seen >= ENOUGH


@pytest.mark.heavy
def test_what_nobody_saw_changes_no_stack() -> None:
    """Cards stay unnamed, hands are mucked, and the dealer says who wins."""
    said = 0
    for table in regular_hands(scaled(8, 400), seen=False):
        for hidden in (True, False):
            hand = published(table.of_hand(), hidden=hidden)
            hand = parse_phh(write_phh(hand)) if hand.variant in CODES else hand
            assert play(hand, TDA).stacks == hand.finishing_stacks
            said += WINNERS in hand.other_fields
    assert said


def regular_hands(number: int, *, seen: bool = True) -> Iterator[Table]:
    """So many hands of each game, of which every card is named and every hand tabled if `seen`."""
    for index, game in enumerate(GAMES):
        for count in range(number):
            chance = Seeded(1000 * index + count)
            table = any_table(chance, game)
            # Who opens a stud hand shows in its cards: named later, they would name another.
            named = 100 if seen or game in STUD else chance.one((0, 50, 100))
            tabled = 100 if seen else chance.one((0, 60))
            if table.state.tracking == "full":
                Dealer(table, chance, named=named, tabled=tabled, folds=15, extras=60).play()
                yield table


def test_posts_of_every_sort_come_back() -> None:
    table = Table((1000,) * 6).given(ob.HandBegun())
    table.given(
        ob.PostMade(3, "straddle", 200),
        ob.PostMade(4, "straddle", 400),
        ob.PostMade(5, "missed_blinds", 100, 50),
        ob.PostMade(6, "late", 100),
        ob.HoleCardsDealt(),
    )
    table.acts("5 call", "6 fold", "1 fold", "2 fold", "3 call", "4 check")
    table.street("Ah Kd 7s")
    table.acts("3 bet 100", "4 fold", "5 fold").given(ob.PotPushed())
    hand = exported(table)
    assert hand.other_fields[POSTS] == [
        {"seat": 3, "post": "straddle", "live": 200},
        {"seat": 4, "post": "straddle", "live": 400},
        {"seat": 5, "post": "missed_blinds", "live": 100, "dead": 50},
        {"seat": 6, "post": "late", "live": 100},
    ]
    assert_same(table)


def test_a_bomb_pot_that_is_run_twice_comes_back() -> None:
    table = Table((500, 500), level=ob.LevelSet(5, 10)).given(ob.HandBegun(bomb_pot=100))
    hands = {1: "As Ah", 2: "Ks Kh"}
    table.given(ob.HoleCardsDealt(tuple(ob.SeatCards(s, known(c)) for s, c in hands.items())))
    table.street("2c 3c 4d")
    table.acts("1 all_in", "2 call").given(ob.RunsAgreed(2))
    for cards in ("6s", "7h", "Kc", "8h"):
        table.street(cards)
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.PotPushed())
    assert {RUNS, BOMB_POT} <= exported(table).other_fields.keys()
    assert table.stacks == {1: 500, 2: 500}
    assert_same(table)


def test_a_winner_by_the_dealers_word_or_a_later_ruling_comes_back() -> None:
    table = Table((1000,) * 3).to_flop()
    for card in ("2h", "3c"):
        table.around()
        table.street(card)
    table.around()
    table.given(ob.WinnerDeclared((1,)), ob.PotPushed(), ob.ClaimMade(1, 2, "a flush"))
    assert_same(table)
    table.step("rule", "upheld", seats=(2,))
    assert exported(table).other_fields[WINNERS] == [
        {"pot": 0, "run": 1, "half": "whole", "seats": [2]}
    ]
    assert_same(table)


def test_a_winner_who_mucked_and_was_counted_was_dealt_no_other_cards() -> None:
    table = Table((1000,) * 2, book=VERIFYING).deal({1: "As Ah", 2: "Ks Kh"}).acts("2 fold")
    table.given(ob.HandMucked(1), ob.PileCounted("seat-1", 2))
    assert (table.count("muck"), table.cards("seat-1")) == (2, "As Ah")
    assert_same(table.given(ob.PotPushed()))
    deals = [a for a in exported(table).actions if isinstance(a, HoleDealt)]
    assert [deal.cards for deal in deals] == [("As", "Ah"), ("Ks", "Kh")]


def test_chips_of_an_earlier_pot_are_said_and_cannot_be_played() -> None:
    table = Table((1000,) * 3, ante=10).deal()
    table.rules(fx.KeepAntes(), fx.DeclareMisdeal(), faults=[])
    table.deal().acts("3 fold", "1 fold").given(ob.PotPushed())
    hand = exported(table)
    assert hand.other_fields[CARRIED] == 30
    with pytest.raises(PlaybackError) as wrong:
        play(hand, TDA)
    assert wrong.value.code == "hand_unsupported"
