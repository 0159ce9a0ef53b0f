"""Proves the drills over REST: asked without answers and marked with them, by anybody, but not
endlessly.

What is asked and how it is marked is proved beside this.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.drill import LEVELS, MOST_HANDS, Wanted, draw, drilled
from statemachine.rulebooks import RULEBOOKS
from tests.app.service import Service, serving

SEVEN = {"seed": 7, "rulebook": "latam-2026", "variant": "PO", "hands": 4, "level": "easy"}


@pytest.fixture
def anybody(service: Service) -> Iterator[httpx.Client]:
    with service.client(token=None) as client:
        yield client


def asked(client: httpx.Client, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/v1/drills", json=wanted)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def right(**wanted: Any) -> list[dict[str, Any]]:
    drill = draw(Wanted(**wanted), RULEBOOKS[wanted["rulebook"]])
    return [
        {"hand": q.number, "kind": q.right_kind, "next": q.right_next, "seconds": 2.5}
        for q in drill.questions
    ]


def test_a_drill_is_asked_and_marked_without_a_token(anybody: httpx.Client) -> None:
    drill = asked(anybody, **SEVEN)
    assert len(drill["hands"]) == 4
    answers = {**SEVEN, "digest": drill["digest"], "answers": right(**SEVEN)}
    marks = anybody.post("/v1/drills/marks", json=answers)
    assert marks.status_code == 200, marks.text
    assert (marks.json()["points"], marks.json()["most"]) == (20, 20)
    assert marks.json()["seconds"] == 2.5
    # Nobody needs a clock, and what is missing is wrong.
    answers["answers"] = [{**answers["answers"][0], "seconds": None}]
    assert anybody.post("/v1/drills/marks", json=answers).json()["points"] == 4


def test_it_is_the_same_in_both_languages(service: Service) -> None:
    shown = {}
    for language in ("en", "es"):
        with service.client(token=None, language=language) as client:
            answer = client.post("/v1/drills", json=SEVEN)
            assert answer.headers["content-language"] == language
            shown[language] = answer.json()
    assert shown["en"]["digest"] == shown["es"]["digest"]
    for one, other in zip(shown["en"]["hands"], shown["es"]["hands"], strict=True):
        assert [kind["id"] for kind in one["kinds"]] == [kind["id"] for kind in other["kinds"]]
        assert one["told"] != other["told"]
        assert one["view"]["seats"] == other["view"]["seats"]


def test_no_answer_is_in_a_question(anybody: httpx.Client) -> None:
    drill = asked(anybody, **SEVEN)
    for hand, answer in zip(drill["hands"], right(**SEVEN), strict=True):
        table = hand["view"]
        assert table["hand"]["irregularities"] == table["hand"]["questions"] == []
        assert not table["hand"]["held"]
        del hand["kinds"], hand["nexts"]
        assert f'"{answer["kind"]}"' not in json.dumps(hand)


def test_without_a_seed_one_is_chosen_and_told(anybody: httpx.Client) -> None:
    first, second = asked(anybody, hands=1), asked(anybody, hands=1)
    assert first["seed"] != second["seed"]
    again = asked(anybody, hands=1, seed=first["seed"])
    assert again == first


def test_what_a_drill_may_be_about_is_listed(anybody: httpx.Client) -> None:
    choices = anybody.get("/v1/drills?rulebook=hoyle&variant=F7S").json()
    assert {book["id"] for book in choices["rulebooks"]} == RULEBOOKS.keys()
    assert choices["levels"] == list(LEVELS)
    assert choices["most_hands"] == MOST_HANDS
    kinds = [kind["id"] for kind in choices["kinds"]]
    assert kinds == list(drilled("F7S", RULEBOOKS["hoyle"]))
    assert "four_card_flop" not in kinds
    assert set(choices["common"]) < set(kinds)


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"rulebook": "no-such"}, 404, "unknown_rulebook"),
        ({"variant": "XX"}, 404, "unknown_variant"),
        ({"hands": 26}, 422, "invalid_message"),
        ({"hands": 0}, 422, "invalid_message"),
        ({"seed": -1}, 422, "invalid_message"),
        ({"seed": 2**53}, 422, "invalid_message"),
        ({"level": "cruel"}, 422, "invalid_message"),
        ({"kinds": ["no_such"]}, 422, "invalid_message"),
        ({"answers": True}, 422, "invalid_message"),
        ({"variant": "F7S", "kinds": ["four_card_flop"]}, 422, "drill_kind_impossible"),
    ],
)
def test_a_drill_that_cannot_be_is_refused(
    anybody: httpx.Client, wanted: dict[str, Any], status: int, code: str
) -> None:
    answer = anybody.post("/v1/drills", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"digest": "0" * 32}, 409, "drill_changed"),
        ({"seed": 8}, 409, "drill_changed"),
        ({"digest": "0"}, 422, "invalid_message"),
        ({"answers": [{"hand": 5}]}, 422, "drill_unknown_hand"),
        ({"answers": [{"hand": 1}, {"hand": 1}]}, 422, "drill_unknown_hand"),
        ({"answers": [{"hand": 1, "kind": "x"}]}, 422, "drill_unknown_choice"),
        ({"answers": [{"hand": 1, "seconds": -1}]}, 422, "invalid_message"),
    ],
)
def test_answers_to_something_else_are_refused(
    anybody: httpx.Client, changes: dict[str, Any], status: int, code: str
) -> None:
    answers = {**SEVEN, "digest": asked(anybody, **SEVEN)["digest"], "answers": [], **changes}
    answer = anybody.post("/v1/drills/marks", json=answers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_an_address_may_have_so_many_a_minute(tmp_path: Path) -> None:
    with serving(tmp_path / "x.sqlite3", drills_per_minute=3) as service:
        with service.client(token=None) as client:
            statuses = [client.post("/v1/drills", json={"hands": 1}).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]
            refused = client.post("/v1/drills", json={"hands": 1})
            assert int(refused.headers["retry-after"]) <= 20
            # What a drill may be about costs nothing.
            assert client.get("/v1/drills").status_code == 200
        # Tables are not shut out by it.
        with service.client() as admin:
            assert admin.get("/v1/tables").status_code == 200
