"""`floorcall check PATH…`: plays scenario files and says which did not go as they say.

It knows nothing of their format.
"""

import argparse
from pathlib import Path

from app.commands import Subparsers
from app.scenarios.runner import check


def add(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("check", help="play scenario files (.yaml), or folders of them")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    parser.add_argument("--verbose", "-v", action="store_true", help="name every scenario")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the files; 0 when every scenario went as it says."""
    report = check(arguments.paths)
    if arguments.verbose:
        for result in report.results:
            if result.ok:
                print(f"ok    {result.name}")
    print(report.text())
    return 0 if report.ok else 1
