"""Version 1: tables with their log, tokens and rulebooks. Broadcasts and seals came later."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("rowid", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("observation_id", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.LargeBinary, nullable=False),
        sa.Column("opens_hand", sa.Boolean, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("previous_seq", sa.BigInteger, sa.Computed("nullif(seq - 1, 0)", persisted=True)),
        sa.UniqueConstraint("table_id", "seq", name="entries_seq"),
        sa.UniqueConstraint("table_id", "observation_id", name="entries_observation_id"),
        sa.ForeignKeyConstraint(
            ["table_id", "previous_seq"],
            ["entries.table_id", "entries.seq"],
            name="entries_dense",
        ),
        sa.CheckConstraint("seq >= 1", name="entries_seq_positive"),
        sa.CheckConstraint("length(fingerprint) = 32", name="entries_fingerprint_length"),
        sa.CheckConstraint("length(hash) = 32", name="entries_hash_length"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("delay_s", sa.Float),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Text),
        sa.Column("revoked_at", sa.Text),
    )
    op.create_table(
        "rulebooks",
        sa.Column("sha256", sa.LargeBinary, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.CheckConstraint("length(sha256) = 32", name="rulebooks_sha256_length"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
