"""How a server is logged into: what is said when it refuses, and what a session is always like.

What becomes of a session later is the subject of `test_postgresql`.
"""

import traceback
from urllib.parse import quote

import pytest
from sqlalchemy import Connection

from app.store import StoreError, StoreLimits, StoreUnavailable, open_store
from tests.app.store.conftest import OpenStore
from tests.app.store.rows import sql
from tests.services.postgresql import GUARDED, PASSWORD, PostgresqlServer


@pytest.fixture
def store_url(postgresql_url: str) -> str:
    """No other database than this one, in this module."""
    return postgresql_url


async def test_a_session_is_durable_and_bounded_whatever_the_server_says(
    opened: OpenStore, store_url: str
) -> None:
    name = store_url.rpartition("/")[2]
    for setting in (
        "synchronous_commit = off",
        "default_transaction_isolation = 'serializable'",
        "statement_timeout = 0",
        "lock_timeout = 0",
    ):
        sql(store_url, f"ALTER DATABASE {name} SET {setting}")
    store = opened(StoreLimits(busy_timeout_s=2, answer_timeout_s=7))
    names = ("synchronous_commit", "transaction_isolation", "statement_timeout", "lock_timeout")

    def shown(connection: Connection) -> list[str]:
        return [connection.exec_driver_sql(f"SHOW {name}").scalar_one() for name in names]

    assert await store.database.write(shown) == ["on", "read committed", "7s", "2s"]


def test_a_login_that_is_refused_shows_no_password(
    postgresql: PostgresqlServer, store_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = store_url.rpartition("/")[2]
    secret = "not-the-right-word"
    with pytest.raises(StoreUnavailable, match="password") as refused:
        open_store(postgresql.url(database, GUARDED, secret))
    told = "".join(traceback.format_exception(refused.value)) + repr(refused.value) + caplog.text
    assert secret not in told
    assert "FATAL" not in told


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://me:secret@127.0.0.1:{free}/x", "cannot be reached at 127.0.0.1 port"),
        ("postgresql://me:secret@no-such-host.invalid/x", "name no-such-host.invalid is not known"),
        ("postgresql://floorcall@127.0.0.1:{port}/nowhere", "no such database"),
        (f"postgresql://{GUARDED}:{PASSWORD}@127.0.0.1:{{port}}/nowhere", "no such database"),
        ("postgresql://nobody-known@127.0.0.1:{port}/postgres", "does not let this user in"),
    ],
)
def test_why_a_server_cannot_be_used_is_said_in_one_line(
    postgresql: PostgresqlServer, store_url: str, url: str, says: str
) -> None:
    with pytest.raises(StoreUnavailable, match=says) as refused:
        open_store(url.format(port=postgresql.port, free=1))
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)
    assert PASSWORD not in str(refused.value)


def test_a_server_that_only_reads_is_refused(store_url: str) -> None:
    name = store_url.rpartition("/")[2]
    sql(store_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StoreUnavailable, match="only reads"):
        open_store(store_url)


def test_a_database_that_cannot_hold_every_text_is_refused(
    postgresql: PostgresqlServer, store_url: str
) -> None:
    postgresql.execute("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    url = postgresql.url("latin")
    with pytest.raises(StoreError, match="UTF8"):
        open_store(url)
    postgresql.drop(url)


async def test_a_password_may_hold_any_character(postgresql: PostgresqlServer) -> None:
    word = "p@ss:w/rd?#%"
    postgresql.execute(f"CREATE ROLE odd LOGIN PASSWORD '{word}'")
    postgresql.execute("CREATE DATABASE odd OWNER odd")
    url = postgresql.url("odd", "odd", quote(word, safe=""))
    store = open_store(url)
    assert await store.log.list_tables() == []
    await store.close()
    postgresql.drop(url)
    postgresql.execute("DROP ROLE odd")
