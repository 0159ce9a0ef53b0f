"""Where tokens and pairings are made for the command line: in the database, or by a service.

The database needs no token, so a house that has lost its last one can make another. It prints
nothing.
"""

import argparse
import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import quote

from pydantic import TypeAdapter, ValidationError

from app.api.answers import (
    PAIRING_MADE,
    TOKEN_LIST,
    TOKEN_MADE,
    PairingMade,
    TokenMade,
    TokenShown,
)
from app.api.pairings import pairing_shown
from app.api.tokens import token_shown
from app.api.wanted import check_delay, end_of
from app.auth import Tokens
from app.client import ClientError, Refused
from app.commands import database
from app.commands.client import Client, token_of
from app.commands.serve import settings_of
from app.envelopes import NEW_PAIRING, NEW_TOKEN, NewPairing, NewToken
from app.pairing import Pairings, link_to, modules_of
from app.problems import Problem, faults_of
from app.settings import Settings
from app.store import Store, open_store
from app.texts import sentence
from statemachine.roles import ROLES

T = TypeVar("T")
W = TypeVar("W", bound=NewToken)

# Who made what no token made.
BY_COMMAND: Final = "command"

_SECONDS: Final = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


class BadUsage(Exception):
    """What was asked for cannot be; the message is one sentence."""


class Keys(Protocol):
    """A place of tokens. Every method raises `StoreError`, `ClientError` or `BadUsage`."""

    def make(self, wanted: NewToken) -> TokenMade: ...
    def listed(self) -> tuple[TokenShown, ...]: ...
    def revoke(self, token_id: str) -> bool: ...
    def pair(self, wanted: NewPairing) -> PairingMade: ...


class InDatabase:
    """The database itself, whether a service runs on it or not."""

    def __init__(self, url: str, settings: Settings) -> None:
        self._url = url
        self._settings = settings

    def make(self, wanted: NewToken) -> TokenMade:
        async def make(store: Store) -> TokenMade:
            minted = await Tokens(store.tokens).mint(
                wanted.role,
                label=wanted.label,
                tables=wanted.tables,
                expires_at=end_of(wanted),
                delay_s=wanted.delay_s,
            )
            return TokenMade(token_shown(minted.row), minted.secret)

        return self._with(make)

    def listed(self) -> tuple[TokenShown, ...]:
        async def listed(store: Store) -> tuple[TokenShown, ...]:
            return tuple(map(token_shown, await store.tokens.list_tokens()))

        return self._with(listed)

    def revoke(self, token_id: str) -> bool:
        async def revoke(store: Store) -> bool:
            return await Tokens(store.tokens).revoke(token_id)

        return self._with(revoke)

    def pair(self, wanted: NewPairing) -> PairingMade:
        base = self._settings.public_url
        if base is None:
            raise BadUsage("A link needs the service's address: set FLOORCALL_PUBLIC_URL, or --at.")

        async def pair(store: Store) -> PairingMade:
            made = await Pairings(store.pairings).make(
                wanted.role,
                label=wanted.label,
                tables=wanted.tables,
                created_by=BY_COMMAND,
                valid_s=wanted.valid_s or self._settings.pairing_lifetime,
                token_expires_at=end_of(wanted),
                delay_s=wanted.delay_s,
            )
            link = link_to(base, made.code)
            return PairingMade(pairing_shown(made.row), made.code, link, modules_of(link))

        return self._with(pair)

    def _with(self, work: Callable[[Store], Awaitable[T]]) -> T:
        async def opened() -> T:
            store = open_store(self._url, migrate=False)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(opened())


class AtService:
    """A running service, over its REST calls and with a token's rights."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token

    def make(self, wanted: NewToken) -> TokenMade:
        answer = self._call("POST", "/v1/tokens", _sent(NEW_TOKEN, wanted))
        return _read(TOKEN_MADE, answer)

    def listed(self) -> tuple[TokenShown, ...]:
        return _read(TOKEN_LIST, self._call("GET", "/v1/tokens")).tokens

    def revoke(self, token_id: str) -> bool:
        try:
            self._call("DELETE", f"/v1/tokens/{quote(token_id, safe='')}")
        except Refused as refused:
            if refused.code == "unknown_token":
                return False
            raise
        return True

    def pair(self, wanted: NewPairing) -> PairingMade:
        answer = self._call("POST", "/v1/pairings", _sent(NEW_PAIRING, wanted))
        return _read(PAIRING_MADE, answer)

    def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> bytes:
        with closing(Client(self._url, self._token)) as client:
            return client.call(method, path, body)


def place_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name the database or the service."""
    database.arguments(parser)
    parser.add_argument("--to", metavar="URL", help="ask a running service instead")
    parser.add_argument("--token", help="a token for that service (FLOORCALL_TOKEN)")


def token_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say what a token is to be."""
    parser.add_argument("--role", required=True, choices=ROLES)
    parser.add_argument("--tables", metavar="ID,ID", help="only for these tables")
    parser.add_argument("--label", help="whose it is, in one line")
    parser.add_argument("--expires", metavar="WHEN", help="12h, 30d, or a time: 2026-12-31T20:00Z")
    parser.add_argument("--delay", type=int, metavar="S", help="of an overlay, in seconds")


def place_of(given: argparse.Namespace, public_url: str | None = None) -> Keys | None:
    """The place that was named; None when the settings cannot be used, which were told of.

    Raises `BadUsage`.
    """
    if given.to is not None:
        token = token_of(given.token)
        if token is None:
            raise BadUsage("--to needs --token or FLOORCALL_TOKEN.")
        return AtService(given.to, token)
    settings = settings_of(given)
    if settings is None:
        return None
    if public_url is not None:
        settings = settings.model_copy(update={"public_url": public_url})
    try:
        return InDatabase(database.url_of(given), settings)
    except database.NoDatabase as missing:
        raise BadUsage(f"{missing}: name another, or start the service there.") from None


def wanted_of(given: argparse.Namespace, adapter: TypeAdapter[W], **more: Any) -> W:
    """What was asked for, checked as a service does. Raises `BadUsage`."""
    fields = {
        "role": given.role,
        "label": given.label or f"{given.role}, by command",
        "tables": None if given.tables is None else given.tables.split(","),
        "delay_s": given.delay,
        **({} if given.expires is None else _end(given.expires)),
        **more,
    }
    try:
        wanted = adapter.validate_json(json.dumps(fields))
        check_delay(wanted)
        end_of(wanted)
    except ValidationError as error:
        faults = ", ".join(f"{f.path[1:]}: {f.code}" for f in faults_of(error.errors()))
        raise BadUsage(f"That cannot be a token's: {faults}.") from None
    except Problem as problem:
        raise BadUsage(told(problem)) from None
    return wanted


def told(problem: Problem) -> str:
    """A problem in one sentence, with the fields that it is about."""
    faults = ", ".join(f"{fault.path[1:]}: {fault.code}" for fault in problem.faults)
    return faults or sentence(problem.code, "en", problem.params)


def _end(text: str) -> dict[str, Any]:
    span = re.fullmatch(r"(\d{1,4})([mhdw])", text)
    if span is not None:
        return {"expires_in_s": int(span[1]) * _SECONDS[span[2]]}
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise BadUsage(f"{text!r} is no time: 12h, 30d or 2026-12-31T20:00Z.") from None
    return {"expires_at": (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).isoformat()}


def _read(adapter: TypeAdapter[T], answer: bytes) -> T:
    try:
        return adapter.validate_json(answer)
    except ValidationError:
        # Without the cause, which holds what was answered.
        raise ClientError("the service answers as no release that is known here") from None


def _sent(adapter: TypeAdapter[W], wanted: W) -> dict[str, Any]:
    sent: dict[str, Any] = adapter.dump_python(wanted, mode="json", exclude_none=True)
    return sent
