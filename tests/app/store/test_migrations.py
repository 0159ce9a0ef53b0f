"""How a database gets its schema: from nothing, from each older version, by one of several nodes.

What an older release's log says once it is opened is proved by `test_older_release`.
"""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from app.store import ForeignDatabase, SchemaBehind, SchemaTooNew, open_store
from app.store.dialect import backend_of
from app.store.limits import StoreLimits
from app.store.migrating import Migrated, Schema, bring_up
from app.store.schema import SCHEMA_VERSION, metadata
from tests.app.store.conftest import OpenStore
from tests.app.store.rows import sql

OLDER = Path(__file__).with_name("releases") / "version3.sql"
VERSION = "SELECT value FROM meta WHERE key = 'schema_version'"


def older_file(path: Path, *more: str) -> str:
    """Restore the database of the release before, and return its URL."""
    connection = sqlite3.connect(path)
    connection.executescript(OLDER.read_text())
    for statement in more:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return f"sqlite:///{path}"


def migrated(url: str) -> Migrated:
    backend = backend_of(url, StoreLimits())
    try:
        backend.prepare()
        return bring_up(backend)
    finally:
        backend.close()


def test_the_steps_make_what_the_release_believes_is_there(store_url: str) -> None:
    assert migrated(store_url).before is None
    backend = backend_of(store_url, StoreLimits())
    with backend.read_engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
        made = context.get_current_revision()
    backend.close()
    assert made == str(SCHEMA_VERSION)
    assert sql(store_url, VERSION) == [(str(SCHEMA_VERSION),)]


def table_definitions(url: str) -> dict[str, str]:
    rows = sql(url, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(made.replace('"', "").split()) for name, made in rows}


def test_a_file_that_was_brought_up_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    new, old = f"sqlite:///{tmp_path}/new.db", older_file(tmp_path / "old.db")
    migrated(new)
    assert migrated(old).before == 3
    assert table_definitions(old) == table_definitions(new)


@pytest.mark.parametrize(
    ("version", "without"), [(1, ("broadcasts", "sealed")), (2, ("sealed",)), (3, ())]
)
def test_every_older_version_is_brought_up(
    tmp_path: Path, version: int, without: tuple[str, ...]
) -> None:
    # Up to version 3 each release only added tables.
    url = older_file(
        tmp_path / "log.db",
        *(f"DROP TABLE {name}" for name in without),
        f"UPDATE meta SET value = '{version}' WHERE key = 'schema_version'",
    )
    before = sql(url, "SELECT rowid, * FROM entries ORDER BY rowid")
    (epoch,) = sql(url, "SELECT value FROM meta WHERE key = 'epoch'")[0]
    assert migrated(url) == Migrated(version, Schema(SCHEMA_VERSION, epoch))
    assert sql(url, "SELECT rowid, * FROM entries ORDER BY rowid") == before
    assert set(metadata.tables) <= set(table_definitions(url))
    assert migrated(url).before == SCHEMA_VERSION


def test_numbering_stays_dense_after_it_was_brought_up(tmp_path: Path) -> None:
    url = older_file(tmp_path / "log.db")
    migrated(url)
    insert = "INSERT INTO entries SELECT NULL, 'main', {}, 'x', fingerprint, 0, at, body, hash, {}"
    connection = sqlite3.connect(tmp_path / "log.db")
    connection.execute("PRAGMA foreign_keys=ON")
    for seq, previous in ((99, 98), (99, "NULL"), (99, 21), (22, "NULL"), (1, "NULL")):
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(insert.format(seq, previous) + " FROM entries LIMIT 1")
    connection.execute(insert.format(22, 21) + " FROM entries LIMIT 1")
    connection.close()


def test_a_damaged_file_is_not_brought_up(tmp_path: Path) -> None:
    url = older_file(tmp_path / "log.db", "DELETE FROM entries WHERE table_id='main' AND seq=7")
    before = (tmp_path / "log.db").read_bytes()
    with pytest.raises(Exception, match="refer to nothing"):
        open_store(url)
    assert sql(url, VERSION) == [("3",)]
    assert len(before) == (tmp_path / "log.db").stat().st_size


async def test_it_is_left_alone_when_it_is_not_to_be_brought_up(tmp_path: Path) -> None:
    url = older_file(tmp_path / "log.db")
    with pytest.raises(SchemaBehind, match="floorcall migrate") as behind:
        open_store(url, migrate=False)
    assert (behind.value.found, behind.value.known) == (3, SCHEMA_VERSION)
    assert sql(url, VERSION) == [("3",)]
    migrated(url)
    await open_store(url, migrate=False).close()


async def test_an_empty_database_is_behind_too(store_url: str) -> None:
    with pytest.raises(SchemaBehind):
        open_store(store_url, migrate=False)
    await open_store(store_url).close()


async def test_a_newer_database_is_refused_and_left_alone(
    opened: OpenStore, store_url: str
) -> None:
    await opened().close()
    sql(store_url, "UPDATE meta SET value = '99' WHERE key = 'schema_version'")
    with pytest.raises(SchemaTooNew, match="99") as refused:
        opened()
    assert (refused.value.found, refused.value.known) == (99, SCHEMA_VERSION)
    assert refused.value.code == "schema_too_new"
    assert sql(store_url, VERSION) == [("99",)]


@pytest.mark.parametrize(
    "script",
    [
        ["CREATE TABLE customers (id INTEGER)"],
        ["CREATE TABLE meta (key TEXT, value TEXT)"],
        [
            "CREATE TABLE meta (key TEXT, value TEXT)",
            "INSERT INTO meta VALUES ('schema_version', 'x')",
        ],
        [
            "CREATE TABLE meta (key TEXT, value TEXT)",
            "INSERT INTO meta VALUES ('schema_version', '1')",
        ],
        ["CREATE TABLE meta (name TEXT)"],
    ],
)
def test_another_programs_database_is_refused_and_left_alone(
    store_url: str, script: list[str]
) -> None:
    sql(store_url, *script)
    before = everything(store_url)
    with pytest.raises(ForeignDatabase):
        open_store(store_url)
    assert everything(store_url) == before


def everything(url: str) -> Any:
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        return file.read_bytes(), [each.name for each in file.parent.iterdir()]
    return sql(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")


async def test_many_nodes_that_make_the_same_database_agree(store_url: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(open_store, [store_url] * 8))
    assert len({store.log.epoch() for store in stores}) == 1
    for store in stores:
        await store.close()
    assert sql(store_url, "SELECT count(*) FROM alembic_version") == [(1,)]


def test_of_many_who_bring_up_the_same_file_one_does_it(tmp_path: Path) -> None:
    url = older_file(tmp_path / "log.db")
    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(migrated, [url] * 6))
    assert sorted(each.before or 0 for each in done) == [3, *[SCHEMA_VERSION] * 5]
