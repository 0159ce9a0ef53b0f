"""Proves that a service of this release goes on with the database that an older one left.

How its schema is brought up is proved with the store.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from tests.app.seals.claims import CLAIM, look
from tests.app.service import Table, serving
from tests.app.store.test_migrations import OLDER, older_file

# What that release answered for its tables, at the same time as the database was left.
ANSWERED: dict[str, Any] = json.loads(OLDER.with_suffix(".json").read_text(encoding="utf-8"))


def test_a_hand_of_the_release_before_is_played_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older_file(tmp_path / "log.db")
    with serving(tmp_path / "log.db") as service, service.client() as client:
        table = Table(client, "main")
        before = table.get()
        for name in ("epoch", "seq"):
            assert before[name] == ANSWERED["main"][name]
        for name in ("board", "pots", "live", "phase", "number"):
            assert before["view"]["hand"][name] == ANSWERED["main"]["view"]["hand"][name]
        assert [(seat["seat"], seat["stack"]) for seat in before["view"]["seats"]] == [
            (seat["seat"], seat["stack"]) for seat in ANSWERED["main"]["view"]["seats"]
        ]
        entries = table.entries()
        assert [entry["seq"] for entry in entries] == list(range(1, 22))
        assert client.get("/v1/tables/main/hands/1").status_code == 200
        assert table.say("step_taken", procedure=1, step="call_floor", outcome="done")["seq"] == 22
        with service.seat("director", "claim") as director:
            claim = look(Table(director, "claim"))
            assert claim.status_code == 200, claim.text
            assert claim.json()["cards"] == list(CLAIM)
        roles = {token["role"] for token in client.get("/v1/tokens").json()["tokens"]}
        assert {"admin", "overlay", "director"} <= roles
    assert main(["verify", "--database", str(tmp_path / "log.db")]) == 0
    assert "main" in capsys.readouterr().out
