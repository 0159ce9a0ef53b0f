"""The socket's description: a valid document whose schemas are those of the real messages."""

from typing import Any

import jsonschema
import pytest

from app.feed.asyncapi import document
from app.protocol import close_codes
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
        answer = client.get("/v1/asyncapi.json")
    assert answer.status_code == 200
    assert answer.json() == document()
    assert document()["asyncapi"] == "3.0.0"
    pointers = references(document())
    assert len(pointers) > 20
    for pointer in pointers:
        assert resolved(pointer)


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
