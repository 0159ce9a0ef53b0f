"""Old hands go, whole and for good; what is left opens, goes on, resumes and proves itself."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text

from app import clock
from app.audit import pruning
from app.audit.pruning import Pruned, latest_cut, prune_table
from app.audit.verifying import Proof
from app.auth import Principal
from app.envelopes import Observed
from app.live.answers import Acked
from app.live.desks import Desks
from app.live.past_hands import last_hands, past_hand
from app.store import Store, TokenRow
from app.store.schema import broadcasts, entries, prunings, sealed
from statemachine.observations import HandBegun
from tests.app.audit.logs import ENTRIES_A_HAND, ENTRIES_BEFORE, write_hands
from tests.app.audit.test_verifying import behind_its_back, proved
from tests.app.command_program import floorcall
from tests.app.feed.sockets import following
from tests.app.service import Table, serving
from tests.app.store.conftest import OpenStore, on_sqlite
from tests.scale import scaled

LONG_AGO = datetime.now(UTC) - timedelta(days=200)
DEALER = Principal("tok_dealer", "Dealer", "dealer", None)


def ended(hand: int) -> int:
    """The last entry of a hand, numbered from 1."""
    return ENTRIES_BEFORE + hand * ENTRIES_A_HAND


async def cut_at(store: Store, hand: int) -> datetime:
    """A moment after the end of a hand and before the next one."""
    (stored,) = await store.log.read("feature", ended(hand) - 1, 1)
    return datetime.fromisoformat(stored.at) + timedelta(seconds=30)


async def seqs(store: Store) -> list[int]:
    return [row[0] for row in await store.database.read(select(entries.c.seq).order_by("seq"))]


async def test_whole_hands_go_and_the_rest_proves_itself(store: Store, store_url: str) -> None:
    await write_hands(store, 6, begun=LONG_AGO)
    before = proved(store_url)
    (last_gone,) = await store.log.read("feature", ended(3) - 1, 1)
    pruned = await prune_table(store, "feature", await cut_at(store, 3), "keeper")
    assert pruned == Pruned(ended(3), ended(3), last_gone.hash)
    assert await seqs(store) == list(range(ended(3) + 1, ended(6) + 1))
    row = await store.prunings.newest("feature")
    assert row is not None
    assert (row.through_seq, row.root_hash, row.actor) == (ended(3), last_gone.hash, "keeper")
    left = ended(6) - ended(3)
    assert proved(store_url) == Proof("feature", ended(3), left, 0, ended(6), before.head)
    assert await past_hand(store.log, "feature", 3) is None
    assert [hand.number for hand in await last_hands(store.log, "feature", 10)] == [6, 5, 4]


async def test_a_cut_in_the_middle_of_a_hand_keeps_it_whole(store: Store) -> None:
    await write_hands(store, 6, begun=LONG_AGO)
    (stored,) = await store.log.read("feature", ended(3) + ENTRIES_A_HAND // 2, 1)
    middle = datetime.fromisoformat(stored.at)
    pruned = await prune_table(store, "feature", middle, "keeper")
    assert pruned is not None
    assert pruned.through_seq == ended(3)


async def test_the_last_hand_stays_however_old_it_is(store: Store, store_url: str) -> None:
    await write_hands(store, 5, begun=LONG_AGO)
    pruned = await prune_table(store, "feature", latest_cut(), "keeper")
    assert pruned is not None
    assert pruned.through_seq == ended(4)
    assert await prune_table(store, "feature", latest_cut(), "keeper") is None
    assert proved(store_url).broken is None


async def test_a_table_without_a_hand_or_with_one_keeps_everything(store: Store) -> None:
    await write_hands(store, 1, begun=LONG_AGO)
    before = await seqs(store)
    assert await prune_table(store, "feature", latest_cut(), "keeper") is None
    assert await seqs(store) == before


async def test_what_is_younger_than_ninety_days_stays(store: Store) -> None:
    await write_hands(store, 5)
    assert await prune_table(store, "feature", latest_cut(), "keeper") is None
    with pytest.raises(ValueError, match="90 days"):
        await prune_table(store, "feature", datetime.now(UTC) - timedelta(days=89), "keeper")
    assert len(await seqs(store)) == ended(5)


async def test_it_is_pruned_again_later_and_in_pieces(
    store: Store, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "MOST_AT_ONCE", 2 * ENTRIES_A_HAND + 5)
    await write_hands(store, 30, begun=LONG_AGO)
    for hand, gone in ((11, ended(11)), (26, ended(26) - ended(11))):
        pruned = await prune_table(store, "feature", await cut_at(store, hand), "keeper")
        assert pruned is not None
        assert (pruned.entries, pruned.through_seq) == (gone, ended(hand))
        proof = proved(store_url)
        assert (proof.root, proof.broken) == (ended(hand), None)
    rows = await store.database.read(select(prunings.c.through_seq).order_by("through_seq"))
    assert [row[0] for row in rows] == [ended(11), ended(26)]


async def test_a_pruned_table_is_played_on(store: Store, store_url: str) -> None:
    await write_hands(store, 6, begun=LONG_AGO)
    await prune_table(store, "feature", await cut_at(store, 5), "keeper")
    desks = Desks(store.log, lambda entry: None)
    desk = await desks.desk("feature")
    answer = await desk.observe(Observed("next", HandBegun()), DEALER)
    assert isinstance(answer, Acked)
    assert answer.seq == ended(6) + 1
    await desks.close()
    proof = proved(store_url)
    assert (proof.seq, proof.broken) == (ended(6) + 1, None)


async def test_what_goes_with_old_entries_goes_with_them(store: Store) -> None:
    await write_hands(store, 4, begun=LONG_AGO)
    await write_hands(store, 4, "other", begun=LONG_AGO)
    await store.tokens.insert_token(
        TokenRow("tok_o", bytes(32), "overlay", None, "Overlay", 0, clock.now())
    )
    for number, (table, seq) in enumerate((("feature", 12), ("feature", ended(4)), ("other", 12))):
        values: dict[str, object] = {
            "table_id": table,
            "observation_id": f"tap-{seq}",
            "commitment": f"{number:064}",
            "cards": "As Ad",
            "salt": bytes(32),
        }
        begins: dict[str, object] = {
            "id": f"epoch-{number}",
            "table_id": table,
            "token_id": "tok_o",
            "delay_s": 0,
            "class": f"class-{number}",
            "start_seq": seq,
            "created_at": clock.now(),
        }

        def put(
            connection: Connection,
            values: dict[str, object] = values,
            begins: dict[str, object] = begins,
        ) -> None:
            connection.execute(sealed.insert(), [values])
            connection.execute(broadcasts.insert(), [begins])

        await store.database.write(put)
    await prune_table(store, "feature", await cut_at(store, 3), "keeper")
    kept = await store.database.read(select(sealed.c.commitment).order_by("commitment"))
    assert [int(row[0]) for row in kept] == [1, 2]
    counting = await store.database.read(select(broadcasts.c.id).order_by("id"))
    assert [row[0] for row in counting] == ["epoch-1", "epoch-2"]
    assert len(await store.tokens.list_tokens()) == 1
    assert len(await store.log.read("other")) == ended(4)


@on_sqlite
async def test_a_pruned_log_that_is_spoilt_is_found(opened: OpenStore, store_url: str) -> None:
    store = opened()
    await write_hands(store, 4, begun=LONG_AGO)
    await prune_table(store, "feature", await cut_at(store, 2), "keeper")
    await store.close()
    behind_its_back(store_url, "UPDATE prunings SET root_hash = zeroblob(32)")
    broken = proved(store_url).broken
    assert broken is not None
    assert broken.at == ended(2) + 1


@on_sqlite
async def test_a_client_that_was_away_for_longer_gets_the_whole_view(
    opened: OpenStore, store_url: str
) -> None:
    store = opened()
    await write_hands(store, 6, begun=LONG_AGO)
    cut = await cut_at(store, 4)
    await store.close()
    with serving(Path(store_url.removeprefix("sqlite:///"))) as service:
        token, auditor = service.token("public"), service.token("auditor")
        overlay = service.token("overlay")
        async with following(service, overlay, "feature") as graphics:
            first = await graphics.until("broadcast")
        beside = opened()
        pruned = await prune_table(beside, "feature", cut, "keeper")
        assert pruned is not None
        through = pruned.through_seq
        for since in (0, 7, through - 1):
            async with following(service, token, {"table": "feature", "since": since}) as public:
                snapshot = await public.receive()
                assert snapshot["type"] == "snapshot"
                assert not snapshot["recovered"]
                assert snapshot["seq"] == ended(6)
        async with following(service, token, {"table": "feature", "since": through}) as public:
            assert (await public.receive())["seq"] == through + 1
        with service.client(auditor) as client:
            table = Table(client, "feature")
            log = table.get("/log")
            assert (log["first_seq"], log["last_seq"]) == (through + 1, ended(6))
            assert log["entries"][0]["seq"] == through + 1
            assert client.get(f"{table.path}/hands/4").json()["code"] == "unknown_hand"
            assert [hand["number"] for hand in table.get("/hands")["hands"]] == [6, 5]
    with serving(Path(store_url.removeprefix("sqlite:///"))) as service:
        wanted = {"table": "feature", "since": first["n"], "epoch": first["epoch"]}
        async with following(service, overlay, wanted) as graphics:
            assert (await graphics.until("broadcast"))["view"] == first["view"]


@pytest.mark.heavy
async def test_many_hands_are_pruned_in_reasonable_time(store: Store, store_url: str) -> None:
    hands = scaled(small=100, full=10_000)
    await write_hands(store, hands, begun=LONG_AGO)
    begun = datetime.now(UTC)
    pruned = await prune_table(store, "feature", await cut_at(store, hands - 2), "keeper")
    took = (datetime.now(UTC) - begun).total_seconds()
    assert pruned is not None
    assert pruned.entries == ended(hands - 2)
    print(f"{pruned.entries} entries pruned in {took:.1f} s")
    assert took < 5 + pruned.entries / 1_000
    assert proved(store_url).broken is None


@on_sqlite
async def test_the_command_prunes_and_says_from_where_the_rest_proves_itself(
    opened: OpenStore, store_url: str
) -> None:
    store = opened()
    await write_hands(store, 4, begun=LONG_AGO)
    await write_hands(store, 4, "young")
    await store.close()
    for words in (["--keep-days", "89"], ["--before", datetime.now(UTC).date().isoformat()]):
        status, out, err = floorcall("prune", "--database", store_url, *words)
        assert (status, out, err) == (2, "", "floorcall: the last 90 days are kept\n")
    status, out, _ = floorcall("prune", "--database", store_url, "--keep-days", "90")
    assert status == 0
    assert "young: nothing is that old" in out
    assert f"feature: {ended(3)} entries pruned, root feature:{ended(3)}:" in out
    status, out, _ = floorcall("verify", "--database", store_url)
    assert status == 0
    assert f"{ended(4) - ended(3)} entries after pruned entry {ended(3)}" in out
    store = opened()
    (row,) = await store.database.read(text("SELECT count(*) FROM tokens"))
    assert row[0] == 0
