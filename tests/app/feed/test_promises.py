"""The feed's figures are the ones it promises, and an entry is encoded once for all who may see it.

What happens beyond each bound is proved beside its part.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from app import serving as app_serving
from app.feed.connection import ConnectionLimits
from app.feed.session import MOST_IN_FLIGHT
from app.feed.subscriber import LIMITS, QueueLimits
from app.main import create_app
from app.protocol import frames
from app.settings import Settings
from tests.app.feed.sockets import Follower, following
from tests.app.feed.test_watching import play_a_hand
from tests.app.service import Service, Table, serving


def test_the_figures_are_those_that_are_promised(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "log.db")
    config = app_serving.uvicorn_config(create_app(settings), settings)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (25, 8)
    assert config.ws_max_size == 16 * 1024
    assert config.ws_per_message_deflate is False
    assert QueueLimits(messages=256, size=1024 * 1024) == LIMITS
    assert ConnectionLimits() == ConnectionLimits(hello=5, close=1, per_second=50, burst=100)
    assert MOST_IN_FLIGHT == 16


async def test_an_entry_is_encoded_once_for_each_audience(
    service: Service, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Counter[tuple[Any, ...]] = Counter()
    view_json, events_json = frames.view_json, frames.events_json

    def counted(name: str, encode: Callable[..., bytes]) -> Callable[..., bytes]:
        def encoded(what: Any, *audience: str) -> bytes:
            made[name, id(what), *audience] += 1
            kept.append(what)  # or another object might get its id
            return encode(what, *audience)

        return encoded

    kept: list[Any] = []
    audiences = {("public", "en"): 6, ("public", "es"): 3, ("floor", "en"): 2, ("dealer", "en"): 1}
    async with AsyncExitStack() as stack:
        followers: dict[tuple[str, str], list[Follower]] = {}
        for (role, language), count in audiences.items():
            token = service.token(role)
            for _ in range(count):
                one = await stack.enter_async_context(
                    following(service, token, table.id, language=language)
                )
                await one.until("snapshot")
                followers.setdefault((role, language), []).append(one)
        # Presence settles, so that nothing but entries is sent.
        await asyncio.sleep(0.6)
        monkeypatch.setattr(frames, "view_json", counted("view", view_json))
        monkeypatch.setattr(frames, "events_json", counted("events", events_json))
        first = table.seq + 1
        play_a_hand(table)
        last = table.seq
        received: dict[tuple[str, str], set[tuple[str, ...]]] = {}
        for audience, ones in followers.items():
            for one in ones:
                before = len(one.raw)
                await one.entry(last)
                sent = tuple(raw for raw in one.raw[before:] if '"type":"entry"' in raw)
                assert len(sent) == last - first + 1
                received.setdefault(audience, set()).add(sent)
    assert all(len(frames_of) == 1 for frames_of in received.values()), "bytes are shared"
    entries = last - first + 1
    views = {key: count for key, count in made.items() if key[0] == "view"}
    assert set(views.values()) == {1}
    assert len(views) == entries * len(audiences)
    assert len([key for key in made if key[0] == "events"]) == entries * len(
        {role for role, _ in audiences}
    )


async def test_who_does_not_answer_the_heartbeat_is_gone_and_who_does_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_serving, "PING_EVERY_S", 0.3)
    monkeypatch.setattr(app_serving, "PONG_WITHIN_S", 0.3)
    with serving(tmp_path / "log.db") as service, service.client() as client:
        table = Table.opened(client)
        async with (
            following(service, service.token("floor"), table.id) as floor,
            following(service, service.token("public"), table.id) as dead,
        ):
            await floor.until("presence", roles={"floor": 1, "public": 1})
            dead.connection.transport.pause_reading()
            begun = time.monotonic()
            # Its own heartbeat is answered meanwhile, again and again.
            await floor.until("presence", roles={"floor": 1})
            assert time.monotonic() - begun < 8
            await asyncio.sleep(1)
            table.say("hand_begun")
            await floor.entry(table.seq)
            dead.connection.transport.resume_reading()
            await dead.dropped()
