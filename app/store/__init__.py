"""The append-only log of every table, with its tokens, rulebooks and seals, over SQLAlchemy Core.

It keeps and returns bytes; it does not know poker and never looks into a body.
"""

from app.store.broadcasts import BroadcastRow
from app.store.errors import (
    BadUrl,
    DamagedSchema,
    ForeignDatabase,
    SchemaBehind,
    SchemaTooNew,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreUnavailable,
    WriteRefused,
)
from app.store.limits import CheckpointPlan, StoreLimits
from app.store.log import (
    Appended,
    AppendResult,
    EventLog,
    IdTaken,
    NewEntry,
    SeqTaken,
    StoredEntry,
    TableRow,
)
from app.store.opening import Store, open_store
from app.store.sealed import SealedRow
from app.store.tokens import TokenRow

__all__ = [
    "AppendResult",
    "Appended",
    "BadUrl",
    "BroadcastRow",
    "CheckpointPlan",
    "DamagedSchema",
    "EventLog",
    "ForeignDatabase",
    "IdTaken",
    "NewEntry",
    "SchemaBehind",
    "SchemaTooNew",
    "SealedRow",
    "SeqTaken",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreError",
    "StoreLimits",
    "StoreUnavailable",
    "StoredEntry",
    "TableRow",
    "TokenRow",
    "WriteRefused",
    "open_store",
]
