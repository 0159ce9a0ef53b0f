"""The socket's description: a valid document whose schemas are those of the real messages."""

import json
from html.parser import HTMLParser
from typing import Any

import jsonschema
import pytest

import hatch_build
from app.feed.asyncapi import document
from app.protocol import close_codes
from app.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE
from tests.app.feed.sockets import following
from tests.app.feed.test_watching import play_a_hand
from tests.app.service import Service, Table


def references(node: Any) -> set[str]:
    if isinstance(node, dict):
        found = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return found.union(*(references(part) for part in node.values()))
    if isinstance(node, list):
        return set().union(*(references(part) for part in node))
    return set()


def resolved(pointer: str) -> Any:
    node: Any = document()
    for step in pointer.removeprefix("#/").split("/"):
        node = node[step]
    return node


def schema_of(message: str) -> dict[str, Any]:
    return {
        "$ref": f"#/components/schemas/{message}",
        "components": document()["components"],
    }


async def test_it_is_served_and_every_reference_leads_somewhere(service: Service) -> None:
    with service.client(None) as client:
        answer = client.get("/asyncapi.json")
    assert answer.status_code == 200
    assert answer.json() == document()
    assert document()["asyncapi"] == "3.0.0"
    pointers = references(document())
    assert len(pointers) > 20
    for pointer in pointers:
        assert resolved(pointer)


def test_it_is_what_the_specification_calls_a_document() -> None:
    hatch_build.install()
    packages = hatch_build.ROOT / hatch_build.WEB / "node_modules"
    official = json.loads((packages / "@asyncapi/specs/schemas/3.0.0.json").read_text("utf-8"))
    validator = jsonschema.Draft7Validator(official)
    assert not [error.json_path for error in validator.iter_errors(document())]
    # The proof can fail: one word of the document changed is found.
    broken = document() | {"operations": {"fromClient": {"action": "listen"}}}
    assert not validator.is_valid(broken)


def test_every_message_has_an_example_that_is_one() -> None:
    operations = document()["operations"]
    for operation, adapter in (("fromClient", CLIENT_MESSAGE), ("fromServer", SERVER_MESSAGE)):
        for reference in operations[operation]["messages"]:
            name = reference["$ref"].rpartition("/")[2]
            (example,) = document()["components"]["messages"][name]["examples"]
            read = adapter.validate_json(json.dumps(example["payload"]))
            assert type(read).__name__ == name
            jsonschema.validate(example["payload"], schema_of(name))


class Page(HTMLParser):
    """What a browser would load for the page, and what it would show."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.ids: list[str] = []
        self.tags: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        assert "style" not in named
        assert not any(name.startswith("on") for name in named)
        if tag in {"link", "script", "img"}:
            self.loaded.append(named.get("href") or named.get("src", "inline"))
        if "id" in named:
            self.ids.append(named["id"])

    def handle_data(self, data: str) -> None:
        self.text += data


async def test_the_page_shows_every_message_and_runs_nothing(service: Service) -> None:
    page = Page()
    with service.client(None) as client:
        answer = client.get("/asyncapi")
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        page.feed(answer.text)
        for path in page.loaded:
            assert client.get(path).headers["content-type"].startswith("text/css")
    assert page.loaded
    assert not {"script", "style"} & page.tags
    messages = document()["components"]["messages"]
    assert set(messages) <= set(page.ids)
    for message in messages.values():
        assert message["summary"].replace("`", "") in page.text
        shown = json.dumps(message["examples"][0]["payload"], ensure_ascii=False, indent=2)
        assert shown in page.text


def test_each_message_is_in_one_direction_and_named_by_its_type() -> None:
    operations = document()["operations"]
    directions = [
        {reference["$ref"].rpartition("/")[2] for reference in operation["messages"]}
        for operation in operations.values()
    ]
    messages = document()["components"]["messages"]
    assert directions[0] | directions[1] == set(messages)
    assert not directions[0] & directions[1]
    for name, message in messages.items():
        constant = document()["components"]["schemas"][name]["properties"]["type"]["const"]
        assert message["name"] == constant
        assert message["summary"]


def test_every_close_code_is_explained() -> None:
    for why in close_codes.ALL:
        assert f"{why.code} `{why.reason}`" in document()["info"]["description"]
        assert 4000 <= why.code <= 4199


async def test_what_is_sent_has_the_described_shape(service: Service, table: Table) -> None:
    received = []
    async with following(service, service.token("dealer"), table.id) as dealer:
        received.append(await dealer.until("snapshot"))
        await dealer.observe("a", table.id, kind="hand_begun", expected_seq=1)
        received.append(await dealer.until("refused"))
        play_a_hand(table)
        last = table.seq
        while received[-1].get("seq") != last:
            received.append(await dealer.receive())
    assert {message["type"] for message in received} >= {"snapshot", "refused", "entry"}
    for message in received:
        jsonschema.validate(message, schema_of(message["type"].capitalize()))


@pytest.mark.parametrize(
    ("message", "good"),
    [
        ({"type": "observe", "id": "a", "table": "t", "observation": {"kind": "hand_begun"}}, True),
        ({"type": "observe", "id": "a", "table": "t", "observation": {"kind": "nothing"}}, False),
        ({"type": "observe", "id": "a", "table": "t", "observation": {}}, False),
        ({"type": "observe", "table": "t", "observation": {"kind": "hand_begun"}}, False),
    ],
)
def test_what_may_be_sent_is_described_exactly(message: dict[str, Any], good: bool) -> None:
    valid = jsonschema.Draft202012Validator(schema_of("Observe")).is_valid(message)
    assert valid is good
