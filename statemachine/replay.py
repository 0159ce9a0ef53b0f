"""Folding a log: the effective entries, the state at any position, and taking entries back.

Not the reading of a log from anywhere; entries are handed in.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from statemachine.decide.draft import Command, Decision, Refusal
from statemachine.decide.rights import forbidden
from statemachine.events import EntryRetracted, Event
from statemachine.evolve import evolve
from statemachine.observations import Observation, Retracted
from statemachine.roles import RULERS, Role
from statemachine.slots import changed
from statemachine.state import TableState


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log, as the domain needs it."""

    seq: int
    observation: Observation | None
    events: tuple[Event, ...]
    role: Role


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count: a retraction drops its target and all effective ones after."""
    kept: list[Entry] = []
    for entry in entries:
        target = _retracts(entry)
        if target is not None:
            kept = [earlier for earlier in kept if earlier.seq < target]
        else:
            kept.append(entry)
    return kept


def _retracts(entry: Entry) -> int | None:
    for event in entry.events:
        if isinstance(event, EntryRetracted):
            return event.target_seq
    return None


def fold(entries: Iterable[Entry]) -> TableState:
    """The state after the entries, which begin with a table's first or with one that starts
    a hand. `seq` is the position of the last one, retracted or not.
    """
    listed = list(entries)
    state = TableState()
    for entry in effective(listed):
        state = changed(state, seq=entry.seq - 1)
        for event in entry.events:
            state = evolve(state, event)
        state = changed(state, seq=entry.seq)
    return changed(state, seq=listed[-1].seq) if listed else state


def retract(entries: Sequence[Entry], command: Command) -> Decision:
    """Take back entry `target_seq` of the current hand and every effective one after it.

    `entries` are those since the one that started the hand. Refuses an entry that is none
    of them or is gone already, and the start of the log. A floor's entry is taken back by
    the floor only, unless the dealer takes back something that he said himself.
    """
    state = fold(entries)
    seen = command.observation
    if not isinstance(seen, Retracted):
        return Decision((), state, Refusal("not_decidable", {}))
    refusal = forbidden(state, command)
    if refusal is not None:
        return Decision((), state, refusal)
    counted = effective(entries)
    going = [entry for entry in counted if entry.seq >= seen.target_seq]
    known = any(entry.seq == seen.target_seq for entry in going)
    staying = [entry for entry in counted if entry.seq < seen.target_seq]
    if not known or not staying:
        return Decision((), state, Refusal("target_unknown", {"seq": str(seen.target_seq)[:20]}))
    floors = [entry for entry in going if entry.role in RULERS and entry.role != "admin"]
    if floors and command.role not in RULERS:
        return Decision((), state, Refusal("floor_step_retraction", {"seq": floors[0].seq}))
    event = EntryRetracted(seen.target_seq)
    after = fold([*entries, Entry(command.seq, seen, (event,), command.role)])
    return Decision((event,), after)
