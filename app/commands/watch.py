"""`floorcall watch TABLE`: follows a table over the socket and prints what happens.

It keeps nothing: what comes is printed.
"""

import argparse
import asyncio
import json
import sys
from typing import Any

from app.client import Client, ClientError
from app.commands.client import token_of

PATIENCE_S = 60.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("table")
    parser.add_argument("--url", default="http://127.0.0.1:8000", help="address of the service")
    parser.add_argument("--token", help="a token for the table (FLOORCALL_TOKEN)")
    parser.add_argument("--language", choices=("en", "es"), default="en")
    parser.add_argument("--json", action="store_true", help="print every message as JSON")


def run(given: argparse.Namespace) -> int:
    """Follow the table until the service says not to come back, or is gone for a minute."""
    token = token_of(given.token)
    if token is None:
        print("floorcall: watch needs --token or FLOORCALL_TOKEN", file=sys.stderr)
        return 2
    try:
        asyncio.run(_follow(given, token))
    except ClientError as error:
        print(f"floorcall: {error}", file=sys.stderr)
    return 2


async def _follow(given: argparse.Namespace, token: str) -> None:
    client = Client(given.url, token, [given.table], language=given.language, patience_s=PATIENCE_S)
    async with client:
        async for message in client:
            print(json.dumps(message) if given.json else _line(message), flush=True)


def _line(message: dict[str, Any]) -> str:
    kind = message["type"]
    if kind not in ("snapshot", "entry"):
        return f"      {kind}"
    happened = ", ".join(event["kind"] for event in message.get("events", ()))
    view = message.get("view")
    if view is None:
        return f"{message['seq']:>5} {happened}"
    hand = view["hand"]
    board = " ".join(card or "??" for card in hand["board"]) if hand else ""
    where = f"{hand['phase']:<13} [{board}]" if hand else "no hand"
    open_faults = [
        f"  ! {fault['title']} ({', '.join(c['clause'] for c in fault['citations'])})"
        for fault in (hand["irregularities"] if hand else ())
        if fault["status"] == "open"
    ]
    lines = [f"{message['seq']:>5} {where} {happened}", *open_faults]
    return "\n".join([*lines, f"      > {view['advice']['text']}"])
