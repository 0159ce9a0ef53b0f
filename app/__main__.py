"""The `floorcall` command: it reads the arguments and answers with an exit status.

It is not where anything happens: each subcommand hands over to the module that does the work.
"""

import argparse
import sys
from importlib.metadata import version


def main() -> int:
    """Parse the command line and return the exit status: 0 when all went well, 2 for bad usage."""
    parser = argparse.ArgumentParser(prog="floorcall", description="Follows a live poker hand.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('floorcall')}")
    parser.parse_args()
    parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
