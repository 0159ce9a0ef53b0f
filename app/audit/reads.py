"""A look at hidden cards as the log of reads has it, and how it gets there before the answer does.

It says nothing of the cards, and does not decide who may look.
"""

import getpass
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pydantic import TypeAdapter, ValidationError, with_config

from app import clock
from app.codec import GENESIS, STRICT, chain_hash
from app.store.reads import ReadRow, ReadStore
from statemachine.roles import Role

# What was looked at: a claim under seal, or a copy of the log with every card in it.
Looked: TypeAlias = Literal["sealed_claim", "export_with_cards"]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Read:
    """One look, as it is hashed. `actor` is the token's label, or the user of the machine's
    account for a command; `token` is its id, None for a command. `seq` is where the table
    stood, and `detail` names what was looked at.
    """

    table: str
    number: int
    at: str
    actor: str
    token: str | None
    role: Role
    looked: Looked
    seq: int
    detail: str


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: see `Read`."""

    actor: str
    token: str | None
    role: Role


_READ: Final = TypeAdapter(Read)


def on_this_machine() -> Reader:
    """Whoever runs a command here: with the database in hand that is an admin."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = "somebody"
    return Reader(user, None, "admin")


async def record_read(
    store: ReadStore, table: str, reader: Reader, looked: Looked, *, seq: int, detail: str
) -> None:
    """Write a look down; it is on disk when this returns. Raises `StoreUnavailable`."""

    def make(number: int, before: ReadRow | None) -> ReadRow:
        # Two nodes' clocks differ, and the order is that of the numbers.
        at = max(clock.now(), before.at if before is not None else "")
        read = Read(table, number, at, reader.actor, reader.token, reader.role, looked, seq, detail)
        body = _READ.dump_json(read)
        before_it = GENESIS if before is None else before.hash
        return ReadRow(table, number, at, body, chain_hash(before_it, body))

    await store.append(table, make)


def read_body(body: bytes) -> Read | None:
    """The look that stored bytes are, None when they are none."""
    try:
        return _READ.validate_json(body)
    except ValidationError:
        return None
