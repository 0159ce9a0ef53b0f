"""`floorcall chart VARIANT`: the chart of a variant as a Mermaid diagram.

It draws nothing itself: the domain writes the text.
"""

import argparse
import sys

from statemachine.chart import mermaid
from statemachine.variants import VARIANTS


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    names = "; ".join(f"{variant.id}: {variant.name}" for variant in VARIANTS.values())
    parser.add_argument("variant", choices=tuple(VARIANTS), help=names)


def run(given: argparse.Namespace) -> int:
    """Print the chart."""
    sys.stdout.write(mermaid(given.variant))
    return 0
