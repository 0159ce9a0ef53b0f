"""`floorcall watch TABLE`: follows a table over the socket and prints what happens.

It is the smallest client of the feed, and keeps no state but its position.
"""

import argparse
import asyncio
import json
import sys
from typing import Any

import websockets
from websockets.typing import Subprotocol

from app.commands.client import token_of
from app.protocol.messages import SUBPROTOCOL

LAST_RECONNECTING_CODE = 4099


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("table")
    parser.add_argument("--url", default="http://127.0.0.1:8000", help="address of the service")
    parser.add_argument("--token", help="a token for the table (FLOORCALL_TOKEN)")
    parser.add_argument("--language", choices=("en", "es"), default="en")
    parser.add_argument("--json", action="store_true", help="print every message as it came")


def run(given: argparse.Namespace) -> int:
    """Follow the table until the service says not to come back; 2 when it refuses."""
    token = token_of(given.token)
    if token is None:
        print("floorcall: watch needs --token or FLOORCALL_TOKEN", file=sys.stderr)
        return 2
    try:
        return asyncio.run(_follow(given, token))
    except OSError as error:
        print(f"floorcall: {given.url} cannot be reached: {error}", file=sys.stderr)
        return 2


async def _follow(given: argparse.Namespace, token: str) -> int:
    address = given.url.replace("http", "ws", 1).rstrip("/") + "/v1/ws"
    position: dict[str, Any] = {}
    protocols = [Subprotocol(SUBPROTOCOL)]
    async for socket in websockets.connect(address, subprotocols=protocols):
        subscription = {"table": given.table, **position}
        hello = {
            "type": "hello",
            "token": token,
            "language": given.language,
            "subscriptions": [subscription],
        }
        await socket.send(json.dumps(hello))
        try:
            async for raw in socket:
                message = json.loads(raw)
                if message["type"] in ("snapshot", "entry"):
                    position["since"] = message["seq"]
                    position["epoch"] = message.get("epoch", position.get("epoch"))
                print(raw if given.json else _line(message), flush=True)
        except websockets.ConnectionClosed:
            pass
        if (socket.close_code or 0) > LAST_RECONNECTING_CODE:
            print(f"floorcall: closed for good: {socket.close_reason}", file=sys.stderr)
            return 2
    return 0


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
