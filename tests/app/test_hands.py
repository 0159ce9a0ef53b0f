"""Proves that a hand can be taken away in each format, by number, by whoever may see the table.

What is published of a hand, and how it is written, is proved with the domain.
"""

from typing import Any

import httpx
import pytest

from statemachine.notation import parse_phh
from statemachine.published import Folded, HoleDealt, PublishedHand, Shown
from statemachine.roles import ROLES
from tests.app.service import Service, Table

HOLE = {1: ["As", "Ah"], 3: ["7h", "2s"], 5: ["Kh", "Ks"]}
TABLED, HIDDEN = ["As", "Ah"], ["7h", "2s", "Kh", "Ks", "9s"]


def taken(table: Table, number: int, client: httpx.Client | None = None) -> PublishedHand:
    answer = (client or table.client).get(f"{table.path}/hands/{number}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/toml")
    return parse_phh(answer.text)


def refusal(client: httpx.Client, path: str) -> tuple[int, str]:
    answer = client.get(path)
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def walk(table: Table, *, push: bool = True) -> None:
    """A hand that everybody folds to the big blind."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    for _ in range(2):
        table.act(table.get()["view"]["advice"]["actor"], "fold")
    if push:
        table.say("pot_pushed")


def played(table: Table) -> None:
    """A hand with a showdown: seat 1 tables and wins, the others muck or fold."""
    table.say("hand_begun")
    hands = [{"seat": seat, "cards": cards} for seat, cards in HOLE.items()]
    table.say("hole_cards_dealt", hands=hands)
    table.act(1, "raise", 300)
    table.act(3, "fold")
    table.act(5, "call")
    table.say("card_burned", card="9s")
    for cards in (["Qs", "Jd", "4c"], ["4d"], ["4h"]):
        table.say("street_dealt", cards=cards)
        table.act(5, "check")
        table.act(1, "check")
    table.say("hand_tabled", seat=1)
    table.say("hand_mucked", seat=5)
    table.say("pot_pushed")


def test_a_hand_is_taken_away_in_phh(table: Table) -> None:
    played(table)
    hand = taken(table, 1)
    assert hand.players == ("Ben", "Cleo", "Ana")
    assert hand.seats == (3, 5, 1)
    assert hand.finishing_stacks == (9_950, 9_700, 10_350)
    assert hand.actions[:3] == (
        HoleDealt(0, (None, None)),
        HoleDealt(1, (None, None)),
        HoleDealt(2, ("As", "Ah")),
    )
    assert Folded(0) in hand.actions
    assert Shown(2, ("As", "Ah")) in hand.actions
    fields = hand.other_fields
    assert (fields["hand"], fields["table"], fields["seat_count"]) == (1, "Main feature", 6)
    assert fields["time_zone"] == "UTC"
    assert {"day", "month", "year", "time"} <= set(fields)


def test_a_hand_is_taken_away_in_ohh(table: Table) -> None:
    played(table)
    answer = table.client.get(f"{table.path}/hands/1", params={"format": "ohh"})
    assert answer.headers["content-type"] == "application/json"
    hand: dict[str, Any] = answer.json()["ohh"]
    assert (hand["game_number"], hand["table_name"]) == (f"{table.id}-1", "Main feature")
    assert (hand["dealer_seat"], hand["table_size"]) == (1, 6)
    assert [(pot["amount"], pot["player_wins"]) for pot in hand["pots"]] == [
        (650, [{"player_id": 2, "win_amount": 650}])
    ]
    assert hand["rounds"][-1]["street"] == "Showdown"
    assert len(hand["start_date_utc"]) == 20


@pytest.mark.parametrize("role", [role for role in ROLES if role != "overlay"])
def test_every_role_is_told_the_same_and_no_hidden_card(
    role: str, service: Service, table: Table
) -> None:
    played(table)
    with service.seat(role, table.id) as client:
        for format in ("phh", "ohh"):
            path = f"{table.path}/hands/1?format={format}"
            told = client.get(path).text
            assert told == table.client.get(path).text
            assert all(card in told for card in TABLED)
            assert not [card for card in HIDDEN if card in told]


def test_who_may_not_see_the_table_is_told_nothing(service: Service, table: Table) -> None:
    walk(table)
    path = f"{table.path}/hands/1"
    with service.seat("dealer", "another-table") as elsewhere:
        assert refusal(elsewhere, path) == (403, "table_forbidden")
    with service.seat("overlay", table.id) as overlay:
        assert refusal(overlay, path) == (403, "broadcast_only")
    with service.client(token=None) as nobody:
        assert refusal(nobody, path) == (401, "token_missing")


def test_hands_are_found_by_their_number(admin: httpx.Client, table: Table) -> None:
    for _ in range(5):
        walk(table)
    table.say("hand_begun")
    buttons = [taken(table, number).seats for number in range(1, 7)]
    assert buttons == [(3, 5, 1), (5, 1, 3), (1, 3, 5)] * 2
    assert taken(table, 5).finishing_stacks is not None
    assert taken(table, 6).finishing_stacks is None
    for number in (7, 99, 2**53 - 1):
        assert refusal(admin, f"{table.path}/hands/{number}") == (404, "unknown_hand")
    for wrong in (0, -1, 2**60, "one"):
        assert refusal(admin, f"{table.path}/hands/{wrong}") == (422, "invalid_parameter")
    assert refusal(admin, "/v1/tables/none/hands/1") == (404, "unknown_table")


def test_a_table_without_hands_has_none_to_take(admin: httpx.Client, table: Table) -> None:
    assert refusal(admin, f"{table.path}/hands/1") == (404, "unknown_hand")


def test_a_push_that_the_next_hand_made_up_for_ends_the_hand(table: Table) -> None:
    walk(table, push=False)
    table.say("hand_begun")
    assert taken(table, 1).finishing_stacks == (9_950, 10_050, 10_000)
    assert taken(table, 2).finishing_stacks is None
    assert taken(table, 2).other_fields["hand"] == 2


def test_a_misdeal_is_one_hand_with_its_replay(service: Service, table: Table) -> None:
    table.say("hand_begun")
    for card in ("5h", "Kc"):
        table.say("boxed_card_found", bound_for="seat-3", card=card)
    fault = table.get("/irregularities", params={"open": True})["irregularities"][0]["id"]
    with service.seat("floor", table.id) as floor:
        for step, outcome in (("call_floor", "done"), ("declare", "misdeal")):
            table.through(floor).say("step_taken", procedure=fault, step=step, outcome=outcome)
    table.say("step_taken", procedure=fault, step="recover_cards", outcome="done")
    walk(table)
    hand = taken(table, 1)
    assert hand.other_fields["_deal"] == 2
    irregularities: Any = hand.other_fields["_irregularities"]
    assert [fault["kind"] for fault in irregularities] == ["boxed_card", "boxed_card"]
    assert hand.finishing_stacks == (9_950, 10_050, 10_000)


def test_a_format_without_words_for_the_hand_says_so(service: Service, table: Table) -> None:
    table.say("hand_begun")
    path = f"{table.path}/hands/1"
    assert refusal(table.client, f"{path}?format=xml") == (422, "invalid_parameter")
    texts = set()
    for language in ("en", "es"):
        with service.client(language=language) as client:
            answer = client.get(path, params={"format": "ohh"})
        assert (answer.status_code, answer.json()["code"]) == (422, "hand_unwritable")
        assert "OHH" in answer.json()["text"]
        texts.add(answer.json()["text"])
    assert len(texts) == 2
