"""Proves that the bus over NATS outlives its server, keeps apart what is not of one log, and takes
nothing that is no hint.
"""

import asyncio
import logging
import time
from collections.abc import Callable

import nats
import pytest

from app.bus import Bus, BusUrlError, Present, Wake, check_bus_url, open_bus
from tests.app.bus.ends import Ear, connected
from tests.services.nats import NatsServer, nats_server


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def away(bus: Bus) -> None:
    await until(lambda: bus.state == "away")


async def back(bus: Bus) -> None:
    await until(lambda: bus.state == "connected")


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_a_server_that_is_gone_and_back_is_found_again(how: str) -> None:
    with nats_server() as server:
        teller, hearer = open_bus(server.url, "e0"), open_bus(server.url, "e0")
        await connected(teller, hearer)
        ear = Ear(hearer)
        for round_ in range(1, 4):
            getattr(server, how)()
            await away(teller)
            await away(hearer)
            began = time.perf_counter()
            for seq in range(100):
                teller.tell(Wake("main", round_ * 1000 + seq))
            assert time.perf_counter() - began < 0.1
            server.start()
            await back(teller)
            await back(hearer)
            # What waited while it was away may have come before the other was back.
            teller.tell(Wake("after", round_))
            await ear.hears(Wake("after", round_))
            assert ear.seqs("main") == sorted(ear.seqs("main"))
        await teller.close()
        await hearer.close()


async def test_a_server_that_comes_later_is_found(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "app")
    with nats_server(password="b5a1") as server:
        server.stop()
        bus, other = open_bus(server.url, "e0"), open_bus(server.url, "e0")
        await bus.start()
        await asyncio.sleep(1.5)
        assert bus.state == "away"
        server.start()
        await connected(bus, other)
        said = [record.getMessage() for record in caplog.records if record.name.startswith("app")]
        assert len([line for line in said if "away" in line]) == 1
        assert said[-1] == "the bus is back"
        assert "b5a1" not in caplog.text
        await bus.close()
        await other.close()


async def test_a_refused_password_is_tried_again_and_written_down_nowhere(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with nats_server(password="right") as server:
        bus = open_bus(server.url.replace("right", "wrong-one"), "e0")
        await bus.start()
        await asyncio.sleep(2.5)
        assert bus.state == "away"
        began = time.perf_counter()
        await bus.close()
        assert time.perf_counter() - began < 3
    assert "wrong-one" not in caplog.text


async def test_a_server_that_hangs_stops_nobody() -> None:
    with nats_server() as server:
        teller, hearer = open_bus(server.url, "e0"), open_bus(server.url, "e0")
        await connected(teller, hearer)
        ear = Ear(hearer)
        server.freeze()
        began = time.perf_counter()
        for seq in range(1, 20_001):
            teller.tell(Wake(f"t{seq % 100}", seq))
            if seq % 1_000 == 0:
                await asyncio.sleep(0.001)
        assert time.perf_counter() - began < 5
        server.thaw()
        teller.tell(Wake("main", 1))
        await ear.hears(Wake("main", 1))
        server.freeze()
        began = time.perf_counter()
        await teller.close()
        await hearer.close()
        assert time.perf_counter() - began < 8


async def test_another_log_on_the_same_server_is_not_heard() -> None:
    with nats_server() as server:
        teller, hearer = open_bus(server.url, "e0"), open_bus(server.url, "e0")
        stranger = open_bus(server.url, "e1")
        await connected(teller, hearer)
        await stranger.start()
        await back(stranger)
        ear, deaf = Ear(hearer), Ear(stranger)
        for seq in range(1, 50):
            teller.tell(Wake("main", seq))
            await asyncio.sleep(0.002)
        await ear.hears(Wake("main", 49))
        assert deaf.heard == []
        for bus in (teller, hearer, stranger):
            await bus.close()


async def _publish(server: NatsServer, *messages: tuple[str, bytes]) -> None:
    client = await nats.connect(server.url)
    for subject, body in messages:
        await client.publish(subject, body)
    await client.close()


async def test_what_is_no_hint_is_passed_over() -> None:
    with nats_server() as server:
        bus, other = open_bus(server.url, "e0"), open_bus(server.url, "e0")
        await connected(bus, other)
        ear = Ear(bus)
        await _publish(
            server,
            ("floorcall.e0.wake.main", b""),
            ("floorcall.e0.wake.main", b"0"),
            ("floorcall.e0.wake.main", b"-3"),
            ("floorcall.e0.wake.main", b"1e3"),
            ("floorcall.e0.wake.main", b'"7"'),
            ("floorcall.e0.wake.main", b"9" * 400),
            ("floorcall.e0.wake.main", b"\xff\xfe"),
            ("floorcall.e0.wake.MAIN", b"7"),
            ("floorcall.e0.wake.a.b", b"7"),
            ("floorcall.e0.wake", b"7"),
            ("floorcall.e0.sleep.main", b"7"),
            ("floorcall.e0.present.main", b"[" * 100_000),
            ("floorcall.e0.present.main", b'{"node":"n1","roles":{"king":1}}'),
            ("floorcall.e0.present.main", b'{"node":"n1","roles":{"dealer":-1}}'),
            ("floorcall.e0.present.main", b'{"node":"<b>","roles":{}}'),
            ("floorcall.e0.present.main", b'{"node":"n1","roles":{"dealer":2}}'),
            ("floorcall.e0.wake.main", b"9"),
        )
        await ear.hears(Wake("main", 9))
        assert ear.heard == [Present("n1", "main", {"dealer": 2}), Wake("main", 9)]
        await bus.close()
        await other.close()


@pytest.mark.parametrize(
    "url",
    ["", "nats", "nats://", "nats://:4222", "http://host", "nats://host:0", "nats://host:99999",
     "nats://host, ", "nats://host:4222,redis://host", "nats://ho st", "nats://[::1"],
)  # fmt: skip
def test_a_url_that_names_no_bus_is_refused(url: str) -> None:
    with pytest.raises(BusUrlError, match="nats://host:port"):
        check_bus_url(url)


def test_a_url_may_name_several_servers() -> None:
    assert check_bus_url("nats://u:p@a:4222, tls://b") == ("nats://u:p@a:4222", "tls://b")
