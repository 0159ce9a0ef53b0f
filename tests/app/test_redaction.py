"""Proves that a hole card which was planted in a hand is in no answer and no log line until tabled.

Which fields a role sees besides cards is the domain's matrix.
"""

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import pytest

from statemachine.roles import ROLES as ALL_ROLES
from tests.app.service import Service, Table, said

# An overlay is told nothing over REST; what its broadcast tells is proved elsewhere.
ROLES = tuple(role for role in ALL_ROLES if role != "overlay")

# No suit that is a hexadecimal digit too, or a request id would look like a card.
HOLE = {1: ["As", "Ah"], 3: ["7h", "2s"], 5: ["Kh", "Ks"]}
BURN = "9s"
HIDDEN = [card for cards in HOLE.values() for card in cards] + [BURN]


class Listener(logging.Handler):
    """Keeps every record as it would be written, its arguments and exception too."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def heard() -> Iterator[list[str]]:
    listener = Listener()
    root, own = logging.getLogger(), logging.getLogger("app")
    level = own.level
    root.addHandler(listener)
    own.setLevel(logging.DEBUG)
    yield listener.lines
    root.removeHandler(listener)
    own.setLevel(level)


class Audience:
    """One client a role, and everything that it was ever answered."""

    def __init__(self, table: Table, clients: Mapping[str, httpx.Client]) -> None:
        self._table = table
        self._clients = clients
        self.told: dict[str, list[str]] = {role: [] for role in clients}

    def look(self) -> None:
        """Read everything that there is to read, in both languages."""
        for role, client in self._clients.items():
            for path in ("", "/log?limit=500", "/irregularities"):
                for language in ("en", "es"):
                    answer = client.get(
                        self._table.path + path, headers={"accept-language": language}
                    )
                    assert answer.status_code == 200
                    self.told[role].append(answer.text)

    def names(self, card: str) -> list[str]:
        """The roles that were told of a card."""
        return [role for role, texts in self.told.items() if any(f'"{card}"' in t for t in texts)]


@pytest.fixture
def audience(service: Service, table: Table) -> Iterator[Audience]:
    clients: dict[str, httpx.Client] = {
        role: service.client(service.token(role, table.id)) for role in ROLES
    }
    yield Audience(table, clients)
    for client in clients.values():
        client.close()


def test_a_planted_card_is_told_to_nobody_until_it_is_tabled(
    table: Table, audience: Audience, heard: list[str]
) -> None:
    answers: list[httpx.Response] = []

    def say(kind: str, **fields: Any) -> None:
        answers.append(table.post(said(kind, **fields)))
        assert answers[-1].status_code == 200, answers[-1].text
        audience.look()

    say("hand_begun")
    say(
        "hole_cards_dealt",
        hands=[{"seat": seat, "cards": cards} for seat, cards in HOLE.items()],
    )
    # The same cards once more, said in other ways and in messages that are refused.
    say("card_named", place="seat-1", index=0, card="As")
    for body in (
        said("card_named", place="seat-1", index=7, card="Ah"),
        said("card_dealt", to="seat-3", card="7h", seat=3),
        said("hole_cards_dealt", hands=[{"seat": 9, "cards": ["Kh", "Ks"]}]),
        {**said("hand_begun"), "As": "Ah"},
        said("card_named", place="seat-1", index=10**30, card="2s"),
    ):
        refused = table.post(body)
        answers.append(refused)
        assert 400 <= refused.status_code < 500
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        say("player_acted", seat=seat, action=action)
    say("card_burned", card=BURN)
    say("street_dealt", cards=["Qs", "Jd", "4c"])
    for seat in (3, 5, 1):
        say("player_acted", seat=seat, action="check")
    for _ in ("turn", "river"):
        say("street_dealt")
        for seat in (3, 5, 1):
            say("player_acted", seat=seat, action="check")

    for card in HIDDEN:
        assert audience.names(card) == [], card
        # A surplus field's name is the only part of a message that an answer ever repeats.
        told = [a.text for a in answers if f'"{card}"' in a.text or f"/{card}" in a.text]
        assert all('"path": "/As"' in text for text in told), told

    say("hand_tabled", seat=5, cards=HOLE[5])
    say("hand_mucked", seat=3)
    for card in HOLE[5]:
        assert set(audience.names(card)) == set(ROLES), card
    for card in (*HOLE[1], *HOLE[3], BURN):
        assert audience.names(card) == [], card

    written = "\n".join(heard)
    assert "method=POST path=/v1/tables" in written
    for card in HIDDEN:
        assert card not in written, card


def test_no_token_is_written_to_a_log(service: Service, table: Table, heard: list[str]) -> None:
    secret = service.token("dealer", table.id)
    with service.client(secret) as client:
        table.through(client).say("hand_begun")
        client.get(f"{table.path}/log?token={secret}")
        client.delete(f"/v1/tokens/{secret}")
        client.get(f"/v1/tables/{secret}")
        ticket = client.post("/v1/tickets").json()["ticket"]
    written = "\n".join(heard)
    assert "method=DELETE path=/v1/tokens/fc_..." in written
    assert secret not in written
    assert secret.removeprefix("fc_") not in written
    assert ticket not in written


def test_hashes_are_for_those_who_check_the_chain(audience: Audience, table: Table) -> None:
    table.say("hand_begun")
    audience.look()
    for role, texts in audience.told.items():
        hashed = any('"hash":"' in text for text in texts)
        assert hashed is (role in {"auditor", "admin"}), role


def test_names_are_for_those_who_work_there(audience: Audience) -> None:
    audience.look()
    for role, texts in audience.told.items():
        named = any("first admin" in text for text in texts)
        assert named is (role != "public"), role
