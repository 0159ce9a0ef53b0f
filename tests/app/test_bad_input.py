"""Proves that a bad message gets a coded answer, changes nothing and never breaks the service.

Observations that are odd but well formed are the domain's business and are proved there.
"""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.problems import MEDIA_TYPE, STATUS
from tests.app.service import ADMIN, Service, Table, said, serving

JSON = {"content-type": "application/json"}
FOLD = {"kind": "player_acted", "seat": 1, "action": "fold"}


def problem_of(answer: httpx.Response) -> dict[str, Any]:
    assert answer.headers["content-type"] == MEDIA_TYPE, answer.text
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["type"].endswith(problem["code"])
    assert problem["request_id"] == answer.headers["x-request-id"]
    assert len(problem["text"]) > 20
    return problem


def envelope(observation: Any, **fields: Any) -> str:
    return json.dumps({"observation_id": "x", "observation": observation, **fields})


def acted(seat: str) -> str:
    """A fold with the seat written as it is given, so that it need not be valid JSON."""
    return envelope(FOLD | {"seat": "SEAT"}).replace('"SEAT"', seat)


UNREADABLE = {
    "nothing": b"",
    "no JSON": b"fold, please",
    "half of it": b'{"observation_id": "x", ',
    "two of them": b"{}{}",
    "broken UTF-8": b'{"observation_id": "\xff\xfe"}',
    "half a surrogate pair": b'{"observation_id": "\\ud800"}',
    "deep lists": b"[" * 50_000,
    "deep objects": b'{"observation":' * 10_000 + b"1" + b"}" * 10_000,
    "an endless number": acted("9" * 5_000).encode(),
    "a byte order mark": b"\xef\xbb\xbf{}",
    "another encoding": '{"observation_id": "x"}'.encode("utf-16"),
    "a control character": b'{"observation_id": "\x00"}',
}


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_json_is_refused(table: Table, body: bytes) -> None:
    before = table.seq
    answer = table.client.post(f"{table.path}/observations", content=body, headers=JSON)
    assert answer.status_code == 400
    assert problem_of(answer)["code"] == "malformed_json"
    assert table.seq == before


WRONG: dict[str, tuple[str, list[dict[str, str]]]] = {
    "null": ("null", [{"path": "", "code": "not_an_object"}]),
    "a number": ("12", [{"path": "", "code": "not_an_object"}]),
    "a text": ('"fold"', [{"path": "", "code": "not_an_object"}]),
    "an empty list": ("[]", [{"path": "", "code": "too_short"}]),
    "a list of nothing": (
        f"[null, {envelope(FOLD)}]",
        [{"path": "/0", "code": "not_an_object"}],
    ),
    "an empty object": (
        "{}",
        [
            {"path": "/observation_id", "code": "missing"},
            {"path": "/observation", "code": "missing"},
        ],
    ),
    "a surplus field": (envelope(FOLD, extra=1), [{"path": "/extra", "code": "unknown_field"}]),
    "a surplus field inside": (
        envelope(FOLD | {"why": "tired"}),
        [{"path": "/observation/why", "code": "unknown_field"}],
    ),
    "a surplus field that is no name": (
        envelope(FOLD | {"Ah Kh <script>": 1}),
        [{"path": "/observation", "code": "unknown_field"}],
    ),
    "no kind": (envelope({"seat": 1}), [{"path": "/observation", "code": "kind_missing"}]),
    "an unknown kind": (
        envelope({"kind": "table_flipped"}),
        [{"path": "/observation", "code": "unknown_kind"}],
    ),
    "a kind that is an event's": (
        envelope({"kind": "hand_started"}),
        [{"path": "/observation", "code": "unknown_kind"}],
    ),
    "a seat as text": (acted('"1"'), [{"path": "/observation/seat", "code": "not_an_integer"}]),
    "a seat as truth": (acted("true"), [{"path": "/observation/seat", "code": "not_an_integer"}]),
    "a seat with a fraction": (
        acted("1.0"),
        [{"path": "/observation/seat", "code": "not_an_integer"}],
    ),
    "no number": (acted("NaN"), [{"path": "/observation/seat", "code": "not_an_integer"}]),
    "infinity": (acted("-Infinity"), [{"path": "/observation/seat", "code": "not_an_integer"}]),
    "a huge float": (acted("1e999"), [{"path": "/observation/seat", "code": "not_an_integer"}]),
    "an unknown action": (
        envelope(FOLD | {"action": "shove"}),
        [{"path": "/observation/action", "code": "not_one_of"}],
    ),
    "a card that is no card": (
        envelope({"kind": "street_dealt", "cards": ["Ah", "1x", None]}),
        [{"path": "/observation/cards/1", "code": "not_one_of"}],
    ),
    "a place that is none": (
        envelope({"kind": "pile_counted", "place": "sleeve", "cards": 1}),
        [{"path": "/observation/place", "code": "not_one_of"}],
    ),
    "an effect without a kind": (
        envelope(
            {"kind": "ruling_given", "irregularities": [], "reason": "", "effects": [{"seat": 1}]}
        ),
        [{"path": "/observation/effects/0", "code": "kind_missing"}],
    ),
    "an effect's wrong field": (
        envelope(
            {
                "kind": "ruling_given",
                "irregularities": [],
                "reason": "",
                "effects": [{"kind": "kill_hand", "seat": "one"}],
            }
        ),
        [{"path": "/observation/effects/0/seat", "code": "not_an_integer"}],
    ),
    "an id with a space": (
        json.dumps({"observation_id": "a b", "observation": FOLD}),
        [{"path": "/observation_id", "code": "wrong_form"}],
    ),
    "an id without end": (
        json.dumps({"observation_id": "a" * 65, "observation": FOLD}),
        [{"path": "/observation_id", "code": "wrong_form"}],
    ),
    "a negative entry": (
        envelope(FOLD, expected_seq=-1),
        [{"path": "/expected_seq", "code": "out_of_range"}],
    ),
    "an entry beyond all": (
        envelope(FOLD, expected_seq=2**60),
        [{"path": "/expected_seq", "code": "out_of_range"}],
    ),
    "the second of a list": (
        f"[{envelope(FOLD)}, {envelope({'kind': 'hand_begun', 'at': 1})}]",
        [{"path": "/1/observation/at", "code": "unknown_field"}],
    ),
}


@pytest.mark.parametrize(("body", "errors"), WRONG.values(), ids=WRONG)
def test_what_has_the_wrong_shape_is_refused(
    table: Table, body: str, errors: list[dict[str, str]]
) -> None:
    before = table.seq
    answer = table.client.post(f"{table.path}/observations", content=body, headers=JSON)
    assert answer.status_code == 422, answer.text
    problem = problem_of(answer)
    assert problem["code"] == "invalid_message"
    assert problem["errors"] == errors
    assert table.seq == before


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a seat that is not there": (FOLD | {"seat": 9}, "unknown_seat"),
    "a seat without a player": (FOLD | {"seat": 2}, "seat_not_in_hand"),
    "a seat beyond numbers": (FOLD | {"seat": 10**26}, "unknown_seat"),
    "a negative amount": (FOLD | {"action": "raise", "amount": -5}, "amount_out_of_range"),
    "an absurd amount": (FOLD | {"action": "raise", "amount": 10**26}, "amount_out_of_range"),
    "a stack beyond all": (
        {"kind": "player_seated", "seat": 2, "player": "Dan", "stack": 10**13},
        "amount_out_of_range",
    ),
}


@pytest.mark.parametrize(("observation", "code"), REFUSED.values(), ids=REFUSED)
def test_what_no_table_can_hold_is_refused(
    table: Table, observation: dict[str, Any], code: str
) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    before = table.seq
    answer = table.post({"observation_id": "x", "observation": observation})
    assert answer.status_code == 422, answer.text
    assert problem_of(answer)["code"] == code
    assert table.seq == before


def test_a_card_that_is_known_elsewhere_is_accepted_and_flagged(table: Table) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)
    table.say("street_dealt", cards=["Ah", "Ah", "2c"])
    kinds = [fault["fault"] for fault in table.get("/irregularities")["irregularities"]]
    assert kinds == ["duplicate_card"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_problem_speaks_the_callers_language(
    service: Service, table: Table, language: str
) -> None:
    with service.client(language=language) as client:
        answer = client.post(f"{table.path}/observations", content=b"{", headers=JSON)
    assert answer.headers["content-language"] == language
    assert ("JSON" in problem_of(answer)["text"]) is True
    assert problem_of(answer)["text"].startswith("El cuerpo") is (language == "es")


@pytest.mark.parametrize(
    "headers",
    [{}, {"content-type": "text/plain"}, {"content-type": "application/x-www-form-urlencoded"}],
)
def test_a_body_that_is_not_called_json_is_refused(table: Table, headers: dict[str, str]) -> None:
    content = json.dumps(said("hand_begun")).encode()
    answer = table.client.post(f"{table.path}/observations", content=content, headers=headers)
    assert (answer.status_code, problem_of(answer)["code"]) == (415, "unsupported_media_type")


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_is_refused(table: Table, chunked: bool) -> None:
    size = 256 * 1024 + 1
    pieces = (b" " * 4096 for _ in range(size // 4096 + 1))
    content: bytes | Iterator[bytes] = pieces if chunked else b" " * size
    answer = table.client.post(f"{table.path}/observations", content=content, headers=JSON)
    assert (answer.status_code, problem_of(answer)["code"]) == (413, "body_too_large")


def test_a_body_just_small_enough_is_read(table: Table) -> None:
    body = json.dumps(said("hand_begun")).encode()
    answer = table.client.post(
        f"{table.path}/observations", content=body.ljust(256 * 1024), headers=JSON
    )
    assert answer.status_code == 200


def test_small_bodies_have_a_smaller_limit(admin: httpx.Client) -> None:
    answer = admin.post("/v1/tables", content=b" " * (16 * 1024 + 1), headers=JSON)
    assert (answer.status_code, problem_of(answer)["code"]) == (413, "body_too_large")


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path / "slow.sqlite3", body_timeout=0.3) as slow:
        address = urlsplit(slow.address)
        with socket.create_connection((address.hostname, address.port), timeout=10) as raw:
            head = (
                f"POST /v1/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ADMIN}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
            )
            raw.sendall(head.encode())
            answer = raw.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408 ")
        with slow.client() as client:
            assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/v1/nothing", 404, "not_found"),
        ("GET", "/v1/tables/", 404, "not_found"),
        ("GET", "/v1/tables/no-such-table", 404, "unknown_table"),
        ("GET", "/v1/tables/%00%ff%F0%9F%83%8F", 404, "unknown_table"),
        ("GET", "/v1/tables/" + "t" * 4000, 404, "unknown_table"),
        ("POST", "/v1/tables/no-such-table/observations", 404, "unknown_table"),
        ("GET", "/v1/tables/no-such-table/log", 404, "unknown_table"),
        ("GET", "/v1/tables/no-such-table/irregularities", 404, "unknown_table"),
        ("DELETE", "/v1/tables", 405, "method_not_allowed"),
        ("PATCH", "/healthz", 405, "method_not_allowed"),
        ("GET", "/v1/rulebooks/house", 404, "unknown_rulebook"),
        ("GET", "/v1/charts/omaha", 404, "unknown_variant"),
        ("GET", "/v1/charts/procedures/omaha", 404, "unknown_procedure"),
        ("DELETE", "/v1/tokens/none", 404, "unknown_token"),
        ("GET", "/docs/..%2f..%2fetc%2fpasswd", 404, "not_found"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(
    admin: httpx.Client, method: str, path: str, status: int, code: str
) -> None:
    body = said("hand_begun") if method == "POST" else None
    answer = admin.request(method, path, json=body)
    assert (answer.status_code, problem_of(answer)["code"]) == (status, code)


@pytest.mark.parametrize(
    "query",
    ["after=-1", "after=x", "after=1.5", f"after={10**26}", "limit=0", "limit=501", "limit=NaN"],
)
def test_a_wrong_parameter_is_refused(table: Table, query: str) -> None:
    answer = table.client.get(f"{table.path}/log?{query}")
    assert answer.status_code == 422
    problem = problem_of(answer)
    assert problem["code"] == "invalid_parameter"
    assert problem["errors"][0]["path"] == f"/query/{query.partition('=')[0]}"


TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "one seat": ({"seats": 1}, "invalid_message"),
    "eleven seats": ({"seats": 11}, "invalid_message"),
    "no name": ({"name": ""}, "invalid_message"),
    "a name that turns the writing": ({"name": "Table \u202e1"}, "invalid_message"),
    "an id with capitals": ({"id": "Main"}, "invalid_message"),
    "an unknown variant": ({"variant": "PLO"}, "unknown_variant"),
    "an unknown rulebook": ({"rulebook": "house"}, "unknown_rulebook"),
    "a player outside": (
        {"players": [{"seat": 7, "player": "Ana", "stack": 1}]},
        "unknown_seat",
    ),
    "two on a seat": (
        {"players": [{"seat": 1, "player": name, "stack": 1} for name in ("Ana", "Ben")]},
        "seat_taken",
    ),
    "a button outside": ({"button": 9}, "unknown_seat"),
    "blinds upside down": ({"level": {"small_blind": 9, "big_blind": 1}}, "level_invalid"),
}


@pytest.mark.parametrize(("fields", "code"), TABLES.values(), ids=TABLES)
def test_a_table_that_cannot_be_is_not_opened(
    admin: httpx.Client, fields: dict[str, Any], code: str
) -> None:
    before = admin.get("/v1/tables").json()
    answer = admin.post("/v1/tables", json={"name": "Table", "seats": 6, **fields})
    assert answer.status_code in {404, 422}
    assert problem_of(answer)["code"] == code
    assert admin.get("/v1/tables").json() == before


def test_a_table_is_opened_once(admin: httpx.Client) -> None:
    body = {"name": "Once", "seats": 2, "id": "once"}
    made = admin.post("/v1/tables", json=body)
    assert (made.status_code, made.headers["location"]) == (201, "/v1/tables/once")
    again = admin.post("/v1/tables", json=body)
    assert (again.status_code, problem_of(again)["code"]) == (409, "table_exists")


# Hypothesis: whatever is sent, nothing breaks.

KINDS = ["player_acted", "street_dealt", "ruling_given", "step_taken", "table_is_now", "retracted"]
numbers = st.integers() | st.floats() | st.sampled_from([10**26, -1, 0, 2**63])
leaves = (
    st.none()
    | st.booleans()
    | numbers
    | st.text(max_size=20)
    | st.sampled_from(["Ah", "??", *KINDS])
)
names = st.text(max_size=12) | st.sampled_from(
    ["kind", "observation", "observation_id", "seat", "cards", "effects", "amount", "expected_seq"]
)
anything = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=5)
)
envelopes = st.fixed_dictionaries(
    {
        "observation_id": st.text(max_size=70) | st.just("fuzz") | anything,
        "observation": st.dictionaries(names, anything, max_size=5).flatmap(
            lambda rest: st.sampled_from(KINDS).map(lambda kind: {**rest, "kind": kind})
        ),
    },
    optional={"expected_seq": anything, "client": anything},
)


@given(body=anything | envelopes | st.lists(envelopes, max_size=3))
def test_no_json_value_breaks_the_service(fuzzed: Table, body: Any) -> None:
    for path in (f"{fuzzed.path}/observations", "/v1/tables", "/v1/tokens"):
        raw = json.dumps(body).encode("utf-8", "replace")
        answer = fuzzed.client.post(path, content=raw, headers=JSON)
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert problem_of(answer)["code"] in STATUS or answer.status_code == 422


@given(raw=st.binary(max_size=60))
def test_no_bytes_break_the_service(fuzzed: Table, raw: bytes) -> None:
    answer = fuzzed.client.post(f"{fuzzed.path}/observations", content=raw, headers=JSON)
    assert 400 <= answer.status_code < 500


@pytest.fixture(scope="module")
def fuzzed(service: Service) -> Iterator[Table]:
    with service.client() as client:
        yield Table.opened(client)
