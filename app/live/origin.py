"""What a table was opened with: its row's body, its first entry and a rehearsal of its setup.

It stores nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, ValidationError, with_config

from app import clock
from app.auth import Principal
from app.codec import (
    FORMAT,
    GENESIS,
    STRICT,
    LogEntry,
    Sealed,
    UnreadableEntry,
    fingerprint,
    fresh_nonce,
    seal,
)
from statemachine.decide import Command, Decision, Refusal, decide, open_table
from statemachine.observations import Observation, Tracking
from statemachine.roles import Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.variants import VariantId

OPENING_ID: Final = "table_opened"


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Origin:
    """A table as it was asked for, and by whom. `rulebook` is an id; a node may lack the book."""

    name: str
    variant: VariantId
    rulebook: str
    seats: int
    actor: str
    role: Role
    tracking: Tracking = "full"


_ORIGIN: Final = TypeAdapter(Origin)


def write_origin(origin: Origin) -> bytes:
    """The body of the table's row in the store."""
    return _ORIGIN.dump_json(origin)


def read_origin(body: bytes) -> Origin:
    """Read such a body. Raises `UnreadableEntry`."""
    try:
        return _ORIGIN.validate_json(body)
    except ValidationError:
        raise UnreadableEntry("The table's row cannot be read.") from None


def first_entry(table_id: str, origin: Origin) -> tuple[LogEntry, Sealed, bytes]:
    """The entry that opens a table's log, sealed, and its fingerprint."""
    entry = LogEntry(
        table=table_id,
        seq=1,
        observation_id=OPENING_ID,
        at=clock.now(),
        actor=origin.actor,
        role=origin.role,
        device=None,
        format=FORMAT,
        nonce=fresh_nonce(),
        observation=None,
        events=_opened(origin).events,
    )
    return entry, seal(entry, GENESIS), fingerprint(None, origin.role)


def rehearse(origin: Origin, setup: Sequence[Observation], principal: Principal) -> Refusal | None:
    """Decide the whole setup without storing it, and return the first refusal."""
    book = RULEBOOKS[origin.rulebook]
    decision = _opened(origin)
    for observation in setup:
        if decision.refusal is not None:
            break
        state = decision.state
        command = Command(
            observation, principal.label, principal.role, clock.now(), "setup", state.seq + 1
        )
        decision = decide(state, command, book)
    return decision.refusal


def _opened(origin: Origin) -> Decision:
    book = RULEBOOKS[origin.rulebook]
    return open_table(origin.name, origin.variant, book, origin.seats, origin.tracking)
