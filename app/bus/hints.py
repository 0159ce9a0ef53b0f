"""What nodes tell one another, as values and as the few bytes that travel.

Nobody acts on a hint alone: it says where to look, and it carries no card, name or token.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError, with_config

from app.codec import STRICT
from app.envelopes import Seq, TableId
from statemachine.roles import Role

NodeId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]


@dataclass(frozen=True, slots=True)
class Wake:
    """The table's log has an entry `seq` by now."""

    table: str
    seq: int


@dataclass(frozen=True, slots=True)
class Present:
    """So many sockets follow the table on that node, by role; none at all when it is empty."""

    node: str
    table: str
    roles: Mapping[Role, int]


Hint: TypeAlias = Wake | Present


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class _Roles:
    node: NodeId
    roles: dict[Role, Seq]


_TABLE: Final[TypeAdapter[str]] = TypeAdapter(TableId)
_SEQ: Final[TypeAdapter[int]] = TypeAdapter(Annotated[Seq, Field(strict=True, ge=1)])
_ROLES: Final = TypeAdapter(_Roles)


def subject_of(hint: Hint) -> str:
    """What the hint is about: a newer one about the same takes its place. No spaces are in it."""
    kind = "wake" if isinstance(hint, Wake) else "present"
    return f"{kind}.{hint.table}"


def write_hint(hint: Hint) -> bytes:
    """The bytes that go with the subject."""
    if isinstance(hint, Wake):
        return b"%d" % hint.seq
    return _ROLES.dump_json(_Roles(hint.node, dict(hint.roles)))


def read_hint(subject: str, body: bytes) -> Hint | None:
    """The hint again; None for what is none, whoever sent it."""
    kind, _, table = subject.partition(".")
    try:
        if kind == "wake":
            return Wake(_TABLE.validate_python(table), _SEQ.validate_json(body))
        if kind == "present":
            said = _ROLES.validate_json(body)
            return Present(said.node, _TABLE.validate_python(table), said.roles)
    except ValidationError:
        return None
    return None
