"""Proves what a desk does when the store fails, a caller goes away, or the log is not its own.

It uses a real store; what is decided about poker is proved elsewhere.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.auth import Principal
from app.codec import GENESIS, FormatTooNew, UnreadableEntry, chain_hash
from app.envelopes import Observed
from app.live.answers import Acked, Answer, Published, Refused
from app.live.books import RulebookNotHere
from app.live.desk import PAGE, Desk
from app.live.desks import Desks, UnknownTable
from app.live.origin import Origin
from app.store import Store, StoreLimits, open_store
from statemachine.observations import (
    ButtonPlaced,
    HandBegun,
    HoleCardsDealt,
    LevelSet,
    PlayerSeated,
)
from statemachine.rulebooks import RULEBOOKS, adopt
from statemachine.rulebooks.tda import TDA

ADMIN = Principal("tok_admin", "Admin", "admin", None)
ORIGIN = Origin("Main", "NT", "tda", 6, "Admin", "admin")
SEATED = PlayerSeated(1, "Ana", 1_000)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/log.db", StoreLimits(busy_timeout_s=0.05))
    yield opened
    await opened.close()


class Room:
    """Desks over a store, and what they told."""

    def __init__(self, store: Store) -> None:
        self.told: list[Published] = []
        self.desks = Desks(store.log, self.told.append)

    async def table(self, table_id: str = "main") -> Desk:
        desk = await self.desks.create(table_id, ORIGIN, [SEATED], ADMIN)
        assert desk is not None
        return desk


def level(number: int) -> Observed:
    return Observed(f"level-{number}", LevelSet(number, 1_000))


async def test_everybody_is_told_in_order_and_after_the_answer(store: Store) -> None:
    room = Room(store)
    desk = await room.table()
    heard: list[tuple[str, int]] = []

    def answered(answer: Answer) -> None:
        assert isinstance(answer, Acked)
        heard.append(("answer", answer.seq))
        assert answer.seq not in [told.seq for told in room.told]

    await desk.observe(level(1), ADMIN, answered)
    assert heard == [("answer", 3)]
    assert [(told.table, told.seq, told.state.seq) for told in room.told] == [
        ("main", 2, 2),
        ("main", 3, 3),
    ]
    assert room.told[-1].observation == LevelSet(1, 1_000)


async def test_a_caller_that_goes_away_stops_nothing(store: Store) -> None:
    room = Room(store)
    desk = await room.table()
    caller = asyncio.create_task(desk.observe(level(1), ADMIN))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await desk.close()
    assert desk.seq == 3
    assert (await store.log.last("main")).seq == 3  # type: ignore[union-attr]
    assert room.told[-1].seq == 3


async def test_a_listener_that_fails_takes_nothing_back(store: Store) -> None:
    def publish(told: Published) -> None:
        raise RuntimeError("nobody listens")

    desk = await Desks(store.log, publish).create("main", ORIGIN, [], ADMIN)
    assert desk is not None
    assert await desk.observe(level(1), ADMIN) == Acked(2, desk.state)


async def test_a_client_that_cannot_be_answered_keeps_nobody_else_waiting(store: Store) -> None:
    def answered(answer: Answer) -> None:
        raise RuntimeError("gone")

    room = Room(store)
    desk = await room.table()
    assert await desk.observe(level(1), ADMIN, answered) == Acked(3, desk.state)
    assert room.told[-1].seq == 3


async def test_a_store_that_is_away_is_said_and_survived(store: Store, tmp_path: Path) -> None:
    desk = await Room(store).table()
    blocker = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
    blocker.execute("begin immediate")
    answer = await desk.observe(level(1), ADMIN)
    assert isinstance(answer, Refused)
    assert answer.refusal.code == "store_unavailable"
    assert desk.seq == 2
    blocker.execute("rollback")
    blocker.close()
    assert await desk.observe(level(1), ADMIN) == Acked(3, desk.state)


async def test_what_was_stored_without_an_answer_is_found(store: Store) -> None:
    """As after a lost connection: the row is there, and the desk never heard of it."""
    room, elsewhere = Room(store), Room(store)
    desk = await room.table()
    other = await elsewhere.desks.desk("main")
    await other.observe(level(1), ADMIN)
    await other.observe(level(2), ADMIN)
    assert await desk.observe(level(1), ADMIN) == Acked(3, desk.state)
    assert desk.seq == 4
    # What the other one stored was told here as well, each with the state it led to.
    assert [(told.seq, told.state.seq) for told in room.told] == [(2, 2), (3, 3), (4, 4)]
    assert room.told[-1].state == other.state == desk.state


async def test_the_loser_of_a_race_decides_again(store: Store) -> None:
    desk = await Room(store).table()
    other = await Room(store).desks.desk("main")
    await other.observe(level(1), ADMIN)
    assert await desk.observe(level(2), ADMIN) == Acked(4, desk.state)
    # `other` has not heard of entry 4. What says nothing new, and what does, is too late all
    # the same.
    for late in (SEATED, ButtonPlaced(1)):
        refused = await other.observe(Observed("late", late, expected_seq=3), ADMIN)
        assert isinstance(refused, Refused)
        assert (refused.refusal.code, refused.seq) == ("stale_seq", 4)


async def test_a_position_that_another_node_acknowledged_is_known(store: Store) -> None:
    desk = await Room(store).table()
    other = await Room(store).desks.desk("main")
    await other.observe(level(1), ADMIN)
    next_one = Observed("level-2", LevelSet(2, 1_000), expected_seq=3)
    assert await desk.observe(next_one, ADMIN) == Acked(4, desk.state)
    unknown = await desk.observe(Observed("level-3", LevelSet(3, 9), expected_seq=5), ADMIN)
    assert isinstance(unknown, Refused)
    assert (unknown.refusal.code, unknown.seq) == ("unknown_seq", 4)


async def test_nothing_is_refused_on_a_state_that_another_node_has_moved_on_from(
    store: Store,
) -> None:
    desk = await Room(store).table()
    other = await Room(store).desks.desk("main")
    await other.observe(Observed("ben", PlayerSeated(2, "Ben", 1_000)), ADMIN)
    await other.observe(level(50), ADMIN)
    await other.observe(Observed("hand", HandBegun()), ADMIN)
    # To this desk only one player sits there, and no hand has begun.
    assert await desk.observe(Observed("deal", HoleCardsDealt()), ADMIN) == Acked(6, desk.state)


async def test_a_long_absence_is_made_up_for_in_order(store: Store) -> None:
    here, there = Room(store), Room(store)
    desk = await here.table()
    other = await there.desks.desk("main")
    for number in range(PAGE * 2):
        await other.observe(level(number + 1), ADMIN)
    await desk.catch_up()
    assert [told.seq for told in here.told] == list(range(2, PAGE * 2 + 3))
    assert desk.state == other.state


async def test_other_nodes_are_told_of_what_was_stored_here_alone(store: Store) -> None:
    told: list[tuple[str, int]] = []
    desks = Desks(
        store.log, lambda entry: None, stored=lambda table, seq: told.append((table, seq))
    )
    desk = await desks.create("main", ORIGIN, [SEATED], ADMIN)
    assert desk is not None
    other = await Room(store).desks.desk("main")
    await other.observe(level(1), ADMIN)
    await desk.observe(level(2), ADMIN)
    await desk.observe(level(2), ADMIN)
    assert told == [("main", 2), ("main", 4)]


async def test_a_table_of_a_rulebook_that_is_not_here_is_refused_by_name(store: Store) -> None:
    house = replace(TDA, id="house", extends="tda")
    adopt(house)
    try:
        await Room(store).desks.create("main", replace(ORIGIN, rulebook="house"), [], ADMIN)
    finally:
        del RULEBOOKS["house"]
    desks = Room(store).desks
    for _ in range(2):
        with pytest.raises(RulebookNotHere):
            await desks.desk("main")
    adopt(house)
    try:
        assert (await desks.desk("main")).seq == 1
    finally:
        del RULEBOOKS["house"]


async def test_a_hand_of_another_reading_of_the_book_goes_on_and_is_written_down(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    adopt(replace(TDA, id="house", extends="tda"))
    try:
        desk = await Room(store).desks.create(
            "main", replace(ORIGIN, rulebook="house"), [SEATED], ADMIN
        )
        assert desk is not None
        follower = await Room(store).desks.desk("main")
        await desk.observe(Observed("ben", PlayerSeated(2, "Ben", 1_000)), ADMIN)
        await desk.observe(level(50), ADMIN)
        await desk.observe(Observed("hand", HandBegun()), ADMIN)
        await follower.catch_up()
        assert "another reading" not in caplog.text
        adopt(replace(TDA, id="house", extends="tda", boxed_for_misdeal=3))
        await (await Room(store).desks.desk("main")).catch_up()
        assert caplog.text.count("another reading") == 1
    finally:
        del RULEBOOKS["house"]


async def test_a_watcher_and_a_stranger_say_nothing(store: Store) -> None:
    desk = await Room(store).table()
    for principal, code in (
        (Principal("t", "Screen", "public", None), "role_forbidden"),
        (Principal("t", "Dealer", "dealer", frozenset({"other"})), "table_forbidden"),
    ):
        answer = await desk.observe(level(1), principal)
        assert isinstance(answer, Refused)
        assert answer.refusal.code == code
    assert desk.seq == 2


async def test_a_table_that_is_not_there_is_not_opened(store: Store) -> None:
    desks = Room(store).desks
    for _ in range(2):
        with pytest.raises(UnknownTable):
            await desks.desk("nowhere")


async def test_a_table_is_opened_once_for_all_who_ask(store: Store) -> None:
    await Room(store).table()
    desks = Room(store).desks
    opened = await asyncio.gather(*(desks.desk("main") for _ in range(10)))
    assert len({id(desk) for desk in opened}) == 1


EVE = "cast(replace(cast(body as text), 'Ana', 'Eve') as blob)"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (f"update entries set body = {EVE} where seq = 2", UnreadableEntry),
        ("update entries set body = x'7b7d' where seq = 2", UnreadableEntry),
        ("update entries set hash = zeroblob(32) where seq = 1", UnreadableEntry),
        (f"update entries set body = {EVE} where seq = 1", None),
        ("update tables set body = x'7b7d'", None),
    ],
)
async def test_a_log_that_was_tampered_with_is_not_served(
    store: Store, tmp_path: Path, change: str, error: type[Exception] | None
) -> None:
    await Room(store).table()
    connection = sqlite3.connect(tmp_path / "log.db")
    connection.execute(change)
    connection.commit()
    connection.close()
    desks = Room(store).desks
    if error is None:
        assert (await desks.desk("main")).seq == 2
    else:
        with pytest.raises(error):
            await desks.desk("main")


async def test_a_log_of_a_newer_release_is_refused_by_name(store: Store, tmp_path: Path) -> None:
    await Room(store).desks.create("new", ORIGIN, [], ADMIN)
    first = await store.log.last("new")
    assert first is not None
    body = first.body.replace(b'"format":1', b'"format":2,"unheard_of":[]')
    connection = sqlite3.connect(tmp_path / "log.db")
    connection.execute("update entries set body = ?, hash = ?", (body, chain_hash(GENESIS, body)))
    connection.commit()
    connection.close()
    with pytest.raises(FormatTooNew, match="format 2"):
        await Room(store).desks.desk("new")
