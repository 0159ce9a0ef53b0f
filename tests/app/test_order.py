"""Proves that what is repeated counts once and what is stale does not count.

It posts from several clients at once; the order inside one hand is proved elsewhere.
"""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.app.service import Service, Table, said


def level(number: int) -> dict[str, object]:
    """A level that no other number gives, so that it always says something new."""
    return said("level_set", small_blind=number, big_blind=1_000)


def code_of(answer: httpx.Response) -> str:
    assert answer.headers["content-type"] == "application/problem+json"
    code: str = answer.json()["code"]
    return code


def test_a_repeat_gets_the_first_answer(table: Table) -> None:
    body = said("hand_begun")
    first = table.post(body).json()
    table.say("hole_cards_dealt")
    repeated = table.post(body)
    assert repeated.status_code == 200
    assert repeated.json()["acks"] == first["acks"]
    assert repeated.json()["seq"] == first["seq"] + 1
    assert table.seq == first["seq"] + 1


def test_a_repeat_is_known_however_stale_or_impossible_by_now(table: Table) -> None:
    body = said("hand_begun") | {"expected_seq": table.seq}
    first = table.post(body).json()
    table.say("hole_cards_dealt")
    assert table.post(body).json()["acks"] == first["acks"]


def test_a_repeat_is_known_after_the_hand_it_belonged_to(table: Table) -> None:
    begun = said("hand_begun")
    first = table.post(begun).json()["acks"]
    table.say("hole_cards_dealt")
    table.act(1, "fold")
    table.act(3, "fold")
    table.say("pot_pushed")
    table.say("hand_begun")
    assert table.post(begun).json()["acks"] == first


@pytest.mark.parametrize(
    "other", [level(7), said("button_placed", seat=1), said("player_left", seat=2)]
)
def test_an_id_is_not_used_for_something_else(table: Table, other: dict[str, object]) -> None:
    used = said("hand_begun")
    table.post(used)
    before = table.seq
    answer = table.post(other | {"observation_id": used["observation_id"]})
    assert (answer.status_code, code_of(answer)) == (409, "observation_id_reused")
    assert table.seq == before


def test_another_role_is_something_else(service: Service, table: Table) -> None:
    body = level(7)
    assert table.post(body).status_code == 200
    with service.seat("dealer", table.id) as dealer:
        answer = table.through(dealer).post(body)
    assert (answer.status_code, code_of(answer)) == (409, "observation_id_reused")


def test_what_was_decided_on_an_old_table_is_refused(table: Table) -> None:
    seen = table.seq
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    answer = table.post(said("player_acted", seat=1, action="call") | {"expected_seq": seen})
    assert (answer.status_code, code_of(answer)) == (409, "stale_seq")
    assert answer.json()["seq"] == seen + 2
    assert answer.json()["missed"] == 2
    assert str(seen + 2) in answer.json()["text"]
    assert table.seq == seen + 2


def test_an_entry_that_is_not_there_is_refused(table: Table) -> None:
    answer = table.post(said("hand_begun") | {"expected_seq": table.seq + 1})
    assert (answer.status_code, code_of(answer)) == (409, "unknown_seq")


def test_the_newest_entry_is_what_is_expected(table: Table) -> None:
    assert table.post(said("hand_begun") | {"expected_seq": table.seq}).status_code == 200


@pytest.mark.parametrize(("role", "status"), [("dealer", 428), ("floor", 200), ("admin", 200)])
def test_only_a_dealers_console_has_to_say_what_it_saw(
    service: Service, table: Table, role: str, status: int
) -> None:
    with service.seat(role, table.id) as client:
        seat = table.through(client)
        answer = seat.post(level(1) | {"client": "console"})
        assert answer.status_code == status
        if status == 428:
            assert code_of(answer) == "expected_seq_required"
            body = level(2) | {"client": "console", "expected_seq": seat.seq}
            assert seat.post(body).status_code == 200
        assert seat.post(level(3)).status_code == 200


def test_many_at_once_lose_nothing_and_leave_no_gap(service: Service, table: Table) -> None:
    bodies = [level(number) for number in range(40)]

    def post(body: dict[str, object]) -> int:
        with service.client() as client:
            answer = table.through(client).post(body)
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["acks"][0]["seq"]
        return seq

    before = table.seq
    with ThreadPoolExecutor(8) as pool:
        seqs = list(pool.map(post, bodies + bodies))
    assert seqs[:40] == seqs[40:]
    assert sorted(seqs[:40]) == list(range(before + 1, before + 41))
    stored = [entry["observation"]["small_blind"] for entry in table.entries()[before:]]
    assert sorted(stored) == list(range(40))


def test_of_two_who_expect_the_same_one_wins(service: Service, table: Table) -> None:
    seen = table.seq

    def post(number: int) -> int:
        with service.client() as client:
            answer = table.through(client).post(level(number) | {"expected_seq": seen})
        return answer.status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(post, range(16)))
    assert sorted(statuses) == [200] + [409] * 15
    assert table.seq == seen + 1
