"""`floorcall token`: makes, lists and revokes tokens, in the database or at a running service.

A new secret goes to standard output, once and alone; no list has any.
"""

import argparse
import sys
from collections.abc import Iterable
from typing import Final

from app import clock
from app.api.answers import TokenShown
from app.client import ClientError
from app.commands.keys import (
    BadUsage,
    Keys,
    place_arguments,
    place_of,
    token_arguments,
    wanted_of,
)
from app.envelopes import NEW_TOKEN
from app.store.errors import StoreError

_HEAD: Final = ("ID", "ROLE", "TABLES", "STATE", "EXPIRES", "LABEL")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    actions = parser.add_subparsers(title="actions", dest="action", required=True)
    create = actions.add_parser("create", help="make a token and print its secret")
    token_arguments(create)
    place_arguments(create)
    place_arguments(actions.add_parser("list", help="list the tokens, without secrets"))
    revoke = actions.add_parser("revoke", help="take a token out of force")
    revoke.add_argument("id", metavar="ID", help="as `token list` has it")
    place_arguments(revoke)


def run(given: argparse.Namespace) -> int:
    """Do as asked: 0 when it is done, 1 when there is no such token in force, 2 when it cannot
    be done.
    """
    try:
        keys = place_of(given)
        if keys is None:
            return 2
        return _do(given, keys)
    except (BadUsage, ClientError, StoreError) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2


def _do(given: argparse.Namespace, keys: Keys) -> int:
    match given.action:
        case "create":
            made = keys.make(wanted_of(given, NEW_TOKEN))
            print(made.secret)
            # Apart from the secret, so that a script can take that alone.
            print("\n".join(_table((made.token,))), file=sys.stderr)
        case "list":
            print("\n".join(_table(keys.listed())))
        case "revoke":
            if not keys.revoke(given.id):
                print(f"floorcall: no token {given.id} is in force", file=sys.stderr)
                return 1
    return 0


def _table(tokens: Iterable[TokenShown]) -> list[str]:
    rows = [_HEAD, *map(_row, tokens)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _row(token: TokenShown) -> tuple[str, ...]:
    return (
        token.id,
        token.role if token.delay_s is None else f"{token.role} -{token.delay_s:g}s",
        "all" if token.tables is None else ",".join(token.tables),
        _state(token),
        token.expires_at or "never",
        token.label,
    )


def _state(token: TokenShown) -> str:
    if token.revoked_at is not None:
        return "revoked"
    return "expired" if token.expires_at and token.expires_at <= clock.now() else "in force"
