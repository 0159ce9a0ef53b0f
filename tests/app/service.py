"""A real service in a thread, and clients that talk to it over HTTP as any program would.

It holds no test.
"""

import itertools
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from app.main import create_app
from app.serving import Server
from app.settings import Settings
from app.telemetry.telemetry import Telemetry

ADMIN = "fc_an-admin-token-for-tests-alone-0123456789"

_ids = itertools.count(1)


class Service:
    """A running service: its address and its settings."""

    def __init__(self, address: str, settings: Settings) -> None:
        self.address = address
        self.settings = settings

    def client(self, token: str | None = ADMIN, language: str | None = None) -> httpx.Client:
        """A client with a token's header, or with none."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if language is not None:
            headers["accept-language"] = language
        return httpx.Client(base_url=self.address, headers=headers, timeout=30)

    def token(self, role: str, *tables: str, **fields: Any) -> str:
        """The secret of a new token; an overlay's has no delay unless one is named."""
        if role == "overlay":
            fields.setdefault("delay_s", 0)
        body = {"role": role, "label": f"{role} of the test", **fields}
        if tables:
            body["tables"] = list(tables)
        with self.client() as admin:
            made = admin.post("/v1/tokens", json=body)
        assert made.status_code == 201, made.text
        secret: str = made.json()["secret"]
        return secret

    @contextmanager
    def seat(self, role: str, *tables: str) -> Iterator[httpx.Client]:
        """A client with a new token of that role."""
        with self.client(self.token(role, *tables)) as client:
            yield client


@contextmanager
def serving(
    database: Path | str, telemetry: Telemetry | None = None, **fields: Any
) -> Iterator[Service]:
    """Serve a file or a URL on a free port until the block ends, then stop as a signal would."""
    fields["database" if isinstance(database, Path) else "database_url"] = database
    settings = Settings(admin_token=ADMIN, **fields)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        server = Server(create_app(settings, telemetry), settings)
        server.config.load()
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            address = f"http://127.0.0.1:{port}"
            # The port listens already: the first answer comes when start-up is done.
            httpx.get(f"{address}/readyz", timeout=30).raise_for_status()
            yield Service(address, settings)
        finally:
            server.should_exit = True
            thread.join(30)
            assert not thread.is_alive()


def fresh_id() -> str:
    """An observation id that was not used before, nor in the logs of older releases."""
    return f"said-{next(_ids)}"


def said(kind: str, *, observation_id: str | None = None, **fields: Any) -> dict[str, Any]:
    """An envelope around an observation of that kind."""
    return {
        "observation_id": observation_id or fresh_id(),
        "observation": {"kind": kind, **fields},
    }


def three_players(**fields: Any) -> dict[str, Any]:
    """A table of three players with blinds 50 and 100, the button at seat 1."""
    return {
        "name": "Main feature",
        "seats": 6,
        "players": [
            {"seat": seat, "player": name, "stack": 10_000}
            for seat, name in ((1, "Ana"), (3, "Ben"), (5, "Cleo"))
        ],
        "level": {"small_blind": 50, "big_blind": 100},
        "button": 1,
        **fields,
    }


class Table:
    """One table through one client; every call has to succeed unless the test looks itself."""

    def __init__(self, client: httpx.Client, table_id: str) -> None:
        self.client = client
        self.id = table_id
        self.path = f"/v1/tables/{table_id}"

    @classmethod
    def opened(cls, client: httpx.Client, **fields: Any) -> "Table":
        """Open a new one."""
        made = client.post("/v1/tables", json=three_players(**fields))
        assert made.status_code == 201, made.text
        return cls(client, made.json()["id"])

    def through(self, client: httpx.Client) -> "Table":
        """The same table through another client."""
        return Table(client, self.id)

    def post(self, body: Any, **options: Any) -> httpx.Response:
        """Post a body as JSON, whatever the answer."""
        return self.client.post(f"{self.path}/observations", json=body, **options)

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Observe something; it has to be acknowledged. Returns the whole answer."""
        answer = self.post(said(kind, **fields))
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    def act(self, seat: int, action: str, amount: int | None = None) -> dict[str, Any]:
        """A player acted."""
        more = {} if amount is None else {"amount": amount}
        return self.say("player_acted", seat=seat, action=action, **more)

    def get(self, rest: str = "", **options: Any) -> dict[str, Any]:
        """Read the table or a part of it; it has to succeed."""
        answer = self.client.get(self.path + rest, **options)
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    @property
    def seq(self) -> int:
        """Where the table stands."""
        seq: int = self.get()["seq"]
        return seq

    def entries(self) -> list[dict[str, Any]]:
        """The whole log as this client may see it."""
        entries: list[dict[str, Any]] = []
        while True:
            page = self.get("/log", params={"after": len(entries), "limit": 50})
            entries += page["entries"]
            if not page["entries"]:
                return entries
