"""Version 2: where each broadcast begins in its table's log. It changes nothing that was there."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the table of broadcasts."""
    op.create_table(
        "broadcasts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("token_id", sa.Text, sa.ForeignKey("tokens.id"), nullable=False),
        sa.Column("delay_s", sa.Float, nullable=False),
        sa.Column("class", sa.Text, nullable=False),
        sa.Column("start_seq", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "token_id", "class", name="broadcasts_once"),
        sa.CheckConstraint("start_seq >= 1", name="broadcasts_start_positive"),
    )
