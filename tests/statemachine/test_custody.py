"""The ledger of the deck: draws, moves, mixing into pools, names, elimination, recovery."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statemachine import observations as ob
from statemachine.cards import DECK, Card
from statemachine.custody import (
    SEAT_PLACES,
    Custody,
    Place,
    PlacedCard,
    Pool,
    count,
    draw,
    eliminated,
    find,
    full_deck,
    mix,
    move,
    name,
    pile,
    pool_of,
    regain,
    seat_of,
    seat_place,
    total,
)
from tests.statemachine.table import Table, known


def names(custody: Custody, place: Place) -> list[Card | None]:
    return [placed.card for placed in pile(custody, place)]


def flop(text: str = "Ah Kd 7s 9h") -> Custody:
    return draw(full_deck(52), "board", known(text), shown=True)


# --- places


def test_seats_have_places() -> None:
    assert [seat_of(place) for place in SEAT_PLACES] == list(range(1, 11))
    assert seat_place(10) == "seat-10"
    assert seat_of("stub") is None


def test_a_full_deck_is_all_stub() -> None:
    deck = full_deck(52)
    assert (count(deck, "stub"), total(deck), pile(deck, "board")) == (52, 52, ())


# --- draw


def test_a_draw_takes_from_the_stub() -> None:
    custody = draw(full_deck(52), "seat-1", known("Ah ??"), shown=False)
    assert (custody.stub, total(custody)) == (50, 52)
    assert pile(custody, "seat-1") == (PlacedCard("Ah"), PlacedCard())
    assert find(custody, "Ah") == ("seat-1", 0)
    assert find(custody, "Kd") is None


def test_a_draw_adds_behind_what_lies_there() -> None:
    custody = draw(flop("Ah Kd 7s"), "board", known("9h"), shown=True)
    assert names(custody, "board") == ["Ah", "Kd", "7s", "9h"]
    assert all(placed.shown for placed in pile(custody, "board"))


def test_more_cards_than_the_deck_has_are_a_surplus() -> None:
    custody = draw(full_deck(2), "board", (None,) * 3, shown=True)
    assert (custody.stub, custody.surplus, total(custody)) == (0, 1, 3)


def test_a_boxed_card_is_marked() -> None:
    custody = draw(full_deck(52), "aside", known("5h"), shown=True, boxed=True)
    assert pile(custody, "aside") == (PlacedCard("5h", True, 0, True),)


# --- move


def test_a_moved_card_keeps_its_name_and_face() -> None:
    custody = move(flop(), "board", (3,), "burns")
    assert names(custody, "board") == ["Ah", "Kd", "7s"]
    assert pile(custody, "burns") == (PlacedCard("9h", True),)


def test_a_moved_card_may_be_turned() -> None:
    custody = move(flop(), "board", (0, 2), "aside", shown=False)
    assert names(custody, "aside") == ["Ah", "7s"]
    assert not any(placed.shown for placed in pile(custody, "aside"))


def test_a_card_on_the_stub_has_no_name() -> None:
    custody = move(flop(), "board", (0,), "stub")
    assert (custody.stub, total(custody)) == (49, 52)
    assert find(custody, "Ah") is None
    # It may come again without being a duplicate.
    assert find(draw(custody, "board", known("Ah"), shown=True), "Ah") == ("board", 3)


def test_a_card_remembers_whose_hand_it_left() -> None:
    custody = draw(full_deck(52), "seat-3", known("Ah Kd"), shown=False)
    custody = move(custody, "seat-3", (0, 1), "muck")
    assert [placed.owner for placed in pile(custody, "muck")] == [3, 3]


# --- mix: names dissolve into a pool


def test_after_a_scramble_a_card_is_one_of_four() -> None:
    custody = mix(flop(), ("board",), "board")
    assert names(custody, "board") == [None] * 4
    assert not any(placed.shown for placed in pile(custody, "board"))
    pool = pool_of(custody, "9h")
    assert pool == Pool(1, frozenset({"Ah", "Kd", "7s", "9h"}), public=True)
    assert {placed.pool for placed in pile(custody, "board")} == {1}
    assert total(custody) == 52


def test_a_name_seen_inside_its_pool_leaves_three_for_the_rest() -> None:
    custody = name(mix(flop(), ("board",), "board"), "board", 2, "9h", shown=True)
    assert names(custody, "board") == [None, None, "9h", None]
    assert custody.pools[0].names == {"Ah", "Kd", "7s"}
    assert find(custody, "9h") == ("board", 2)
    assert pool_of(custody, "9h") is None


def test_after_its_return_to_the_stub_a_card_is_among_39() -> None:
    # S-003: six hands, a burn, five flop cards; 34 stay in the stub.
    custody = full_deck(52)
    for seat in range(1, 7):
        custody = draw(custody, seat_place(seat), (None, None), shown=False)
    custody = draw(custody, "burns", known("2c"), shown=False)
    custody = draw(custody, "board", known("Ah Kd 7s 3c 9h"), shown=True)
    assert custody.stub == 34
    custody = mix(custody, ("board",), "stub")
    assert (custody.stub, count(custody, "board")) == (39, 0)
    pool = pool_of(custody, "9h")
    assert pool is not None
    assert pool.names == {"Ah", "Kd", "7s", "3c", "9h"}
    assert custody.stub_pool == pool.id
    # Five names among 39 backs say nothing of any one of them.
    assert eliminated(custody) is None


def test_a_card_drawn_out_of_a_pool_in_the_stub_may_be_one_of_it() -> None:
    custody = mix(flop(), ("board",), "stub")
    custody = draw(custody, "burns", (None,), shown=False)
    assert pile(custody, "burns") == (PlacedCard(None, False, custody.stub_pool),)
    custody = draw(custody, "board", known("9h 2c 3c"), shown=True)
    assert custody.pools[0].names == {"Ah", "Kd", "7s"}
    assert [placed.pool for placed in pile(custody, "board")] == [0, 0, 0]


def test_pools_that_are_mixed_again_become_one() -> None:
    custody = draw(flop(), "seat-1", known("2c 2d"), shown=False)
    custody = mix(custody, ("board",), "board")
    custody = mix(custody, ("seat-1",), "seat-1")
    assert len(custody.pools) == 2
    assert [pool.public for pool in custody.pools] == [True, False]
    custody = mix(custody, ("board", "seat-1"), "muck")
    (pool,) = custody.pools
    assert pool.names == {"Ah", "Kd", "7s", "9h", "2c", "2d"}
    # One name that the table has not seen keeps the whole pool from being public.
    assert not pool.public
    assert {placed.pool for placed in pile(custody, "muck")} == {pool.id}


def test_a_pool_follows_its_cards() -> None:
    custody = mix(flop(), ("board",), "board")
    custody = move(custody, "board", (1,), "burns")
    assert pile(custody, "burns")[0].pool == 1
    custody = mix(custody, ("board",), "board")
    # The burnt card may still be any of the four.
    assert pile(custody, "burns")[0].pool == custody.pools[0].id
    assert custody.pools[0].names == {"Ah", "Kd", "7s", "9h"}


def test_unknown_cards_make_no_pool() -> None:
    custody = mix(draw(full_deck(52), "board", (None,) * 4, shown=True), ("board",), "board")
    assert custody.pools == ()
    assert pile(custody, "board") == (PlacedCard(),) * 4


def test_the_whole_stub_may_be_mixed_into_a_place() -> None:
    custody = mix(flop(), ("stub", "board"), "aside")
    assert (custody.stub, count(custody, "aside"), total(custody)) == (0, 52, 52)


def test_the_same_place_twice_is_mixed_once() -> None:
    custody = mix(flop(), ("board", "board"), "board")
    assert total(custody) == 52


# --- elimination


def test_the_last_name_of_a_pool_is_the_last_back() -> None:
    custody = mix(flop(), ("board",), "board")
    for index, card in ((0, "Kd"), (1, "Ah"), (3, "7s")):
        assert eliminated(custody) is None
        custody = name(custody, "board", index, card, shown=True)  # type: ignore[arg-type]
    assert eliminated(custody) == ("board", 2, "9h", True)


def test_one_known_of_two_eliminates_nothing() -> None:
    custody = draw(full_deck(52), "board", known("Ah ??"), shown=True)
    custody = mix(custody, ("board",), "board")
    # One name, two backs: it may lie under either.
    assert eliminated(custody) is None


def test_what_lies_in_the_stub_is_not_eliminated() -> None:
    custody = mix(draw(full_deck(52), "board", known("Ah"), shown=True), ("board",), "stub")
    custody = draw(custody, "burns", (None,), shown=False)
    assert eliminated(custody) is None


# --- names


def test_a_misread_name_gives_way() -> None:
    custody = name(flop(), "board", 1, "Qd", shown=False)
    assert names(custody, "board") == ["Ah", "Qd", "7s", "9h"]
    # What lies face up stays public.
    assert pile(custody, "board")[1].shown
    assert find(custody, "Kd") is None


# --- regain


def test_a_hand_gets_its_own_cards_back() -> None:
    custody = full_deck(52)
    for seat, text in ((1, "Ah Kd"), (2, "2c 2d")):
        custody = draw(custody, seat_place(seat), known(text), shown=False)
        custody = move(custody, seat_place(seat), (0, 1), "muck")
    custody = regain(custody, 1, 2)
    assert names(custody, "seat-1") == ["Ah", "Kd"]
    assert names(custody, "muck") == ["2c", "2d"]
    assert total(custody) == 52


def test_a_hand_whose_cards_are_gone_gets_others() -> None:
    custody = draw(full_deck(52), "seat-1", known("Ah Kd"), shown=False)
    custody = mix(move(custody, "seat-1", (0, 1), "muck"), ("muck",), "stub")
    custody = regain(custody, 1, 2)
    assert names(custody, "seat-1") == [None, None]
    assert total(custody) == 52


# --- at a table


def scrambled() -> Table:
    table = Table().deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known("Ah Kd 7s 9h")))
    table.step("call_floor")
    table.step("scramble")
    return table


def test_a_sighting_inside_the_pool_is_no_duplicate() -> None:
    table = scrambled()
    assert table.pools == ["7s 9h Ah Kd"]
    table.given(ob.CardNamed("board", 1, "9h"))
    assert table.faults() == ["four_card_flop"]
    assert table.board == "?? 9h ?? ??"
    assert table.pools == ["7s Ah Kd"]


def test_a_sighting_outside_the_pool_is_a_duplicate() -> None:
    table = scrambled()
    table.given(ob.CardExposed("seat-3", 0, "9h", by="player"))
    assert table.faults() == ["four_card_flop", "duplicate_card"]
    assert table.fault("duplicate_card").card == "9h"


def test_the_last_card_of_a_pool_is_named_by_elimination() -> None:
    table = scrambled()
    table.step("pick_burn", pick=3)
    table.step("show_flop", cards="Ah 9h Kd")
    assert table.cards("burns") == "2c 7s"
    assert table.pools == []
    assert table.quiet


def test_a_card_among_39_is_no_duplicate_when_it_comes_again() -> None:
    table = Table((1000,) * 6).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known("Ah Kd 7s 3c 9h")))
    table.step("call_floor")
    table.step("rule", "as_suggested")
    assert table.count("stub") == 36
    assert table.board == "?? ?? ??"
    for index, card in enumerate(known("9h Qs Ah")):
        assert card is not None
        table.given(ob.CardNamed("board", index, card, shown=True))
    assert table.quiet
    assert table.pools == ["3c 7s Kd"]
    table.around()
    table.street("Kd")
    assert table.quiet


def test_a_card_that_lies_on_the_board_is_a_duplicate_when_it_comes_again() -> None:
    table = Table().to_flop("Ah Kd 7s").around()
    table.street("Kd")
    assert table.fault().fault == "duplicate_card"
    assert table.fault().card == "Kd"


def test_the_deck_of_a_table_never_loses_a_card() -> None:
    table = scrambled()
    table.given(
        ob.CardsMoved("board", "off_table", (0,)), ob.CardsMixed(("board", "burns"), "muck")
    )
    assert table.count("off_table") == 1
    assert table.count("muck") == 4


# --- for any ledger

_places = st.sampled_from(
    ("stub", "board", "burns", "muck", "aside", "off_table", "seat-1", "seat-2")
)
_steps = st.lists(
    st.one_of(
        st.tuples(st.just("draw"), _places, st.integers(0, 4), st.booleans()),
        st.tuples(st.just("move"), _places, _places, st.integers(0, 5)),
        st.tuples(st.just("mix"), st.lists(_places, min_size=1, max_size=3), _places),
        st.tuples(st.just("name"), _places, st.integers(0, 5), st.sampled_from(DECK)),
        st.tuples(st.just("regain"), st.integers(1, 2)),
    ),
    max_size=25,
)


@given(st.permutations(DECK), _steps)
def test_whatever_is_done_every_card_is_in_one_place(
    deck: list[Card], steps: list[tuple[object, ...]]
) -> None:
    custody = full_deck(52)
    left = list(deck)
    for step in steps:
        match step:
            case ("draw", str(to), int(number), bool(shown)) if to != "stub":
                named = tuple(left.pop() for _ in range(min(number, len(left))))
                custody = draw(custody, to, named, shown)  # type: ignore[arg-type]
            case ("move", str(source), str(to), int(index)) if source != "stub":
                there = count(custody, source)  # type: ignore[arg-type]
                if source != to and index < there:
                    custody = move(custody, source, (index,), to)  # type: ignore[arg-type]
            case ("mix", list(places), str(into)):
                custody = mix(custody, tuple(dict.fromkeys(places)), into)  # type: ignore[arg-type]
            case ("name", str(place), int(index), str(card)) if place != "stub":
                if index < count(custody, place) and find(custody, card) is None:  # type: ignore[arg-type]
                    custody = name(custody, place, index, card, shown=True)  # type: ignore[arg-type]
            case ("regain", int(seat)):
                custody = regain(custody, seat, 2)
        check_pools(custody)


def check_pools(custody: Custody) -> None:
    assert total(custody) == custody.deck + custody.surplus
    ids = [pool.id for pool in custody.pools]
    assert len(set(ids)) == len(ids)
    named = [p.card for cards in custody.piles.values() for p in cards if p.card is not None]
    for pool in custody.pools:
        # A name is in one pool, and never both in a pool and on a card.
        assert not pool.names & set(named)
        assert all(not pool.names & other.names for other in custody.pools if other != pool)


@pytest.mark.parametrize("place", ["seat-1", "board", "muck"])
def test_a_move_to_where_it_lies_changes_the_order_only(place: Place) -> None:
    custody = draw(full_deck(52), place, known("Ah Kd"), shown=False)
    custody = move(custody, place, (0,), place)
    assert sorted(str(card) for card in names(custody, place)) == ["Ah", "Kd"]
    assert total(custody) == 52


def test_a_pooled_card_that_went_back_to_the_stub_may_come_again() -> None:
    table = scrambled().given(ob.CardsMoved("board", "stub", (3,)))
    for index, card in enumerate(known("Ah Kd 7s")):
        assert card is not None
        table.given(ob.CardNamed("board", index, card, shown=True))
    table.rules()
    table.around()
    table.street("9h")
    assert table.quiet
