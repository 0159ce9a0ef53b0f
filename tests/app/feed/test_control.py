"""One console controls a table: another takes it over, both see it, and REST obeys it too."""

from typing import Any

import httpx

from tests.app.feed.sockets import Follower, following
from tests.app.service import Service, Table, said


def shown(message: dict[str, Any]) -> tuple[str, str] | None:
    controller = message["view"]["controller"]
    return None if controller is None else (controller["console"], controller["by"])


def made(admin: httpx.Client, table: Table, label: str, role: str = "dealer") -> str:
    body = {"role": role, "label": label, "tables": [table.id]}
    secret: str = admin.post("/v1/tokens", json=body).json()["secret"]
    return secret


def console(service: Service, secret: str, table: Table, name: str) -> Any:
    return following(service, secret, table.id, client="console", console=name)


async def taken(follower: Follower, observation_id: str, table: Table, name: str) -> int:
    await follower.observe(
        observation_id, table.id, kind="controller_taken", console=name, expected_seq=table.seq
    )
    seq: int = (await follower.until("ack", id=observation_id))["seq"]
    return seq


async def test_a_console_takes_over_and_both_see_it(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    ana, ben = made(admin, table, "Ana"), made(admin, table, "Ben")
    public = service.token("public", table.id)
    async with (
        console(service, ana, table, "tablet-1") as first,
        console(service, ben, table, "tablet-2") as second,
        following(service, public, table.id) as watching,
    ):
        assert shown(await first.until("snapshot")) is None
        seq = await taken(first, "take-1", table, "tablet-1")
        assert shown(await first.entry(seq)) == ("tablet-1", "Ana")
        assert shown(await second.entry(seq)) == ("tablet-1", "Ana")

        # The other may not say anything, and is told who has the table.
        await second.observe("begin-2", table.id, kind="hand_begun", expected_seq=seq)
        refused = await second.until("refused", id="begin-2")
        assert (refused["code"], refused["seq"]) == ("not_in_control", seq)
        assert "Ana" in refused["text"]
        assert table.seq == seq

        # It takes over explicitly, which is an entry of the log, and both see it.
        seq = await taken(second, "take-2", table, "tablet-2")
        told = [await each.entry(seq) for each in (first, second)]
        assert [shown(entry) for entry in told] == [("tablet-2", "Ben")] * 2
        assert [entry["events"][0]["kind"] for entry in told] == ["control_taken"] * 2
        # Who only watches is not told of consoles.
        seen = await watching.entry(seq)
        assert shown(seen) is None
        assert seen["events"] == []

        await first.observe("begin-1", table.id, kind="hand_begun", expected_seq=seq)
        assert (await first.until("refused", id="begin-1"))["code"] == "not_in_control"
        await second.observe("begin-3", table.id, kind="hand_begun", expected_seq=seq)
        assert (await second.until("ack", id="begin-3"))["seq"] == seq + 1


async def test_consoles_over_rest_obey_it_too(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    ana, ben = made(admin, table, "Ana"), made(admin, table, "Ben")

    def post(secret: str, name: str, kind: str, **fields: Any) -> httpx.Response:
        envelope = {"client": "console", "console": name, "expected_seq": table.seq}
        with service.client(secret) as client:
            return table.through(client).post({**said(kind, **fields), **envelope})

    async with console(service, ana, table, "tablet-1") as first:
        seq = await taken(first, "take-1", table, "tablet-1")
        for language in ("en", "es"):
            with service.client(ben, language) as client:
                answer = table.through(client).post(
                    {
                        **said("hand_begun"),
                        "client": "console",
                        "console": "tablet-2",
                        "expected_seq": seq,
                    }
                )
            assert (answer.status_code, answer.json()["code"]) == (409, "not_in_control")
            assert "Ana" in answer.json()["text"]
        # Taken over by REST, which the socket sees.
        answer = post(ben, "tablet-2", "controller_taken", console="tablet-2")
        assert answer.status_code == 200
        assert shown(await first.entry(answer.json()["seq"])) == ("tablet-2", "Ben")
        assert post(ana, "tablet-1", "hand_begun").json()["code"] == "not_in_control"
        assert post(ben, "tablet-2", "hand_begun").status_code == 200


async def test_floor_and_devices_are_not_bound_by_it(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    ana = made(admin, table, "Ana")
    async with console(service, ana, table, "tablet-1") as first:
        await taken(first, "take-1", table, "tablet-1")
        await first.observe("begin", table.id, kind="hand_begun", expected_seq=table.seq)
        await first.until("ack", id="begin")
    for role, kind, fields in (
        ("device", "card_seen", {"place": "seat-1", "card": "As"}),
        ("floor", "floor_called", {"reason": "a word"}),
    ):
        with service.seat(role, table.id) as client:
            answer = table.through(client).post(said(kind, **fields))
        assert answer.status_code == 200, answer.text
