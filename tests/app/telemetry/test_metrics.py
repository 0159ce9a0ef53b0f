"""Proves what the figures count, who may read them, and that no figure names anything hidden."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from app.telemetry.metrics import METHODS, OTHER, Metrics
from app.telemetry.outcomes import outcome_of
from statemachine.irregularities import SEVERITIES
from statemachine.roles import ROLES
from tests.app.feed.sockets import following, raw_socket
from tests.app.service import ADMIN, Service, Table, said, serving
from tests.app.telemetry.planted import CARDS, LABEL, PLAYER, found, opened, play

METRICS_TOKEN = "fc_a-token-for-the-figures-alone"


class Figures:
    """The samples of one reading, by name and labels."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.samples = {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def __call__(self, name: str, **labels: str) -> float:
        return self.samples.get((f"floorcall_{name}", frozenset(labels.items())), 0.0)

    def labels(self, label: str) -> set[str]:
        """Every value of a label."""
        return {dict(labels)[label] for _, labels in self.samples if label in dict(labels)}


def read(service: Service) -> Figures:
    with service.client(token=None) as client:
        answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return Figures(answer.text)


def test_observations_are_counted_by_kind_and_what_came_of_them(
    service: Service, table: Table
) -> None:
    before = read(service)
    begun = said("hand_begun")
    table.post(begun)
    table.post(begun)
    table.post({**begun, "observation": {"kind": "hole_cards_dealt"}})
    table.post({**said("hole_cards_dealt"), "expected_seq": 1})
    table.post(said("hole_cards_dealt"))
    table.post(said("card_named", place="seat-1", index=9, card="As"))
    table.post({"observation_id": "x", "observation": {"kind": "As"}})
    after = read(service)

    def more(kind: str, outcome: str) -> float:
        labels = {"kind": kind, "outcome": outcome}
        return after("observations_total", **labels) - before("observations_total", **labels)

    assert more("hand_begun", "acked") == 1
    assert more("hand_begun", "repeated") == 1
    assert more("hole_cards_dealt", "refused_conflict") == 2
    assert more("hole_cards_dealt", "acked") == 1
    assert more("card_named", "refused_message") == 1
    assert more("unreadable", "refused_message") == 1
    assert after("decide_seconds_count") - before("decide_seconds_count") >= 3
    assert after("commit_seconds_count") - before("commit_seconds_count") == 2


def test_what_says_nothing_new_is_told_apart(service: Service, table: Table) -> None:
    before = read(service)
    table.say("level_set", small_blind=50, big_blind=100)
    labels = {"kind": "level_set", "outcome": "nothing_new"}
    assert (
        read(service)("observations_total", **labels) - before("observations_total", **labels) == 1
    )


@pytest.mark.parametrize(
    ("code", "outcome"),
    [
        ("stale_seq", "refused_conflict"),
        ("expected_seq_required", "refused_conflict"),
        ("role_forbidden", "refused_forbidden"),
        ("floor_only", "refused_forbidden"),
        ("store_unavailable", "refused_unavailable"),
        ("too_many_in_flight", "refused_unavailable"),
        ("internal_error", "failed"),
        ("no_hand", "refused_message"),
    ],
)
def test_a_refusal_has_one_of_few_families(code: str, outcome: str) -> None:
    assert outcome_of(code) == outcome


async def test_observations_over_a_socket_are_counted_too(service: Service, table: Table) -> None:
    before = read(service)
    async with following(service, service.token("dealer"), table.id) as dealer:
        await dealer.observe("a", table.id, kind="hand_begun")
        await dealer.until("ack")
        await dealer.observe("b", table.id, kind="hand_begun", seat="As")
        await dealer.until("refused")
        during = read(service)
    labels = {"kind": "hand_begun", "outcome": "acked"}
    assert during("observations_total", **labels) - before("observations_total", **labels) == 1
    labels = {"kind": "unreadable", "outcome": "refused_message"}
    assert during("observations_total", **labels) - before("observations_total", **labels) == 1
    assert during("sockets", role="dealer") - before("sockets", role="dealer") == 1
    assert during.labels("role") == set(ROLES)


async def reached(service: Service, name: str, value: float, **labels: str) -> None:
    """Wait until a figure is what it has to become."""
    ends = time.monotonic() + 10
    while (found := (await asyncio.to_thread(read, service))(name, **labels)) != value:
        assert time.monotonic() < ends, found
        await asyncio.sleep(0.05)


async def test_sockets_are_counted_while_they_are_there_and_when_they_end(
    service: Service, table: Table
) -> None:
    before = read(service)
    gone = before("socket_closings_total", reason="gone")
    silent = before("socket_closings_total", reason="bad_message")
    here = before("sockets", role="public")
    async with following(service, service.token("public"), table.id):
        await reached(service, "sockets", here + 1, role="public")
    await reached(service, "sockets", here, role="public")
    await reached(service, "socket_closings_total", gone + 1, reason="gone")
    async with raw_socket(service) as stranger:
        await stranger.send("no message")
        assert (await stranger.close_code())[0] == 4104
    await reached(service, "socket_closings_total", silent + 1, reason="bad_message")


async def test_a_queue_that_is_dropped_is_counted(service: Service, table: Table) -> None:
    dropped = read(service)("socket_closings_total", reason="too_slow")
    token = service.token("public")
    async with following(service, token, table.id, receive_buffer=4096) as slow:
        await slow.until("snapshot")
        slow.connection.transport.pause_reading()
        for start in range(0, 700, 100):
            levels = [
                said("level_set", small_blind=n, big_blind=2 * n)
                for n in range(start + 1, start + 101)
            ]
            answer = await asyncio.to_thread(table.post, levels)
            assert answer.status_code == 200
        await reached(service, "socket_closings_total", dropped + 1, reason="too_slow")


def test_open_irregularities_are_counted_and_age(tmp_path: Path) -> None:
    """Also after a restart, when only the log knows how old they are."""
    database = tmp_path / "floorcall.sqlite3"

    def both(figures: Figures) -> tuple[float, float]:
        return (
            figures("irregularities_open", severity="repair"),
            figures("irregularity_oldest_seconds", severity="repair"),
        )

    with serving(database) as service, service.client() as admin:
        table = opened(admin)
        assert read(service)("tables_open") == 1
        assert both(read(service)) == (0, 0)
        play(service, table)
        time.sleep(1.1)
        count, age = both(read(service))
        assert count == 1
        assert 1.1 <= age < 60
        assert read(service).labels("severity") == set(SEVERITIES)
    with serving(database) as service, service.client() as admin:
        assert read(service)("tables_open") == 0
        admin.get(table.path).raise_for_status()
        count, older = both(read(service))
        assert (read(service)("tables_open"), count) == (1, 1)
        assert older > age


def test_requests_are_counted_by_route_and_nothing_made_up(service: Service, table: Table) -> None:
    before = read(service)
    with service.client() as client:
        client.get(table.path)
        for path in ("/v1/As", "/v1/tables/a/b/c", f"/{ADMIN}", "/%41s"):
            assert client.get(path).status_code == 404
        assert client.put("/v1/tables").status_code == 405
        assert client.request("PROPFIND", "/v1/tables").status_code == 405
    after = read(service)

    def more(**labels: str) -> float:
        name = "http_requests_total"
        return after(name, **labels) - before(name, **labels)

    assert more(method="GET", route="/v1/tables/{table_id}", status="200") == 1
    assert more(method="GET", route=OTHER, status="404") == 4
    assert more(method="PUT", route="/v1/tables", status="405") == 1
    assert more(method=OTHER, route="/v1/tables", status="405") == 1
    document = httpx.get(f"{service.address}/openapi.json").json()
    unlisted = {"/", "/docs", "/metrics", OTHER}
    assert after.labels("route") - set(document["paths"]) <= unlisted
    assert after.labels("method") <= METHODS | {OTHER}
    route = "/v1/tables/{table_id}"
    assert after("http_request_seconds_count", route=route) >= 1


def test_parts_and_the_release_are_there(service: Service) -> None:
    figures = read(service)
    assert figures("part_up", part="store") == 1
    assert figures("part_up", part="migrations") == 1
    assert figures("store_waiting") == 0
    (build,) = [labels for name, labels in figures.samples if name == "floorcall_build_info"]
    assert {name for name, _ in build} == {"version", "python"}


def test_no_figure_names_a_card_a_player_or_a_secret(service: Service, admin: httpx.Client) -> None:
    table = opened(admin)
    secrets = play(service, table)
    text = read(service).text
    assert "floorcall_observations_total{" in text
    assert not found(text, [*CARDS, PLAYER, LABEL, table.id, *secrets, ADMIN])


def test_two_applications_count_for_themselves(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite3") as one, serving(tmp_path / "two.sqlite3") as two:
        with one.client() as admin:
            Table.opened(admin).say("hand_begun")
        labels = {"kind": "hand_begun", "outcome": "acked"}
        assert read(one)("observations_total", **labels) == 1
        assert read(two)("observations_total", **labels) == 0


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    database = tmp_path_factory.mktemp("guarded") / "floorcall.sqlite3"
    with serving(database, metrics_public="nobody", metrics_token=METRICS_TOKEN) as running:
        yield running


@pytest.mark.parametrize("role", ROLES)
def test_only_who_checks_the_house_reads_the_figures(guarded: Service, role: str) -> None:
    with guarded.seat(role) as client:
        answer = client.get("/metrics")
    if role in {"admin", "auditor"}:
        assert answer.status_code == 200
    else:
        assert (answer.status_code, answer.json()["code"]) == (403, "role_forbidden")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 401),
        ({"authorization": f"Bearer {METRICS_TOKEN}"}, 200),
        ({"authorization": f"Bearer {METRICS_TOKEN}x"}, 401),
        ({"authorization": "Bearer ñandú".encode()}, 401),
        ({"authorization": f"Basic {METRICS_TOKEN}"}, 401),
    ],
)
def test_the_figures_have_a_token_of_their_own(
    guarded: Service, headers: dict[str, Any], status: int
) -> None:
    with guarded.client(token=None) as client:
        assert client.get("/metrics", headers=headers).status_code == status
        # It opens nothing else.
        assert client.get("/v1/tables", headers=headers).status_code == 401


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-real-ip", "via"])
def test_whoever_comes_through_a_proxy_is_not_on_this_machine(
    service: Service, header: str
) -> None:
    with service.client(token=None) as client:
        assert client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 401


def test_the_house_may_open_them_to_everybody(tmp_path: Path) -> None:
    public = serving(tmp_path / "open.sqlite3", metrics_public="any")
    with public as running, running.client(token=None) as client:
        assert client.get("/metrics", headers={"via": "a proxy"}).status_code == 200


def test_a_kind_that_is_none_of_ours_makes_no_label() -> None:
    metrics = Metrics()
    metrics.observed("As", "failed")
    metrics.answered("AS", None, 404, 0.1)
    assert b"As" not in metrics.exposition()
    assert b"AS" not in metrics.exposition()
