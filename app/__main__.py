"""The `floorcall` command: it reads the arguments and answers with an exit status.

It is not where anything happens: each subcommand hands over to the module that does the work.
"""

import argparse
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Final

# Each is the module of that name in `app.commands`, with `arguments(parser)` and `run(given)`.
COMMANDS: Final = {
    "serve": "run the service",
    "migrate": "bring a database's schema to this release's",
    "demo": "run the service with a table to try",
    "replay": "play published hands (.phh) to their end",
    "check": "play scenario files (.yaml), or folders of them",
    "rulebook": "show, compare or check rulebooks",
    "drill": "train a dealer: hands with faults, and marks at the end",
    "chart": "print a variant's chart as Mermaid",
    "watch": "follow a table over the socket",
    "verify": "prove the log of every table, and say where one is broken",
    "export": "write a table's log, or its faults and rulings, to take away",
    "prune": "take hands away that are older than 90 days or more",
    "token": "make, list and revoke tokens",
    "pair": "show a QR code that makes a tablet a console",
    "roles": "print docs/roles.md: what each role may do and see",
    "clients": "print what the browser clients are generated from, as JSON",
}


def parser(chosen: str | None) -> argparse.ArgumentParser:
    """The parser of the command line, with the arguments of the command that was chosen.

    The others are not loaded, since a web server takes its time to import.
    """
    whole = argparse.ArgumentParser(prog="floorcall", description="Follows a live poker hand.")
    whole.add_argument("--version", action="version", version=f"%(prog)s {version('floorcall')}")
    subparsers = whole.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, summary in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=summary, description=summary)
        if name == chosen:
            command = import_module(f"app.commands.{name}")
            command.arguments(subparser)
            subparser.set_defaults(run=command.run)
    return whole


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return the exit status.

    0 when all went well, 1 when what was asked did not hold, 2 for bad usage or input.
    """
    words = sys.argv[1:] if argv is None else argv
    given = parser(next((word for word in words if word in COMMANDS), None)).parse_args(words)
    try:
        return int(given.run(given))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough.
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
