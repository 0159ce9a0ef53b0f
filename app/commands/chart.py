"""`floorcall chart VARIANT`: the chart of a variant as a Mermaid diagram.

It draws nothing itself: the domain writes the text.
"""

import argparse
import sys

from app.commands import Subparsers
from statemachine.chart import mermaid
from statemachine.variants import VARIANTS


def add(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("chart", help="print a variant's chart as Mermaid")
    parser.add_argument("variant", choices=tuple(VARIANTS), help="NT is no-limit hold'em")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the chart."""
    sys.stdout.write(mermaid(arguments.variant))
    return 0
