"""The append-only log of every table, with its tokens, rulebooks and seals, over SQLAlchemy Core.

It keeps and returns bytes; it does not know poker and never looks into a body.
"""

from app.store.broadcasts import BroadcastRow
from app.store.checkpoints import CheckpointPlan
from app.store.database import StoreLimits
from app.store.errors import (
    ForeignDatabase,
    SchemaTooNew,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreUnavailable,
    WriteRefused,
)
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
    "BroadcastRow",
    "CheckpointPlan",
    "EventLog",
    "ForeignDatabase",
    "IdTaken",
    "NewEntry",
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
