"""Proves that a position goes to one observation only, and an observation to one position only,
whichever nodes they come to.
"""

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.app.nodes.house import House
from tests.app.players import Player
from tests.app.service import Table, fresh_id, said
from tests.scale import scaled

ROUNDS = scaled(30, 1_000)


def at_once(tables: list[Table], bodies: list[Any]) -> list[httpx.Response]:
    """Post one body to each table in the same moment."""
    barrier = threading.Barrier(len(tables))

    def post(table: Table, body: Any) -> httpx.Response:
        barrier.wait()
        return table.post(body)

    with ThreadPoolExecutor(len(tables)) as pool:
        return list(pool.map(post, tables, bodies))


def test_one_observation_sent_to_both_nodes_is_one_entry(house: House) -> None:
    tables = house.table()
    acked: dict[str, int] = {}
    for number in range(ROUNDS):
        body = said("level_set", small_blind=number + 1, big_blind=10_000)
        if number % 2:
            body["expected_seq"] = max(acked.values())
        answers = at_once(tables, [body, body])
        assert [answer.status_code for answer in answers] == [200, 200], answers[0].text
        (first,), (second,) = (answer.json()["acks"] for answer in answers)
        assert first == second
        acked[first["observation_id"]] = first["seq"]
    assert len(set(acked.values())) == ROUNDS
    house.proved(tables[0].id, acked)


def test_one_id_for_two_things_is_refused_on_the_later_node(house: House) -> None:
    tables = house.table()
    for number in range(ROUNDS):
        name = fresh_id()
        bodies = [
            said("level_set", observation_id=name, small_blind=number + 1, big_blind=big)
            for big in (10_000, 20_000)
        ]
        answers = at_once(tables, bodies)
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (refused,) = (answer for answer in answers if answer.status_code == 409)
        assert refused.json()["code"] == "observation_id_reused"


def test_of_two_consoles_one_wins_each_position_and_the_other_is_told(house: House) -> None:
    tables = house.table()
    seq = house.agree(tables[0].id)["seq"]
    wins = [0, 0]
    acked: dict[str, int] = {}
    for number in range(ROUNDS):
        bodies = [
            said("level_set", small_blind=number + 1, big_blind=big) | {"expected_seq": seq}
            for big in (10_000, 20_000)
        ]
        # Whichever thread is let go first has an edge: each node has it in turn.
        turned = number % 2
        answers = at_once(tables[::-1] if turned else tables, bodies)
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        winner = [answer.status_code for answer in answers].index(200)
        wins[winner ^ turned] += 1
        (ack,) = answers[winner].json()["acks"]
        acked[ack["observation_id"]] = ack["seq"]
        told = answers[1 - winner].json()
        assert (told["code"], told["seq"], told["missed"]) == ("stale_seq", seq + 1, 1)
        seq = ack["seq"]
    house.proved(tables[0].id, acked)
    assert max(wins) < ROUNDS, "one node always won: nothing was raced for"


def test_what_names_no_position_is_decided_again_and_kept(house: House) -> None:
    tables = house.table()
    acked: dict[str, int] = {}
    for number in range(ROUNDS):
        bodies = [
            said("level_set", small_blind=number + 1, big_blind=big) for big in (10_000, 20_000)
        ]
        for answer in at_once(tables, bodies):
            assert answer.status_code == 200, answer.text
            (ack,) = answer.json()["acks"]
            acked[ack["observation_id"]] = ack["seq"]
    assert len(set(acked.values())) == 2 * ROUNDS
    house.proved(tables[0].id, acked)


def test_two_consoles_play_one_table_through_two_nodes(house: House) -> None:
    tables = house.table()
    players = [Player(tables[0].id, random.Random(number)) for number in range(2)]
    with ThreadPoolExecutor(2) as pool:
        playing = [
            pool.submit(player.roam, [table.client], ROUNDS)
            for player, table in zip(players, tables, strict=True)
        ]
        for each in playing:
            each.result()
    acked = players[0].acked | players[1].acked
    assert len(acked) == len(set(acked.values())) >= 2 * ROUNDS
    assert sum(player.stale for player in players) > 0, "they never met"
    house.proved(tables[0].id, acked)
