"""A whole database opened to be read alone, in order and a page at a time, beside whoever writes.

It changes nothing, brings no schema up and starts no thread; it is for commands, not the service.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Executable, Select, select
from sqlalchemy.exc import SQLAlchemyError

from app.store import queries
from app.store.dialect import backend_of, is_unavailable
from app.store.errors import SchemaBehind, StoreUnavailable
from app.store.limits import StoreLimits
from app.store.log import StoredEntry, TableRow
from app.store.migrating import recognise_schema
from app.store.prunings import PruningRow, pruning_row
from app.store.reads import ReadRow, read_row
from app.store.schema import SCHEMA_VERSION, prunings, reads, sealed, tables
from app.store.sealed import SealedRow

T = TypeVar("T")

PAGE: Final = 1_000

_tables = select(tables.c.id, tables.c.name, tables.c.created_at, tables.c.body)
_sealed = select(
    sealed.c.table_id, sealed.c.observation_id, sealed.c.commitment, sealed.c.cards, sealed.c.salt
)
_reads = select(reads.c.table_id, reads.c.number, reads.c.at, reads.c.body, reads.c.hash)
_prunings = select(
    prunings.c.table_id,
    prunings.c.through_seq,
    prunings.c.root_hash,
    prunings.c.at,
    prunings.c.actor,
)


class Reading:
    """One database. Every method but `close` may raise `StoreUnavailable`, in the middle too.

    Raises when it is made what `open_store` raises; an empty database is one that is behind.
    """

    def __init__(self, url: str) -> None:
        self._backend = backend_of(url, StoreLimits())
        try:
            with self._backend.read_engine.connect() as connection:
                found = recognise_schema(connection)
        except Exception as error:
            self.close()
            if isinstance(error, OSError) or is_unavailable(error):
                raise StoreUnavailable(self._backend.unreachable(error)) from None
            raise
        if found is None or found.version < SCHEMA_VERSION:
            self.close()
            raise SchemaBehind(0 if found is None else found.version, SCHEMA_VERSION)
        self.epoch = found.epoch

    def tables(self) -> list[TableRow]:
        """Every table, by its id."""
        return [TableRow(*row) for row in self._rows(_tables.order_by(tables.c.id))]

    def entries(self, table_id: str, after: int = 0) -> Iterator[StoredEntry]:
        """The entries with `seq > after`, in order."""
        while True:
            rows = self._rows(
                queries.entries_after_limited,
                {"table_id": table_id, "after": after, "limit": PAGE},
            )
            yield from map(queries.stored_entry, rows)
            if len(rows) < PAGE:
                return
            after = int(rows[-1][1])

    def openings(self, table_id: str) -> list[int]:
        """The `seq` of every entry that opens a hand, in order."""
        return [row[0] for row in self._rows(queries.openings, {"table_id": table_id})]

    def sealed(self, table_id: str) -> list[SealedRow]:
        """What is kept under seal."""
        wanted = _sealed.where(sealed.c.table_id == table_id).order_by(sealed.c.observation_id)
        return [SealedRow(*row) for row in self._rows(wanted)]

    def reads(self, table_id: str) -> Iterator[ReadRow]:
        """Who looked at hidden cards, in order."""
        after = 0
        while True:
            wanted = _reads.where(reads.c.table_id == table_id, reads.c.number > after)
            page = self._all(wanted.order_by(reads.c.number).limit(PAGE), read_row)
            yield from page
            if len(page) < PAGE:
                return
            after = page[-1].number

    def prunings(self, table_id: str) -> list[PruningRow]:
        """The cuts of a table's log, the oldest first."""
        wanted = _prunings.where(prunings.c.table_id == table_id)
        return self._all(wanted.order_by(prunings.c.through_seq), pruning_row)

    def close(self) -> None:
        """Close every connection."""
        self._backend.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all(self, wanted: Select[Any], made: Callable[[Sequence[Any]], T]) -> list[T]:
        return [made(row) for row in self._rows(wanted)]

    def _rows(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Sequence[Any]]:
        try:
            with self._backend.read_engine.connect() as connection:
                return connection.execute(statement, parameters).all()
        except SQLAlchemyError as error:
            if is_unavailable(error):
                raise StoreUnavailable("The database cannot be read on.") from None
            raise
