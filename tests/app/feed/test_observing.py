"""Observations over the socket: the same answers as over REST, in order, once."""

from typing import Any

import httpx
import pytest

from tests.app.feed.sockets import following
from tests.app.service import Service, Table, fresh_id


async def test_an_observation_is_acknowledged_before_its_entry_comes(
    service: Service, table: Table
) -> None:
    async with following(service, service.token("dealer"), table.id) as dealer:
        seq = (await dealer.until("snapshot"))["seq"]
        await dealer.observe("tap-1", table.id, kind="hand_begun")
        assert await dealer.receive() == {"type": "ack", "id": "tap-1", "seq": seq + 1}
        entry = await dealer.receive()
        assert (entry["type"], entry["seq"]) == ("entry", seq + 1)


async def test_a_repeated_id_gets_the_first_answer_and_changes_nothing(
    service: Service, table: Table
) -> None:
    async with following(service, service.token("dealer"), table.id) as dealer:
        await dealer.observe("tap-1", table.id, kind="hand_begun")
        first = await dealer.until("ack", id="tap-1")
        await dealer.observe("tap-2", table.id, kind="hole_cards_dealt")
        await dealer.until("ack", id="tap-2")
        stands = table.seq
        await dealer.observe("tap-1", table.id, kind="hand_begun")
        assert await dealer.until("ack", id="tap-1") == first
        assert table.seq == stands
        await dealer.observe("tap-1", table.id, kind="pot_pushed")
        refused = await dealer.until("refused", id="tap-1")
        assert (refused["code"], refused["seq"]) == ("observation_id_reused", stands)


async def test_taps_sent_at_once_are_taken_in_order(service: Service, table: Table) -> None:
    said: list[dict[str, Any]] = [
        {"kind": "hand_begun"},
        {"kind": "hole_cards_dealt"},
        {"kind": "player_acted", "seat": 1, "action": "call"},
        {"kind": "player_acted", "seat": 3, "action": "call"},
        {"kind": "player_acted", "seat": 5, "action": "check"},
        {"kind": "street_dealt", "cards": ["Ah", "Kd", "7c"]},
    ]
    async with following(service, service.token("dealer")) as dealer:
        first = table.seq + 1
        for number, observation in enumerate(said):
            await dealer.observe(f"tap-{number}", table.id, **observation)
        acks = [await dealer.receive() for _ in said]
    assert acks == [
        {"type": "ack", "id": f"tap-{number}", "seq": first + number} for number in range(len(said))
    ]
    assert table.get()["view"]["hand"]["board"] == ["Ah", "Kd", "7c"]


async def test_too_many_at_once_are_refused_and_can_be_sent_again(
    service: Service, table: Table
) -> None:
    async with following(service, service.token("dealer")) as dealer:
        for number in range(40):
            await dealer.observe(
                f"level-{number}",
                table.id,
                kind="level_set",
                small_blind=100 + number,
                big_blind=200 + number,
            )
        answers = {
            message["id"]: message for message in [await dealer.receive() for _ in range(40)]
        }
        refused = [m for m in answers.values() if m["type"] == "refused"]
        assert {m["code"] for m in refused} <= {"too_many_in_flight"}
        assert len(answers) == 40
        for message in refused:
            number = int(message["id"].removeprefix("level-"))
            await dealer.observe(
                message["id"],
                table.id,
                kind="level_set",
                small_blind=100 + number,
                big_blind=200 + number,
            )
            assert (await dealer.receive())["type"] == "ack"


async def test_a_stale_expectation_is_refused(service: Service, table: Table) -> None:
    seq = table.seq
    async with following(service, service.token("dealer"), language="es") as dealer:
        await dealer.observe("a", table.id, kind="hand_begun", expected_seq=seq)
        assert (await dealer.receive())["type"] == "ack"
        await dealer.observe("b", table.id, kind="hand_begun", expected_seq=seq)
        refused = await dealer.receive()
    assert (refused["type"], refused["code"], refused["seq"]) == ("refused", "stale_seq", seq + 1)
    assert refused["text"].startswith("La mesa")


async def test_a_dealers_console_has_to_say_what_it_saw(service: Service, table: Table) -> None:
    async with following(service, service.token("dealer"), client="console") as console:
        await console.observe("a", table.id, kind="hand_begun")
        assert (await console.receive())["code"] == "expected_seq_required"
        await console.observe("a", table.id, kind="hand_begun", expected_seq=table.seq)
        assert (await console.receive())["type"] == "ack"
    async with following(service, service.token("dealer"), console="left") as console:
        await console.observe("b", table.id, kind="hole_cards_dealt")
        assert (await console.receive())["code"] == "expected_seq_required"


@pytest.mark.parametrize("role", ["public", "overlay", "auditor"])
async def test_those_who_only_watch_are_refused(service: Service, table: Table, role: str) -> None:
    stands = table.seq
    async with following(service, service.token(role), table.id) as watcher:
        await watcher.observe("a", table.id, kind="hand_begun")
        refused = await watcher.until("refused")
        assert (refused["id"], refused["code"]) == ("a", "role_forbidden")
        await watcher.send({"type": "ping"})
        await watcher.until("pong")
    assert table.seq == stands


async def test_another_table_is_refused_and_an_unknown_one_too(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    other = Table.opened(admin)
    async with following(service, service.token("dealer", table.id)) as dealer:
        await dealer.observe("a", other.id, kind="hand_begun")
        assert (await dealer.receive())["code"] == "table_forbidden"
    async with following(service, service.token("dealer")) as dealer:
        await dealer.observe("a", "no-such-table", kind="hand_begun")
        assert (await dealer.receive())["code"] == "unknown_table"


async def test_what_the_table_refuses_is_refused_with_its_sentence(
    service: Service, table: Table
) -> None:
    over_rest = table.post(
        {
            "observation_id": fresh_id(),
            "observation": {"kind": "player_seated", "seat": 77, "player": "X", "stack": 1},
        },
        headers={"accept-language": "es"},
    ).json()
    async with following(service, service.token("dealer"), language="es") as dealer:
        await dealer.observe("a", table.id, kind="player_seated", seat=77, player="X", stack=1)
        refused = await dealer.receive()
    assert (refused["code"], refused["text"]) == (over_rest["code"], over_rest["text"])


@pytest.mark.parametrize(
    "observation",
    [
        {"kind": "no_such_kind"},
        {},
        {"kind": "player_acted", "seat": "3", "action": "fold"},
        {"kind": "player_acted", "seat": True, "action": "fold"},
        {"kind": "player_acted", "seat": 3, "action": "wink"},
        {"kind": "player_acted", "seat": 3, "action": "bet", "amount": 1.5},
        {"kind": "player_acted", "seat": 3, "action": "fold", "surplus": 1},
        {"kind": "player_acted", "seat": 3},
        {"kind": "street_dealt", "cards": ["Ah", "1x"]},
        {"kind": "street_dealt", "cards": "AhKd7c"},
        [],
        "hand_begun",
        None,
    ],
)
async def test_a_malformed_observation_is_refused_by_its_id(
    service: Service, table: Table, observation: object
) -> None:
    stands = table.seq
    async with following(service, service.token("dealer")) as dealer:
        await dealer.send(
            {"type": "observe", "id": "a", "table": table.id, "observation": observation}
        )
        refused = await dealer.receive()
        assert (refused["type"], refused["id"], refused["code"]) == (
            "refused",
            "a",
            "invalid_message",
        )
        assert refused["errors"]
        await dealer.send({"type": "ping"})
        await dealer.until("pong")
    assert table.seq == stands
