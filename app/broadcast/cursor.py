"""A position in a table's log, with the broadcast's view and its number there.

It reads nothing and knows no time: whoever hands it an entry has waited long enough.
"""

from app.codec import LogEntry, UnreadableEntry
from app.live.chain import followed
from app.protocol import frames
from statemachine.replay import Entry
from statemachine.state import TableState


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
        view = frames.broadcast_json(self._state)
        if view == self.view:
            return False
        self.view, self.at = view, entry.at
        self.n += 1
        return True

    def _fold(self, entry: LogEntry) -> None:
        self._state = followed(self._state, self._hand, entry)
        if entry.opens_hand:
            self._hand.clear()
        self._hand.append(entry.for_replay())
