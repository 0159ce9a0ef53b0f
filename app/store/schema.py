"""The tables of the database as this release knows them.

It is not the place for queries, and it makes nothing: the migrations do.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

SCHEMA_VERSION = 6

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
# missing violates the foreign key, whatever the program that writes it believes. Without one is
# the first entry of a table alone: the one that opened it, or the oldest that a pruning kept.
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
    Column("previous_seq", BigInteger),
    UniqueConstraint("table_id", "seq", name="entries_seq"),
    UniqueConstraint("table_id", "observation_id", name="entries_observation_id"),
    ForeignKeyConstraint(
        ["table_id", "previous_seq"], ["entries.table_id", "entries.seq"], name="entries_dense"
    ),
    CheckConstraint("seq >= 1", name="entries_seq_positive"),
    CheckConstraint("previous_seq IS NULL OR previous_seq = seq - 1", name="entries_previous"),
    CheckConstraint("length(fingerprint) = 32", name="entries_fingerprint_length"),
    CheckConstraint("length(hash) = 32", name="entries_hash_length"),
    # Or the foreign key would walk a table's whole log for each entry that a pruning deletes.
    Index("entries_successor", "table_id", "previous_seq"),
    Index(
        "entries_first",
        "table_id",
        unique=True,
        sqlite_where=text("previous_seq IS NULL"),
        postgresql_where=text("previous_seq IS NULL"),
    ),
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

# A code that a tablet turns into a token of its own, once and soon; kept as the code's hash alone.
pairings = Table(
    "pairings",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("role", Text, nullable=False),
    Column("tables", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("delay_s", Float),
    Column("token_expires_at", Text),
    Column("created_by", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("expires_at", Text, nullable=False),
    Column("used_at", Text),
    Column("token_id", Text, ForeignKey("tokens.id", name="pairings_token")),
    CheckConstraint("length(code_hash) = 32", name="pairings_code_hash_length"),
)

# What opens one socket on whichever node it is shown to; kept as its hash, until it is used.
tickets = Table(
    "tickets",
    metadata,
    Column("ticket_hash", LargeBinary, primary_key=True),
    Column("token_id", Text, ForeignKey("tokens.id", name="tickets_token"), nullable=False),
    Column("expires_at", Text, nullable=False),
    CheckConstraint("length(ticket_hash) = 32", name="tickets_hash_length"),
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

# Who looked at hidden cards: a log beside the table's own, numbered and chained by hash like it.
reads = Table(
    "reads",
    metadata,
    Column("rowid", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", name="reads_table"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("at", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number", name="reads_number"),
    CheckConstraint("number >= 1", name="reads_number_positive"),
    CheckConstraint("length(hash) = 32", name="reads_hash_length"),
)

# What a log was cut down to: `root_hash` is the hash of entry `through_seq`, the last that is gone.
prunings = Table(
    "prunings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", name="prunings_table"), primary_key=True),
    Column("through_seq", BigInteger, primary_key=True),
    Column("root_hash", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
    Column("actor", Text, nullable=False),
    CheckConstraint("through_seq >= 1", name="prunings_through_positive"),
    CheckConstraint("length(root_hash) = 32", name="prunings_root_hash_length"),
)

# What the logs say of each hand, to be searched and counted: made from the log alone, and made anew
# from it whenever it is missing. Names stand beside themselves as they are compared.
hands = Table(
    "hands",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", name="hands_table"), primary_key=True),
    Column("first_seq", BigInteger, primary_key=True),
    Column("last_seq", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("began_at", Text, nullable=False),
    Column("last_at", Text, nullable=False),
    Column("dealer", Text, nullable=False),
    Column("dealer_folded", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("players_folded", Text, nullable=False),
    Index("hands_began", "began_at", "table_id", "first_seq"),
)

# The irregularities and rulings of those hands, in the order of the log.
hand_faults = Table(
    "hand_faults",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("first_seq", BigInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("seconds", Float),
    Column("floor_only", Boolean, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "first_seq"],
        ["hands.table_id", "hands.first_seq"],
        name="hand_faults_hand",
        ondelete="CASCADE",
    ),
    Index("hand_faults_kind", "kind"),
)

# Who deals in the room: PIN and badge are kept as hashes.
dealers = Table(
    "dealers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("pin_salt", LargeBinary, nullable=False),
    Column("pin_hash", LargeBinary, nullable=False),
    Column("badge_hash", LargeBinary),
    UniqueConstraint("name", name="dealers_name"),
    UniqueConstraint("badge_hash", name="dealers_badge"),
    CheckConstraint("length(pin_hash) = 32", name="dealers_pin_hash_length"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
