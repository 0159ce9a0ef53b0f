"""A position in a table's log, with the broadcast's view and its number there.

It reads nothing and knows no time: whoever hands it an entry has waited long enough.
"""

from typing import Final

from pydantic import TypeAdapter

from app.codec import LogEntry, UnreadableEntry
from statemachine.events import EntryRetracted
from statemachine.evolve import evolve
from statemachine.replay import Entry, fold
from statemachine.slots import changed
from statemachine.state import TableState
from statemachine.views import BroadcastView, broadcast_view

_VIEW: Final = TypeAdapter(BroadcastView)


class Cursor:
    """Goes through a log entry by entry, from one that opens a hand or the table on.

    `n` counts the entries from `start_seq` on whose view differs from the one before, so it
    is the same for everyone who reads the same log. `view` is JSON, empty until `n` is 1;
    `at` is when that view came about. Only the entries of the hand in play are kept.
    """

    def __init__(self, start_seq: int, opening: int) -> None:
        self.n = 0
        self.at = ""
        self.view = b""
        self.seq = opening - 1
        self._start_seq = start_seq
        self._hand: list[Entry] = []
        self._state = TableState()

    def take(self, entry: LogEntry) -> bool:
        """Go on to the next entry; true when it changed the view. Raises `UnreadableEntry`."""
        if entry.seq != self.seq + 1:
            raise UnreadableEntry("An entry is missing.")
        self._fold(entry)
        self.seq = entry.seq
        if entry.seq < self._start_seq:
            return False
        view = _VIEW.dump_json(broadcast_view(self._state))
        if view == self.view:
            return False
        self.view, self.at = view, entry.at
        self.n += 1
        return True

    def _fold(self, entry: LogEntry) -> None:
        if entry.opens_hand:
            # What a hand begins with is whole, so every cursor has the same state from here on.
            self._hand.clear()
            self._state = TableState()
        one = entry.for_replay()
        self._hand.append(one)
        if any(isinstance(event, EntryRetracted) for event in entry.events):
            self._state = fold(self._hand)
        else:
            self._state = _followed(self._state, one)


def _followed(state: TableState, entry: Entry) -> TableState:
    """What `fold` does for an entry that takes nothing back."""
    state = changed(state, seq=entry.seq - 1)
    for event in entry.events:
        state = evolve(state, event)
    return changed(state, seq=entry.seq)
