"""How much a store lets wait, how long it waits itself, and how many read at once.

They are values only; each database's module says what it makes of them.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CheckpointPlan:
    """When to checkpoint: after so many rows or seconds, or when nothing came for a while.

    A checkpoint that finds the log above `max_wal_bytes` holds the writer for a moment to let the
    log start again; the file may be larger by what was written since the checkpoint before.
    """

    every_rows: int = 1_000
    every_s: float = 5.0
    idle_s: float = 2.0
    tick_s: float = 0.1
    max_wal_bytes: int = 8 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class StoreLimits:
    """Times are in seconds. `busy_timeout_s` is how long a lock is waited for.

    The rest of the times are a server's: `connect_timeout_s` to reach it (2 at least),
    `answer_timeout_s` for each answer of it, and `migrate_timeout_s` for another node that
    brings the schema up.
    """

    max_waiting: int = 4_096
    max_batch: int = 256
    busy_timeout_s: float = 5.0
    readers: int = 4
    checkpoints: CheckpointPlan = field(default_factory=CheckpointPlan)
    connect_timeout_s: int = 3
    answer_timeout_s: float = 8.0
    migrate_timeout_s: float = 300.0
