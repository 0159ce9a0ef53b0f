"""`floorcall migrate`: brings a database's schema to this release's, or says how far behind it is.

It starts no service, and a service brings up its own database unless it is told not to.
"""

import argparse
import sys

from app.commands.serve import database_argument, settings_of
from app.store import StoreError
from app.store.migrating import found_version, migrate_database
from app.store.schema import SCHEMA_VERSION


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    database_argument(parser)
    parser.add_argument(
        "--check", action="store_true", help="change nothing; 1 when there is something to do"
    )


def run(given: argparse.Namespace) -> int:
    """Migrate; 1 when `--check` finds it behind, 2 when the database cannot be used."""
    settings = settings_of(given)
    if settings is None:
        return 2
    try:
        if given.check:
            found = found_version(settings.database_url)
            print(f"schema version {found or 'none'}, this release's is {SCHEMA_VERSION}")
            return 0 if found == SCHEMA_VERSION else 1
        done = migrate_database(settings.database_url)
    except StoreError as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    if done.before == done.after.version:
        print(f"schema version {done.before}: nothing to do")
    else:
        print(f"schema version {done.before or 'none'} → {done.after.version}")
    return 0
