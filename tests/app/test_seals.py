"""Proves that cards which a player wrote are sealed for everybody but the director until shown.

Whether a claim may be sealed or shown is proved with the domain.
"""

import json
import logging
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.serving import log_config
from statemachine.cards import DECK, Card
from statemachine.roles import ROLES, RULERS
from statemachine.sealing import commitment
from tests.app.feed.sockets import following
from tests.app.service import Service, Table, fresh_id, serving
from tests.app.test_redaction import Listener

# No suit that is a hexadecimal digit too, and cards that nobody names otherwise.
CLAIM: tuple[Card, ...] = ("Qs", "Jh")
OTHER: tuple[Card, ...] = ("Ts", "9h")
FAULT = 1
# An overlay is told nothing over REST; its broadcast has no irregularity in it.
LIVE = tuple(role for role in ROLES if role != "overlay")


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


@pytest.fixture
def table(admin: httpx.Client) -> Table:
    """Seat 1 is to act, and the dealer has taken its hand: its player may write the cards."""
    return lost(Table.opened(admin, rulebook="latam-2026"))


@pytest.fixture
def director(service: Service, table: Table) -> Iterator[Table]:
    with service.seat("director", table.id) as client:
        yield table.through(client)


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


# --- sealing and showing


def test_a_claim_is_sealed_read_by_the_director_and_shown_after_the_hand(
    table: Table, director: Table
) -> None:
    sealed = seal(director)
    assert sealed.status_code == 200, sealed.text
    made = sealed.json()
    assert made.keys() == {"seq", "procedure", "commitment"}
    assert (made["seq"], made["procedure"]) == (table.seq, FAULT)
    (fault,) = table.get("/irregularities")["irregularities"]
    assert fault["step"]["step"] == "compare"
    assert look(director).json() == {
        "procedure": FAULT,
        "commitment": made["commitment"],
        "cards": list(CLAIM),
    }
    refused(reveal(director), 422, "seal_stays_closed")
    step(table, "compare", "match")
    refused(reveal(director), 422, "hand_not_over")
    finish(table)
    shown = reveal(director).json()
    assert shown["cards"] == list(CLAIM)
    assert shown["commitment"] == made["commitment"] == commitment(CLAIM, shown["salt"])
    entry = table.entries()[shown["seq"] - 1]
    assert entry["observation"] == {
        "kind": "seal_revealed",
        "procedure": FAULT,
        "cards": list(CLAIM),
        "salt": shown["salt"],
    }


def test_anybody_can_check_it_from_the_log_alone(
    service: Service, table: Table, director: Table
) -> None:
    seal(director)
    step(table, "compare", "match")
    finish(table)
    assert reveal(director).status_code == 200
    with service.seat("public", table.id) as anybody:
        events = [e for entry in table.through(anybody).entries() for e in entry["events"]]
    (closed,) = [e for e in events if e["kind"] == "claim_committed"]
    (opened,) = [e for e in events if e["kind"] == "claim_opened"]
    assert commitment(opened["cards"], opened["salt"]) == closed["commitment"]
    assert closed["by"] == ""


def test_what_was_written_for_a_dead_hand_stays_sealed(table: Table, director: Table) -> None:
    seal(director)
    step(table, "compare", "mismatch")
    push(table)
    refused(reveal(director), 422, "seal_stays_closed")
    assert look(director).status_code == 200
    table.say("hand_begun")
    refused(look(director), 422, "unknown_irregularity")
    refused(reveal(director), 422, "unknown_irregularity")


def test_entering_the_cards_is_left_to_choice(table: Table, director: Table) -> None:
    step(table, "claim")
    refused(look(director), 422, "claim_not_sealed")
    refused(reveal(director), 422, "claim_not_sealed")
    step(table, "compare", "match")
    refused(seal(director), 422, "irregularity_closed")


def test_a_claim_that_was_sealed_elsewhere_is_not_kept_here(table: Table, director: Table) -> None:
    table.say("claim_sealed", procedure=FAULT, commitment=commitment(CLAIM, "5a" * 32))
    refused(look(director), 404, "seal_not_kept")
    refused(reveal(director), 404, "seal_not_kept")


def test_a_retracted_seal_makes_room_for_another(table: Table, director: Table) -> None:
    first = seal(director, OTHER).json()
    refused(seal(director), 422, "claim_sealed_already")
    table.say("retracted", target_seq=first["seq"])
    refused(look(director), 422, "claim_not_sealed")
    assert seal(director).json()["commitment"] != first["commitment"]
    assert look(director).json()["cards"] == list(CLAIM)


# --- the same call again


def test_the_same_call_again_gets_the_first_answer(table: Table, director: Table) -> None:
    first = seal(director, observation_id="paper")
    assert first.status_code == 200
    before = table.seq
    assert seal(director, observation_id="paper").json() == first.json()
    # A hand lies in no order.
    assert seal(director, CLAIM[::-1], observation_id="paper").json() == first.json()
    assert table.seq == before
    for other in (
        {"cards": OTHER},
        {"procedure": FAULT + 1},
        {"cards": CLAIM[:1]},
    ):
        refused(
            seal(director, **{"observation_id": "paper", **other}), 409, "observation_id_reused"
        )
    # Nor does another role's call with the same content pass for it.
    said = {"observation_id": "paper", "observation": {"kind": "hand_begun"}}
    refused(director.post(said), 409, "observation_id_reused")
    begun = table.entries()[-3]["observation_id"]
    refused(seal(director, observation_id=begun), 409, "observation_id_reused")


def test_calls_at_once_make_one_seal(table: Table, director: Table) -> None:
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: seal(director, observation_id="once"), range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1


def test_the_same_showing_again_gets_the_first_answer_even_in_the_next_hand(
    table: Table, director: Table
) -> None:
    seal(director)
    step(table, "compare", "match")
    finish(table)
    first = reveal(director, observation_id="show")
    assert first.status_code == 200
    assert reveal(director, observation_id="show").json() == first.json()
    table.say("hand_begun")
    assert reveal(director, observation_id="show").json() == first.json()
    assert reveal(director, FAULT + 1, observation_id="show").status_code == 422


def test_a_restart_keeps_seal_and_answer(tmp_path: Path) -> None:
    file = tmp_path / "floorcall.sqlite3"
    with serving(file) as service, service.client() as admin:
        table = lost(Table.opened(admin, rulebook="latam-2026", id="main"))
        secret = service.token("director", table.id)
        with service.client(secret) as client:
            first = seal(table.through(client), observation_id="paper").json()
    with serving(file) as service, service.client(secret) as client:
        table = Table(client, "main")
        assert seal(table, observation_id="paper").json() == first
        assert look(table).json()["cards"] == list(CLAIM)


# --- who may


@pytest.mark.parametrize("role", ROLES)
def test_only_the_director_enters_or_reads_the_cards(
    service: Service, table: Table, role: str
) -> None:
    with service.seat(role, table.id) as client:
        caller = table.through(client)
        if role == "director":
            assert seal(caller).status_code == 200
            assert look(caller).status_code == 200
            return
        refused(seal(caller), 403, "role_forbidden")
        refused(look(caller), 403, "role_forbidden")
        if role not in RULERS:
            refused(reveal(caller), 403, "role_forbidden")
    assert table.get("/irregularities")["irregularities"][0]["step"]["step"] == "claim"


def test_a_token_is_needed_and_for_that_table(service: Service, table: Table) -> None:
    with service.client(token=None) as nobody:
        for call in (seal, look, reveal):
            assert call(table.through(nobody)).status_code == 401
    elsewhere = Table.opened(table.client)
    with service.seat("director", elsewhere.id) as client:
        for call in (seal, look, reveal):
            refused(call(table.through(client)), 403, "table_forbidden")


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"cards": []}, "/cards too_short"),
        ({"cards": list(DECK[:11])}, "/cards too_long"),
        ({"cards": ["Qs", "jh"]}, "/cards/1 not_one_of"),
        ({"cards": "QsJh"}, "/cards not_a_list"),
        ({"procedure": "1"}, "/procedure not_an_integer"),
        ({"procedure": -1}, "/procedure out_of_range"),
        ({"salt": "5a" * 32}, "/salt unknown_field"),
        ({"observation_id": ""}, "/observation_id wrong_form"),
    ],
)
def test_a_body_of_the_wrong_shape_is_refused_without_its_cards(
    director: Table, body: dict[str, Any], fault: str
) -> None:
    answer = seal(director, **{"cards": CLAIM, **body})
    refused(answer, 422, "invalid_message")
    (found,) = answer.json()["errors"]
    assert f"{found['path']} {found['code']}" == fault
    assert not {card for card in DECK if f'"{card}"' in answer.text}


def test_a_stale_call_seals_nothing(table: Table, director: Table) -> None:
    refused(seal(director, expected_seq=table.seq - 1), 409, "stale_seq")
    assert seal(director, expected_seq=table.seq).status_code == 200


# --- where no card is


async def test_no_other_role_feed_log_or_error_holds_the_cards(
    service: Service, heard: list[str]
) -> None:
    with service.client() as admin, service.client() as client:
        table = lost(Table.opened(admin, rulebook="latam-2026"))
        secret = service.token("director", table.id)
        client.headers["authorization"] = f"Bearer {secret}"
        director = table.through(client)
        tokens = {role: service.token(role, table.id) for role in LIVE}
        tokens["director"] = secret
        told: dict[str, list[str]] = {role: [] for role in LIVE}

        async with AsyncExitStack() as stack:
            followers = {
                role: await stack.enter_async_context(following(service, token, table.id))
                for role, token in tokens.items()
            }
            made = seal(director, observation_id="paper")
            told["director"].append(made.text)
            # The cards once more, in every message that is refused.
            for answer in (
                seal(director),
                seal(director, OTHER, observation_id="paper"),
                seal(director, (*CLAIM, "xx")),
                seal(director, procedure=10**6),
                director.post(
                    {
                        "observation_id": fresh_id(),
                        "observation": {
                            "kind": "seal_revealed",
                            "procedure": FAULT,
                            "cards": list(CLAIM),
                            "salt": "5a" * 32,
                        },
                    }
                ),
                client.post(
                    f"{table.path}/seals",
                    content=json.dumps({"cards": CLAIM})[:-2],
                    headers={"content-type": "application/json"},
                ),
                client.post(f"{table.path}/seals", content=str(CLAIM)),
                reveal(director),
            ):
                assert 400 <= answer.status_code < 500
                told["director"].append(answer.text)
            assert look(director).json()["cards"] == list(CLAIM)
            step(table, "compare", "mismatch")
            last = table.seq
            for role, follower in followers.items():
                await follower.entry(last)
                await follower.send({"type": "resync", "table": table.id})
                await follower.until("snapshot", seq=last)
                told[role] += follower.raw
        for role, token in tokens.items():
            with service.client(token) as reader:
                for path in ("", "/log?limit=500", "/irregularities", "/hands/1?format=phh"):
                    told[role].append(reader.get(table.path + path).text)

    with closing(database(service)) as stored:
        one = stored.execute(
            "SELECT cards, salt, commitment FROM sealed WHERE table_id = ?", (table.id,)
        )
        ((cards, salt, sealed_as),) = one.fetchall()
        bodies = [row[0].decode() for row in stored.execute("SELECT body FROM entries")]
    assert cards == " ".join(CLAIM)
    for texts in (*told.values(), bodies, heard):
        whole = "\n".join(texts)
        assert whole
        for secret_part in (*CLAIM, *OTHER, salt.hex()):
            assert secret_part not in whole, secret_part
    # What they all have instead.
    for role in LIVE:
        assert sealed_as in "\n".join(told[role]), role


def test_no_hash_of_the_cards_without_the_salt_is_stored(
    service: Service, table: Table, director: Table
) -> None:
    """Whoever reads the log's rows can try all hands against nothing that is in them."""
    from hashlib import sha256

    from app.codec import fingerprint
    from statemachine.observations import ClaimSealed

    made = seal(director, observation_id="paper").json()
    with closing(database(service)) as stored:
        ((found,),) = stored.execute(
            "SELECT fingerprint FROM entries WHERE table_id = ? AND observation_id = 'paper'",
            (table.id,),
        ).fetchall()
    plain = fingerprint(ClaimSealed(FAULT, made["commitment"]), "director")
    assert found != plain
    assert found != sha256(" ".join(CLAIM).encode()).digest()
    # Not even the same cards sealed for another table have the same one.
    other = lost(Table.opened(table.client, rulebook="latam-2026"))
    with service.seat("director", other.id) as client:
        again = seal(other.through(client), observation_id="paper").json()
    assert again["commitment"] != made["commitment"]


def test_who_looked_is_written_down_without_what_was_seen(
    table: Table, director: Table, heard: list[str]
) -> None:
    made = seal(director).json()
    assert look(director).status_code == 200
    (line,) = [line for line in heard if line.startswith("sealed claim read")]
    assert table.id in line
    assert made["commitment"] in line
    assert "as director" in line
    assert not {card for card in CLAIM if card in line}
    # Also where the service's own log is set to errors alone.
    assert log_config("error")["loggers"]["app.audit"]["level"] == "INFO"
