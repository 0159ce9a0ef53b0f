"""A desk's table as one role may see it, in JSON; the only place of REST that asks for views.

It decides nothing about what a role may see: `statemachine.views` does.
"""

from collections.abc import Iterable
from typing import Final

from pydantic import TypeAdapter

from app.api.answers import (
    IRREGULARITY_LIST,
    Acknowledged,
    EntryShown,
    IrregularityList,
)
from app.live.chain import Logged
from app.live.desk import Desk
from app.permissions import permits
from statemachine.roles import Role
from statemachine.state import TableState
from statemachine.texts import Language
from statemachine.views import TableView, redact, redact_observation, view

_VIEW: Final = TypeAdapter(TableView)
_TEXT: Final = TypeAdapter(str)
_ACKS: Final = TypeAdapter(tuple[Acknowledged, ...])


def table_answer(desk: Desk, epoch: str, role: Role, language: Language) -> bytes:
    """The JSON of a `TableAnswer`."""
    return past_answer(desk.id, desk.state, epoch, role, language)


def past_answer(
    table_id: str, state: TableState, epoch: str, role: Role, language: Language
) -> bytes:
    """The JSON of a `TableAnswer` for any state of the table."""
    return b'{"id":%b,"epoch":%b,"seq":%d,"view":%b}' % (
        _TEXT.dump_json(table_id),
        _TEXT.dump_json(epoch),
        state.seq,
        _VIEW.dump_json(view(state, role, language)),
    )


def observed_answer(
    desk: Desk, acks: Iterable[Acknowledged], role: Role, language: Language, *, minimal: bool
) -> bytes:
    """The JSON of an `ObservedAnswer`, a `minimal` one without the view."""
    state = desk.state
    return b'{"acks":%b,"seq":%d,"view":%b}' % (
        _ACKS.dump_json(tuple(acks)),
        state.seq,
        b"null" if minimal else _VIEW.dump_json(view(state, role, language)),
    )


def irregularity_list(desk: Desk, role: Role, language: Language, *, only_open: bool) -> bytes:
    """The JSON of an `IrregularityList`."""
    seen = view(desk.state, role, language)
    hand = seen.hand
    faults = () if hand is None else hand.irregularities
    return IRREGULARITY_LIST.dump_json(
        IrregularityList(
            seq=seen.seq,
            hand=None if hand is None else hand.number,
            irregularities=tuple(
                fault for fault in faults if fault.status == "open" or not only_open
            ),
        )
    )


def entry_shown(logged: Logged, role: Role) -> EntryShown:
    """An entry of the log as the role may see it."""
    entry = logged.entry
    named = permits(role, "names.read")
    said = entry.observation
    return EntryShown(
        seq=entry.seq,
        at=entry.at,
        role=entry.role,
        observation_id=entry.observation_id if named else None,
        actor=entry.actor if named else None,
        device=entry.device if named else None,
        observation=None if said is None else redact_observation(said, role, entry.events),
        events=tuple(shown for event in entry.events if (shown := redact(event, role)) is not None),
        hash=logged.hash.hex() if permits(role, "chain.read") else None,
    )
