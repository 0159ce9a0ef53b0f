"""Who may watch a broadcast, and that whoever does gets nothing else, over REST neither."""

# ruff: noqa: ASYNC212 -- the service runs in a thread of its own, so these calls may block

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from app.main import create_app
from tests.app.broadcast.overlays import BOARD, BURNED, HIDDEN, TABLED, overlaid, play_with_a_reader
from tests.app.feed.sockets import raw_socket
from tests.app.service import Service, Table, said, serving


async def refused_with(service: Service, **hello: object) -> tuple[int, str]:
    async with raw_socket(service) as stranger:
        await stranger.send({"type": "hello", **hello})
        return await stranger.close_code()


async def test_an_overlay_says_nothing(service: Service, table: Table) -> None:
    stands = table.seq
    token = service.token("overlay", table.id, delay_s=0)
    async with overlaid(service, token, table.id, language="es") as overlay:
        await overlay.send(
            {
                "type": "observe",
                "id": "a",
                "table": table.id,
                "observation": {"kind": "hand_begun"},
            }
        )
        refused = await overlay.other("refused")
        assert (refused["id"], refused["code"]) == ("a", "role_forbidden")
        assert refused["seq"] is None
        assert "overlay" in refused["text"]
        await overlay.number(1)
    assert table.seq == stands


@pytest.mark.parametrize("message", ['{"type":"observe","id":"a"}', "[]", "no JSON"])
async def test_what_is_no_message_ends_it(service: Service, table: Table, message: str) -> None:
    token = service.token("overlay", table.id, delay_s=0)
    async with raw_socket(service) as stranger:
        await stranger.send({"type": "hello", "token": token})
        await stranger.send(message)
        assert await stranger.close_code() == (4104, "bad_message")


async def test_a_revoked_token_ends_its_broadcast_at_once_and_flushes_nothing(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    made = admin.post(
        "/v1/tokens", json={"role": "overlay", "label": "to be revoked", "delay_s": 1}
    ).json()
    assert made["token"]["delay_s"] == 1
    secret = made["secret"]
    async with overlaid(service, secret, table.id) as overlay:
        await overlay.number(1)
        await asyncio.to_thread(table.say, "hand_begun")
        assert admin.delete(f"/v1/tokens/{made['token']['id']}").status_code == 204
        assert await overlay.end() == (4102, "token_revoked")
        await asyncio.sleep(1.2)
        assert len(overlay.shown) == 1
        assert "hole_deal" not in overlay.text
    code = await refused_with(service, token=secret, subscriptions=[{"table": table.id}])
    assert code == (4102, "token_revoked")


async def test_an_expired_token_ends_its_broadcast(service: Service, table: Table) -> None:
    token = service.token("overlay", table.id, delay_s=0, expires_in_s=1)
    async with overlaid(service, token, table.id) as overlay:
        await overlay.number(1)
        assert await overlay.end() == (4101, "token_expired")


async def test_a_ticket_has_its_tokens_delay(service: Service, table: Table) -> None:
    with service.client(service.token("overlay", table.id, delay_s=2)) as client:
        ticket = client.post("/v1/tickets").json()["ticket"]
    wanted = [{"table": table.id, "delay_s": 1}]
    code = await refused_with(service, ticket=ticket, subscriptions=wanted)
    assert code == (4103, "delay_refused")


async def test_a_token_for_another_table_watches_nothing(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    other = Table.opened(admin)
    token = service.token("overlay", table.id, delay_s=0)
    for asked in (other.id, "no-such-table"):
        wanted = [{"table": table.id}, {"table": asked}]
        code = await refused_with(service, token=token, subscriptions=wanted)
        assert code == (4103, "forbidden")
    everywhere = service.token("overlay", delay_s=0)
    wanted = [{"table": "no-such-table"}]
    code = await refused_with(service, token=everywhere, subscriptions=wanted)
    assert code == (4103, "forbidden")


async def test_an_overlay_without_a_delay_watches_nothing(tmp_path: Path) -> None:
    """As a damaged row or an older release may have it."""
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as service, service.client() as admin:
        table = await asyncio.to_thread(Table.opened, admin)
        token = service.token("overlay", table.id, delay_s=5)
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tokens SET delay_s = NULL WHERE role = 'overlay'")
        connection.close()
        wanted = [{"table": table.id}]
        code = await refused_with(service, token=token, subscriptions=wanted)
    assert code == (4103, "delay_refused")


async def test_one_overlay_shows_several_tables(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    other = Table.opened(admin, name="Outer table")
    token = service.token("overlay", table.id, other.id, delay_s=0)
    async with overlaid(service, token, table.id, other.id) as overlay:
        await asyncio.to_thread(other.say, "hand_begun")
        await overlay.number(2)
        await overlay.met(lambda: len(overlay.shown) == 3)
    of_other = [shown for shown in overlay.shown if shown.message["table"] == other.id]
    assert [shown.n for shown in of_other] == [1, 2]
    assert of_other[-1].view["name"] == "Outer table"
    assert len({shown.message["epoch"] for shown in overlay.shown}) == 2


async def test_those_who_work_there_see_that_an_overlay_watches(
    service: Service, table: Table
) -> None:
    token = service.token("overlay", table.id, delay_s=60)
    async with (
        overlaid(service, service.token("floor"), table.id) as floor,
        overlaid(service, token, table.id) as overlay,
    ):
        both = {"floor": 1, "overlay": 1}
        await floor.met(lambda: both in [each.get("roles") for each in floor.others])
        await asyncio.sleep(0.5)
        assert "presence" not in overlay.text


# REST


def routes(service: Service) -> list[tuple[str, str]]:
    """Every method and path that the service answers."""

    def everything(some: Sequence[Any]) -> Iterator[APIRoute]:
        for route in some:
            if isinstance(route, APIRoute):
                yield route
            inner = getattr(route, "original_router", None) or getattr(route, "router", None)
            if inner is not None:
                yield from everything(inner.routes)

    app = create_app(service.settings)
    return sorted(
        {(method, route.path) for route in everything(app.routes) for method in route.methods or ()}
    )


def filled(path: str, table: Table) -> str:
    """A path with names in place of its parameters."""
    names = {
        "table_id": table.id,
        "token_id": "none",
        "procedure": "four_card_flop",
        "rulebook_id": "tda",
        "variant": "NT",
    }
    steps = []
    for step in path.split("/"):
        name = step.strip("{}").partition(":")[0]
        steps.append(names.get(name, "1") if step.startswith("{") else step)
    return "/".join(steps)


def test_no_route_tells_an_overlay_anything_that_is_live(
    service: Service, admin: httpx.Client
) -> None:
    table = Table.opened(
        admin,
        name="Unseen table",
        players=[
            {"seat": seat, "player": name, "stack": 987_654}
            for seat, name in ((1, "Unseen Ana"), (3, "Unseen Ben"), (5, "Unseen Cleo"))
        ],
    )
    play_with_a_reader(service, table)
    seen = ["Unseen", '"stack":98']
    cards = [*TABLED, *BOARD, BURNED, *(card for cards in HIDDEN.values() for card in cards)]
    live = [*seen, '"showdown"', '"river"', *(f'"{card}"' for card in cards)]
    # What is the same for every table names phases, cards and severities, and none that was dealt.
    general = (
        "/asyncapi",
        "/v1/rulebooks",
        "/v1/charts",
        "/v1/drills",
        "/page",
        "/docs",
        "/metrics",
    )
    reachable = {"tickets", "rulebooks", "charts", "drills"}
    asked = 0
    with service.client(service.token("overlay", delay_s=0)) as client:
        for method, path in routes(service):
            body = said("hand_begun") if method == "POST" else None
            answer = client.request(method, filled(path, table), json=body)
            words = seen if path.startswith(general) else live
            told = [word for word in words if word in answer.text]
            assert not told, (method, path, told)
            if path.startswith("/v1/"):
                # What its own token is, it may know.
                open_to_it = path.split("/")[2] in reachable or path == "/v1/tokens/self"
                # The trainer is anybody's, and this is no drill.
                no_drill = path.startswith("/v1/drills") and answer.status_code == 422
                assert (answer.status_code < 400 or no_drill) is open_to_it, (method, path)
                asked += 1
        assert client.get(table.path).json()["code"] == "broadcast_only"
        assert client.get("/v1/tables").json()["code"] == "broadcast_only"
        assert table.through(client).post(said("hand_begun")).json()["code"] == "role_forbidden"
    assert asked >= 13
    # The proof looks for what is there: an auditor is told of it.
    with service.client(service.token("auditor")) as client:
        text = client.get(table.path).text
        assert all(word in text for word in (*seen, *(f'"{card}"' for card in BOARD)))
