"""Opens stores on fresh databases of every kind there is, and closes what a test left open.

A test that asks for `store_url` runs once for each of them; one that asks for `sqlite_url` or
`postgresql_url` is about that one alone.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from app.store import Store, StoreLimits, open_store
from tests.services.postgresql import PostgresqlServer

OpenStore = Callable[..., Store]

# For a test, or with `pytestmark` for a module, of what only a file has.
on_sqlite = pytest.mark.parametrize("store_url", ["sqlite"], indirect=True)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Name a file that does not exist yet."""
    return f"sqlite:///{tmp_path}/log.db"


@pytest.fixture
def postgresql_url(postgresql: PostgresqlServer) -> Iterator[str]:
    """Name a database that is empty."""
    url = postgresql.database()
    yield url
    postgresql.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """Name a database without any table, of each kind in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def opened(store_url: str) -> AsyncIterator[OpenStore]:
    """Open the test's database, as often as it likes; the test may close what it opened."""
    stores: list[Store] = []

    def opening(limits: StoreLimits | None = None) -> Store:
        stores.append(open_store(store_url, limits))
        return stores[-1]

    yield opening
    for store in stores:
        await store.close()


@pytest.fixture
def store(opened: OpenStore) -> Store:
    """Open the test's database with the limits of the service."""
    return opened()
