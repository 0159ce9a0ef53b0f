"""`floorcall check PATH…`: plays scenario files and says which did not go as they say.

It knows nothing of their format.
"""

import argparse
import sys
from pathlib import Path

from app.scenarios.format import schema_text
from app.scenarios.runner import check


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument("--schema", action="store_true", help="print the format's JSON schema")
    parser.add_argument("--verbose", "-v", action="store_true", help="name every scenario")


def run(given: argparse.Namespace) -> int:
    """Check the files; 0 when every scenario went as it says."""
    if given.schema:
        sys.stdout.write(schema_text())
        return 0
    report = check(given.paths)
    if given.verbose:
        for result in report.results:
            if result.ok:
                print(f"ok    {result.name}")
    print(report.text())
    return 0 if report.ok else 1
