"""Who may open a socket, for how long, and what closes it again."""

# ruff: noqa: ASYNC212 -- the service runs in a thread of its own, so these calls may block

from contextlib import AsyncExitStack

import httpx
import pytest

from tests.app.feed.sockets import following, raw_socket
from tests.app.service import Service, Table


async def refused_with(service: Service, **hello: object) -> tuple[int, str]:
    async with raw_socket(service) as stranger:
        await stranger.send({"type": "hello", **hello})
        return await stranger.close_code()


async def test_a_ticket_opens_one_socket_once(service: Service, table: Table) -> None:
    with service.seat("floor") as floor:
        ticket = floor.post("/v1/tickets").json()["ticket"]
    async with raw_socket(service) as follower:
        await follower.send(
            {"type": "hello", "ticket": ticket, "subscriptions": [{"table": table.id}]}
        )
        welcome = await follower.receive()
        assert (welcome["role"], welcome["tables"]) == ("floor", [table.id])
    assert await refused_with(service, ticket=ticket) == (4101, "bad_token")


async def test_an_unknown_token_opens_nothing(service: Service) -> None:
    assert await refused_with(service, token="fc_guess") == (4101, "bad_token")


async def test_a_token_for_another_table_is_forbidden(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    other = Table.opened(admin)
    token = service.token("dealer", table.id)
    for asked in (other.id, "no-such-table"):
        code = await refused_with(
            service, token=token, subscriptions=[{"table": table.id}, {"table": asked}]
        )
        assert code == (4103, "forbidden")


async def test_an_unknown_table_is_forbidden_to_everybody(service: Service) -> None:
    code = await refused_with(
        service, token=service.token("admin"), subscriptions=[{"table": "no-such-table"}]
    )
    assert code == (4103, "forbidden")


@pytest.mark.parametrize("sockets", [1, 3])
async def test_a_revoked_token_closes_all_its_sockets_at_once(
    service: Service, admin: httpx.Client, table: Table, sockets: int
) -> None:
    made = admin.post("/v1/tokens", json={"role": "floor", "label": "to be revoked"}).json()
    async with (
        following(service, service.token("floor"), table.id) as other,
        AsyncExitStack() as stack,
    ):
        opened = [
            await stack.enter_async_context(following(service, made["secret"], table.id))
            for _ in range(sockets)
        ]
        assert admin.delete(f"/v1/tokens/{made['token']['id']}").status_code < 300
        for follower in opened:
            assert await follower.close_code() == (4102, "token_revoked")
        table.say("hand_begun")
        await other.entry(table.seq)
    assert await refused_with(service, token=made["secret"]) == (4102, "token_revoked")


async def test_a_ticket_ends_with_its_token(service: Service, admin: httpx.Client) -> None:
    made = admin.post("/v1/tokens", json={"role": "floor", "label": "to be revoked"}).json()
    with service.client(made["secret"]) as floor:
        ticket = floor.post("/v1/tickets").json()["ticket"]
    admin.delete(f"/v1/tokens/{made['token']['id']}")
    assert (await refused_with(service, ticket=ticket))[0] in {4101, 4102}


async def test_a_socket_ends_when_its_token_expires(service: Service, table: Table) -> None:
    token = service.token("public", expires_in_s=1)
    async with following(service, token, table.id) as public:
        assert await public.close_code() == (4101, "token_expired")
    assert await refused_with(service, token=token) == (4101, "token_expired")
