"""Proves that a token which is over ends its sockets within five seconds, wherever it was ended.

Ends in this very process are proved with the feed: those are at once.
"""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from app import clock
from app.auth import NotAuthenticated, Tokens
from app.store import Store, StoreUnavailable, TokenRow, open_store
from app.store.tokens import TokenStore
from tests.app.feed.sockets import Follower, following, raw_socket
from tests.app.service import Service, Table, serving

WITHIN_S = 5.0


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Service, Service]]:
    """Two nodes of one database."""
    database = tmp_path / "shared.sqlite3"
    with serving(database) as one, serving(database) as other:
        yield one, other


def minted(service: Service, **fields: object) -> tuple[str, str]:
    body = {"role": "floor", "label": "to be revoked", **fields}
    with service.client() as admin:
        made = admin.post("/v1/tokens", json=body).json()
    return made["token"]["id"], made["secret"]


@asynccontextmanager
async def closed_in_time(follower: Follower, code: tuple[int, str]) -> AsyncIterator[None]:
    """What ends the socket is done in the block."""
    yield
    begun = time.monotonic()
    assert await follower.close_code() == code
    assert time.monotonic() - begun < WITHIN_S


async def test_a_token_that_another_node_revokes_ends_its_sockets(
    two: tuple[Service, Service],
) -> None:
    here, there = two
    with there.client() as admin:
        table = Table.opened(admin)
        token_id, secret = minted(there)
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(following(here, secret, table.id)) for _ in range(2)
            ]
            other = await stack.enter_async_context(following(here, here.token("floor"), table.id))
            async with closed_in_time(sockets[0], (4102, "token_revoked")):
                assert admin.delete(f"/v1/tokens/{token_id}").status_code == 204
            assert await sockets[1].close_code() == (4102, "token_revoked")
            # Nobody else's are.
            await other.send({"type": "ping"})
            await other.until("pong")
    with here.client(secret) as floor:
        assert floor.get("/v1/tables").json()["code"] == "token_revoked"


async def test_a_ticket_of_a_token_that_another_node_revokes_opens_nothing(
    two: tuple[Service, Service],
) -> None:
    here, there = two
    token_id, secret = minted(there)
    with here.client(secret) as floor, there.client() as admin:
        ticket = floor.post("/v1/tickets").json()["ticket"]
        admin.delete(f"/v1/tokens/{token_id}")
    async with raw_socket(here) as stranger:
        await stranger.send({"type": "hello", "ticket": ticket})
        assert await stranger.close_code() == (4102, "token_revoked")


async def test_a_token_that_the_command_revokes_ends_its_sockets(tmp_path: Path) -> None:
    database = tmp_path / "one.sqlite3"
    with serving(database) as service, service.client() as admin:
        table = Table.opened(admin)
        token_id, secret = minted(service)
        words = [sys.executable, "-m", "app", "token", "revoke", token_id]
        async with (
            following(service, secret, table.id) as follower,
            closed_in_time(follower, (4102, "token_revoked")),
        ):
            done = await asyncio.to_thread(
                subprocess.run,
                [*words, "--database", str(database)],
                check=False,
                capture_output=True,
                text=True,
            )
            assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("role", ["floor", "overlay"])
async def test_a_token_that_expires_ends_its_sockets(
    service: Service, table: Table, role: str
) -> None:
    secret = service.token(role, table.id, expires_in_s=2)
    async with following(service, secret, table.id) as follower:
        begun = time.monotonic()
        assert await follower.close_code() == (4101, "token_expired")
        assert 1 < time.monotonic() - begun < 2 + WITHIN_S


async def test_a_socket_outlives_an_end_that_is_not_its_own(service: Service, table: Table) -> None:
    lasting = service.token("floor", expires_in_s=3600)
    ending = service.token("floor", expires_in_s=1)
    async with following(service, lasting, table.id) as one:
        async with following(service, ending, table.id) as other:
            assert await other.close_code() == (4101, "token_expired")
        await one.send({"type": "ping"})
        await one.until("pong")


# --- the store is asked once, and may be away


class Counting(TokenStore):
    """A real store's tokens, which counts what it is asked and can be away."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.database)
        self.found = 0
        self.questions: list[int] = []
        self.away = False
        self.slow = 0.0

    async def find_token(self, secret_hash: bytes) -> TokenRow | None:
        self.found += 1
        await asyncio.sleep(self.slow)
        if self.away:
            raise StoreUnavailable("away")
        return await super().find_token(secret_hash)


@pytest.fixture
async def counting(tmp_path: Path) -> AsyncIterator[Counting]:
    store = open_store(f"sqlite:///{tmp_path}/tokens.db")
    yield Counting(store)
    await store.close()


async def test_all_tokens_in_use_are_one_question(counting: Counting) -> None:
    tokens = Tokens(counting)
    told: list[str] = []
    tokens.on_revoked.append(told.append)
    ids = [(await tokens.mint("public", label="A screen")).row.id for _ in range(50)]
    for token_id in ids[:3]:
        await counting.revoke_token(token_id, clock.now())
    await tokens.look_after({*ids, "tok_unknown"})
    assert sorted(told) == sorted(ids[:3])
    assert await counting.revoked_of([]) == []


async def test_a_row_is_read_once_in_a_while(counting: Counting) -> None:
    tokens = Tokens(counting, cache_for=0.2)
    secret = (await tokens.mint("public", label="A screen")).secret
    for _ in range(10):
        await tokens.authenticate(secret)
    assert counting.found == 1
    await asyncio.sleep(0.25)
    await asyncio.gather(*(tokens.authenticate(secret) for _ in range(10)))
    assert counting.found == 2


async def test_who_was_let_in_lately_goes_on_while_the_store_is_away(counting: Counting) -> None:
    tokens = Tokens(counting, cache_for=0.05, grace=0.6)
    secret = (await tokens.mint("public", label="A screen")).secret
    fresh = (await tokens.mint("public", label="Another")).secret
    await tokens.authenticate(secret)
    counting.away = True
    await asyncio.sleep(0.1)
    for _ in range(5):
        assert (await tokens.authenticate(secret)).label == "A screen"
    # Nobody waits for a store that is known to be away.
    assert counting.found < 5
    with pytest.raises(StoreUnavailable):
        await tokens.authenticate(fresh)
    await asyncio.sleep(0.7)
    with pytest.raises(StoreUnavailable):
        await tokens.authenticate(secret)
    counting.away = False
    assert (await tokens.authenticate(secret)).label == "A screen"


async def test_a_store_that_hangs_holds_nobody_who_was_let_in_lately(counting: Counting) -> None:
    tokens = Tokens(counting, cache_for=0.05, grace=60.0)
    secret = (await tokens.mint("public", label="A screen")).secret
    await tokens.authenticate(secret)
    await asyncio.sleep(0.1)
    counting.slow = 3.0
    begun = time.monotonic()
    await tokens.authenticate(secret)
    assert time.monotonic() - begun < 2.0


async def test_no_answer_from_before_a_revocation_counts_after_it(counting: Counting) -> None:
    tokens = Tokens(counting, cache_for=0.0)
    made = await tokens.mint("public", label="A screen")
    counting.slow = 0.2
    before = asyncio.create_task(tokens.authenticate(made.secret))
    await asyncio.sleep(0.05)
    await tokens.revoke(made.row.id)
    with pytest.raises(NotAuthenticated, match="token_revoked"):
        await tokens.authenticate(made.secret)
    await asyncio.wait([before])
    with pytest.raises(NotAuthenticated, match="token_revoked"):
        await tokens.authenticate(made.secret)


def test_a_request_knows_of_a_revocation_elsewhere_in_time(
    service: Service, admin: httpx.Client
) -> None:
    token_id, secret = minted(service)
    with service.client(secret) as floor:
        assert floor.get("/v1/tables").status_code == 200
        with sqlite3.connect(service.settings.database) as other:
            other.execute("UPDATE tokens SET revoked_at = ? WHERE id = ?", (clock.now(), token_id))
        other.close()
        deadline = time.monotonic() + WITHIN_S
        while (answer := floor.get("/v1/tables")).status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
    assert answer.json()["code"] == "token_revoked"
