"""Proves how a claim is sealed, repeated, read and shown, and who may do any of it.

Whether a claim may be sealed or shown is proved with the domain.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from statemachine.cards import DECK
from statemachine.roles import ROLES, RULERS
from statemachine.sealing import commitment
from tests.app.seals.claims import (
    CLAIM,
    FAULT,
    OTHER,
    finish,
    look,
    lost,
    push,
    refused,
    reveal,
    seal,
    step,
)
from tests.app.service import Service, Table, serving

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
