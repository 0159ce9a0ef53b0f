"""A table whose last hand was spoilt is not opened, and everybody is told where it is broken."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.audit import verifying
from app.audit.verifying import Broken
from app.store import open_store
from tests.app.audit.logs import ENTRIES_A_HAND, ENTRIES_BEFORE, write_hands
from tests.app.audit.test_verifying import flip, proved
from tests.app.service import Table, said, serving

HANDS = 3
OPENS = ENTRIES_BEFORE + (HANDS - 1) * ENTRIES_A_HAND + 1
LAST = ENTRIES_BEFORE + HANDS * ENTRIES_A_HAND


async def spoilt(path: Path, seq: int, column: str) -> str:
    url = f"sqlite:///{path}"
    store = open_store(url)
    await write_hands(store, HANDS)
    await write_hands(store, HANDS, "sound")
    await flip(store, seq, column)
    await store.close()
    return url


@pytest.mark.parametrize("seq", [OPENS, OPENS + 7, LAST])
@pytest.mark.parametrize("column", ["body", "hash"])
async def test_a_flipped_bit_in_the_last_hand_is_named_by_its_entry(
    tmp_path: Path, seq: int, column: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.db"
    url = await spoilt(path, seq, column)
    assert proved(url).broken == Broken(seq, verifying.CHANGED)
    with serving(path) as service, service.client() as client:
        for answer in (
            client.get("/v1/tables/feature"),
            client.post("/v1/tables/feature/observations", json=said("hand_begun")),
        ):
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (503, "log_unreadable")
            assert problem["seq"] == seq
        sound = Table(client, "sound")
        assert sound.say("hand_begun")["seq"] == LAST + 1
    told = [line for line in capsys.readouterr().err.splitlines() if "is damaged" in line]
    assert told
    for part in (f"seq={seq}", "table=feature", "code=log_unreadable"):
        assert part in told[0]


async def test_an_earlier_hand_is_not_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    await spoilt(path, OPENS - ENTRIES_A_HAND - 3, "body")
    with serving(path) as service, service.client() as client:
        assert Table(client, "feature").say("hand_begun")["seq"] == LAST + 1


async def test_a_lost_predecessor_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    store = open_store(f"sqlite:///{path}")
    await write_hands(store, HANDS)
    await store.close()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("DELETE FROM entries WHERE seq = ?", (OPENS - 1,))
    with serving(path) as service, service.client() as client:
        problem = client.get("/v1/tables/feature").json()
    assert (problem["code"], problem["seq"]) == ("log_unreadable", OPENS)
