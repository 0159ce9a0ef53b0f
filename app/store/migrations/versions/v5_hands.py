"""Version 5: what the logs say of each hand, to be searched and counted.

Nothing is filled in: the service reads it from the logs, those of older releases too.
"""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "hands",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", name="hands_table"), primary_key=True
        ),
        sa.Column("first_seq", sa.BigInteger, primary_key=True),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("began_at", sa.Text, nullable=False),
        sa.Column("last_at", sa.Text, nullable=False),
        sa.Column("dealer", sa.Text, nullable=False),
        sa.Column("dealer_folded", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("players_folded", sa.Text, nullable=False),
    )
    op.create_index("hands_began", "hands", ["began_at", "table_id", "first_seq"])
    op.create_table(
        "hand_faults",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("first_seq", sa.BigInteger, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float),
        sa.Column("floor_only", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "first_seq"],
            ["hands.table_id", "hands.first_seq"],
            name="hand_faults_hand",
            ondelete="CASCADE",
        ),
    )
    op.create_index("hand_faults_kind", "hand_faults", ["kind"])
