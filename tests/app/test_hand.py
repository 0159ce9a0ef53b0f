"""Proves that a hand goes from its blinds to its award over REST, its remedy included.

What the rules say is proved by the scenarios.
"""

import httpx
import pytest

from tests.app.service import Service, Table, said


def test_a_hand_is_followed_to_its_award(table: Table) -> None:
    begun = table.say("hand_begun")["view"]
    assert begun["hand"]["phase"] == "hole_deal"
    assert [(seat["seat"], seat["bet"]) for seat in begun["seats"]] == [(1, 0), (3, 50), (5, 100)]

    advice = table.say("hole_cards_dealt")["view"]["advice"]
    assert advice["actor"] == 1
    assert {"action": "raise", "least": 200, "most": 10_000} in advice["actions"]

    table.act(1, "raise", 300)
    table.act(3, "call")
    assert table.act(5, "fold")["view"]["hand"]["phase"] == "flop_burn"
    flop = table.say("street_dealt", cards=["Ah", "Kd", None])["view"]["hand"]
    assert flop["board"] == ["Ah", "Kd", None]
    assert [(pot["amount"], pot["seats"]) for pot in flop["pots"]] == [(700, [1, 3])]

    table.act(3, "check")
    table.act(1, "check")
    for _ in ("turn", "river"):
        table.say("street_dealt")
        table.act(3, "check")
        table.act(1, "check")
    table.say("winner_declared", seats=[1])
    after = table.say("pot_pushed")["view"]
    stacks = {seat["seat"]: seat["stack"] for seat in after["seats"]}
    assert after["hand"]["phase"] == "complete"
    assert stacks == {1: 10_400, 3: 9_700, 5: 9_900}


def test_a_four_card_flop_is_walked_to_its_remedy(service: Service, table: Table) -> None:
    for kind in ("hand_begun", "hole_cards_dealt"):
        table.say(kind)
    table.act(1, "call")
    table.act(3, "call")
    table.act(5, "check")
    table.say("street_dealt", cards=[None, None, None, "Qs"])

    (fault,) = table.get("/irregularities", params={"open": True})["irregularities"]
    assert fault["fault"] == "four_card_flop"
    assert [citation["clause"] for citation in fault["citations"]] == ["TDA-39-A"]

    procedure = fault["id"]
    table.say("step_taken", procedure=procedure, step="call_floor", outcome="done")
    table.say("step_taken", procedure=procedure, step="scramble", outcome="done")
    with service.seat("floor", table.id) as floor:
        table.through(floor).say(
            "step_taken", procedure=procedure, step="pick_burn", outcome="done", pick=2
        )
    shown = table.say(
        "step_taken",
        procedure=procedure,
        step="show_flop",
        outcome="done",
        cards=["2c", "7d", "Qs"],
    )["view"]
    assert shown["hand"]["board"] == ["2c", "7d", "Qs"]
    assert shown["hand"]["phase"] == "flop"
    assert table.get("/irregularities", params={"open": True})["irregularities"] == []
    (closed,) = table.get("/irregularities")["irregularities"]
    assert closed["status"] == "remedied"


def test_the_language_is_the_callers(service: Service, table: Table) -> None:
    with service.client(language="es-MX, en;q=0.5") as client:
        answer = client.get(table.path)
    assert answer.headers["content-language"] == "es"
    english, spanish = table.get()["view"]["advice"], answer.json()["view"]["advice"]
    assert english["prompt"] == spanish["prompt"]
    assert english["text"] != spanish["text"]


def test_a_mis_tap_is_taken_back_and_stays_in_the_log(table: Table) -> None:
    for kind in ("hand_begun", "hole_cards_dealt"):
        table.say(kind)
    mistaken = table.act(1, "fold")
    table.act(3, "call")
    after = table.say("retracted", target_seq=mistaken["seq"])["view"]
    assert after["hand"]["actor"] == 1
    assert after["hand"]["live"] == [1, 3, 5]
    kinds = [entry["observation"]["kind"] for entry in table.entries()[-3:]]
    assert kinds == ["player_acted", "player_acted", "retracted"]
    assert table.act(1, "call")["seq"] == mistaken["seq"] + 3


def test_what_says_nothing_new_is_acknowledged_and_not_stored(table: Table) -> None:
    before = table.seq
    assert table.say("button_placed", seat=1)["acks"][0]["seq"] == before
    assert len(table.entries()) == before


def test_a_list_is_taken_in_order(table: Table) -> None:
    before = table.seq
    body = [said("hand_begun"), said("hole_cards_dealt"), said("floor_called", reason="Noise")]
    answer = table.post(body)
    assert answer.status_code == 200
    assert answer.json()["acks"] == [
        {"observation_id": one["observation_id"], "seq": before + place}
        for place, one in enumerate(body, 1)
    ]
    assert answer.json()["seq"] == before + 3


def test_a_list_stops_at_the_first_refusal(table: Table) -> None:
    before = table.seq
    body = [said("hand_begun"), said("player_left", seat=2), said("hole_cards_dealt")]
    answer = table.post(body)
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == "seat_empty"
    assert problem["index"] == 1
    assert problem["observation_id"] == body[1]["observation_id"]
    assert problem["acks"] == [{"observation_id": body[0]["observation_id"], "seq": before + 1}]
    assert problem["seq"] == table.seq == before + 1


@pytest.mark.parametrize("limit", [1, 2, 500])
def test_the_log_is_read_in_pages(table: Table, limit: int) -> None:
    first = table.get("/log", params={"limit": limit})
    assert [entry["seq"] for entry in first["entries"]] == list(range(1, min(limit, 6) + 1))
    assert first["last_seq"] == 6
    assert table.get("/log", params={"after": 6})["entries"] == []
    assert first["epoch"] == table.get()["epoch"]


def test_the_first_entry_opens_the_table(table: Table) -> None:
    first = table.entries()[0]
    assert first["observation"] is None
    assert [event["kind"] for event in first["events"]] == ["table_opened"]


def test_times_never_go_back(table: Table) -> None:
    times = [entry["at"] for entry in table.entries()]
    assert times == sorted(times)
    assert {len(time) for time in times} == {len("2026-01-01T00:00:00.000000Z")}


def test_two_tables_are_played_side_by_side(admin: httpx.Client) -> None:
    one, other = Table.opened(admin), Table.opened(admin)
    same = "same-id-at-both"
    assert one.post(said("hand_begun", observation_id=same)).json()["acks"][0]["seq"] == 7
    assert (
        other.post(said("button_placed", seat=3, observation_id=same)).json()["acks"][0]["seq"] == 7
    )
    assert one.get()["view"]["hand"] is not None
    assert other.get()["view"]["hand"] is None
