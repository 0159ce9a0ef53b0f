"""The log as lines and as a table: whole, within its bounds, safe to open, and without cards."""

import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from app.audit.ranges import bound_of
from app.audit.spreadsheet import csv_line
from app.codec import GENESIS, chain_hash, decode_entry
from tests.app.audit.test_verifying import proved
from tests.app.command_program import floorcall
from tests.app.service import Service, Table
from tests.app.test_hands import HIDDEN, played, walk

FORMULA = '=HYPERLINK("http://127.0.0.1/?x","open me")'


def faulty(table: Table) -> None:
    """A hand in which a card left the table."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.say("fault_reported", fault="card_off_table", seat=1)


@pytest.fixture
def floor(service: Service, table: Table) -> Iterator[Table]:
    with service.seat("floor", table.id) as client:
        yield table.through(client)


@pytest.fixture
def auditor(service: Service, table: Table) -> Iterator[Table]:
    with service.seat("auditor", table.id) as client:
        yield table.through(client)


def exported(table: Table, **wanted: Any) -> str:
    answer = table.client.get(f"{table.path}/export", params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.text


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_every_entry_is_a_line_with_its_hash(auditor: Table, table: Table) -> None:
    played(table)
    walk(table)
    answer = auditor.client.get(f"{auditor.path}/export")
    assert answer.headers["content-type"] == "application/jsonl"
    assert answer.headers["content-disposition"] == f'attachment; filename="{table.id}.jsonl"'
    assert lines(answer.text) == auditor.entries()
    assert not [card for card in HIDDEN if f'"{card}"' in answer.text]
    assert '"Qs"' in answer.text


def test_bounds_are_entries_days_or_times(auditor: Table, table: Table) -> None:
    walk(table)
    entries = auditor.entries()
    seqs = [entry["seq"] for entry in entries]

    def of(**wanted: Any) -> list[int]:
        return [line["seq"] for line in lines(exported(auditor, **wanted))]

    assert of(**{"from": 4, "to": 7}) == [4, 5, 6, 7]
    assert of(**{"from": len(seqs)}) == [len(seqs)]
    assert of(to=1) == [1]
    assert of(**{"from": len(seqs) + 1}) == []
    at = entries[4]["at"]
    assert of(**{"from": at, "to": at}) == [e["seq"] for e in entries if e["at"] == at]
    day = at[:10]
    assert of(**{"from": day, "to": day}) == seqs
    assert of(to="2001-01-01") == []
    assert of(**{"from": "2001-01-01T12:00+02:00"}) == seqs
    for wrong in ("yesterday", "-1", "2026-13-01", ""):
        answer = auditor.client.get(f"{auditor.path}/export", params={"from": wrong})
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid_parameter")
        assert answer.json()["errors"] == [{"path": "/query/from", "code": "wrong_form"}]


def test_a_day_as_the_last_bound_is_the_whole_of_it() -> None:
    assert bound_of("2026-03-14") == "2026-03-14T00:00:00.000000Z"
    assert bound_of("2026-03-14", last=True) == "2026-03-14T23:59:59.999999Z"
    assert bound_of("2026-03-14T10:00-06:00") == "2026-03-14T16:00:00.000000Z"
    assert bound_of("17") == 17


def test_each_fault_and_each_ruling_is_a_row(auditor: Table, floor: Table, table: Table) -> None:
    walk(table)
    faulty(table)
    opened = table.seq
    ruled = floor.say(
        "ruling_given", irregularities=[1], reason=FORMULA, effects=[], floor="Marta"
    )["seq"]
    fault, ruling = rows(exported(auditor, format="csv"))
    assert fault["table"] == table.id
    assert (fault["hand"], fault["seq"], fault["kind"]) == ("2", str(opened), "card_off_table")
    entries = {entry["seq"]: entry for entry in auditor.entries()}
    view = table.get()["view"]
    cited = [clause["clause"] for clause in view["hand"]["irregularities"][0]["citations"]]
    assert fault["rule"].split() == cited
    assert fault["edition"].startswith("tda ")
    assert fault["at"] == entries[opened]["at"]
    assert fault["who"] == entries[opened]["actor"]
    assert fault["outcome"] == "ruled"
    assert fault["reason"] == "'" + FORMULA
    assert 0 <= float(fault["seconds"]) < 60
    assert (ruling["seq"], ruling["kind"], ruling["outcome"]) == (str(ruled), "ruling", "signed")
    assert (ruling["who"], ruling["reason"]) == ("Marta", "'" + FORMULA)
    assert ruling["rule"].split() == cited
    assert ruling["seconds"] == fault["seconds"]


def test_what_is_open_or_was_taken_back_is_told_as_that(auditor: Table, table: Table) -> None:
    faulty(table)
    (fault,) = rows(exported(auditor, format="csv"))
    assert (fault["outcome"], fault["seconds"], fault["reason"]) == ("open", "", "")
    table.say("retracted", target_seq=table.seq)
    assert rows(exported(auditor, format="csv")) == []


def test_a_row_counts_by_where_its_fault_was_opened(
    auditor: Table, floor: Table, table: Table
) -> None:
    faulty(table)
    opened = table.seq
    floor.say("ruling_given", irregularities=[1], reason="It stands", effects=[])
    assert [row["kind"] for row in rows(exported(auditor, format="csv", to=opened))] == [
        "card_off_table"
    ]
    (early,) = rows(exported(auditor, format="csv", to=opened))
    assert early["outcome"] == "ruled", "what became of it is told all the same"
    after = rows(exported(auditor, **{"format": "csv", "from": opened + 1}))
    assert [row["kind"] for row in after] == ["ruling"]


@pytest.mark.parametrize("role", ["dealer", "floor", "director", "device", "public", "overlay"])
def test_nobody_else_takes_the_log_away(service: Service, table: Table, role: str) -> None:
    with service.seat(role, table.id) as client:
        for chosen in ("jsonl", "csv"):
            answer = client.get(f"{table.path}/export", params={"format": chosen})
            assert answer.status_code == 403
    with service.seat("auditor", "another") as client:
        assert client.get(f"{table.path}/export").status_code == 403


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"),
        ("\r=1", "'\r=1"),
        ("  =1", "'  =1"),
        ("\uff1d1", "'\uff1d1"),
        ("It's = fine", "It's = fine"),
        ('a "quoted", cell\nof two lines', 'a "quoted", cell\nof two lines'),
        ("", ""),
        (None, ""),
        (-1.5, "-1.5"),
    ],
)
def test_a_cell_is_text_and_never_a_formula(cell: str | float | None, shown: str) -> None:
    line = csv_line((cell, "next")).decode()
    assert line.endswith("\r\n")
    assert list(csv.reader(io.StringIO(line, newline=""))) == [[shown, "next"]]


def test_the_command_exports_the_same(service: Service, auditor: Table, table: Table) -> None:
    played(table)
    faulty(table)
    where = ["--database", str(service.settings.database), "--table", table.id]
    status, out, _ = floorcall("export", *where)
    assert status == 0
    assert lines(out) == auditor.entries()
    status, out, _ = floorcall("export", *where, "--format", "csv")
    assert (status, rows(out)) == (0, rows(exported(auditor, format="csv")))
    status, out, _ = floorcall("export", *where, "--from", "3", "--to", "5")
    assert [line["seq"] for line in lines(out)] == [3, 4, 5]
    assert auditor.get("/reads")["reads"] == []


def test_a_copy_with_every_card_is_written_down_and_proves_itself(
    service: Service, auditor: Table, table: Table
) -> None:
    played(table)
    where = ["--database", str(service.settings.database), "--table", table.id]
    status, out, _ = floorcall("export", *where, "--with-cards", "--from", "1")
    assert status == 0
    assert all(f'"{card}"' in out for card in HIDDEN)
    last = GENESIS
    for seq, line in enumerate(out.encode().splitlines(), 1):
        head, body = line.split(b',"entry":', 1)
        last = chain_hash(last, body[:-1])
        assert json.loads(head + b"}")["hash"] == last.hex()
        assert decode_entry(body[:-1]).seq == seq
    (read,) = auditor.get("/reads")["reads"]
    assert (read["looked"], read["role"], read["token"]) == ("export_with_cards", "admin", None)
    assert (read["seq"], read["detail"]) == (table.seq, "from 1 to the end")
    proof = proved(service.settings.database_url, table=table.id)
    assert (proof.reads, proof.broken) == (1, None)
    status, out, err = floorcall("export", *where, "--with-cards", "--format", "csv")
    assert (status, out) == (2, "")
    assert "--with-cards" in err


def test_a_damaged_log_is_exported_up_to_where_it_is(service: Service, table: Table) -> None:
    walk(table)
    with closing(sqlite3.connect(service.settings.database)) as other, other:
        other.execute(
            "UPDATE entries SET body = CAST('x' AS BLOB) WHERE table_id = ? AND seq = 8",
            (table.id,),
        )
    where = ["--database", str(service.settings.database), "--table", table.id]
    status, _, err = floorcall("export", *where)
    assert (status, err) == (1, "floorcall: the log is damaged at entry 8\n")


def test_what_cannot_be_exported_is_told_in_one_line(service: Service, admin: httpx.Client) -> None:
    where = ["--database", str(service.settings.database)]
    for words in (["--table", "no-such-table"], ["--table", "a", "--from", "yesterday"]):
        status, out, err = floorcall("export", *where, *words)
        assert (status, out) == (2, "")
        assert err.startswith("floorcall: ")
        assert err.count("\n") == 1
