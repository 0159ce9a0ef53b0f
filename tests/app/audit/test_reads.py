"""Whoever looked at a hidden card is written down before they saw it, for those who check."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from app.audit.verifying import Broken
from tests.app.audit.test_verifying import proved
from tests.app.seals.claims import CLAIM, look, lost, seal
from tests.app.service import Service, Table


@pytest.fixture
def director(service: Service, admin: httpx.Client) -> Iterator[Table]:
    table = lost(Table.opened(admin, rulebook="latam-2026"))
    with service.seat("director", table.id) as client:
        own = table.through(client)
        assert seal(own).status_code == 200
        yield own


def test_each_look_is_listed_for_those_who_check(service: Service, director: Table) -> None:
    for _ in range(3):
        assert look(director).json()["cards"] == list(CLAIM)
    assert look(director, 99).status_code == 422
    made = look(director).json()["commitment"]
    for role in ("auditor", "admin"):
        with service.seat(role, director.id) as client:
            own = director.through(client)
            reads = own.get("/reads")["reads"]
            assert [read["number"] for read in reads] == [1, 2, 3, 4]
            assert {read["actor"] for read in reads} == {"director of the test"}
            assert {read["role"] for read in reads} == {"director"}
            assert {read["looked"] for read in reads} == {"sealed_claim"}
            assert {read["seq"] for read in reads} == {director.seq}
            assert all(made in read["detail"] for read in reads)
            assert len({read["hash"] for read in reads}) == 4
            assert own.get("/reads", params={"after": 3})["reads"] == reads[3:]
            assert own.get("/reads", params={"after": 1, "limit": 2})["reads"] == reads[1:3]
            whole = str(reads)
            assert not [card for card in CLAIM if card in whole]


@pytest.mark.parametrize("role", ["dealer", "floor", "director", "device", "public", "overlay"])
def test_nobody_else_is_told(service: Service, director: Table, role: str) -> None:
    with service.seat(role, director.id) as client:
        assert client.get(f"{director.path}/reads").status_code == 403


def test_a_look_that_cannot_be_written_down_shows_nothing(
    service: Service, director: Table
) -> None:
    url = service.settings.database_url
    with closing(sqlite3.connect(service.settings.database, isolation_level=None)) as other:
        # As a full disk would: the row is refused, and nothing else is.
        other.execute(
            "CREATE TRIGGER no_more BEFORE INSERT ON reads BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        try:
            answer = look(director)
            assert answer.status_code >= 500
            assert not [card for card in CLAIM if card in answer.text]
        finally:
            other.execute("DROP TRIGGER no_more")
    assert look(director).status_code == 200
    proof = proved(url, table=director.id)
    assert (proof.reads, proof.broken) == (1, None)


def test_looks_and_seals_are_proved_with_the_log(service: Service, director: Table) -> None:
    look(director)
    url = service.settings.database_url
    proof = proved(url, table=director.id)
    assert (proof.reads, proof.broken) == (1, None)
    with closing(sqlite3.connect(service.settings.database)) as other, other:
        other.execute("UPDATE sealed SET cards = 'As Ad' WHERE table_id = ?", (director.id,))
    spoilt = proved(url, table=director.id).broken
    assert spoilt is not None
    assert spoilt.what == "what is kept under seal does not open the entry's commitment"
    with closing(sqlite3.connect(service.settings.database)) as other, other:
        other.execute(
            "UPDATE sealed SET observation_id = 'another' WHERE table_id = ?", (director.id,)
        )
    alone = proved(url, table=director.id).broken
    assert alone == Broken(director.seq, "something is kept under seal that no entry sealed")
