"""What Alembic runs the steps in: the caller's own connection and transaction.

It opens nothing: where the database is, and who waits for whom, is settled before.
"""

from alembic import context

from app.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # The caller's transaction holds all steps, so a failure leaves the version before them.
    transaction_per_migration=False,
)
context.run_migrations()
