"""Proves over HTTP that a table is followed by its cards and streets alone, and that one which was
followed act by act may drop to that in the midst of a hand and come back by counting stacks.

What each procedure asks where acts are unknown is proved with the domain.
"""

from typing import Any

import httpx
import pytest

from tests.app.service import Service, Table, said

FLOP = ["Qs", "9h", "7d", "2c"]


def open_fault(table: Table) -> dict[str, Any]:
    (fault,) = table.get("/irregularities", params={"open": True})["irregularities"]
    return dict(fault)


def step(table: Table, name: str, outcome: str = "done", **fields: Any) -> dict[str, Any]:
    procedure = open_fault(table)["id"]
    return table.say("step_taken", procedure=procedure, step=name, outcome=outcome, **fields)


def stacks(view: dict[str, Any]) -> dict[int, int]:
    return {seat["seat"]: seat["stack"] for seat in view["seats"]}


def phase(table: Table) -> str:
    return str(table.get()["view"]["hand"]["phase"])


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hand_is_dealt_with_a_flop_of_four_and_no_bet_entered(
    service: Service, admin: httpx.Client, language: str
) -> None:
    opened = Table.opened(admin, rulebook="latam-2026", tracking="dealing")
    with service.client(service.token("dealer", opened.id), language) as client:
        table = opened.through(client)
        begun = table.say("hand_begun")["view"]
        assert begun["tracking"] == "dealing"
        advice = table.say("hole_cards_dealt")["view"]["advice"]
        assert (advice["actor"], advice["actions"]) == (None, [])
        assert advice["next"][0] == "betting_closed"
        table.say("betting_closed", live=[1, 3])
        assert phase(table) == "flop_burn"
        table.say("street_dealt", cards=FLOP)

        # Whether anybody acted on this flop the log does not hold, so somebody is asked, in the
        # words of the rule.
        fault = open_fault(table)
        assert (fault["fault"], fault["procedure"]) == ("four_card_flop", "fact_finding")
        asked = fault["step"]
        assert (asked["step"], asked["who"]) == ("acted_on_street", "dealer")
        assert len(asked["text"]) > 20
        assert [one["outcome"] for one in asked["outcomes"]] == ["yes", "no"]
        answered = step(table, "acted_on_street", "no")["seq"]
        (found,) = [
            event
            for event in table.get("/log", params={"after": answered - 1})["entries"][0]["events"]
            if event["kind"] == "fact_found"
        ]
        assert (found["fact"], found["value"], found["by"]) == (
            "acted_on_street",
            False,
            "dealer of the test",
        )

        assert open_fault(table)["procedure"] == "four_card_flop"
        step(table, "call_floor")
        step(table, "scramble")
        step(table, "pick_burn", pick=1, floor="Flor")
        step(table, "show_flop", cards=["Qs", "7d", "2c"])
        assert phase(table) == "flop"
        table.say("betting_closed")
        for card in ("3s", "4s"):
            table.say("street_dealt", cards=[card])
            table.say("betting_closed")
        assert phase(table) == "showdown"
        table.say("hand_tabled", seat=1, cards=["Ah", "Ad"])
        table.say("hand_tabled", seat=3, cards=["Kh", "Kd"])
        for seat in (1, 3):
            table.say("pile_counted", place=f"seat-{seat}", cards=2)
        # The winner is read off the cards, though nobody knows for how much.
        after = table.say("pot_pushed")["view"]
    assert after["hand"]["phase"] == "complete"
    assert [share["seat"] for share in after["hand"]["awards"][0]["shares"]] == [1]
    assert stacks(after) == stacks(begun)
    # The next burn was paid by the card that the floor picked.
    assert {"street": "turn", "source": "pre_paid"} in after["hand"]["burn_credits"]


def test_a_table_stops_following_acts_and_starts_again_when_the_stacks_are_counted(
    table: Table,
) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.act(1, "raise", 300)
    dropped = table.say("tracking_set", tracking="dealing")["view"]
    assert dropped["tracking"] == "dealing"
    assert dropped["hand"]["phase"] == "preflop"
    assert dropped["advice"]["next"][0] == "betting_closed"
    # Nobody counts chips now: seat 3 re-raises, the others call, and none of it is entered.
    table.say("street_dealt", cards=["Qs", "9h", "7d"])
    table.say("betting_closed", live=[1, 3])

    before = table.seq
    refused = table.post(said("tracking_set", tracking="full"))
    assert (refused.status_code, refused.json()["code"]) == (422, "chips_unknown")
    assert table.seq == before

    table.say("street_dealt", cards=["3s"])
    seats = [
        {"seat": 1, "stack": 8_000, "bet": 0, "live": True},
        {"seat": 3, "stack": 8_500, "bet": 0, "live": True},
        {"seat": 5, "stack": 9_100, "bet": 0, "live": False},
    ]
    counted = table.say(
        "table_is_now",
        board=["Qs", "9h", "7d", "3s"],
        seats=seats,
        pots=[4_400],
        button=1,
        actor=3,
        reason="Stacks counted on the turn",
    )["view"]
    assert counted["tracking"] == "full"
    assert counted["hand"]["phase"] == "turn"
    assert stacks(counted) == {1: 8_000, 3: 8_500, 5: 9_100}
    advice = counted["advice"]
    assert advice["actor"] == 3
    assert {"action": "bet", "least": 100, "most": 8_500} in advice["actions"]

    table.act(3, "bet", 1_000)
    table.act(1, "call")
    table.say("street_dealt", cards=["4s"])
    table.act(3, "check")
    table.act(1, "check")
    table.say("winner_declared", seats=[1])
    after = table.say("pot_pushed")["view"]
    assert after["hand"]["phase"] == "complete"
    assert stacks(after) == {1: 13_400, 3: 7_500, 5: 9_100}
    # The next hand is followed as this one was at its end.
    assert table.say("hand_begun")["view"]["tracking"] == "full"


def test_between_hands_either_is_chosen_freely(table: Table) -> None:
    for tracking in ("dealing", "full", "dealing"):
        assert table.say("tracking_set", tracking=tracking)["view"]["tracking"] == tracking
    before = table.seq
    table.say("tracking_set", tracking="dealing")
    assert table.seq == before
    assert table.say("hand_begun")["view"]["hand"]["phase"] == "hole_deal"
