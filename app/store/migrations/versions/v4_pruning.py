"""Version 4: logs that can be cut short, reads of hidden cards, pairing of tablets, tickets.

An entry's predecessor, worked out until now, becomes a column of its own, as the oldest entry that
a pruning keeps has none. No entry is changed by it.
"""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

_ROWID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_PREVIOUS = "previous_seq IS NULL OR previous_seq = seq - 1"
_FIRST = sa.text("previous_seq IS NULL")
_KEPT = "rowid, table_id, seq, observation_id, fingerprint, opens_hand, at, body, hash"


def upgrade() -> None:
    """Let entries have no predecessor, and make the new tables."""
    if op.get_bind().dialect.name == "sqlite":
        _entries_anew()
    else:
        op.execute("ALTER TABLE entries ALTER COLUMN previous_seq DROP EXPRESSION")
        op.create_check_constraint("entries_previous", "entries", _PREVIOUS)
    op.create_index("entries_successor", "entries", ["table_id", "previous_seq"])
    op.create_index(
        "entries_first",
        "entries",
        ["table_id"],
        unique=True,
        sqlite_where=_FIRST,
        postgresql_where=_FIRST,
    )
    op.create_table(
        "pairings",
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("delay_s", sa.Float),
        sa.Column("token_expires_at", sa.Text),
        sa.Column("created_by", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Text, nullable=False),
        sa.Column("used_at", sa.Text),
        sa.Column("token_id", sa.Text, sa.ForeignKey("tokens.id", name="pairings_token")),
        sa.CheckConstraint("length(code_hash) = 32", name="pairings_code_hash_length"),
    )
    op.create_table(
        "tickets",
        sa.Column("ticket_hash", sa.LargeBinary, primary_key=True),
        sa.Column(
            "token_id", sa.Text, sa.ForeignKey("tokens.id", name="tickets_token"), nullable=False
        ),
        sa.Column("expires_at", sa.Text, nullable=False),
        sa.CheckConstraint("length(ticket_hash) = 32", name="tickets_hash_length"),
    )
    op.create_table(
        "reads",
        sa.Column("rowid", _ROWID, primary_key=True),
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", name="reads_table"), nullable=False
        ),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="reads_number"),
        sa.CheckConstraint("number >= 1", name="reads_number_positive"),
        sa.CheckConstraint("length(hash) = 32", name="reads_hash_length"),
    )
    op.create_table(
        "prunings",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", name="prunings_table"),
            primary_key=True,
        ),
        sa.Column("through_seq", sa.BigInteger, primary_key=True),
        sa.Column("root_hash", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.CheckConstraint("through_seq >= 1", name="prunings_through_positive"),
        sa.CheckConstraint("length(root_hash) = 32", name="prunings_root_hash_length"),
    )


def _entries_anew() -> None:
    # SQLite cannot turn a generated column into a plain one: the table is copied and renamed.
    # The caller has switched foreign keys off and checks them all before it commits.
    op.create_table(
        "entries_of_version_4",
        sa.Column("rowid", _ROWID, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("observation_id", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.LargeBinary, nullable=False),
        sa.Column("opens_hand", sa.Boolean, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("previous_seq", sa.BigInteger),
        sa.UniqueConstraint("table_id", "seq", name="entries_seq"),
        sa.UniqueConstraint("table_id", "observation_id", name="entries_observation_id"),
        sa.ForeignKeyConstraint(
            ["table_id", "previous_seq"],
            ["entries.table_id", "entries.seq"],
            name="entries_dense",
        ),
        sa.CheckConstraint("seq >= 1", name="entries_seq_positive"),
        sa.CheckConstraint(_PREVIOUS, name="entries_previous"),
        sa.CheckConstraint("length(fingerprint) = 32", name="entries_fingerprint_length"),
        sa.CheckConstraint("length(hash) = 32", name="entries_hash_length"),
    )
    op.execute(
        f"INSERT INTO entries_of_version_4 ({_KEPT}, previous_seq) "
        f"SELECT {_KEPT}, nullif(seq - 1, 0) FROM entries ORDER BY rowid"
    )
    op.drop_table("entries")
    op.rename_table("entries_of_version_4", "entries")
