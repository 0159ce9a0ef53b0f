"""Proves that past hands are found by what happened in them, and counted, whichever node is asked.

What a filter of the store keeps is proved there, on every database.
"""

import csv
import io
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.app.service import Service, Table, serving

FOUR = ["2c", "2d", "2h", "2s"]


def asked(client: httpx.Client, path: str = "/v1/hands", **params: Any) -> dict[str, Any]:
    answer = client.get(path, params=params)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def numbers(client: httpx.Client, **params: Any) -> list[int]:
    return [each["number"] for each in asked(client, **params)["hands"]]


def folded(table: Table) -> None:
    """A hand that everybody but the big blind folds."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    while (actor := table.get()["view"]["advice"]["actor"]) is not None:
        table.act(actor, "fold")
    table.say("pot_pushed")


def faulty(table: Table) -> None:
    """A hand with a flop of four cards that the floor rules to be void."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    view = table.get()["view"]
    while view["hand"]["phase"] == "preflop":
        actor = view["advice"]["actor"]
        legal = {each["action"] for each in view["advice"]["actions"]}
        view = table.act(actor, "check" if "check" in legal else "call")["view"]
    table.say("card_burned")
    table.say("street_dealt", cards=FOUR)
    table.say("ruling_given", irregularities=[1], reason="Void it", effects=[{"kind": "void_hand"}])


@pytest.fixture(scope="module")
def played(service: Service) -> Table:
    """Three hands of one table, the second dealt twice as its first deal went wrong."""
    with service.client() as admin:
        table = Table.opened(admin, id="played", name="Búho")
        table.say("dealer_changed", dealer="Rosa Núñez")
        folded(table)
        faulty(table)
        table.say("dealer_changed", dealer="Luis")
        folded(table)
        folded(table)
    return Table(service.client(), "played")


def test_hands_are_found_as_soon_as_they_are_there(played: Table) -> None:
    client = played.client
    found = asked(client, table="played")
    assert [each["number"] for each in found["hands"]] == [3, 2, 1]
    assert (found["more"], found["unread"]) == (None, 0)
    hands = played.get("/hands")["hands"]
    for one, other in zip(found["hands"], hands, strict=True):
        for name in ("number", "first_seq", "last_seq", "began_at", "last_at"):
            assert one[name] == other[name]
    assert found["hands"][0]["players"] == ["Ana", "Ben", "Cleo"]
    assert found["hands"][0]["table_name"] == "Búho"


def test_what_went_wrong_is_told_with_its_end(played: Table) -> None:
    (hand,) = asked(played.client, table="played", kind="four_card_flop")["hands"]
    fault, ruling = hand["faults"]
    assert (hand["number"], fault["outcome"]) == (2, "ruled")
    assert fault["title"]
    assert fault["seconds"] is not None
    assert (ruling["kind"], ruling["reason"]) == ("ruling", "Void it")
    entries = {each["seq"]: each for each in played.entries()}
    kinds = [each["kind"] for each in entries[fault["seq"]]["events"]]
    assert "irregularity_opened" in kinds


def test_each_part_of_a_search_narrows_it(played: Table) -> None:
    client = played.client
    assert numbers(client, table="played", first=2) == [3, 2]
    assert numbers(client, table="played", first=2, last=2) == [2]
    assert numbers(client, table="played", player="bEN") == [3, 2, 1]
    assert numbers(client, table="played", player="nobody") == []
    assert numbers(client, table="played", dealer="NÚÑEZ") == [2, 1]
    assert numbers(client, table="played", dealer="luis") == [3]
    assert numbers(client, table="played", until="2020-01-01") == []
    began = asked(client, table="played")["hands"][1]["began_at"]
    assert numbers(client, table="played", since=began) == [3, 2]
    page = asked(client, table="played", limit=2)
    assert [each["number"] for each in page["hands"]] == [3, 2]
    assert numbers(client, table="played", limit=2, after=page["more"]) == [1]


@pytest.mark.parametrize(
    "params",
    [
        {"since": "yesterday"},
        {"since": "7"},
        {"until": "9999-99-99"},
        {"first": 0},
        {"after": "nowhere"},
        {"after": "2026-01-01~x~y"},
        {"table": "../x"},
        {"limit": 101},
        {"player": ""},
    ],
)
def test_what_is_no_search_is_refused(admin: httpx.Client, params: dict[str, Any]) -> None:
    answer = admin.get("/v1/hands", params=params)
    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid_parameter"


def test_a_token_finds_the_hands_of_its_own_tables_alone(service: Service, played: Table) -> None:
    with service.client() as admin:
        other = Table.opened(admin)
        folded(other)
    with service.seat("floor", other.id) as client:
        assert {each["table"] for each in asked(client)["hands"]} == {other.id}
        refused = client.get("/v1/hands", params={"table": "played"})
        assert refused.json()["code"] == "table_forbidden"
        counted = asked(client, "/v1/statistics", by="table")["counts"]
        assert [each["key"] for each in counted] == [other.id]


def test_it_is_counted_and_can_be_taken_away(service: Service, played: Table) -> None:
    client = played.client
    (kind,) = asked(client, "/v1/statistics", by="kind", table="played")["counts"]
    assert (kind["key"], kind["hands"], kind["faults"], kind["open"]) == ("four_card_flop", 1, 1, 0)
    (table,) = asked(client, "/v1/statistics", by="table", table="played")["counts"]
    assert (table["name"], table["hands"], table["faults"], table["rulings"]) == ("Búho", 3, 1, 1)
    dealers = asked(client, "/v1/statistics", by="dealer", table="played")["counts"]
    told = [(each["name"], each["hands"], each["faults"]) for each in dealers]
    assert told == [("Rosa Núñez", 2, 1), ("Luis", 1, 0)]
    params = {"by": "table", "table": "played", "format": "csv"}
    answer = client.get("/v1/statistics", params=params)
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    head, row = csv.reader(io.StringIO(answer.text))
    line = dict(zip(head, row, strict=True))
    assert (line["name"], line["hands"], line["faults"]) == ("Búho", "3", "1")


def test_a_name_that_is_a_formula_is_none_in_the_file(service: Service) -> None:
    with service.client() as admin:
        table = Table.opened(admin, name="=HYPERLINK(1)")
        folded(table)
        params = {"by": "table", "table": table.id, "format": "csv"}
        text = admin.get("/v1/statistics", params=params).text
    assert '"\'=HYPERLINK(1)"' in text


def test_what_only_those_who_rule_may_know_is_found_by_nobody_else(service: Service) -> None:
    with service.client() as admin:
        table = Table.opened(admin)
        table.say("hand_begun")
        table.say("hole_cards_dealt")
        with service.seat("device", table.id) as client:
            device = table.through(client)
            device.say("card_seen", place="seat-1", card="As")
            device.say("card_seen", place="seat-3", card="As")
        assert table.get()["view"]["hand"]["irregularities"], "the readers contradict each other"
    for role, there in (("floor", True), ("auditor", False)):
        with service.seat(role, table.id) as client:
            (hand,) = asked(client)["hands"]
            assert bool(hand["faults"]) is there
            assert bool(asked(client, "/v1/statistics")["counts"]) is there


def test_what_goes_wrong_in_a_hand_is_found_before_that_is_over(service: Service) -> None:
    with service.client() as admin:
        table = Table.opened(admin)
        table.say("hand_begun")
        assert [each["faults"] for each in asked(admin, table=table.id)["hands"]] == [[]]
        table.say("hole_cards_dealt")
        table.say("fault_reported", fault="card_exposed_by_player", seat=1)
        (hand,) = asked(admin, table=table.id)["hands"]
        assert [each["outcome"] for each in hand["faults"]] == ["open"]
        table.say("ruling_given", irregularities=[1], reason="No harm")
        (hand,) = asked(admin, table=table.id)["hands"]
        assert hand["faults"][0]["outcome"] == "ruled"


def test_logs_of_before_and_of_other_nodes_are_read_when_they_are_asked_for(
    tmp_path: Path,
) -> None:
    path = tmp_path / "history.sqlite3"
    with serving(path) as one, one.client() as admin:
        table = Table.opened(admin)
        folded(table)
        folded(table)
    with (
        serving(path) as one,
        serving(path) as other,
        one.client() as here,
        other.client() as there,
    ):
        assert numbers(here) == [2, 1]
        folded(table.through(here))
        assert numbers(there) == [3, 2, 1]
        folded(table.through(there))
        assert numbers(here) == [4, 3, 2, 1]
