"""`floorcall pair`: makes a code for a tablet and shows it as a QR code in the terminal.

The tablet's own token is made when the code is used; nobody sees that one here.
"""

import argparse
import sys

import segno

from app.client import ClientError
from app.commands.keys import BadUsage, place_arguments, place_of, token_arguments, wanted_of
from app.envelopes import NEW_PAIRING
from app.store.errors import StoreError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    token_arguments(parser)
    parser.add_argument("--valid", type=int, metavar="S", help="seconds that the code is good for")
    parser.add_argument(
        "--at", metavar="URL", help="where the tablet reaches the service (FLOORCALL_PUBLIC_URL)"
    )
    place_arguments(parser)


def run(given: argparse.Namespace) -> int:
    """Print link and QR code; 2 when there cannot be any."""
    try:
        keys = place_of(given, given.at)
        if keys is None:
            return 2
        made = keys.pair(wanted_of(given, NEW_PAIRING, valid_s=given.valid))
    except (BadUsage, ClientError, StoreError) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    segno.make(made.link, error="m", micro=False).terminal(compact=True)
    print(f"{made.link}\nGood for one tablet, until {made.pairing.expires_at}.")
    return 0
