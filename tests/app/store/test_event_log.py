"""The contract of `EventLog`, which every database has to keep."""

import asyncio
import hashlib
import itertools
import random
import traceback
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.store import (
    Appended,
    AppendResult,
    IdTaken,
    NewEntry,
    SeqTaken,
    Store,
    TableRow,
    WriteRefused,
    open_store,
)
from app.store.schema import rulebooks
from tests.app.store.conftest import OpenStore
from tests.app.store.rows import HIDDEN, as_stored, dense, entry, with_tables
from tests.scale import scaled


async def test_an_entry_comes_back_as_it_was_given(store: Store) -> None:
    await with_tables(store.log, "a")
    body = bytes(range(256)) + "ñ♠\0".encode()
    first, second = entry("a", 1, "one", opens_hand=True, body=body), entry("a", 2, body=b"")
    assert await store.log.append(first) == Appended(1)
    assert await store.log.append(second) == Appended(2)
    assert await store.log.read("a") == [as_stored(first), as_stored(second)]
    assert await store.log.last("a") == as_stored(second)
    assert await store.log.find("a", "one") == as_stored(first)
    assert await store.log.find("a", "two") is None


async def test_a_table_without_entries_reads_as_empty(store: Store) -> None:
    for table_id in ("a", "nowhere"):
        assert await store.log.read(table_id) == []
        assert await store.log.read_last_hand(table_id) == []
        assert await store.log.last(table_id) is None
        assert await store.log.find(table_id, "one") is None
        await with_tables(store.log, table_id)


async def test_the_same_observation_gets_the_first_entry(store: Store) -> None:
    await with_tables(store.log, "a", "b")
    first = entry("a", 1, "tap", body=b"first")
    await store.log.append(first)
    await store.log.append(entry("a", 2))
    for seq in (1, 2, 3, 9):  # whatever seq it asks for, its id is what counts
        again = entry("a", seq, "tap", body=b"again", fingerprint=b"\1" * 32)
        assert await store.log.append(again) == IdTaken(as_stored(first))
    assert await store.log.append(entry("b", 1, "tap")) == Appended(1)
    assert len(await dense(store.log, "a")) == 2


async def test_a_taken_seq_names_the_newest(store: Store) -> None:
    await with_tables(store.log, "a")
    for seq in (1, 2, 3):
        await store.log.append(entry("a", seq))
    assert await store.log.append(entry("a", 2, "late")) == SeqTaken(3)
    assert await store.log.find("a", "late") is None


async def test_reading_after_a_position_and_up_to_a_limit(store: Store) -> None:
    await with_tables(store.log, "a", "b")
    for seq in range(1, 6):
        await store.log.append(entry("a", seq))
        await store.log.append(entry("b", seq))

    async def seqs(after: int = 0, limit: int | None = None) -> list[int]:
        stored = await store.log.read("a", after, limit)
        assert {each.table_id for each in stored} <= {"a"}
        return [each.seq for each in stored]

    assert await seqs() == [1, 2, 3, 4, 5]
    assert await seqs(after=3) == [4, 5]
    assert await seqs(after=1, limit=2) == [2, 3]
    assert await seqs(after=5) == await seqs(limit=0) == await seqs(limit=-1) == []


async def test_what_no_row_can_hold_is_not_found(store: Store) -> None:
    await with_tables(store.log, "a")
    await store.log.append(entry("a", 1))
    assert await store.log.read("a", after=2**70) == []
    assert len(await store.log.read("a", after=-(2**70), limit=2**70)) == 1
    assert await store.log.last("\ud800") is None
    assert await store.log.find("a", "\ud800") is None
    assert await store.log.get_table("\ud800") is None


async def test_the_last_hand_begins_where_a_hand_was_last_opened(store: Store) -> None:
    await with_tables(store.log, "a", "b")

    async def seqs() -> list[int]:
        return [each.seq for each in await store.log.read_last_hand("a")]

    for seq, opens_hand in enumerate([False, False, True, False, True, True, False], start=1):
        await store.log.append(entry("a", seq, opens_hand=opens_hand))
        await store.log.append(entry("b", seq, opens_hand=not opens_hand))
        expected = {1: [1], 2: [1, 2], 3: [3], 4: [3, 4], 5: [5], 6: [6], 7: [6, 7]}[seq]
        assert await seqs() == expected
    assert await store.log.openings("a") == [3, 5, 6]
    assert await store.log.openings("b") == [1, 2, 4, 7]
    assert await store.log.openings("nowhere") == []


async def test_tables_are_created_once_and_listed_by_age(store: Store) -> None:
    young = TableRow("a", "Final", "2025-01-02", b"\0body")
    old = TableRow("b", "Mesa ñ", "2025-01-01", b"")
    assert await store.log.create_table(young)
    assert await store.log.create_table(old)
    assert not await store.log.create_table(TableRow("a", "Other", "2025-01-03", b""))
    assert await store.log.list_tables() == [old, young]
    assert await store.log.get_table("a") == young
    assert await store.log.get_table("c") is None


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (entry("nowhere", 1), "unknown_table"),
        (entry("a", 3), "seq_gap"),
        (entry("a", 2**70), "seq_gap"),
        (entry("a", 0), "bad_row"),
        (entry("a", -1), "bad_row"),
        (entry("a", 2, fingerprint=b"short"), "bad_row"),
        (replace(entry("a", 2), observation_id="half a character \ud800"), "bad_row"),
        (replace(entry("a", 2), table_id="\ud800"), "bad_row"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_a_row_that_can_never_be_stored(store: Store, bad: NewEntry, reason: str) -> None:
    await with_tables(store.log, "a")
    await store.log.append(entry("a", 1))
    with pytest.raises(WriteRefused) as refused:
        await store.log.append(bad)
    assert refused.value.reason == reason
    assert refused.value.code == "write_refused"
    assert await store.log.read("nowhere") == []
    assert await store.log.append(entry("a", 2)) == Appended(2)
    assert len(await dense(store.log, "a")) == 2


async def test_no_hidden_card_is_in_an_error_a_repr_or_the_log(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    await with_tables(store.log, "a")
    bad = entry("a", 1, "tap", fingerprint=b"short")
    with pytest.raises(WriteRefused) as refused:
        await store.log.append(bad)
    await store.log.append(entry("a", 1, "tap"))
    written = "".join(traceback.format_exception(refused.value)) + caplog.text + repr(bad)
    written += repr(await store.log.last("a")) + repr(await store.log.append(entry("a", 1, "tap")))
    assert "refused a write" in caplog.text
    assert HIDDEN.decode() not in written
    assert repr(HIDDEN) not in written


async def test_racing_producers_share_out_every_seq_once(store: Store) -> None:
    await with_tables(store.log, "a")
    producers, each = scaled(24, 64), scaled(2, 8)
    acknowledged: dict[str, int] = {}

    async def produce(number: int) -> None:
        seq = 1
        for count in range(each):
            observation_id = f"{number}:{count}"
            while True:
                match await store.log.append(entry("a", seq, observation_id)):
                    case Appended(stored_seq):
                        acknowledged[observation_id] = stored_seq
                        break
                    case SeqTaken(last_seq):
                        assert last_seq >= seq
                        seq = last_seq + 1
                    case IdTaken():
                        pytest.fail("nobody else uses this id")

    await asyncio.gather(*(produce(number) for number in range(producers)))
    stored = await dense(store.log, "a")
    assert len(stored) == producers * each
    assert {entry.observation_id: entry.seq for entry in stored} == acknowledged


async def test_one_of_many_equal_observations_wins(store: Store) -> None:
    await with_tables(store.log, "a")
    made = [entry("a", 1, "tap", body=f"{number}".encode()) for number in range(64)]
    results = await asyncio.gather(*(store.log.append(each) for each in made))
    winners = [made for made, result in zip(made, results, strict=True) if result == Appended(1)]
    assert len(winners) == 1
    assert results.count(IdTaken(as_stored(winners[0]))) == 63
    assert await store.log.read("a") == [as_stored(winners[0])]


async def test_two_stores_on_one_database_keep_one_dense_log(opened: OpenStore) -> None:
    stores = [opened(), opened()]
    await with_tables(stores[0].log, "a", "b", "c")
    each = scaled(30, 300)

    async def produce(node: int, table_id: str) -> None:
        seq = done = 0
        while done < each:
            seq += 1
            result = await stores[node].log.append(entry(table_id, seq, f"{node}:{done}"))
            if isinstance(result, SeqTaken):
                seq = result.last_seq
            else:
                assert result == Appended(seq)
                done += 1

    await asyncio.gather(*(produce(node, table_id) for node in (0, 1) for table_id in "abc"))
    for table_id in "abc":
        assert len(await dense(stores[1].log, table_id)) == 2 * each


async def test_the_epoch_is_the_logs_own_and_stays(opened: OpenStore, sqlite_url: str) -> None:
    first = opened()
    await with_tables(first.log, "a")
    await first.log.append(entry("a", 1))
    epoch = first.log.epoch()
    assert int(epoch, 16) >= 0
    await first.close()
    again = opened()
    assert again.log.epoch() == epoch
    assert await again.log.read("a") == [as_stored(entry("a", 1))]
    other = open_store(f"{sqlite_url}.other")
    assert other.log.epoch() != epoch
    await other.close()


async def test_a_cancelled_caller_does_not_take_its_entry_back(store: Store) -> None:
    await with_tables(store.log, "a")
    for seq in range(1, 21):
        appending = asyncio.ensure_future(store.log.append(entry("a", seq)))
        await asyncio.sleep(random.choice([0, 0, 0.0005]))
        appending.cancel()
    assert await store.log.append(entry("a", 21)) == Appended(21)
    assert len(await dense(store.log, "a")) == 21


async def test_rows_that_go_with_an_entry_are_the_winners_only(store: Store) -> None:
    await with_tables(store.log, "a")
    bodies = [b"book one", b"book two", b"book three"]
    digests = [hashlib.sha256(body).digest() for body in bodies]
    rows = [store.rulebooks.statement(*pair) for pair in zip(digests, bodies, strict=True)]
    assert await store.log.append(entry("a", 1, "tap"), [rows[0]]) == Appended(1)
    assert isinstance(await store.log.append(entry("a", 2, "tap"), [rows[1]]), IdTaken)
    assert isinstance(await store.log.append(entry("a", 1, "late"), [rows[2]]), SeqTaken)
    found = [await store.rulebooks.get_rulebook(digest) for digest in digests]
    assert found == [bodies[0], None, None]


async def test_an_entry_whose_rows_are_refused_is_not_stored(store: Store) -> None:
    await with_tables(store.log, "a")
    body = b"book"
    good = store.rulebooks.statement(hashlib.sha256(body).digest(), body)
    bad = rulebooks.insert().values(sha256=b"short", body=b"")
    with pytest.raises(WriteRefused, match="bad_row"):
        await store.log.append(entry("a", 1), [good, bad])
    assert await store.log.last("a") is None
    assert await store.rulebooks.get_rulebook(hashlib.sha256(body).digest()) is None


Step = tuple[str, int, str]
STEPS = st.lists(
    st.tuples(st.sampled_from("ab"), st.integers(1, 6), st.sampled_from("uvwxyz")), max_size=25
)


def test_any_history_gives_what_a_list_would(store_url: str) -> None:
    numbers = itertools.count(1)
    with asyncio.Runner() as runner:
        store = open_store(store_url)

        @settings(max_examples=scaled(30, 500))
        @given(steps=STEPS)
        def check(steps: list[Step]) -> None:
            number = next(numbers)
            runner.run(follow(store, [(f"{number}{table}", *rest) for table, *rest in steps]))

        try:
            check()
        finally:
            runner.run(store.close())


async def follow(store: Store, steps: Sequence[Any]) -> None:
    model: dict[str, list[NewEntry]] = {table_id: [] for table_id, *_ in steps}
    await with_tables(store.log, *model)

    def expected(made: NewEntry) -> AppendResult | str:
        log = model[made.table_id]
        for other in log:
            if other.observation_id == made.observation_id:
                return IdTaken(as_stored(other))
        if made.seq <= len(log):
            return SeqTaken(len(log))
        if made.seq > len(log) + 1:
            return "seq_gap"
        log.append(made)
        return Appended(made.seq)

    for number, (table_id, seq, observation_id) in enumerate(steps):
        made = entry(table_id, seq, observation_id, body=f"{number}".encode())
        try:
            result: AppendResult | str = await store.log.append(made)
        except WriteRefused as refused:
            result = refused.reason
        assert result == expected(made)
    for table_id, log in model.items():
        assert await store.log.read(table_id) == [as_stored(made) for made in log]
