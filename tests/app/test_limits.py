"""Proves how often is too often: for a token, for an address, and that nobody else is held up.

Each test has a service with limits of its own; those of all other tests are off.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from app.auth import NotAuthenticated
from app.gate import Limits, address_of
from app.rate import Buckets, TokenBucket
from app.settings import Settings
from tests.app.feed.sockets import Follower, following, raw_socket
from tests.app.service import ADMIN, Service, Table, serving

WRONG = "fc_nobody-has-this-one"


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"] if answer.is_error else ""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Service]:
    with serving(
        tmp_path / "strict.sqlite3",
        request_rate=5.0,
        request_burst=20,
        failures_per_minute=10,
        socket_rate=2.0,
        socket_burst=6,
    ) as running:
        yield running


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_token_that_asks_too_often_is_told_when_to_come_back(
    strict: Service, language: str
) -> None:
    secret = strict.token("public")
    with strict.client(secret, language) as hasty, strict.client(strict.token("public")) as other:
        answers = [hasty.get("/v1/tables") for _ in range(40)]
        refused = [answer for answer in answers if answer.is_error]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        assert refused
        assert {code_of(answer) for answer in refused} == {(429, "rate_limited")}
        assert refused[0].headers["retry-after"] == "1"
        assert refused[0].headers["content-language"] == language
        assert "1 s" in refused[0].json()["text"]
        # Nobody else is held up, from the same address either.
        assert code_of(other.get("/v1/tables")) == (200, "")


async def test_whoever_waits_as_told_is_let_through(strict: Service) -> None:
    with strict.client(strict.token("public")) as hasty:
        while (answer := hasty.get("/v1/tables")).status_code == 200:
            pass
        await asyncio.sleep(int(answer.headers["retry-after"]))
        assert code_of(hasty.get("/v1/tables")) == (200, "")


def test_the_default_is_what_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REQUEST_RATE", "FAILURES_PER_MINUTE", "SOCKET_RATE", "DRILLS_PER_MINUTE"):
        monkeypatch.delenv(f"FLOORCALL_{name}")
    assert Limits.of(Settings()) == Limits(50.0, 200, 10, 50.0, 1_000, 60)


def test_an_address_that_guesses_is_not_answered_for_a_while(strict: Service) -> None:
    with strict.client(WRONG) as stranger, strict.client() as known:
        assert code_of(known.get("/v1/tokens")) == (200, "")
        answers = [code_of(stranger.get("/v1/tables")) for _ in range(13)]
        assert answers == [(401, "bad_token")] * 10 + [(429, "rate_limited")] * 3
        waits = int(stranger.get("/v1/tables").headers["retry-after"])
        assert 1 <= waits <= 6
        # Who was let in lately goes on, from the same address too; a whole room may have one.
        assert code_of(known.get("/v1/tokens")) == (200, "")
        fresh = known.post("/v1/tokens", json={"role": "public", "label": "A screen"}).json()
    with strict.client(fresh["secret"]) as late:
        # A stranger who is right is one of many guesses as long as the address guesses.
        assert code_of(late.get("/v1/tables")) == (429, "rate_limited")


def test_codes_for_pairing_are_guesses_too(strict: Service) -> None:
    with strict.client(token=None) as stranger:
        answers = [
            code_of(stranger.post("/v1/pairings/redeem", json={"code": f"fcp_guess-{number}"}))
            for number in range(12)
        ]
        assert answers == [(401, "bad_pairing")] * 10 + [(429, "rate_limited")] * 2
        assert code_of(
            stranger.get("/v1/tables", headers={"authorization": f"Bearer {WRONG}"})
        ) == (
            429,
            "rate_limited",
        )


async def refused_hello(service: Service, hello: str) -> tuple[int, str]:
    async with raw_socket(service) as stranger:
        with contextlib.suppress(ConnectionClosed):
            await stranger.send(hello)
        return await stranger.close_code()


async def test_sockets_that_guess_are_not_answered_for_a_while(tmp_path: Path) -> None:
    wrong = f'{{"type":"hello","token":"{WRONG}"}}'
    ticket = f'{{"type":"hello","ticket":"{WRONG}"}}'
    with serving(tmp_path / "guessing.sqlite3", failures_per_minute=6) as service:
        async with following(service, ADMIN):
            pass
        for hello, expected in (
            (wrong, (4101, "bad_token")),
            (ticket, (4101, "bad_token")),
            ("no hello", (4104, "bad_message")),
            ('{"type":"ping"}', (4104, "hello_expected")),
            (wrong, (4101, "bad_token")),
            (ticket, (4101, "bad_token")),
            # From here on the address is told to come back later, whatever it says.
            (wrong, (4002, "rate_limited")),
            (ticket, (4002, "rate_limited")),
        ):
            assert await refused_hello(service, hello) == expected
        with service.client(WRONG) as stranger:
            assert code_of(stranger.get("/v1/tables")) == (429, "rate_limited")
        async with following(service, ADMIN) as known:
            await known.send({"type": "ping"})
            await known.until("pong")


async def test_an_address_opens_so_many_sockets_at_once(strict: Service) -> None:
    with strict.client() as admin:
        table = Table.opened(admin)
    secret = strict.token("public", table.id)

    async def opened() -> str:
        async with raw_socket(strict) as follower:
            return await answer_to(follower, {"type": "hello", "token": secret})

    came = [await opened() for _ in range(9)]
    assert came[:6] == ["welcome"] * 6
    assert "rate_limited" in came[6:]
    await asyncio.sleep(0.6)
    assert await opened() == "welcome"


async def answer_to(follower: Follower, hello: dict[str, str]) -> str:
    try:
        await follower.send(hello)
        return str((await follower.receive())["type"])
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else "dropped"


# --- addresses


def connection(host: str | None) -> HTTPConnection:
    client = None if host is None else (host, 1)
    return HTTPConnection({"type": "http", "client": client, "headers": []})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        (None, ""),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        # A stranger has not one address of IPv6 but a network of them.
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_one_stranger_has(host: str | None, address: str) -> None:
    assert address_of(connection(host)) == address


def test_whoever_is_behind_a_trusted_proxy_has_their_own_address(tmp_path: Path) -> None:
    with (
        serving(
            tmp_path / "proxied.sqlite3", failures_per_minute=2, trusted_proxies=("127.0.0.0/8",)
        ) as service,
        service.client(WRONG) as proxy,
    ):

        def guess(forwarded: str) -> int:
            return proxy.get("/v1/tables", headers={"x-forwarded-for": forwarded}).status_code

        assert [guess("192.0.2.1") for _ in range(3)] == [401, 401, 429]
        assert guess("192.0.2.2") == 401
        # What a stranger claims to have been forwarded for does not count.
        assert guess("192.0.2.9, 192.0.2.1") == 429


def test_without_a_trusted_proxy_nobody_chooses_their_address(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "open.sqlite3", failures_per_minute=2) as service,
        service.client(WRONG) as stranger,
    ):
        codes = [
            stranger.get("/v1/tables", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code
            for n in range(4)
        ]
    assert codes == [401, 401, 429, 429]


# --- buckets


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_says_when_the_next_one_may_pass() -> None:
    bucket = TokenBucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0.0) == pytest.approx(0.5)
    assert bucket.wait(0.25) == pytest.approx(0.25)
    assert bucket.wait(0.5) == 0
    assert bucket.take(0.5)


def test_each_key_has_its_own_bucket() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 2, clock=clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, pytest.approx(1.0)]
    assert buckets.take("b") == 0
    assert buckets.wait("c") == 0
    assert len(buckets) == 2
    clock.now += 1.0
    assert buckets.take("a") == 0


def test_strangers_do_not_fill_the_memory() -> None:
    buckets = Buckets(1.0, 2, most=100)
    for number in range(5_000):
        buckets.take(f"192.0.2.{number}")
    assert len(buckets) == 100
    # Who comes again and again is remembered rather than who came once.
    for number in range(1_000):
        buckets.take("busy")
        buckets.take(f"other {number}")
    assert buckets.take("busy") > 0


def test_without_a_rate_there_is_no_limit() -> None:
    buckets = Buckets(0.0, 1)
    assert {buckets.take("a") for _ in range(1_000)} == {0.0}
    assert len(buckets) == 0


def test_only_what_is_wrong_counts_as_a_guess(strict: Service) -> None:
    """A request without any token is nobody's guess, and fills nothing."""
    with strict.client(token=None) as nobody:
        answers = {code_of(nobody.get("/v1/tables")) for _ in range(30)}
    assert answers == {(401, "token_missing")}
    assert str(NotAuthenticated("token_missing")) == "token_missing"
