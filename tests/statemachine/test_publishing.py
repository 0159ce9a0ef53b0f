"""Hands of a log as published hands: what was done, what went wrong, and nothing that is hidden."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from statemachine import observations as ob
from statemachine.notation import (
    Circumstances,
    UnwritableError,
    parse_phh,
    write_ohh,
    write_phh,
)
from statemachine.playback import observations, play, preparation, variant_of
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
    Shown,
    StoodPat,
)
from statemachine.publishing import NothingPublished, pots_won, published
from statemachine.rulebooks.tda import TDA
from tests.statemachine.table import Table, known
from tests.statemachine.telling import cards_of, four, noted, told

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))


def plainly(actions: Iterable[PublishedAction]) -> list[PublishedAction]:
    """Without remarks, and without the deals: a card may have been named since."""
    return [
        replace(action, commentary="")
        for action in actions
        if not isinstance(action, Commentary | HoleDealt)
    ]


# --- regular hands


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_a_hand_that_was_played_is_published_as_it_was(path: Path) -> None:
    hand = parse_phh(path.read_text(encoding="utf-8"))
    level, button = preparation(hand)[-2:]
    assert isinstance(level, ob.LevelSet)
    stacks = dict(enumerate(hand.starting_stacks, 1))
    table = Table(stacks, variant=variant_of(hand).id, level=level).given(button)
    for seen in observations(hand):
        table.say(seen)
    again = told(table, hidden=True)
    for name in ("starting_stacks", "finishing_stacks", "antes", "blinds", "min_bet"):
        assert getattr(again, name) == getattr(hand, name), name
    assert plainly(again.actions) == plainly(hand.actions)
    assert play(again, TDA).stacks == hand.finishing_stacks
    assert play(told(table), TDA).stacks == hand.finishing_stacks


def test_cards_that_the_table_has_not_seen_are_not_told() -> None:
    table = four().acts("1 check", "2 bet 100", "4 call", "1 call")
    table.street("2h")
    table.acts("1 check", "2 check", "4 check")
    table.street("2c")
    table.acts("1 bet 200", "2 call", "4 fold").given(
        ob.HandTabled(2, known("Qs Qd")), ob.HandMucked(1), ob.PotPushed()
    )
    hand = told(table)
    assert hand.actions[:4] == (
        HoleDealt(0, (None, None)),
        HoleDealt(1, ("Qs", "Qd")),
        HoleDealt(2, (None, None)),
        HoleDealt(3, (None, None)),
    )
    assert hand.actions[-2:] == (Shown(1, ("Qs", "Qd")), Mucked(0))
    assert cards_of(hand) == {"Qs", "Qd", "Qh", "8h", "3c", "2h", "2c"}
    assert {"Ah", "Kh", "7c", "2d", "9s", "9h"} <= cards_of(told(table, hidden=True))
    assert hand.finishing_stacks == (600, 1600, 1000, 800)
    assert (hand.players, hand.seats) == (
        ("Player 1", "Player 2", "Player 3", "Player 4"),
        (1, 2, 3, 4),
    )
    assert (hand.blinds, hand.antes, hand.min_bet) == ((50, 100, 0, 0), (0, 0, 0, 0), 100)
    fields = hand.other_fields
    assert (fields["hand"], fields["seat_count"], fields["table"]) == (1, 10, "Table 1")
    assert noted(hand, "_burns") == [
        {"street": street, "card": "??", "source": "stub"} for street in ("flop", "turn", "river")
    ]
    assert "_irregularities" not in fields
    assert "_rulings" not in fields


def test_a_walk_shows_nothing() -> None:
    table = Table().deal({1: "Ah Kh", 2: "Qs Qd"}).acts("3 fold", "4 fold", "1 fold")
    table.given(ob.PotPushed())
    hand = told(table)
    assert cards_of(hand) == set()
    assert hand.finishing_stacks == (950, 1050, 1000, 1000)
    assert hand.actions[-1] == Folded(0)


def test_players_come_clockwise_from_the_left_of_the_button() -> None:
    table = Table({2: 500, 5: 600, 9: 700}, button=5).deal()
    hand = told(table)
    assert hand.seats == (9, 2, 5)
    assert hand.starting_stacks == (700, 500, 600)
    assert hand.blinds == (50, 100, 0)
    assert hand.finishing_stacks is None


def test_heads_up_the_button_is_the_second_player_and_the_small_blind() -> None:
    table = Table({3: 500, 8: 600}, button=8, ante=100, ante_kind="big_blind").deal()
    hand = told(table)
    assert hand.seats == (3, 8)
    assert (hand.blinds, hand.antes) == ((100, 50), (100, 0))
    assert "blinds_or_straddles = [50, 100]" in write_phh(hand)
    assert "antes = [0, 100]" in write_phh(hand)


def test_who_is_short_of_a_post_owed_all_of_it() -> None:
    table = Table((30, 1000, 5), ante=10).deal()
    hand = told(table)
    assert (hand.antes, hand.blinds) == ((10, 10, 10), (50, 100, 0))
    assert hand.ante_trimming_status
    assert not told(Table(ante=10, ante_kind="big_blind").deal()).ante_trimming_status


def test_more_fields_come_before_ours() -> None:
    table = Table().deal()
    hand = told(table, more={"event": "Main event", "_camera": 2})
    assert list(hand.other_fields)[:5] == ["hand", "seat_count", "table", "event", "_camera"]


def test_what_is_named_later_was_dealt_all_the_same() -> None:
    table = Table((1000, 1000)).deal().acts("2 all_in", "1 call")
    table.given(ob.HandTabled(1, known("As Ad")), ob.HandTabled(2, known("Ks Kd")))
    assert told(table).actions[:2] == (HoleDealt(0, ("As", "Ad")), HoleDealt(1, ("Ks", "Kd")))


def test_entries_without_a_hand_are_refused() -> None:
    with pytest.raises(NothingPublished):
        published(Table().entries)


def test_a_game_without_a_code_of_phh_is_written_where_it_has_a_name() -> None:
    table = Table(variant="PT").deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    hand = published(table.of_hand())
    with pytest.raises(UnwritableError, match="no code for the variant PT"):
        write_phh(hand)
    circumstances = Circumstances("Hall", "1", "1", "2025-01-31T18:00:00Z")
    assert '"bet_type": "PL"' in write_ohh(hand, circumstances)


# --- other games


def test_stud_tells_the_cards_that_lie_face_up() -> None:
    level = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)
    table = Table((100,) * 3, variant="F7S", level=level)
    table.deal({1: "Ah Kd 2c", 2: "3s 3d Ks", 3: "8h 9h 7d"})
    table.act(1, "bring_in")
    table.acts("2 raise 4", "3 fold", "1 call")
    table.say(ob.StreetDealt((), (ob.SeatCards(1, known("Qh")), ob.SeatCards(2, known("3c")))))
    hand = told(table)
    assert hand.actions == (
        HoleDealt(0, (None, None, "2c")),
        HoleDealt(1, (None, None, "Ks")),
        HoleDealt(2, (None, None, "7d")),
        BringInPosted(0),
        BetOrRaisedTo(1, 4),
        Folded(2),
        CheckedOrCalled(0),
        HoleDealt(0, ("Qh",)),
        HoleDealt(1, ("3c",)),
    )
    assert (hand.antes, hand.blinds) == ((1, 1, 1), (0, 0, 0))
    assert (hand.bring_in, hand.small_bet, hand.big_bet, hand.min_bet) == (2, 4, 8, None)


def test_draws_tell_how_many_cards_were_thrown() -> None:
    table = Table((1000,) * 3, variant="F2L3D", blinds=(5, 10))
    table.deal({1: "7h 6c 4c 3d 2c", 2: "Ks Qs 5h 4h 2h", 3: "?? ?? ?? ?? ??"}).around()
    table.given(
        ob.CardsDiscarded(1),
        ob.CardsDiscarded(2, known("Ks Qs")),
        ob.CardsDiscarded(3, (None,)),
        ob.StreetDealt((), (ob.SeatCards(2, known("7d 8d")),)),
    )
    drawn = (
        StoodPat(0),
        Discarded(1, (None, None)),
        Discarded(2, (None,)),
        HoleDealt(1, (None, None)),
        HoleDealt(2, (None,)),
    )
    assert told(table).actions[-5:] == drawn
    assert told(table, hidden=True).actions[-4:] == (
        Discarded(1, ("Ks", "Qs")),
        Discarded(2, (None,)),
        HoleDealt(1, ("7d", "8d")),
        HoleDealt(2, (None,)),
    )
    assert told(table).small_bet == 10
    assert told(table).big_bet == 20


def test_further_runs_are_boards_of_their_own() -> None:
    table = Table((1000, 500)).to_flop("2c 3c 4d", {1: "As Ah", 2: "Ks Kh"})
    table.acts("1 all_in", "2 call").given(ob.RunsAgreed(2))
    for cards in ("6s", "7h", "Kc", "8h"):
        table.street(cards)
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.PotPushed())
    hand = told(table)
    assert [a.cards for a in hand.actions if isinstance(a, BoardDealt)] == [
        ("2c", "3c", "4d"),
        ("6s",),
        ("7h",),
        ("Kc",),
        ("8h",),
    ]
    assert hand.other_fields["_runs"] == 2
    circumstances = Circumstances(
        "Hall", "1", "1", "2025-01-31T18:00:00Z", pots=pots_won(table.of_hand())
    )
    assert "Run_It_Twice" in write_ohh(hand, circumstances)


def test_posts_beside_the_blinds_are_told() -> None:
    table = Table((1000,) * 5).given(ob.HandBegun())
    table.given(ob.PostMade(3, "straddle", 200), ob.PostMade(5, "missed_blinds", 100, 50))
    hand = told(table)
    assert hand.blinds == (50, 100, 200, 0, 100)
    assert hand.antes == (0, 0, 0, 0, 50)
    bombed = told(Table((1000,) * 3).given(ob.HandBegun(bomb_pot=300)))
    assert (bombed.antes, bombed.blinds) == ((300, 300, 300), (0, 0, 0))


def test_an_ante_of_the_button_is_told() -> None:
    hand = told(Table((1000,) * 3, ante=100, ante_kind="button").deal())
    assert hand.antes == (0, 0, 100)


# --- pots


def test_pots_are_told_with_every_share() -> None:
    table = Table((100, 300, 300), blinds=(5, 10))
    table.deal({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"})
    table.acts("3 all_in", "1 call", "2 call")
    for cards in ("2c 3d 4h", "7h", "8h"):
        table.street(cards)
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.HandTabled(3), ob.PotPushed())
    assert [(pot.amount, pot.wins) for pot in pots_won(table.of_hand())] == [
        (300, ((0, 300),)),
        (400, ((1, 400),)),
    ]
