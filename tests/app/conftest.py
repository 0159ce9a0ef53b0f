"""A service for each module of tests, on a file of its own.

Tests that stop it or fill its log make one of their own.
"""

from collections.abc import Iterator

import httpx
import pytest

from tests.app.service import Service, Table, serving


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serving(tmp_path_factory.mktemp("service") / "floorcall.sqlite3") as running:
        yield running


@pytest.fixture
def admin(service: Service) -> Iterator[httpx.Client]:
    with service.client() as client:
        yield client


@pytest.fixture
def table(admin: httpx.Client) -> Table:
    return Table.opened(admin)
