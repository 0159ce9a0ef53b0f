"""What can go wrong with the store, each with a stable code.

It is not the user's text: no message here holds a body, a parameter or a driver's own words.
"""

from typing import ClassVar, Literal

RefusalReason = Literal["unknown_table", "seq_gap", "bad_row"]


class StoreError(Exception):
    """Base of everything that the store raises; `code` is stable."""

    code: ClassVar[str] = "store_error"


class StoreUnavailable(StoreError):
    """The database cannot be reached, is locked, full or damaged.

    `may_be_stored` is true when the connection failed during the commit itself: the caller must
    read the table again before it decides anything.
    """

    code: ClassVar[str] = "store_unavailable"

    def __init__(self, message: str, *, may_be_stored: bool = False) -> None:
        super().__init__(message)
        self.may_be_stored = may_be_stored


class StoreBusy(StoreUnavailable):
    """More writes are waiting than the queue may hold; this one was not stored."""

    code: ClassVar[str] = "store_busy"


class StoreClosed(StoreUnavailable):
    """The store is closing or closed; this write was not stored."""

    code: ClassVar[str] = "store_closed"


class WriteRefused(StoreError):
    """The database works and refuses this row; the same row will never be accepted.

    `reason` is `unknown_table` (no such table), `seq_gap` (the entry before it is missing) or
    `bad_row` (a value of the wrong type or length, or a row that goes with it was refused).
    """

    code: ClassVar[str] = "write_refused"

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(f"The store refused the row: {reason}.")
        self.reason: RefusalReason = reason


class SchemaTooNew(StoreError):
    """The database was written by a newer release than this one."""

    code: ClassVar[str] = "schema_too_new"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"The database has schema version {found} and this release knows up to {known}: "
            "start the newer release, or open another database."
        )
        self.found = found
        self.known = known


class SchemaBehind(StoreError):
    """The database is an older release's and this process was told not to bring it up."""

    code: ClassVar[str] = "schema_behind"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"The database has schema version {found} and this release needs {known}: "
            "run `floorcall migrate`."
        )
        self.found = found
        self.known = known


class ForeignDatabase(StoreError):
    """The database holds tables, but not this program's."""

    code: ClassVar[str] = "foreign_database"


class DamagedSchema(StoreError):
    """The database cannot be brought up, as what is in it contradicts itself."""

    code: ClassVar[str] = "schema_damaged"


class BadUrl(StoreError):
    """The store's URL cannot be used. `why` is half a sentence without anything of the URL."""

    code: ClassVar[str] = "bad_url"

    def __init__(self, why: str) -> None:
        super().__init__(
            f"The database URL cannot be used, {why}: "
            "sqlite:///path/to/file.db or postgresql://user:password@host/database"
        )
