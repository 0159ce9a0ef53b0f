"""Any hand is there again: by its number, at any of its entries, and the last ones in one call."""

from itertools import pairwise
from typing import Any

import httpx

from tests.app.service import Service, Table, said
from tests.app.test_hands import HIDDEN, played, walk


def hands(table: Table, **wanted: Any) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = table.get("/hands", params=wanted)["hands"]
    return listed


def test_the_last_hands_come_in_one_call(table: Table) -> None:
    for _ in range(12):
        walk(table)
    table.say("hand_begun")
    log = {entry["seq"]: entry for entry in table.entries()}
    listed = hands(table, last=10)
    assert [hand["number"] for hand in listed] == [13, 12, 11, 10, 9, 8, 7, 6, 5, 4]
    assert all(hand["view"] is None for hand in listed)
    assert [hand["phase"] for hand in listed] == ["hole_deal", *["complete"] * 9]
    assert listed[0]["last_seq"] == table.seq
    for later, earlier in pairwise(listed):
        assert earlier["last_seq"] == later["first_seq"] - 1
    for hand in listed:
        assert hand["began_at"] == log[hand["first_seq"]]["at"]
        assert hand["last_at"] == log[hand["last_seq"]]["at"]
        assert log[hand["first_seq"]]["events"][0]["kind"] == "hand_started"
    assert [hand["number"] for hand in hands(table, last=2, before=9)] == [8, 7]
    assert [hand["number"] for hand in hands(table, before=2)] == [1]
    assert hands(table, before=1) == []


def test_each_comes_with_the_table_as_it_was_left(table: Table) -> None:
    left = []
    for play in (played, walk, played):
        play(table)
        left.append(table.get()["view"])
    listed = hands(table, views=True)
    assert [hand["view"] for hand in reversed(listed)] == left


def test_a_table_without_a_hand_has_none(table: Table) -> None:
    assert hands(table, views=True) == []


def test_a_hand_is_there_at_each_of_its_entries(table: Table) -> None:
    walk(table)
    first = table.seq + 1
    views = {}
    told = (
        said("hand_begun"),
        said("hole_cards_dealt"),
        said("player_acted", seat=3, action="call"),
        said("player_acted", seat=5, action="call"),
        said("retracted", target_seq=first + 3),
        said("player_acted", seat=5, action="fold"),
        said("player_acted", seat=1, action="check"),
    )
    for body in told:
        answer = table.post(body)
        assert answer.status_code == 200, answer.text
        views[answer.json()["seq"]] = answer.json()["view"]
    last = table.seq
    assert list(views) == list(range(first, last + 1))
    walk_on(table)
    for seq, view in views.items():
        recalled = table.get("/hands/2", params={"at": seq})
        assert recalled == {
            "id": table.id,
            "epoch": table.get()["epoch"],
            "seq": seq,
            "view": view,
        }
    (hand,) = hands(table, before=3, last=1)
    end = table.get("/hands/2", params={"format": "view"})
    assert end["seq"] == hand["last_seq"]
    assert end["view"]["hand"]["number"] == 2
    for outside in (first - 1, hand["last_seq"] + 1, 10**12):
        answer = table.client.get(f"{table.path}/hands/2", params={"at": outside})
        assert (answer.status_code, answer.json()["code"]) == (404, "seq_not_in_hand")
        assert str(hand["last_seq"]) in answer.json()["text"]


def walk_on(table: Table) -> None:
    """To the end of the hand, and the next one begun."""
    for cards in (["Qs", "Jd", "4c"], ["4d"], ["4h"]):
        table.say("street_dealt", cards=cards)
        for _ in range(2):
            table.act(table.get()["view"]["advice"]["actor"], "check")
    table.say("winner_declared", seats=[1])
    table.say("pile_counted", place="seat-1", cards=2)
    table.say("pot_pushed")
    table.say("hand_begun")


def test_a_hand_that_was_dealt_again_is_one(table: Table) -> None:
    walk(table)
    first = table.seq + 1
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    before = table.get()["view"]
    seq = table.seq
    misdeal = {"kind": "declare_misdeal"}
    table.say("ruling_given", irregularities=[], reason="A card short", effects=[misdeal])
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    again = table.get()["view"]
    (hand,) = hands(table, last=1, views=True)
    assert (hand["number"], hand["first_seq"], hand["last_seq"]) == (2, first, table.seq)
    assert hand["view"] == again
    assert table.get("/hands/2", params={"at": seq})["view"] == before
    assert table.get("/hands/2", params={"at": table.seq})["view"] == again


def test_nobody_recalls_a_card_that_was_not_tabled(service: Service, table: Table) -> None:
    played(table)
    walk(table)
    for role in ("dealer", "floor", "director", "device", "public", "auditor", "admin"):
        with service.seat(role, table.id) as client:
            own = table.through(client)
            texts = [client.get(f"{table.path}/hands", params={"views": True}).text]
            (_, hand) = hands(own)
            texts += [
                client.get(f"{table.path}/hands/1", params={"at": seq}).text
                for seq in range(hand["first_seq"], hand["last_seq"] + 1)
            ]
        whole = "".join(texts)
        assert "Qs" in whole
        assert not [card for card in HIDDEN if f'"{card}"' in whole], role


def test_a_recall_is_told_in_the_callers_language(service: Service, table: Table) -> None:
    walk(table)
    with service.client(service.token("public"), "es") as client:
        answer = client.get(f"{table.path}/hands/1", params={"format": "view"})
        assert answer.headers["content-language"] == "es"
        spanish = answer.json()["view"]["advice"]["text"]
    assert spanish != table.get("/hands/1", params={"format": "view"})["view"]["advice"]["text"]


def test_an_overlay_recalls_nothing(service: Service, table: Table) -> None:
    played(table)
    client: httpx.Client
    with service.seat("overlay", table.id) as client:
        for path in ("/hands", "/hands/1", "/hands/1?at=8", "/export", "/reads"):
            assert client.get(table.path + path).status_code == 403
