"""A hand that was lost and may be claimed, and the calls that seal, read and show the claim.

It holds no test.
"""

import sqlite3
from typing import Any

import httpx

from statemachine.cards import Card
from tests.app.service import Service, Table, fresh_id

# No suit that is a hexadecimal digit too, and cards that nobody names otherwise.
CLAIM: tuple[Card, ...] = ("Qs", "Jh")
OTHER: tuple[Card, ...] = ("Ts", "9h")
FAULT = 1


def lost(table: Table) -> Table:
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.say("fault_reported", fault="hand_killed_by_dealer", seat=1)
    step(table, "freeze")
    step(table, "isolate", "isolated")
    return table


def step(table: Table, name: str, outcome: str = "done") -> None:
    table.say("step_taken", procedure=FAULT, step=name, outcome=outcome)


def seal(table: Table, cards: Any = CLAIM, **fields: Any) -> httpx.Response:
    body = {"observation_id": fresh_id(), "procedure": FAULT, "cards": cards, **fields}
    return table.client.post(f"{table.path}/seals", json=body)


def look(table: Table, procedure: int = FAULT) -> httpx.Response:
    return table.client.get(f"{table.path}/seals/{procedure}")


def reveal(table: Table, procedure: int = FAULT, **fields: Any) -> httpx.Response:
    body = {"observation_id": fresh_id(), **fields}
    return table.client.post(f"{table.path}/seals/{procedure}/reveal", json=body)


def finish(table: Table) -> None:
    """The hand came back to seat 1, and everybody else folds to the big blind."""
    table.act(1, "fold")
    push(table)


def push(table: Table) -> None:
    table.act(3, "fold")
    table.say("pile_counted", place="seat-5", cards=2)
    table.say("pot_pushed")


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def database(service: Service) -> sqlite3.Connection:
    return sqlite3.connect(service.settings.database)
