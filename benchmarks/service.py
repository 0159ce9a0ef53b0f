"""Measures the service beside a floor in the same run: observations, deliveries, long logs, memory.

Not a test: it prints what was seen, as ratios that mean the same on another machine. What each
figure is: docs/performance.md.
"""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import uvloop

from benchmarks._long_log import write_log
from benchmarks._play import OPENING, bodies, envelope
from benchmarks._serving import Running, client, floor, service, token
from benchmarks._wire import Answered, Counting, Kept, drive, follow

TABLES = 64
SPECTATORS = 9
SECONDS = 3.0
ROUNDS = 3
HANDS = 300
SOCKETS = 1_000
BURSTS = 20
LONG = 10_000
OPEN_TABLES = 1_000


def opened(admin: httpx.Client, name: str) -> None:
    """Open a table of six with this id."""
    admin.post("/v1/tables", json={**OPENING, "id": name}).raise_for_status()


class Load:
    """The bodies of each table, which go on where the round before ended."""

    def __init__(self, said: list[bytes]) -> None:
        self._said = said
        self._numbers: dict[int, Iterator[bytes]] = {}

    def body(self, path: int, _count: int) -> bytes:
        """The next body of a path."""
        if path not in self._numbers:
            self._numbers[path] = (envelope(n, seen) for n, seen in enumerate(self._said))
        return next(self._numbers[path])


def line(name: str, measured: list[Answered], floors: list[Answered]) -> None:
    """Print one row: the medians, and the ratio to the floor round by round."""
    ratios = sorted(ours.rate / theirs.rate for ours, theirs in zip(measured, floors, strict=True))
    rate = statistics.median(each.rate for each in measured)
    p50 = statistics.median(each.percentile(0.5) for each in measured)
    p99 = statistics.median(each.percentile(0.99) for each in measured)
    cpu = statistics.median(each.spent / len(each.latencies) for each in measured) * 1e6
    failed = sum(each.failed for each in measured)
    print(
        f"{name:<42}{rate:>8,.0f}/s{cpu:>9,.0f} us{p50:>8.1f}{p99:>8.1f} ms"
        f"{ratios[len(ratios) // 2]:>7.2f} of (a)"
        f"  ({ratios[0]:.2f} to {ratios[-1]:.2f})" + (f"  {failed} FAILED" if failed else "")
    )


def observations(folder: Path) -> None:
    """(a) to (c): one observation after the other on 64 tables at once."""
    said = bodies(HANDS)
    paths = [f"/v1/tables/bench-{number}/observations" for number in range(TABLES)]
    with ExitStack() as stack:
        echo = stack.enter_context(floor("echo"))
        commit = stack.enter_context(floor("commit", "--database", str(folder / "floor.sqlite3")))
        ours = stack.enter_context(service(folder / "ours.sqlite3"))
        viewed = stack.enter_context(service(folder / "viewed.sqlite3"))
        watched = stack.enter_context(service(folder / "watched.sqlite3"))
        secrets = {}
        for running in (ours, viewed, watched):
            with client(running) as admin:
                secrets[running.port] = token(admin, "dealer"), token(admin, "public")
                for number in range(TABLES):
                    opened(admin, f"bench-{number}")
        loads = {each.port: Load(said) for each in (echo, commit, ours, viewed, watched)}

        async def spectators() -> list[Counting]:
            hello = {"type": "hello", "token": secrets[watched.port][1]}
            found = []
            for number in range(TABLES):
                wanted = {**hello, "subscriptions": [{"table": f"bench-{number}"}]}
                text = json.dumps(wanted).encode()
                found += [
                    await follow(watched.port, text, lambda _frame: count())
                    for _ in range(SPECTATORS)
                ]
            return found

        deliveries = 0

        def count() -> None:
            nonlocal deliveries
            deliveries += 1

        async def rounds() -> dict[int, list[Answered]]:
            measured: dict[int, list[Answered]] = {each: [] for each in loads}
            for _ in range(ROUNDS):
                for running in (echo, commit, ours, viewed, watched):
                    port = running.port
                    dealer = secrets[port][0] if port in secrets else ""
                    # Sockets that only count answer no ping, so they are new ones each time.
                    followers = await spectators() if running is watched else []
                    before = running.spent
                    answered = await drive(
                        port,
                        paths,
                        [dealer] * TABLES,
                        loads[port].body,
                        SECONDS,
                        minimal=running in (ours, watched),
                    )
                    answered.spent = running.spent - before
                    measured[port].append(answered)
                    for each in followers:
                        assert each.transport is not None
                        each.transport.abort()
            return measured

        measured = uvloop.run(rounds())
    print(f"observations on {TABLES} tables at once, median of {ROUNDS} rounds of {SECONDS:.0f} s")
    print(f"{'':<42}{'':>10}{'processor':>12}{'p50':>8}{'p99':>8}")
    base = measured[echo.port]
    line("(a) bare FastAPI echo", base, base)
    line("(b) the same, and a grouped FULL commit", measured[commit.port], base)
    line("(c) ours", measured[ours.port], base)
    line("    ours, each answer with the view", measured[viewed.port], base)
    line(f"    ours, {SPECTATORS} spectators a table", measured[watched.port], base)
    to_b = sorted(
        mine.rate / theirs.rate
        for mine, theirs in zip(measured[ours.port], measured[commit.port], strict=True)
    )
    print(f"(c) of (b): {statistics.median(to_b):.2f} ({to_b[0]:.2f} to {to_b[-1]:.2f})")
    spent = sum(each.elapsed for each in measured[watched.port])
    print(f"deliveries to spectators: {deliveries / spent:,.0f}/s")


class Fan:
    """A thousand sockets on one stream: how long one message takes to reach them all."""

    def __init__(self) -> None:
        self.begun = 0.0
        self.latencies: list[float] = []
        self.left = 0
        self.done = asyncio.Event()
        self.size = 0

    def came(self, frame: bytes) -> None:
        """Note a message, when it is one of those that are waited for."""
        if self.left and (b'"type":"entry"' in frame[:40] or frame[:1] == b"x"):
            self.size = len(frame)
            self.latencies.append(time.perf_counter() - self.begun)
            self.left -= 1
            if not self.left:
                self.done.set()

    def begin(self, sockets: int) -> None:
        """Wait for one message to each of so many sockets."""
        self.begun, self.left = time.perf_counter(), sockets
        self.done.clear()

    def percentile(self, share: float) -> float:
        """Milliseconds from the cause to a socket."""
        return sorted(self.latencies)[int(len(self.latencies) * share)] * 1e3


async def our_fan(running: Running, secret: str, dealer: str, table: str, stalled: int) -> Fan:
    """One entry after the other to a thousand sockets, of which some never read."""
    fan = Fan()
    hello = {"type": "hello", "token": secret, "subscriptions": [{"table": table}]}
    text = json.dumps(hello).encode()
    readers = [await follow(running.port, text, fan.came) for _ in range(SOCKETS - stalled)]
    stuck = [await follow(running.port, text, lambda _frame: None) for _ in range(stalled)]
    for each in stuck:
        assert each.transport is not None
        each.transport.pause_reading()
    await asyncio.sleep(1.0)
    kept = await Kept.open(running.port)
    for number, seen in enumerate(bodies(4)[:BURSTS]):
        fan.begin(len(readers))
        path = f"/v1/tables/{table}/observations"
        status, answer = await kept.request("POST", path, envelope(number, seen), dealer)
        assert status == 200, answer[:200]
        await asyncio.wait_for(fan.done.wait(), 60)
    for each in (*readers, *stuck):
        assert each.transport is not None
        each.transport.abort()
    kept.close()
    return fan


async def library_fan(running: Running) -> Fan:
    """The same by the library's own broadcast, caused by a message of one more socket."""
    fan = Fan()
    readers = [await follow(running.port, b"", fan.came) for _ in range(SOCKETS)]
    cause = await follow(running.port, b"", lambda _frame: None)
    await asyncio.sleep(0.5)
    for _ in range(BURSTS):
        fan.begin(len(readers))
        cause.send(b"go")
        await asyncio.wait_for(fan.done.wait(), 60)
    for each in (*readers, cause):
        assert each.transport is not None
        each.transport.abort()
    return fan


def deliveries(folder: Path) -> None:
    """(d): one entry to a thousand sockets."""
    ours: dict[str, list[Fan]] = {"none": [], "some": [], "library": []}
    with service(folder / "fan.sqlite3") as running, client(running) as admin:
        secret, dealer = token(admin, "public"), token(admin, "dealer")
        for turn in range(ROUNDS):
            for name, stalled in (("none", 0), ("some", SOCKETS // 100)):
                opened(admin, f"fan-{name}-{turn}")
                fan = uvloop.run(our_fan(running, secret, dealer, f"fan-{name}-{turn}", stalled))
                ours[name].append(fan)
            with floor("broadcast", "--size", str(ours["none"][-1].size)) as library:
                ours["library"].append(uvloop.run(library_fan(library)))
    rates = {
        name: statistics.median(len(fan.latencies) / _whole(fan) for fan in fans)
        for name, fans in ours.items()
    }
    print(f"\n(d) one message of {ours['none'][0].size} bytes to {SOCKETS} sockets, {BURSTS} times")
    for name, title in (
        ("library", "the websockets library's own broadcast"),
        ("none", "ours, from the observation's request on"),
        ("some", "ours, one in a hundred does not read"),
    ):
        p99 = statistics.median(fan.percentile(0.99) for fan in ours[name])
        share = rates[name] / rates["library"]
        print(f"{title:<44}{rates[name]:>8,.0f}/s  p99 {p99:>6.1f} ms{share:>7.2f}")


def _whole(fan: Fan) -> float:
    """Seconds of all bursts: each lasts as long as its last message."""
    readers = len(fan.latencies) // BURSTS
    bursts = [fan.latencies[at : at + readers] for at in range(0, len(fan.latencies), readers)]
    return sum(max(burst) for burst in bursts)


async def observe(
    port: int,
    dealer: str,
    order: tuple[str, str],
    said: list[tuple[int, bytes]],
    times: dict[str, list[float]],
) -> None:
    """Say the same at two tables in turn, and add how many milliseconds each took."""
    kept = await Kept.open(port)
    for number, seen in said:
        for name in order:
            path = f"/v1/tables/{name}/observations"
            begun = time.perf_counter()
            status, answer = await kept.request("POST", path, envelope(number, seen), dealer)
            times[name].append((time.perf_counter() - begun) * 1e3)
            assert status == 200, answer[:300]
    kept.close()


def long_logs(folder: Path) -> None:
    """(e): a table at hand 10,000 beside one at hand 1, to open and to observe at."""
    database = folder / "long.sqlite3"
    entries = write_log(database, {"short": 1, "long": LONG})
    print(f"\n(e) hand {LONG:,} of a table ({entries:,} entries in the file) beside hand 1")
    opening: dict[str, list[float]] = {"short": [], "long": []}
    observing: dict[str, list[float]] = {"short": [], "long": []}
    said = bodies(40)
    for turn in range(ROUNDS):
        with service(database) as running, client(running) as admin:
            dealer = token(admin, "dealer")
            admin.get("/v1/tables/warm").raise_for_status()
            order = ("short", "long") if turn % 2 else ("long", "short")
            for name in order:
                begun = time.perf_counter()
                admin.get(f"/v1/tables/{name}").raise_for_status()
                opening[name].append((time.perf_counter() - begun) * 1e3)

            count = len(said) // ROUNDS
            part = list(enumerate(said))[turn * count : (turn + 1) * count]
            uvloop.run(observe(running.port, dealer, order, part, observing))
    for what, times in (("to open the table", opening), ("one observation", observing)):
        short, long = (statistics.median(times[name]) for name in ("short", "long"))
        print(f"{what:<44}{short:>8.2f} ms{long:>8.2f} ms{long / short:>7.2f}")


def memory(folder: Path) -> None:
    """(f): what a thousand open tables hold."""
    with service(folder / "tables.sqlite3") as running, client(running) as admin:
        dealer = token(admin, "dealer")
        for number in range(50):
            opened(admin, f"first-{number}")
        begun = [json.loads(each) for each in bodies(1)[:8]]
        before = running.resident
        with httpx.Client(
            base_url=str(admin.base_url), headers={"authorization": f"Bearer {dealer}"}
        ) as seat:
            for number in range(OPEN_TABLES):
                opened(admin, f"more-{number}")
                said = [
                    {"observation_id": f"{at}", "observation": each}
                    for at, each in enumerate(begun)
                ]
                path = f"/v1/tables/more-{number}/observations"
                seat.post(path, json=said).raise_for_status()
        each = (running.resident - before) / OPEN_TABLES
        print(
            f"\n(f) {OPEN_TABLES:,} open tables, a hand in play on each: {each / 1024:.1f} KiB each"
        )


def main() -> None:
    """Measure everything in files that are removed afterwards."""
    for measure in (observations, deliveries, long_logs, memory):
        with tempfile.TemporaryDirectory(prefix="floorcall-bench-") as folder:
            measure(Path(folder))


if __name__ == "__main__":
    main()
