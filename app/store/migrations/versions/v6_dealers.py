"""Version 6: who deals in the room, and what each dealer signs in with, as hashes.

Nobody is in it yet: dealers are taken on over REST.
"""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "dealers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("pin_salt", sa.LargeBinary, nullable=False),
        sa.Column("pin_hash", sa.LargeBinary, nullable=False),
        sa.Column("badge_hash", sa.LargeBinary),
        sa.UniqueConstraint("name", name="dealers_name"),
        sa.UniqueConstraint("badge_hash", name="dealers_badge"),
        sa.CheckConstraint("length(pin_hash) = 32", name="dealers_pin_hash_length"),
    )
