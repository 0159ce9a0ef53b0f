"""Proves the floor's overview: what is open where and since when, what changed, and on which node.

That faults are found and ranked by kind is proved with the domain.
"""

import sqlite3
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx

from tests.app.service import Service, Table, serving

BOARD = ["2c", "2d", "2h", "2s"]


def floor(client: httpx.Client, since: str | None = None, **options: Any) -> dict[str, Any]:
    params = {} if since is None else {"since": since}
    answer = client.get("/v1/floor", params=params, **options)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def at_a_glance(client: httpx.Client, table: Table) -> dict[str, Any]:
    seen: list[dict[str, Any]] = floor(client)["tables"]
    (found,) = [each for each in seen if each["id"] == table.id]
    return found


def to_the_flop(table: Table) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)


def test_a_table_is_seen_as_it_is(admin: httpx.Client, table: Table) -> None:
    to_the_flop(table)
    table.say("street_dealt", cards=BOARD)
    seen = at_a_glance(admin, table)
    entries = table.entries()
    assert (seen["hand"], seen["phase"], seen["street"]) == (1, "flop_burn", "flop")
    assert (seen["seq"], seen["last_at"]) == (entries[-1]["seq"], entries[-1]["at"])
    (fault,) = seen["faults"]
    shown = table.get()["view"]["hand"]["irregularities"][0]
    assert (fault["fault"], fault["title"]) == (shown["fault"], shown["title"])
    assert fault["at"] == entries[fault["seq"] - 1]["at"]
    assert (fault["blocks"], fault["who"]) == (shown["blocks"], shown["step"]["who"])
    assert seen["prompt"] == table.get()["view"]["advice"]["text"]


def test_what_holds_the_game_ranks_first(admin: httpx.Client, table: Table) -> None:
    to_the_flop(table)
    table.say("fault_reported", fault="card_exposed_by_player", seat=1)
    table.say("card_burned")
    table.say("street_dealt", cards=BOARD)
    blocks = ("now", "before_next_card", "before_award", "nothing")
    ranked = at_a_glance(admin, table)["faults"]
    assert ranked[0]["fault"] == "four_card_flop"
    assert len({each["blocks"] for each in ranked}) > 1
    assert ranked == sorted(ranked, key=lambda each: blocks.index(each["blocks"]))


def test_only_what_changed_is_told_again(service: Service, admin: httpx.Client) -> None:
    quiet, busy = Table.opened(admin), Table.opened(admin)
    with service.seat("floor", quiet.id, busy.id) as client:
        first = floor(client)
        assert first["whole"] is True
        assert [each["id"] for each in first["tables"]] == [quiet.id, busy.id]
        same = floor(client, first["cursor"])
        assert (same["whole"], same["tables"]) == (False, [])
        assert same["cursor"] == first["cursor"]
        busy.say("hand_begun")
        later = floor(client, first["cursor"])
        assert [each["id"] for each in later["tables"]] == [busy.id]
        assert floor(client, later["cursor"])["tables"] == []
        # What another process gave out, or nobody did, is no excuse for leaving anything out.
        for strange in ("", "0-0", "0badc0de-3", first["cursor"].partition("-")[0] + "-x"):
            assert len(floor(client, strange)["tables"]) == 2
        assert datetime.fromisoformat(later["now"]) >= datetime.fromisoformat(
            later["tables"][0]["last_at"]
        )


def test_a_token_sees_its_own_tables_alone(service: Service, admin: httpx.Client) -> None:
    mine, other = Table.opened(admin), Table.opened(admin)
    with service.seat("floor", mine.id) as client:
        first = floor(client)
        assert [each["id"] for each in first["tables"]] == [mine.id]
        other.say("hand_begun")
        assert floor(client, first["cursor"])["tables"] == []


def test_texts_are_in_the_callers_language(service: Service, table: Table) -> None:
    to_the_flop(table)
    table.say("street_dealt", cards=BOARD)
    said = {}
    for language in ("en", "es"):
        with service.client(language=language) as client:
            seen = at_a_glance(client, table)
            said[language] = (seen["prompt"], seen["faults"][0]["title"])
    assert all(one != other for one, other in zip(said["en"], said["es"], strict=True))


def test_a_spoken_ruling_waits_for_its_signature(service: Service, table: Table) -> None:
    to_the_flop(table)
    with service.seat("dealer", table.id) as client:
        dealer = table.through(client)
        dealer.say("floor_called", reason="")
        dealer.say("ruling_given", irregularities=[1], reason="It stands", floor="Marta")
    with service.seat("floor", table.id) as client:
        (waiting,) = at_a_glance(client, table)["unsigned"]
        assert waiting["floor"] == "Marta"
        table.through(client).say("ruling_countersigned", ruling=waiting["id"])
        assert at_a_glance(client, table)["unsigned"] == []


def test_it_is_told_who_deals_and_who_is_on_the_way(service: Service, table: Table) -> None:
    with service.seat("floor", table.id) as client:
        floors = table.through(client)
        table.say("dealer_changed", dealer="Rosa")
        to_the_flop(table)
        seen = at_a_glance(client, table)
        assert (seen["dealer"], seen["going"]) == ("Rosa", None)
        table.say("fault_reported", fault="card_exposed_by_player", seat=1)
        floors.say("floor_going", irregularity=1)
        going = at_a_glance(client, table)["going"]
        assert (going["floor"], going["irregularity"]) == ("floor of the test", 1)
        assert going["at"] == table.entries()[-1]["at"]
        # With nothing left to go to nobody is going.
        floors.say("ruling_given", irregularities=[1], reason="No harm")
        assert at_a_glance(client, table)["going"] is None


def test_after_a_restart_everything_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "floor.sqlite3"
    with serving(path) as service, service.client() as admin:
        table = Table.opened(admin)
        to_the_flop(table)
        table.say("street_dealt", cards=BOARD)
        before = floor(admin)
    with serving(path) as service, service.client() as admin:
        after = floor(admin, before["cursor"])
    assert after["whole"] is True
    assert after["tables"] == before["tables"]


def test_another_node_sees_it_too(tmp_path: Path) -> None:
    path = tmp_path / "shared.sqlite3"
    with (
        serving(path) as one,
        serving(path) as other,
        one.client() as admin,
        other.client() as floor_there,
    ):
        table = Table.opened(admin)
        cursor = floor(floor_there)["cursor"]
        table.say("hand_begun")
        deadline = time.monotonic() + 30
        while not (seen := floor(floor_there, cursor)["tables"]):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert [each["phase"] for each in seen] == ["hole_deal"]


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    path = tmp_path / "damaged.sqlite3"
    with serving(path) as service, service.client() as admin:
        good, bad = Table.opened(admin), Table.opened(admin)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE entries SET body = 'x' WHERE table_id = ? AND seq = 3", (bad.id,))
    connection.commit()
    connection.close()
    with serving(path) as service, service.client() as admin:
        seen = {each["id"]: each for each in floor(admin)["tables"]}
    assert seen[good.id]["problem"] is None
    assert seen[bad.id]["problem"] == "log_unreadable"
    assert seen[bad.id]["name"] == "Main feature"


def test_there_is_something_to_choose_from(service: Service) -> None:
    with service.client(language="es") as client:
        choices = client.get("/v1/floor/choices").json()
    assert {"NT", "FO/8"} <= {each["id"] for each in choices["variants"]}
    assert {"tda", "hoyle"} <= {each["id"] for each in choices["rulebooks"]}
    titles = {each["kind"]: each["title"] for each in choices["kinds"]}
    assert "{" not in "".join(titles.values())
    assert titles["boxed_card"] == "Carta boxed"
