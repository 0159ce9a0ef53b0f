"""The stores of the store's own tests: each of these runs on every database that there is.

It holds no test.
"""

from tests.app.store.conftest import (  # noqa: F401
    opened,
    postgresql_url,
    sqlite_url,
    store,
    store_url,
)
