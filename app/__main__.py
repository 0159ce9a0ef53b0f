"""The `floorcall` command: it reads the arguments and answers with an exit status.

It is not where anything happens: each subcommand hands over to the module that does the work.
"""

import argparse
import sys
from importlib.metadata import version

from app.commands import chart, check, clients, demo, replay, serve, watch

COMMANDS = (serve, demo, replay, check, chart, clients, watch)


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = argparse.ArgumentParser(prog="floorcall", description="Follows a live poker hand.")
    whole.add_argument("--version", action="version", version=f"%(prog)s {version('floorcall')}")
    subparsers = whole.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(subparsers)
    return whole


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return the exit status.

    0 when all went well, 1 when what was asked did not hold, 2 for bad usage or input.
    """
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough.
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
