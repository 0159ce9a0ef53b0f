"""Proves that a service which was stopped goes on from where it was, on the same file.

A service that was killed is the subject of `test_kill`.
"""

import sqlite3
from pathlib import Path

import httpx

from tests.app.service import Table, said, serving


def played(table: Table) -> None:
    for kind in ("hand_begun", "hole_cards_dealt"):
        table.say(kind)
    table.act(1, "raise", 300)
    table.act(3, "call")
    table.act(5, "fold")
    table.say("street_dealt", cards=["Ah", None, "2c", "2d"])
    table.say("step_taken", procedure=1, step="call_floor", outcome="done")


def test_a_hand_goes_on_from_the_same_place(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    repeated = said("floor_called", reason="Before the stop")
    with serving(database) as first, first.client() as client:
        table = Table.opened(client)
        played(table)
        acked = table.post(repeated).json()["acks"]
        before, log, tables = table.get(), table.entries(), client.get("/v1/tables").json()
    with serving(database) as second, second.client() as client:
        again = table.through(client)
        assert client.get("/v1/tables").json() == tables
        assert again.get() == before
        assert again.entries() == log
        assert again.post(repeated).json()["acks"] == acked
        again.say("step_taken", procedure=1, step="scramble", outcome="done")
        assert again.seq == before["seq"] + 1


def test_the_second_hand_is_folded_alone(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as first, first.client() as client:
        table = Table.opened(client)
        for kind in ("hand_begun", "hole_cards_dealt"):
            table.say(kind)
        table.act(1, "fold")
        table.act(3, "fold")
        table.say("pot_pushed")
        table.say("player_seated", seat=2, player="Dan", stack=5_000)
        table.say("level_set", small_blind=100, big_blind=200, ante=200, ante_kind="big_blind")
        table.say("hand_begun")
        table.say("hole_cards_dealt")
        mistaken = table.act(table.get()["view"]["hand"]["actor"], "fold")
        table.say("retracted", target_seq=mistaken["seq"])
        before = table.get()
    with serving(database) as second, second.client() as client:
        again = table.through(client)
        assert again.get() == before
        assert again.act(before["view"]["hand"]["actor"], "call")["seq"] == before["seq"] + 1


def test_tokens_are_still_there(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as first:
        secret = first.token("public")
    with serving(database) as second, second.client(secret) as client:
        assert client.get("/v1/tables").status_code == 200


def test_two_services_on_one_file_decide_one_after_the_other(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with (
        serving(database) as one,
        serving(database) as other,
        one.client() as left,
        other.client() as right,
    ):
        here = Table.opened(left)
        there = here.through(right)
        assert there.seq == here.seq == 6
        here.say("hand_begun")
        # The other one does not know yet; it loses its seq, reads, and decides again.
        assert there.say("hole_cards_dealt")["seq"] == 8
        stale = here.post(said("player_acted", seat=1, action="fold") | {"expected_seq": 7})
        assert (stale.status_code, stale.json()["code"]) == (409, "stale_seq")
        assert stale.json()["seq"] == 8
        body = said("player_acted", seat=1, action="call")
        assert here.post(body).json()["acks"] == there.post(body).json()["acks"]
        assert here.get()["view"] == there.get()["view"]
        assert here.entries() == there.entries()
        assert [entry["seq"] for entry in here.entries()] == list(range(1, 10))


def test_a_table_whose_opening_was_cut_short_opens_all_the_same(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as first, first.client() as client:
        answer: httpx.Response = client.post(
            "/v1/tables", json={"name": "Cut short", "seats": 4, "id": "cut"}
        )
        assert answer.status_code == 201
    with sqlite3.connect(database) as connection:
        connection.execute("delete from entries")
    connection.close()
    with serving(database) as second, second.client() as client:
        table = Table(client, "cut")
        assert table.get()["view"]["name"] == "Cut short"
        assert [entry["seq"] for entry in table.entries()] == [1]
        table.say("player_seated", seat=4, player="Ana", stack=100)
