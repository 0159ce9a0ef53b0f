"""Version 3: claims under seal, each beside its entry. It changes nothing that was there."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make the table of seals."""
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("observation_id", sa.Text, primary_key=True),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "commitment", name="sealed_commitment"),
        sa.ForeignKeyConstraint(
            ["table_id", "observation_id"],
            ["entries.table_id", "entries.observation_id"],
            name="sealed_with_entry",
        ),
        sa.CheckConstraint("length(salt) = 32", name="sealed_salt_length"),
    )
