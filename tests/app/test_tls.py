"""Proves that the service serves HTTPS and secure sockets by itself, when it is given a pair.

A pair that is broken is the subject of the commands' tests.
"""

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from app.protocol.endpoint import SUBPROTOCOL
from tests.app.processes import ROOT
from tests.app.service import ADMIN, Table

CERTIFICATES = Path(__file__).with_name("certificates")


def test_a_table_is_served_and_followed_over_tls(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        "FLOORCALL_ADMIN_TOKEN": ADMIN,
        "FLOORCALL_DATABASE": str(tmp_path / "log.db"),
        "FLOORCALL_PORT": str(port),
        "FLOORCALL_TLS_CERTIFICATE": str(CERTIFICATES / "localhost.pem"),
        "FLOORCALL_TLS_KEY": str(CERTIFICATES / "localhost.key"),
    }
    trusted = ssl.create_default_context(cafile=CERTIFICATES / "localhost.pem")
    command = [sys.executable, "-m", "app", "serve"]
    headers = {"authorization": f"Bearer {ADMIN}"}
    with (
        subprocess.Popen(command, cwd=ROOT, env=os.environ | environment) as process,
        httpx.Client(base_url=f"https://localhost:{port}", verify=trusted, headers=headers) as it,
    ):
        try:
            until_served(it)
            table = Table.opened(it)
            ticket = it.post("/v1/tickets").json()["ticket"]
            with connect(
                f"wss://localhost:{port}/v1/ws",
                ssl=trusted,
                subprotocols=[Subprotocol(SUBPROTOCOL)],
            ) as feed:
                feed.send(f'{{"type": "hello", "ticket": "{ticket}"}}')
                assert '"welcome"' in str(feed.recv(timeout=10))
            assert table.say("hand_begun")["seq"] == 7
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
        finally:
            process.kill()


def until_served(client: httpx.Client) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            client.get("/readyz").raise_for_status()
        except httpx.TransportError:
            assert time.monotonic() < until, "the service does not start"
            time.sleep(0.1)
        else:
            return
