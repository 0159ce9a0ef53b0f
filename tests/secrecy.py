"""Plants what nobody may be told in every test, and fails the test in whose output it is found.

Secrets are planted by themselves: tokens, tickets and codes as they come and go over HTTP and
sockets, hidden cards as they are said. What the service writes to its outputs and logs, and what
it refuses with, may hold none of them.
"""

import json
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.connection import Connection

from tests.services.postgresql import PASSWORD

SECRET: Final = re.compile(r"fc[a-z]?_[A-Za-z0-9_-]{16,}")
# What was planted is looked for by its words, with and without what stands before a secret.
WORD: Final = re.compile(r"[A-Za-z0-9_-]{16,}")
PREFIX: Final = re.compile(r"^fc[a-z]?_")
SHORTEST: Final = 16

CARD: Final = re.compile(r"(?<![A-Za-z0-9])[2-9TJQKA][cdhs](?![A-Za-z0-9])")
# Two cards of a hand stand next to each other, with no more than this between them.
MOST_BETWEEN: Final = 6
# What is said with cards that the table has not seen.
HIDDEN_KINDS: Final = {"hole_cards_dealt", "cards_discarded"}

# The libraries of the tests' own clients may write what they like.
CLIENTS: Final = re.compile(
    r"^\S+ +(?:httpx|httpcore|websockets\.client|asyncio)\b.*$", re.MULTILINE
)


class Secrets:
    """What was planted, and where some of it was found since it was asked last."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.texts: set[str] = {PASSWORD}
        self.pairs: set[tuple[str, str]] = set()
        self.found: list[str] = []

    def plant(self, secret: str) -> None:
        """Something that no output may hold."""
        plain = PREFIX.sub("", secret)
        for each in (secret, plain):
            if WORD.fullmatch(each):
                self.words.add(each)
        if not WORD.fullmatch(secret) and len(secret) >= SHORTEST:
            self.texts.add(secret)

    def plant_cards(self, cards: Iterable[Any]) -> None:
        """Cards that lie face down beside each other."""
        named = [card for card in cards if isinstance(card, str) and CARD.fullmatch(card)]
        self.pairs.update(pairwise(named))

    def sent(self, text: str) -> None:
        """Plant what is secret in a message of a client."""
        for secret in SECRET.findall(text):
            self.plant(secret)
        # What is no JSON, or deeper than any message, hides no card.
        with suppress(ValueError, RecursionError):
            for cards in _hidden(json.loads(text)):
                self.plant_cards(cards)

    def check(self, where: str, text: str) -> None:
        """Remember what of it was found in an output; it is not repeated."""
        words = {match[0] for match in WORD.finditer(text)} & self.words
        texts = {each for each in self.texts if each in text}
        cards = set(_neighbours(text)) & self.pairs
        if words or texts or cards:
            what = f"{len(words)} tokens, {len(texts)} other secrets, {len(cards)} pairs of cards"
            self.found.append(f"{where} holds what was planted: {what}")

    def taken(self) -> list[str]:
        """What was found, once."""
        found, self.found = self.found, []
        return found


SECRETS: Final = Secrets()


def _hidden(node: Any) -> Iterator[list[Any]]:
    """The lists of cards in a message that nobody at the table has seen."""
    if isinstance(node, list):
        for each in node:
            yield from _hidden(each)
    elif isinstance(node, dict):
        observation = node.get("observation", node)
        if isinstance(observation, dict):
            sealed = "procedure" in observation and "observation_id" in observation
            if str(observation.get("kind")) in HIDDEN_KINDS or sealed:
                yield from _lists_of_cards(observation)


def _lists_of_cards(node: Any) -> Iterator[list[Any]]:
    if isinstance(node, dict):
        for name, value in node.items():
            if name == "cards" and isinstance(value, list):
                yield value
            else:
                yield from _lists_of_cards(value)
    elif isinstance(node, list):
        for each in node:
            yield from _lists_of_cards(each)


def _neighbours(text: str) -> Iterator[tuple[str, str]]:
    before: re.Match[str] | None = None
    for match in CARD.finditer(text):
        if before is not None and match.start() - before.end() <= MOST_BETWEEN:
            yield before[0], match[0]
        before = match


# --- what goes over the wire


def _asked(request: httpx.Request) -> None:
    bearer = request.headers.get("authorization", "").rpartition(" ")[2]
    if len(bearer) >= SHORTEST:
        SECRETS.plant(bearer)
    # A stream, or what is no text, plants nothing.
    with suppress(httpx.RequestNotRead, UnicodeDecodeError):
        SECRETS.sent(request.content.decode())


def _answered(answer: httpx.Response) -> None:
    kind = answer.headers.get("content-type", "")
    if not answer.is_closed:
        return
    if kind.startswith("application/json"):
        for secret in SECRET.findall(answer.text):
            SECRETS.plant(secret)
    elif kind.startswith("application/problem+json") or answer.url.path == "/metrics":
        SECRETS.check(f"the answer {answer.status_code} of {answer.url.path}", answer.text)


def _watched(send: Callable[..., httpx.Response]) -> Callable[..., httpx.Response]:
    def sends(self: Any, request: httpx.Request, **options: Any) -> httpx.Response:
        _asked(request)
        answer = send(self, request, **options)
        _answered(answer)
        return answer

    return sends


def _watched_too(send: Callable[..., Any]) -> Callable[..., Any]:
    async def sends(self: Any, request: httpx.Request, **options: Any) -> httpx.Response:
        _asked(request)
        answer: httpx.Response = await send(self, request, **options)
        _answered(answer)
        return answer

    return sends


def _watch_sockets() -> None:
    send, recv = Connection.send, Connection.recv

    async def sends(self: Connection, message: Any, *args: Any, **options: Any) -> None:
        if isinstance(message, str):
            SECRETS.sent(message)
        await send(self, message, *args, **options)

    async def receives(self: Connection, *args: Any, **options: Any) -> Any:
        message = await recv(self, *args, **options)
        if isinstance(message, str) and message.startswith('{"type":"refused"'):
            SECRETS.check("a refusal at the socket", message)
        return message

    Connection.send = sends  # type: ignore[method-assign]
    Connection.recv = receives  # type: ignore[method-assign]


# --- what pytest has captured


def pytest_configure() -> None:
    httpx.Client.send = _watched(httpx.Client.send)  # type: ignore[method-assign]
    httpx.AsyncClient.send = _watched_too(httpx.AsyncClient.send)  # type: ignore[method-assign]
    _watch_sockets()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when != "teardown":
        return report
    for name, content in report.sections:
        SECRETS.check(name, CLIENTS.sub("", content))
    found = SECRETS.taken()
    if found:
        report.outcome = "failed"
        report.longrepr = "\n".join(found)
    return report
