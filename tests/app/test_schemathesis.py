"""Proves, with cases made from our own OpenAPI document, that REST never fails and answers in the
shapes it promises.

What the answers mean is proved elsewhere.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app.main import create_app
from app.settings import Settings
from tests.app.service import ADMIN, Service, Table, serving
from tests.scale import scaled

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# The document is made without a service; asked for by a client it is the same.
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(admin_token=ADMIN)).openapi())
SCHEMA.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
# It would try every field of every kind of observation: thousands of cases.
SCHEMA.config.phases.coverage.enabled = False


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, dict[str, Any]]]:
    """A service with a table in the middle of a hand, and what its addresses can name."""
    with serving(tmp_path_factory.mktemp("rest") / "log.db") as service, service.client() as client:
        table = Table.opened(client)
        table.say("hand_begun")
        table.say("hole_cards_dealt")
        yield service, {"table_id": table.id, "number": 1}


@SCHEMA.parametrize()
@settings(
    max_examples=scaled(15, 400),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_rest_never_fails_and_answers_as_it_says(
    case: "Case[Any]", known: tuple[Service, dict[str, Any]]
) -> None:
    service, names = known
    for name, value in names.items():
        # Made-up tables and hands are all unknown: every other one is there.
        if name in (case.path_parameters or {}) and crc32(repr(case.body).encode()) % 2:
            case.path_parameters[name] = value
    case.call_and_validate(
        base_url=service.address, headers={"authorization": f"Bearer {ADMIN}"}, checks=CHECKS
    )
