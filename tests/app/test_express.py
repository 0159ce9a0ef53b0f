"""Proves that the short way of an observation answers as the framework's routing would.

What an observation does to a table is proved elsewhere.
"""

import httpx
import pytest

from app.api.observations import prefers_minimal
from tests.app.service import Service, Table, said, three_players


@pytest.mark.parametrize(
    ("prefer", "minimal"),
    [
        (None, False),
        ("", False),
        ("return=representation", False),
        ("return=minimal", True),
        ('respond-async, Return = "minimal"; foo=1', True),
        ("return=minimalist", False),
    ],
)
def test_a_wish_for_a_minimal_answer_is_read_as_rfc_7240_writes_it(
    prefer: str | None, minimal: bool
) -> None:
    assert prefers_minimal(prefer) is minimal


def test_a_minimal_answer_has_no_view(admin: httpx.Client) -> None:
    table = Table.opened(admin)
    whole = table.post(said("hand_begun"))
    assert whole.json()["view"]["hand"]["number"] == 1
    assert "preference-applied" not in whole.headers
    minimal = table.post(said("hole_cards_dealt"), headers={"prefer": "return=minimal"})
    assert minimal.json()["view"] is None
    assert minimal.json()["seq"] == whole.json()["seq"] + 1
    assert minimal.headers["preference-applied"] == "return=minimal"


def test_every_other_way_into_the_path_is_the_frameworks(service: Service) -> None:
    with service.client() as client:
        table = Table.opened(client)
        wrong = client.get(f"{table.path}/observations")
        assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")
        assert wrong.headers["allow"] == "POST"
        for path in ("/observations/", "//observations", "/x/observations"):
            lost = client.post(table.path + path, json=said("hand_begun"))
            assert (lost.status_code, lost.json()["code"]) == (404, "not_found")


def test_a_table_of_any_name_is_found(service: Service) -> None:
    with service.client() as client:
        client.post("/v1/tables", json=three_players(id="table-7")).raise_for_status()
        escaped = client.post("/v1/tables/%74able%2D7/observations", json=said("hand_begun"))
        assert escaped.status_code == 200
        unknown = client.post("/v1/tables/caf%C3%A9/observations", json=said("hand_begun"))
        assert unknown.json()["code"] == "unknown_table"
        nobody = client.post(
            "/v1/tables/table-7/observations",
            json=said("hand_begun"),
            headers={"authorization": ""},
        )
        assert nobody.status_code == 401


def test_it_is_counted_under_its_route(service: Service) -> None:
    with service.client() as client:
        Table.opened(client).say("hand_begun")
        counted = client.get("/metrics").text
    assert 'route="/v1/tables/{table_id}/observations",status="200"' in counted
