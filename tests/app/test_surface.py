"""Proves what surrounds the tables: rulebooks, charts, the documentation, headers, health.

What the rulebooks say is proved with the domain.
"""

import inspect
import logging
import re
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import httpx
import jsonschema
import pytest
from fastapi.routing import APIRoute

from app.boundary import loggable
from app.main import create_app
from app.settings import Settings
from statemachine.drawing import procedure_drawing, variant_drawing
from statemachine.irregularities import IrregularityKind
from statemachine.procedures import PROCEDURES
from statemachine.rulebooks import RULEBOOKS, digest
from tests.app.service import Service, Table, said


def test_the_rulebooks_are_listed(admin: httpx.Client) -> None:
    listed = admin.get("/v1/rulebooks").json()["rulebooks"]
    assert {book["id"]: book["digest"] for book in listed} == {
        key: digest(book) for key, book in RULEBOOKS.items()
    }


def test_a_rulebook_is_shown_whole_in_each_language(service: Service) -> None:
    shown = {}
    for language in ("en", "es"):
        with service.client(language=language) as client:
            answer = client.get("/v1/rulebooks/tda")
        assert answer.headers["content-language"] == language
        shown[language] = answer.json()
    english, spanish = shown["en"], shown["es"]
    assert {kind["kind"] for kind in english["kinds"]} == set(get_args(IrregularityKind))
    named = {each["id"] for each in english["procedures"]}
    cited = {each["clause"] for each in english["citations"]}
    for kind in english["kinds"]:
        for remedy in kind["remedies"]:
            assert remedy["procedure"] in named
            assert set(remedy["citations"]) <= cited
    for one, other in zip(english["citations"], spanish["citations"], strict=True):
        assert one["clause"] == other["clause"]
        assert one["text"] != other["text"]


def test_a_chart_is_the_domains(admin: httpx.Client) -> None:
    answer = admin.get("/v1/charts/NT")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == variant_drawing("NT")
    for address in ("FO/8", "FO%2F8"):
        assert admin.get(f"/v1/charts/{address}").text == variant_drawing("FO/8")


def test_the_chart_of_a_procedure_is_the_domains(admin: httpx.Client) -> None:
    for procedure in PROCEDURES:
        answer = admin.get(f"/v1/charts/procedures/{procedure}")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.text == procedure_drawing(procedure)


@pytest.fixture(scope="module")
def document(service: Service) -> dict[str, Any]:
    with service.client(token=None) as client:
        answer: dict[str, Any] = client.get("/openapi.json").json()
    return answer


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    if isinstance(part, list):
        return set().union(*map(references, part))
    return set()


def test_every_reference_of_the_document_leads_somewhere(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    names = {ref.removeprefix("#/components/schemas/") for ref in references(document)}
    assert names <= set(schemas)
    # One schema for both directions: no class of the domain is there twice.
    assert not [name for name in schemas if name.endswith(("-Input", "-Output"))]


WITHOUT_A_BODY = {"/v1/tickets", "/v1/dealers/{dealer_id}/badge"}


def test_every_call_with_a_body_describes_it(document: dict[str, Any]) -> None:
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            if method == "post" and path not in WITHOUT_A_BODY:
                assert call["requestBody"]["content"]["application/json"]["schema"], path


def valid(document: dict[str, Any], name: str, value: Any) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    jsonschema.Draft202012Validator(schema).validate(value)


def test_answers_are_what_the_document_says(document: dict[str, Any], table: Table) -> None:
    body = said("hand_begun")
    valid(document, "Observed", body)
    with pytest.raises(jsonschema.ValidationError):
        valid(document, "Observed", {"observation_id": "x", "observation": {"seat": 1}})
    valid(document, "ObservedAnswer", table.post(body).json())
    table.say("hole_cards_dealt", hands=[{"seat": 1, "cards": ["As", "Kd"]}])
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)
    table.say("street_dealt", cards=["2c", "2d", "2h", "2s"])
    valid(document, "TableAnswer", table.get())
    valid(document, "LogAnswer", table.get("/log"))
    valid(document, "IrregularityList", table.get("/irregularities"))
    client = table.client
    valid(document, "TableList", client.get("/v1/tables").json())
    valid(document, "RulebookList", client.get("/v1/rulebooks").json())
    valid(document, "RulebookShown", client.get("/v1/rulebooks/tda").json())
    valid(document, "TicketAnswer", client.post("/v1/tickets").json())
    valid(document, "TokenList", client.get("/v1/tokens").json())
    made = client.post("/v1/tokens", json={"role": "public", "label": "A screen"})
    valid(document, "TokenMade", made.json())
    valid(document, "SelfShown", client.get("/v1/tokens/self").json())
    paired = client.post("/v1/pairings", json={"role": "public", "label": "A screen"}).json()
    valid(document, "PairingMade", paired)
    path = f"/v1/pairings/{paired['pairing']['id']}"
    valid(document, "PairingShown", client.get(path).json())
    valid(document, "ProblemBody", client.get("/v1/nothing").json())
    valid(document, "ProblemBody", table.post({}).json())


def test_the_documentation_comes_from_here_alone(service: Service) -> None:
    with service.client(token=None) as client:
        page = client.get("/docs")
        assert page.status_code == 200
        links = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(links) == 3
        for link in links:
            assert link.startswith("/docs/")
            assert client.get(link).status_code == 200
        assert "http" not in page.text
        assert "unsafe-inline" not in page.headers["content-security-policy"].partition("style")[0]


@pytest.mark.parametrize("path", ["/healthz", "/v1/tables", "/v1/nothing", "/docs"])
def test_every_answer_carries_the_headers_that_guard_it(service: Service, path: str) -> None:
    with service.client(token=None) as client:
        answer = client.get(path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert len(answer.headers["x-request-id"]) == 16
    assert "server" not in answer.headers
    if path.startswith("/v1/"):
        assert answer.headers["cache-control"] == "no-store"


async def test_what_nobody_expected_is_a_problem_without_detail(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """The one handler that fails on purpose is added here; the service has none."""
    app = create_app(Settings(database=tmp_path / "x.sqlite3"))

    @app.get("/broken")
    async def broken() -> None:
        raise KeyError("the As of seat 1")

    transport = httpx.ASGITransport(app)
    with caplog.at_level(logging.INFO):
        async with httpx.AsyncClient(transport=transport, base_url="http://t") as client:
            answer = await client.get("/broken", headers={"accept-language": "es"})
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "internal_error"
    assert answer.headers["content-language"] == "es"
    assert "seat 1" not in answer.text
    assert "seat 1" not in caplog.text
    assert "KeyError at test_surface.py:" in caplog.text
    assert answer.headers["x-request-id"] in caplog.text


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/v1/tables", "/v1/tables"),
        ("/v1/tokens/fc_abcDEF-_123", "/v1/tokens/fc_..."),
        ("/v1/x\nfake line", "/v1/x%0Afake%20line"),
        ("/" + "x" * 1000, "/" + "x" * 199),
    ],
)
def test_a_path_is_written_on_one_line_and_without_secrets(path: str, written: str) -> None:
    assert loggable(path) == written


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLOORCALL_PORT", "8123")
    monkeypatch.setenv("FLOORCALL_LANGUAGE", "es")
    monkeypatch.setenv("FLOORCALL_ADMIN_TOKEN", "too-short")
    with pytest.raises(ValueError, match="at least 24"):
        Settings()
    monkeypatch.delenv("FLOORCALL_ADMIN_TOKEN")
    settings = Settings()
    assert (settings.port, settings.language) == (8123, "es")


def test_nothing_that_a_request_needs_runs_in_a_thread(tmp_path: Any) -> None:
    app = create_app(Settings(database=tmp_path / "x.sqlite3"))
    routes = [route for route in everything(app.routes) if isinstance(route, APIRoute)]
    assert len(routes) > 10
    for route in routes:
        waiting = [route.dependant]
        while waiting:
            dependant = waiting.pop()
            waiting += dependant.dependencies
            call = dependant.call
            assert inspect.iscoroutinefunction(call) or inspect.iscoroutinefunction(
                type(call).__call__
            ), (route.path, call)


def everything(routes: Sequence[Any]) -> Iterator[Any]:
    for route in routes:
        yield route
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if inner is not None:
            yield from everything(inner.routes)
