"""The one place that knows which database runs beneath: engines, conflicts, lost connections.

It is not a query builder: everything else is portable Core.
"""

from app.store.dialect.backend import Backend
from app.store.dialect.choice import backend_of
from app.store.dialect.cutting import cut_before
from app.store.dialect.faults import (
    insert_or_ignore,
    is_conflict,
    is_lost,
    is_no_value,
    is_unavailable,
    kind_of,
)

__all__ = [
    "Backend",
    "backend_of",
    "cut_before",
    "insert_or_ignore",
    "is_conflict",
    "is_lost",
    "is_no_value",
    "is_unavailable",
    "kind_of",
]
