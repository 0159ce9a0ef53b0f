"""The client at a service that stays: what it gives, what it sends, and when it gives up."""

# ruff: noqa: ASYNC212 -- the service runs in a thread of its own, so these calls may block

import asyncio
import subprocess
import sys
from typing import Any

import httpx
import pytest

from app.client import Backoff, Client, ClosedForGood, Follow, Refused, Rest, Unreachable
from app.client.client import LARGEST_SENT, MOST_WAITING
from tests.app.client.lines import line_to
from tests.app.feed.sockets import following
from tests.app.feed.test_watching import play_a_hand
from tests.app.service import Service, Table, fresh_id

QUICK = Backoff(least=0.01, most=0.1)
HEAVY = ("fastapi", "pydantic", "sqlalchemy", "starlette", "statemachine", "uvicorn")
PATIENCE = 20.0


async def until(client: Client, kind: str, **fields: Any) -> dict[str, Any]:
    """The next message of that type with those fields."""
    async with asyncio.timeout(PATIENCE):
        async for message in client:
            if message["type"] == kind and fields.items() <= message.items():
                return message
    raise AssertionError("the client was closed")


def test_it_brings_nothing_of_the_service_along() -> None:
    found = subprocess.run(
        [sys.executable, "-c", "import sys, app.client; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert "app.client.client" in found
    assert not [name for name in found if name.partition(".")[0] in HEAVY]


async def test_a_table_is_followed_from_its_view_on(service: Service, table: Table) -> None:
    async with Client(service.address, service.token("public"), [table.id]) as client:
        assert (await anext(client))["type"] == "welcome"
        snapshot = await anext(client)
        assert (snapshot["type"], snapshot["seq"]) == ("snapshot", table.seq)
        await asyncio.to_thread(play_a_hand, table)
        last = table.seq
        seqs = [(await anext(client))["seq"] for _ in range(last - snapshot["seq"])]
        assert seqs == list(range(snapshot["seq"] + 1, last + 1))


async def test_it_goes_on_from_where_the_program_says(service: Service, table: Table) -> None:
    async with Client(service.address, service.token("public"), [table.id]) as client:
        first = await until(client, "snapshot")
    play_a_hand(table)
    wanted = Follow(table.id, first["seq"], first["epoch"])
    async with Client(service.address, service.token("public"), [wanted]) as client:
        assert (await until(client, "entry"))["seq"] == first["seq"] + 1
    other = Follow(table.id, first["seq"], "another-epoch")
    async with Client(service.address, service.token("public"), [other]) as client:
        assert not (await until(client, "snapshot"))["recovered"]


async def test_what_is_said_becomes_an_entry_once(service: Service, table: Table) -> None:
    async with Client(service.address, service.token("dealer"), [table.id]) as client:
        seq = await client.observe(table.id, {"kind": "hand_begun"}, id="begin")
        assert seq == table.seq
        assert (await until(client, "entry"))["seq"] == seq
        assert await client.observe(table.id, {"kind": "hand_begun"}, id="begin") == seq
        assert table.seq == seq
        assert await client.observe(table.id, {"kind": "hole_cards_dealt"}) == seq + 1


async def test_many_at_once_are_taken_in_their_order(service: Service, table: Table) -> None:
    table.say("hand_begun")
    first = table.seq + 1
    async with Client(service.address, service.token("dealer")) as client:
        seqs = await asyncio.gather(
            *(
                client.observe(table.id, {"kind": "floor_called", "reason": f"call {number}"})
                for number in range(150)
            )
        )
    assert seqs == list(range(first, first + 150))


async def test_a_refusal_has_its_code(service: Service, table: Table) -> None:
    token = service.token("dealer")
    async with Client(service.address, token, language="es", console="left") as console:
        with pytest.raises(Refused) as refused:
            await console.observe(table.id, {"kind": "hand_begun"})
        assert refused.value.code == "expected_seq_required"
        with pytest.raises(Refused) as refused:
            await console.observe(table.id, {"kind": "hand_begun"}, expected_seq=1)
        assert (refused.value.code, refused.value.seq) == ("stale_seq", table.seq)
        assert refused.value.text.startswith("La mesa")
        with pytest.raises(Refused) as refused:
            await console.observe(table.id, {"kind": "nothing"}, expected_seq=table.seq)
        assert refused.value.errors
        seq = table.seq
        assert await console.observe(table.id, {"kind": "hand_begun"}, expected_seq=seq) == seq + 1
        with pytest.raises(ValueError, match="at most"):
            await console.observe(table.id, {"kind": "x" * LARGEST_SENT})


async def test_tickets_open_each_connection(service: Service, table: Table) -> None:
    async with line_to(service) as line, Rest(line.address, service.token("floor")) as rest:
        got = []

        async def ticket() -> str:
            got.append(await rest.ticket())
            return got[-1]

        client = Client(line.address, ticket=ticket, tables=[table.id], backoff=QUICK)
        async with client:
            for _ in range(3):
                await until(client, "welcome")
                line.cut()
        assert len(set(got)) >= 3


async def test_a_bad_line_loses_and_doubles_nothing(service: Service, table: Table) -> None:
    token = service.token("dealer")
    table.say("hand_begun")
    first = table.seq
    async with (
        line_to(service) as line,
        Client(line.address, token, [Follow(table.id, first)], backoff=QUICK) as client,
    ):
        stop = asyncio.Event()

        async def trouble() -> None:
            while not stop.is_set():
                await asyncio.sleep(0.05)
                line.cut()

        breaking = asyncio.create_task(trouble())
        said = [
            await client.observe(table.id, {"kind": "floor_called", "reason": f"call {number}"})
            for number in range(100)
        ]
        stop.set()
        await breaking
        assert line.opened > 3
        assert said == list(range(first + 1, first + 101))
        seen: list[int] = []
        async with asyncio.timeout(PATIENCE):
            async for message in client:
                if message["type"] == "entry":
                    seen.append(message["seq"])
                    if message["seq"] == said[-1]:
                        break
    assert seen == said


async def test_without_a_socket_it_observes_over_rest(service: Service, table: Table) -> None:
    async with (
        line_to(service) as line,
        Client(line.address, service.token("dealer"), [table.id], backoff=QUICK) as client,
    ):
        line.closed_to_sockets = True
        line.cut()
        await asyncio.sleep(0.1)
        seq = await client.observe(table.id, {"kind": "hand_begun"}, id="begin")
        assert seq == table.seq
        with pytest.raises(Refused, match="observation_id_reused"):
            await client.observe(table.id, {"kind": "hole_cards_dealt"}, id="begin")
        line.closed_to_sockets = False
        await until(client, "welcome")
        assert await client.observe(table.id, {"kind": "hand_begun"}, id="begin") == seq


async def test_a_program_that_does_not_read_gets_everything_later(
    service: Service, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST_WAITING == 1024
    monkeypatch.setattr("app.client.client.MOST_WAITING", 50)
    table.say("hand_begun")
    first = table.seq
    count = 400
    wanted = [Follow(table.id, first)]
    async with Client(service.address, service.token("floor"), wanted, backoff=QUICK) as client:
        body = [
            {
                "observation_id": fresh_id(),
                "observation": {"kind": "level_set", "small_blind": n + 1, "big_blind": 2 * n + 2},
            }
            for n in range(count)
        ]
        for start in range(0, count, 200):
            answer = await asyncio.to_thread(table.post, body[start : start + 200])
            assert answer.status_code == 200
        # Nothing was read so far, and an answer arrives all the same.
        last = await client.observe(table.id, {"kind": "floor_called", "reason": "the last one"})
        seen: list[int] = []
        async with asyncio.timeout(PATIENCE):
            async for message in client:
                if message["type"] == "entry":
                    seen.append(message["seq"])
                    if message["seq"] == last:
                        break
    assert seen == list(range(first + 1, last + 1))


async def test_an_overlay_gets_its_broadcast_and_goes_on_with_it(
    service: Service, table: Table
) -> None:
    async with (
        line_to(service) as line,
        Client(line.address, service.token("overlay"), [table.id], backoff=QUICK) as client,
    ):
        first = await until(client, "broadcast")
        line.cut()
        await until(client, "welcome")
        table.say("hand_begun")
        following_one = await anext(client)
        assert following_one["type"] == "broadcast"
        assert following_one["recovered"]
        assert following_one["epoch"] == first["epoch"]
        assert following_one["n"] == first["n"] + 1


async def test_a_revoked_token_ends_everything(service: Service, admin: httpx.Client) -> None:
    made = admin.post("/v1/tokens", json={"role": "floor", "label": "to be revoked"}).json()
    async with Client(service.address, made["secret"], backoff=QUICK) as client:
        await until(client, "welcome")
        assert admin.delete(f"/v1/tokens/{made['token']['id']}").status_code < 300
        with pytest.raises(ClosedForGood) as closed:
            await until(client, "welcome")
        assert (closed.value.code, closed.value.reason) == (4102, "token_revoked")
        with pytest.raises(ClosedForGood):
            await client.observe("any", {"kind": "hand_begun"})


@pytest.mark.parametrize(
    ("token", "tables", "code"), [("fc_guess", [], 4101), (None, ["no-such-table"], 4103)]
)
async def test_what_will_never_be_served_is_not_asked_for_again(
    service: Service, token: str | None, tables: list[str], code: int
) -> None:
    async with Client(service.address, token or service.token("floor"), tables) as client:
        with pytest.raises(ClosedForGood) as closed:
            async with asyncio.timeout(PATIENCE):
                await client.observe("any", {"kind": "hand_begun"})
        assert closed.value.code == code


async def test_a_wrong_address_is_not_asked_for_again(service: Service) -> None:
    async with Client(f"{service.address}/elsewhere", "fc_token") as client:
        with pytest.raises(ClosedForGood, match="http_40"):
            await until(client, "welcome")


async def test_its_patience_ends() -> None:
    client = Client("http://127.0.0.1:9", "fc_token", patience_s=0.3, backoff=QUICK)
    async with client:
        with pytest.raises(Unreachable, match="cannot be reached"):
            await until(client, "welcome")


async def test_closing_it_ends_every_wait(service: Service) -> None:
    async with Client(service.address, service.token("floor")) as client:
        await until(client, "welcome")
        reading = asyncio.create_task(anext(client, None))
        await asyncio.sleep(0)
        await client.aclose()
        assert await reading is None


async def test_a_second_client_takes_nothing_from_the_first(service: Service, table: Table) -> None:
    token = service.token("floor")
    async with following(service, token, table.id) as other:
        async with Client(service.address, token, [table.id]) as client:
            await until(client, "snapshot")
        table.say("hand_begun")
        await other.entry(table.seq)
