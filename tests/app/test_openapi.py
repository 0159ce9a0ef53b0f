"""The REST API's description is a valid OpenAPI document, whole in itself.

What its operations answer is proved by the tests of each.
"""

import copy

import jsonschema_rs
import pytest
import schemathesis

from app.main import create_app


def test_it_is_what_the_specification_calls_a_document() -> None:
    document = create_app().openapi()
    assert document["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(document).validate()
    # The proof can fail: one word of the document changed is found.
    broken = copy.deepcopy(document)
    broken["paths"]["/healthz"]["get"]["responses"] = {"200": "fine"}
    with pytest.raises(jsonschema_rs.ValidationError):
        schemathesis.openapi.from_dict(broken).validate()
