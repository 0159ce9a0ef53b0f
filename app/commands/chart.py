"""`floorcall chart NAME`: the chart of a variant or of a procedure as a Mermaid diagram.

It draws nothing itself: the domain writes the text.
"""

import argparse
import sys
from typing import Final

from statemachine.drawing import procedure_drawing, variant_drawing
from statemachine.procedures import PROCEDURES
from statemachine.variants import VARIANTS

# No procedure has the name of a variant: those of variants have capitals.
_NAMES: Final = (*VARIANTS, *PROCEDURES)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    games = "; ".join(f"{variant.id}: {variant.name}" for variant in VARIANTS.values())
    help_text = f"a variant ({games}) or a procedure ({', '.join(PROCEDURES)})"
    parser.add_argument("name", metavar="NAME", choices=_NAMES, help=help_text)


def run(given: argparse.Namespace) -> int:
    """Print the chart."""
    draw = variant_drawing if given.name in VARIANTS else procedure_drawing
    sys.stdout.write(draw(given.name))
    return 0
