"""Opens stores on fresh databases of every kind there is, and closes what a test left open.

A further database joins by one more branch in `store_url`.
"""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from app.store import Store, StoreLimits, open_store

OpenStore = Callable[..., Store]


@pytest.fixture(params=["sqlite"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Name a database that does not exist yet."""
    assert request.param == "sqlite"
    return f"sqlite:///{tmp_path}/log.db"


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
