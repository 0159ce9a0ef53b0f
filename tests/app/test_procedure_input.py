"""Proves that a step, a ruling or a claim that cannot be taken gets a coded answer in the caller's
language and changes nothing, over HTTP as a console or a floor's device would send it.

What a procedure does when it is taken rightly is proved by the scenarios.
"""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from app.problems import MEDIA_TYPE
from tests.app.service import Service, Table, fresh_id, said

LANGUAGES = ("en", "es")
FLOP = ["2c", "7d", "Qs", "9h"]


def four_cards(table: Table) -> Table:
    """A flop of four that waits for the scramble; the floor was called."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)
    table.say("street_dealt", cards=FLOP)
    step(table, "call_floor")
    return table


def scrambled(table: Table) -> Table:
    """The same with its cards scrambled: the floor is to pick one."""
    four_cards(table)
    step(table, "scramble")
    return table


def step(table: Table, name: str, outcome: str = "done", **fields: Any) -> dict[str, Any]:
    return table.say("step_taken", procedure=1, step=name, outcome=outcome, **fields)


def taken(name: str, outcome: str = "done", **fields: Any) -> dict[str, Any]:
    return {"kind": "step_taken", "procedure": 1, "step": name, "outcome": outcome, **fields}


def over(table: Table) -> Table:
    """A hand that ended with a raise too small that nobody had corrected."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.act(1, "raise", 150)
    table.act(3, "fold")
    table.act(5, "fold")
    table.say("pot_pushed")
    step(table, "call_floor")
    return table


def closed(table: Table) -> Table:
    """A flop of four that the floor has ruled on."""
    ruling = {"irregularities": [1], "reason": "As it lies", "effects": [VOID]}
    four_cards(table).say("ruling_given", **ruling)
    return table


VOID = {"kind": "void_hand"}
EMPTY = {"kind": "ruling_given", "irregularities": [1], "effects": [VOID]}

# What somebody says, in which role, of which hand → the status and the code of the answer.
Case = tuple[Callable[[Table], Table], str, dict[str, Any], int, str]
SaidBy = Callable[[Table, str, str], Table]
REFUSED: dict[str, Case] = {
    "a step before its turn": (
        four_cards,
        "floor",
        taken("pick_burn", pick=0),
        422,
        "step_not_open",
    ),
    "a step that is done already": (
        four_cards,
        "dealer",
        taken("call_floor"),
        422,
        "step_not_open",
    ),
    "a step of another procedure": (four_cards, "dealer", taken("refund"), 422, "step_not_open"),
    "an end that the step does not have": (
        four_cards,
        "dealer",
        taken("scramble", "corrected"),
        422,
        "unknown_outcome",
    ),
    "a step of no procedure": (
        four_cards,
        "dealer",
        taken("scramble") | {"procedure": 7},
        422,
        "unknown_irregularity",
    ),
    "a step of a closed procedure": (
        closed,
        "dealer",
        taken("scramble"),
        422,
        "irregularity_closed",
    ),
    "a step after the hand": (over, "floor", taken("correct", "corrected"), 422, "hand_over"),
    "a ruling that comes after the hand": (
        over,
        "floor",
        {
            "kind": "ruling_given",
            "irregularities": [1],
            "reason": "He folds",
            "effects": [{"kind": "kill_hand", "seat": 1}],
        },
        422,
        "hand_over",
    ),
    "the floor's step without its name": (
        scrambled,
        "dealer",
        taken("pick_burn", pick=0),
        422,
        "floor_name_missing",
    ),
    "a pick that nobody made": (scrambled, "floor", taken("pick_burn"), 422, "pick_missing"),
    "a pick of no card": (
        scrambled,
        "floor",
        taken("pick_burn", pick=4),
        422,
        "card_index_unknown",
    ),
    "a device's step": (four_cards, "device", taken("scramble"), 403, "role_may_not"),
    "an overlay's step": (four_cards, "overlay", taken("scramble"), 403, "role_forbidden"),
    "a spectator's step": (four_cards, "public", taken("scramble"), 403, "role_forbidden"),
    "an auditor's step": (four_cards, "auditor", taken("scramble"), 403, "role_forbidden"),
    "a ruling without a reason": (four_cards, "floor", EMPTY | {"reason": ""}, 422, "name_missing"),
    "a ruling of blanks": (four_cards, "floor", EMPTY | {"reason": " \t "}, 422, "name_missing"),
    "a spoken ruling without a name": (
        four_cards,
        "dealer",
        EMPTY | {"reason": "Fouled"},
        422,
        "floor_name_missing",
    ),
    "a device's ruling": (four_cards, "device", EMPTY | {"reason": "Fouled"}, 403, "role_may_not"),
    "a ruling on what is closed": (
        closed,
        "floor",
        EMPTY | {"reason": "Again", "effects": []},
        422,
        "irregularity_closed",
    ),
    "a ruling on what is not there": (
        four_cards,
        "floor",
        EMPTY | {"reason": "Fouled", "irregularities": [1, 9]},
        422,
        "unknown_irregularity",
    ),
    "a ruling on one thing twice": (
        four_cards,
        "floor",
        EMPTY | {"reason": "Fouled", "irregularities": [1, 1]},
        422,
        "irregularity_repeated",
    ),
    "cards for a step that is told none": (
        four_cards,
        "dealer",
        taken("scramble", cards=["As"]),
        422,
        "unknown_outcome",
    ),
    "a claim of a hand that is still to come": (
        four_cards,
        "dealer",
        {"kind": "claim_made", "hand": 2, "seat": 1},
        422,
        "claim_hand_unknown",
    ),
    "a signature under nothing": (
        four_cards,
        "floor",
        {"kind": "ruling_countersigned", "ruling": 1},
        422,
        "unknown_ruling",
    ),
    "a dealer's signature": (
        four_cards,
        "dealer",
        {"kind": "ruling_countersigned", "ruling": 1},
        403,
        "floor_only",
    ),
}


@pytest.fixture
def said_by(service: Service) -> Iterator[SaidBy]:
    """The same table through a client of a role, in a language."""
    clients: list[httpx.Client] = []

    def through(table: Table, role: str, language: str) -> Table:
        clients.append(service.client(service.token(role, table.id), language))
        return table.through(clients[-1])

    yield through
    for client in clients:
        client.close()


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED)
def test_it_is_refused_in_both_languages_and_nothing_changes(
    table: Table, said_by: SaidBy, case: Case
) -> None:
    given, role, observation, status, code = case
    before = given(table).get()
    sentences = set()
    for language in LANGUAGES:
        caller = said_by(table, role, language)
        answer = caller.post({"observation_id": fresh_id(), "observation": observation})
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.headers["content-type"] == MEDIA_TYPE
        assert answer.headers["content-language"] == language
        problem = answer.json()
        sentences.add(problem["text"])
        assert len(problem["text"]) > 20
        if status == 422:
            assert problem["seq"] == before["seq"]
    assert len(sentences) == len(LANGUAGES)
    assert table.get() == before


def test_a_step_that_arrives_twice_is_taken_once(table: Table) -> None:
    four_cards(table)
    body = said("step_taken", procedure=1, step="scramble", outcome="done")
    first = table.post(body).json()
    again = table.post(body).json()
    assert again["acks"] == first["acks"]
    assert table.seq == first["seq"]
    # Sent anew it is another step, and that one is not due.
    assert table.post(body | {"observation_id": fresh_id()}).json()["code"] == "step_not_open"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulebook", ["tda", "latam-2026", "hoyle"])
def test_a_claim_after_its_time_is_recorded_and_answered_by_the_rule(
    admin: httpx.Client, said_by: SaidBy, rulebook: str, language: str
) -> None:
    """In most books until the next hand begins; in Hoyle's until the pot is taken."""
    clause = "HOYLE-SHOW-1" if rulebook == "hoyle" else "TDA24-22"
    table = Table.opened(admin, rulebook=rulebook)
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.act(1, "fold")
    table.act(3, "fold")
    if rulebook == "latam-2026":
        table.say("pile_counted", place="seat-5", cards=2)
    table.say("pot_pushed")
    if rulebook != "hoyle":
        table.say("hand_begun")
    before = table.get()["view"]
    dealer = said_by(table, "dealer", language)
    dealer.say("claim_made", hand=1, seat=3, reason="I never folded")
    assert table.seq == before["seq"] + 1
    after = dealer.get()["view"]
    assert after["seats"] == before["seats"]
    (fault,) = after["hand"]["irregularities"]
    assert (fault["fault"], fault["procedure"]) == ("late_claim", "stands")
    assert [cited["clause"] for cited in fault["citations"]] == [clause]
    assert fault["citations"][0]["text"]
    assert fault["detail"] == "I never folded"
    # The rule's answer is announced, and nothing is paid again.
    dealer.say("step_taken", procedure=fault["id"], step="announce", outcome="done")
    (fault,) = table.get("/irregularities")["irregularities"]
    assert fault["status"] == "remedied"
    assert [seat["stack"] for seat in table.get()["view"]["seats"]] == [
        seat["stack"] for seat in before["seats"]
    ]


def test_a_claim_in_time_is_the_floors_to_answer(table: Table) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.act(1, "fold")
    table.act(3, "fold")
    table.say("pot_pushed")
    table.say("claim_made", hand=1, seat=3)
    (fault,) = table.get("/irregularities")["irregularities"]
    assert (fault["procedure"], fault["step"]["who"]) == ("late_claim", "floor")
    before = table.seq
    refused = table.post(said("step_taken", procedure=1, step="rule", outcome="upheld"))
    # Upheld for whom?
    assert (refused.status_code, refused.json()["code"]) == (422, "winner_unknown")
    assert table.seq == before
    step(table, "rule", "upheld", seats=[3])
    stacks = {seat["seat"]: seat["stack"] for seat in table.get()["view"]["seats"]}
    assert stacks == {1: 10_000, 3: 10_050, 5: 9_950}
