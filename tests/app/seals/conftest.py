"""A table with a lost hand, its director, and what the service writes down meanwhile.

It holds no test.
"""

import logging
from collections.abc import Iterator

import httpx
import pytest

from tests.app.seals.claims import lost
from tests.app.service import Service, Table
from tests.app.test_redaction import Listener


@pytest.fixture
def heard() -> Iterator[list[str]]:
    listener = Listener()
    root, own = logging.getLogger(), logging.getLogger("app")
    level = own.level
    root.addHandler(listener)
    own.setLevel(logging.DEBUG)
    yield listener.lines
    root.removeHandler(listener)
    own.setLevel(level)


@pytest.fixture
def table(admin: httpx.Client) -> Table:
    """Seat 1 is to act, and the dealer has taken its hand: its player may write the cards."""
    return lost(Table.opened(admin, rulebook="latam-2026"))


@pytest.fixture
def director(service: Service, table: Table) -> Iterator[Table]:
    with service.seat("director", table.id) as client:
        yield table.through(client)
