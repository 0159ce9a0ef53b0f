"""The tables of the database, and how they are made and recognised.

It is not the place for queries, and it does not know which database runs beneath.
"""

import secrets

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    Connection,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    inspect,
    select,
)

from app.store.errors import ForeignDatabase, SchemaTooNew

SCHEMA_VERSION = 3

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# `previous_seq` makes the database itself keep the numbering dense: an entry whose predecessor is
# missing violates the foreign key, whatever the program that writes it believes.
entries = Table(
    "entries",
    metadata,
    Column("rowid", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("observation_id", Text, nullable=False),
    Column("fingerprint", LargeBinary, nullable=False),
    Column("opens_hand", Boolean, nullable=False),
    Column("at", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("previous_seq", BigInteger, Computed("nullif(seq - 1, 0)", persisted=True)),
    UniqueConstraint("table_id", "seq", name="entries_seq"),
    UniqueConstraint("table_id", "observation_id", name="entries_observation_id"),
    ForeignKeyConstraint(
        ["table_id", "previous_seq"], ["entries.table_id", "entries.seq"], name="entries_dense"
    ),
    CheckConstraint("seq >= 1", name="entries_seq_positive"),
    CheckConstraint("length(fingerprint) = 32", name="entries_fingerprint_length"),
    CheckConstraint("length(hash) = 32", name="entries_hash_length"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret_hash", LargeBinary, nullable=False, unique=True),
    Column("role", Text, nullable=False),
    Column("tables", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("delay_s", Float),
    Column("created_at", Text, nullable=False),
    Column("expires_at", Text),
    Column("revoked_at", Text),
)

broadcasts = Table(
    "broadcasts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("token_id", Text, ForeignKey("tokens.id"), nullable=False),
    Column("delay_s", Float, nullable=False),
    Column("class", Text, nullable=False),
    Column("start_seq", BigInteger, nullable=False),
    Column("created_at", Text, nullable=False),
    UniqueConstraint("table_id", "token_id", "class", name="broadcasts_once"),
    CheckConstraint("start_seq >= 1", name="broadcasts_start_positive"),
)

rulebooks = Table(
    "rulebooks",
    metadata,
    Column("sha256", LargeBinary, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("length(sha256) = 32", name="rulebooks_sha256_length"),
)

# Cards that nobody may know yet, beside the entry that has their commitment alone. Without an entry
# of its own such a row cannot be.
sealed = Table(
    "sealed",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("observation_id", Text, primary_key=True),
    Column("commitment", Text, nullable=False),
    Column("cards", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "commitment", name="sealed_commitment"),
    ForeignKeyConstraint(
        ["table_id", "observation_id"],
        ["entries.table_id", "entries.observation_id"],
        name="sealed_with_entry",
    ),
    CheckConstraint("length(salt) = 32", name="sealed_salt_length"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


def recognise_schema(connection: Connection) -> str | None:
    """Return the epoch of the log in this database, or None when the database is empty.

    It only reads. Raises `SchemaTooNew` or `ForeignDatabase`.
    """
    inspector = inspect(connection)
    present = set(inspector.get_table_names())
    if not present:
        return None
    values: dict[str, str] = {}
    if "meta" in present and {"key", "value"} <= {
        column["name"] for column in inspector.get_columns("meta")
    }:
        values = {row.key: row.value for row in connection.execute(select(meta))}
    try:
        version, epoch = int(values["schema_version"]), values["epoch"]
    except (KeyError, ValueError):
        raise ForeignDatabase(
            "The database holds tables of another program: name another file."
        ) from None
    if version > SCHEMA_VERSION:
        raise SchemaTooNew(version, SCHEMA_VERSION)
    return epoch


def prepare_schema(connection: Connection) -> str:
    """Make the schema in an empty database, or recognise it, and return the log's epoch.

    An older release's database gets the tables that it lacks; nothing in it is changed. The
    caller holds a write transaction, so that two processes cannot both make it. Raises what
    `recognise_schema` raises, having changed nothing.
    """
    epoch = recognise_schema(connection)
    if epoch is None:
        metadata.create_all(connection)
        epoch = secrets.token_hex(8)
        values = {"schema_version": str(SCHEMA_VERSION), "epoch": epoch}
        rows = [{"key": key, "value": value} for key, value in values.items()]
        connection.execute(meta.insert(), rows)
    else:
        _bring_up(connection)
    return epoch


def _bring_up(connection: Connection) -> None:
    older = (meta.c.key == "schema_version") & (meta.c.value != str(SCHEMA_VERSION))
    brought = meta.update().where(older).values(value=str(SCHEMA_VERSION))
    if connection.execute(brought).rowcount:
        metadata.create_all(connection)
