"""Observations, events and whole log entries as exact bytes, and back; no other module does this.

It stores nothing and judges nothing: bytes that are no entry raise, whatever they would mean.
"""

import dataclasses
import hashlib
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, get_args

from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config

from app.kinds import by_kind
from statemachine.effects import Effect
from statemachine.events import Event, HandStarted
from statemachine.observations import Observation
from statemachine.replay import Entry
from statemachine.roles import Role

STRICT: Final = ConfigDict(strict=True, extra="forbid")

FORMAT: Final = 1
NONCE_BYTES: Final = 16
NONCES_AT_ONCE: Final = 256
# What stands before a table's first entry in its chain of hashes.
GENESIS: Final = bytes(32)

OBSERVATION: Final[TypeAdapter[Observation]] = by_kind(TypeAdapter(Observation, config=STRICT))
EVENTS: Final[TypeAdapter[tuple[Event, ...]]] = by_kind(
    TypeAdapter(tuple[Event, ...], config=STRICT)
)
EVENT: Final[TypeAdapter[Event]] = by_kind(TypeAdapter(Event, config=STRICT))


def _kinds(union: object) -> frozenset[str]:
    return frozenset(
        str(each.default)
        for member in get_args(union)
        for each in dataclasses.fields(member)
        if each.name == "kind"
    )


OBSERVATION_KINDS: Final = _kinds(Observation)
EVENT_KINDS: Final = _kinds(Event)
EFFECT_KINDS: Final = _kinds(Effect)


class UnreadableEntry(Exception):
    """Stored bytes that are no entry, or whose hash is wrong; `code` is stable, and `seq` is the
    entry at which the log is broken, where that is known.

    Nothing of the bytes is in the message: they may hold hidden cards.
    """

    code: str = "log_unreadable"

    def __init__(self, message: str, seq: int | None = None) -> None:
        super().__init__(message)
        self.seq = seq


class FormatTooNew(UnreadableEntry):
    """The entry was written in a format that a newer release knows."""

    code = "log_format_too_new"

    def __init__(self, found: int) -> None:
        super().__init__(
            f"An entry has format {found}; this release knows up to {FORMAT}. "
            "Start the newer release for this table."
        )
        self.found = found


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log: an observation with its events, all that its hash covers.

    `at` is UTC in RFC 3339 with microseconds, `nonce` 32 hexadecimal digits, `device` the id of
    the token of a device, None for people. The first entry of a table has no observation.
    """

    table: str
    seq: int
    observation_id: str
    at: str
    actor: str
    role: Role
    device: str | None
    format: int
    nonce: str = field(repr=False)
    observation: Observation | None = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)

    @property
    def opens_hand(self) -> bool:
        """Whether a hand, or a new deal of one, begins with this entry."""
        return any(isinstance(event, HandStarted) for event in self.events)

    def for_replay(self) -> Entry:
        """The part of the entry that folds into a state."""
        return Entry(self.seq, self.observation, self.events, self.role)


@dataclass(frozen=True, slots=True)
class Sealed:
    """An entry's bytes as they are stored, with their place in the chain of hashes."""

    body: bytes = field(repr=False)
    hash: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class _FormatOnly:
    format: int


_ENTRY: Final[TypeAdapter[LogEntry]] = by_kind(TypeAdapter(LogEntry))
_FORMAT_ONLY: Final = TypeAdapter(_FormatOnly)


def fresh_nonce() -> str:
    """A random nonce. Without it a hash of two hole cards would give them away."""
    return next(_nonces)


def _drawn() -> Iterator[str]:
    # Each question to the system lets go of Python's lock, which the thread that writes may then
    # keep for milliseconds: so many nonces are drawn at once.
    while True:
        drawn = secrets.token_hex(NONCE_BYTES * NONCES_AT_ONCE)
        size = NONCE_BYTES * 2
        yield from (drawn[at : at + size] for at in range(0, len(drawn), size))


_nonces: Final = _drawn()


def encode_entry(entry: LogEntry) -> bytes:
    """The entry's exact bytes: JSON in UTF-8, its fields in the order of the class."""
    return _ENTRY.dump_json(entry)


def decode_entry(body: bytes) -> LogEntry:
    """Read an entry; raises `FormatTooNew` or `UnreadableEntry`."""
    try:
        entry = _ENTRY.validate_json(body)
    except ValidationError:
        _refuse_newer(body)
        # Without the cause: its message would hold the entry.
        raise UnreadableEntry("An entry of the log cannot be read.") from None
    if entry.format > FORMAT:
        raise FormatTooNew(entry.format)
    return entry


def _refuse_newer(body: bytes) -> None:
    try:
        found = _FORMAT_ONLY.validate_json(body).format
    except ValidationError:
        return
    if found > FORMAT:
        raise FormatTooNew(found)


def chain_hash(previous: bytes, body: bytes) -> bytes:
    """The hash of an entry: sha256 over the hash before it and its own bytes."""
    return hashlib.sha256(previous + body).digest()


def seal(entry: LogEntry, previous: bytes) -> Sealed:
    """Encode an entry and chain it to the one before it (`GENESIS` for the first)."""
    body = encode_entry(entry)
    return Sealed(body, chain_hash(previous, body))


def encode_observation(observation: Observation) -> bytes:
    """An observation's canonical bytes: JSON, each field in the order of its class."""
    return OBSERVATION.dump_json(observation)


def fingerprint(observation: Observation | None, role: Role) -> bytes:
    """What makes two posts of one `observation_id` the same: the observation and the role."""
    said = b"null" if observation is None else encode_observation(observation)
    return hashlib.sha256(role.encode() + b"\0" + said).digest()
