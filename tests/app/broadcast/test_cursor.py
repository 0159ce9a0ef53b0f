"""A view follows from the log up to its entry: no later word and no beginning changes it."""

import asyncio
from typing import Final

import pytest
from pydantic import TypeAdapter

from app.broadcast.cursor import Cursor
from app.codec import LogEntry, UnreadableEntry
from app.live.chain import logged
from app.store import open_store
from statemachine.replay import fold
from statemachine.views import BroadcastView, broadcast_view
from tests.app.broadcast.overlays import play_with_a_reader, push
from tests.app.service import Table, serving

VIEW: Final = TypeAdapter(BroadcastView)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> list[LogEntry]:
    """Two hands, the first with a retraction in it, the second with a four-card flop."""
    database = tmp_path_factory.mktemp("cursor") / "floorcall.sqlite3"
    with serving(database) as service, service.client() as admin:
        table = Table.opened(admin)
        play_with_a_reader(service, table)
        table.say("retracted", target_seq=table.seq)
        table.say("hand_mucked", seat=5)
        push(table)
        table.say("hand_begun")
        table.say("hole_cards_dealt")
        for seat, action in ((3, "call"), (5, "call"), (1, "check")):
            table.act(seat, action)
        table.say("street_dealt", cards=["2h", "7c", "4s", "9s"])

    async def read() -> list[LogEntry]:
        store = open_store(f"sqlite:///{database}")
        stored = await store.log.read(table.id)
        await store.close()
        return [logged(each).entry for each in stored]

    return asyncio.run(read())


def openings(log: list[LogEntry]) -> list[int]:
    return [1, *(entry.seq for entry in log if entry.opens_hand)]


def views(log: list[LogEntry], start: int) -> dict[int, bytes]:
    """The view at each entry from `start` on, by a cursor that begins with its hand."""
    opening = max(seq for seq in openings(log) if seq <= start)
    cursor = Cursor(start, opening)
    seen = {}
    for entry in log[opening - 1 :]:
        cursor.take(entry)
        if entry.seq >= start:
            seen[entry.seq] = cursor.view
    return seen


def test_each_view_is_that_of_the_folded_hand(log: list[LogEntry]) -> None:
    for seq, seen in views(log, 1).items():
        opening = max(opened for opened in openings(log) if opened <= seq)
        state = fold([entry.for_replay() for entry in log[opening - 1 : seq]])
        assert VIEW.dump_json(broadcast_view(state)) == seen, seq


@pytest.mark.parametrize("start", [1, 2, 9, 20, 33, 38])
def test_where_a_broadcast_begins_changes_no_view(log: list[LogEntry], start: int) -> None:
    whole = views(log, 1)
    assert start < len(log)
    assert views(log, start) == {seq: view for seq, view in whole.items() if seq >= start}


def test_only_a_change_is_counted(log: list[LogEntry]) -> None:
    cursor = Cursor(1, 1)
    changes = 0
    for entry in log:
        before = cursor.view
        changed = cursor.take(entry)
        assert changed is (cursor.view != before)
        changes += changed
        assert cursor.n == changes
        assert not changed or cursor.at == entry.at
    # What the reader said of hidden cards is there, and changed nothing.
    assert changes < len(log)


def test_a_missing_entry_is_noticed(log: list[LogEntry]) -> None:
    cursor = Cursor(1, 1)
    cursor.take(log[0])
    with pytest.raises(UnreadableEntry):
        cursor.take(log[2])


def test_only_the_hand_in_play_is_kept(log: list[LogEntry]) -> None:
    cursor = Cursor(1, 1)
    for entry in log:
        cursor.take(entry)
        opening = max(opened for opened in openings(log) if opened <= entry.seq)
        assert len(cursor._hand) == entry.seq - opening + 1
