"""Databases and buses for nodes to share: each pair of nodes of these tests has one of each.

Tests that stop the bus make one of their own.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.nodes.house import House
from tests.services.nats import nats_server
from tests.services.postgresql import PostgresqlServer

DATABASES = ("sqlite", "postgresql")
BUSES = ("no-bus", "nats")


@pytest.fixture(scope="module", params=DATABASES)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    """The settings that name a database, empty as yet."""
    return fresh_database(request, tmp_path_factory.mktemp("nodes"))


@pytest.fixture(scope="module", params=BUSES)
def bus(request: pytest.FixtureRequest) -> Iterator[dict[str, Any]]:
    """The settings that name a bus, or none."""
    if request.param == "no-bus":
        yield {}
    else:
        with nats_server() as server:
            yield {"bus_url": server.url}


@pytest.fixture(scope="module")
def house(database: dict[str, Any], bus: dict[str, Any]) -> Iterator[House]:
    """Two nodes that no test of the module ends."""
    with House.opened(2, **database, **bus) as opened:
        yield opened


def fresh_database(request: pytest.FixtureRequest, folder: Path) -> dict[str, Any]:
    """The settings of a new database of the kind that the test's parameter names."""
    if request.param == "sqlite":
        return {"database": folder / "floorcall.sqlite3"}
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return {"database_url": server.database()}
