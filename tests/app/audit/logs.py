"""Logs of many hands, made by the real machine and written in bulk, to be proved and spoilt.

It holds no test.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from app.clock import written
from app.codec import FORMAT, GENESIS, LogEntry, fingerprint, fresh_nonce, seal
from app.live.chain import row_of
from app.live.origin import Origin, first_entry, write_origin
from app.store import NewEntry, Store, TableRow
from app.store.schema import entries
from app.store.writer import values_of
from statemachine.cards import Card
from statemachine.custody import seat_place
from statemachine.decide import Command, decide
from statemachine.events import Event
from statemachine.evolve import evolve
from statemachine.observations import (
    ButtonPlaced,
    HandBegun,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PileCounted,
    PlayerActed,
    PlayerSeated,
    PotPushed,
    StreetDealt,
    WinnerDeclared,
)
from statemachine.rulebooks.tda import TDA
from statemachine.slots import changed
from statemachine.state import TableState

BATCH = 2_000
SEATS = (1, 3, 5)
BOARD: tuple[tuple[Card, ...], ...] = (("Ah", "Kd", "7c"), ("2s",), ("9h",))
# What a hand called all the way by three players takes, and what goes before the first.
ENTRIES_A_HAND = 20
ENTRIES_BEFORE = 6
HAND_TAKES = timedelta(minutes=2)


class Played:
    """Plays hand after hand at one table, and gives the rows that the service would have made."""

    def __init__(self, table: str, begun: datetime) -> None:
        self.table = table
        self.origin = Origin("Feature", "NT", "tda", 6, "Setup", "admin")
        self._at = begun
        self._hash = GENESIS
        self._state = TableState()
        self._rows: list[NewEntry] = []
        entry, _, _ = first_entry(table, self.origin)
        self._store(replace(entry, at=written(begun)))
        for seat in SEATS:
            self._say(PlayerSeated(seat, f"Player {seat}", 1_000_000))
        self._say(LevelSet(50, 100))
        self._say(ButtonPlaced(1))

    def hand(self, number: int) -> list[NewEntry]:
        """Play a hand, and return every row since the last one."""
        self._at += HAND_TAKES
        self._say(HandBegun())
        self._say(HoleCardsDealt())
        for cards in (None, *BOARD):
            if cards is not None:
                self._say(StreetDealt(cards))
            while (actor := self._actor()) is not None:
                self._say(PlayerActed(actor, "call" if self._calls(actor) else "check"))
        winner = SEATS[number % 3]
        self._say(WinnerDeclared((winner,)))
        self._say(PileCounted(seat_place(winner), 2))
        self._say(PotPushed())
        rows, self._rows = self._rows, []
        return rows

    def _actor(self) -> int | None:
        hand = self._state.hand
        return None if hand is None else hand.betting.actor

    def _calls(self, actor: int) -> bool:
        hand = self._state.hand
        return hand is not None and hand.phase == "preflop" and actor != hand.big_blind_seat

    def _say(self, observation: Observation) -> None:
        self._at += timedelta(seconds=1)
        seq = self._state.seq + 1
        command = Command(observation, "Dealer", "dealer", written(self._at), f"tap-{seq}", seq)
        decision = decide(self._state, command, TDA)
        assert decision.refusal is None, decision.refusal
        self._store(_entry(self.table, command, decision.events))

    def _store(self, entry: LogEntry) -> None:
        sealed = seal(entry, self._hash)
        self._rows.append(row_of(entry, sealed, fingerprint(entry.observation, entry.role)))
        self._hash = sealed.hash
        for event in entry.events:
            self._state = evolve(self._state, event)
        self._state = changed(self._state, seq=entry.seq)


def _entry(table: str, command: Command, events: tuple[Event, ...]) -> LogEntry:
    return LogEntry(
        table=table,
        seq=command.seq,
        observation_id=command.id,
        at=command.at,
        actor=command.actor,
        role=command.role,
        device=None,
        format=FORMAT,
        nonce=fresh_nonce(),
        observation=command.observation,
        events=events,
    )


async def write_hands(
    store: Store, count: int, table: str = "feature", *, begun: datetime | None = None
) -> int:
    """Write so many hands of a new table; how many entries they are."""
    played = Played(table, begun or datetime.now(UTC) - count * 2 * HAND_TAKES)
    row = TableRow(table, "Feature", written(datetime.now(UTC)), write_origin(played.origin))
    assert await store.log.create_table(row)
    total, waiting = 0, list[NewEntry]()
    for number in range(count):
        waiting += played.hand(number)
        if len(waiting) >= BATCH or number == count - 1:
            await _insert(store, waiting)
            total += len(waiting)
            waiting.clear()
    return total


async def _insert(store: Store, rows: Iterable[NewEntry]) -> None:
    values = [values_of(row) for row in rows]
    await store.database.write(lambda connection: connection.execute(entries.insert(), values))
