"""Proves docs/roles.md over real HTTP and sockets: what each role may do, and what it is shown.

That views and entries keep to the domain's matrix is proved with the domain.
"""

from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.commands.roles import field_rows, page
from app.permissions import MAY_PAIR, OF_ROLE, PERMISSIONS, Permission
from statemachine.roles import OBSERVERS, ROLES, RULERS, Role
from tests.app.broadcast.overlays import overlaid
from tests.app.feed.sockets import following
from tests.app.service import Service, Table, fresh_id, said, serving

SHOWN = dict(field_rows())
LIVE: tuple[Role, ...] = tuple(role for role in ROLES if role != "overlay")
UNKNOWN = "0" * 64


def calls(table: Table) -> Mapping[Permission, tuple[str, str, Any]]:
    """A call that a permission decides about, whatever else then becomes of it."""
    pair = {"role": "public", "label": "A screen", "tables": [table.id]}
    return {
        "live.see": ("GET", table.path, None),
        "log.read": ("GET", f"{table.path}/log", None),
        "floor.see": ("GET", "/v1/floor", None),
        "history.search": ("GET", "/v1/hands", None),
        "observe": ("POST", f"{table.path}/observations", said("player_left", seat=10)),
        "seals.make": (
            "POST",
            f"{table.path}/seals",
            {"observation_id": fresh_id(), "procedure": 9, "cards": ["As"]},
        ),
        "seals.read": ("GET", f"{table.path}/seals/9", None),
        "seals.reveal": (
            "POST",
            f"{table.path}/seals/9/reveal",
            {"observation_id": fresh_id()},
        ),
        "audit.export": ("GET", f"{table.path}/export", None),
        "reads.list": ("GET", f"{table.path}/reads", None),
        "dealers.list": ("GET", "/v1/dealers", None),
        "dealers.keep": ("DELETE", "/v1/dealers/nobody", None),
        "tables.open": ("POST", "/v1/tables", {"name": "Another", "seats": 9}),
        "pairings.make": ("POST", "/v1/pairings", pair),
        "tokens.make": ("POST", "/v1/tokens", {"role": "public", "label": "A screen"}),
        "tokens.list": ("GET", "/v1/tokens", None),
        "tokens.revoke": ("DELETE", "/v1/tokens/none", None),
    }


# What decides about a part of an answer, and is proved below or where it belongs.
NO_CALL: set[Permission] = {
    "broadcast.see",
    "names.read",
    "presence.see",
    "chain.read",
    "metrics.read",
}


@pytest.mark.parametrize("role", ROLES)
def test_a_role_may_what_its_permissions_say_and_nothing_else(
    service: Service, table: Table, role: Role
) -> None:
    decided = calls(table)
    assert decided.keys() | NO_CALL == set(PERMISSIONS)
    with service.seat(role) as client:
        for permission, (method, path, body) in decided.items():
            answer = client.request(method, path, json=body)
            refused = answer.status_code == 403 and answer.json()["code"] in {
                "role_forbidden",
                "broadcast_only",
            }
            assert refused is (permission not in OF_ROLE[role]), (permission, answer.text)


@pytest.mark.parametrize("role", ROLES)
def test_a_token_is_told_what_it_is(service: Service, table: Table, role: Role) -> None:
    with service.seat(role, table.id) as client:
        shown = client.get("/v1/tokens/self").json()
    assert (shown["role"], shown["tables"]) == (role, [table.id])
    assert set(shown["permissions"]) == OF_ROLE[role]
    assert set(shown["pairs"]) == MAY_PAIR.get(role, set())


def test_the_domains_own_sets_of_roles_are_those_of_the_permissions() -> None:
    """Both are asked about the same observation, one before the other."""
    assert {role for role in ROLES if "observe" in OF_ROLE[role]} == OBSERVERS
    assert {role for role in ROLES if "seals.reveal" in OF_ROLE[role]} == RULERS
    # Who pairs can give nobody more than they have themselves.
    for maker, pairs in MAY_PAIR.items():
        assert "pairings.make" in OF_ROLE[maker]
        for role in pairs - {"overlay", maker}:
            assert OF_ROLE[role] <= OF_ROLE[maker] | {"seals.make", "seals.read"}, (maker, role)


def test_the_page_has_every_role_and_permission() -> None:
    text = page()
    assert Path("docs/roles.md").read_text(encoding="utf-8") == text
    for permission in PERMISSIONS:
        (line,) = [line for line in text.splitlines() if line.startswith(f"| `{permission}` ")]
        marks = [cell.strip() for cell in line.split("|")[3:-1]]
        assert marks == ["●" if permission in OF_ROLE[role] else "·" for role in ROLES]


# --- fields, as they come over the wire


def values(node: Any, path: list[str]) -> Iterator[Any]:
    """What stands at a path of the page in an answer: `[]` is each of a list."""
    if not path:
        yield node
        return
    name, _, many = path[0].partition("[")
    if not isinstance(node, dict) or node.get(name) is None:
        return
    inner = node[name]
    for each in inner if many else [inner]:
        yield from values(each, path[1:])


def told(node: Any, path: str) -> bool:
    return any(value not in (None, [], "", 0, False) for value in values(node, path.split(".")))


@contextmanager
def troubled(tmp_path: Path) -> Iterator[tuple[Service, Table]]:
    """A table that has something to tell in each field which not everybody is shown."""
    with serving(tmp_path / "roles.sqlite3") as service, service.client() as admin:
        table = Table.opened(admin)
        with service.seat("dealer", table.id) as client:
            dealer = table.through(client)
            dealer.say("controller_taken", console="console-1")
            dealer.say("dealer_changed", dealer="Ana", id="d-1")
        table.say("hand_begun")
        table.say("hole_cards_dealt", hands=[{"seat": 1, "cards": ["As", "Kd"]}])
        for seat, action in ((1, "call"), (3, "call"), (5, "check")):
            table.act(seat, action)
        table.say("street_dealt", cards=["2c", "2d", "2h", "2s"])
        # Its next step is the first that changes something.
        for step in ("call_floor", "scramble"):
            table.say("step_taken", procedure=1, step=step, outcome="done")
        table.say("floor_going", irregularity=1, floor="Flor")
        yield service, table


def in_play(service: Service) -> Table:
    """A table at which a hand goes as it should: a seat is to act."""
    with service.client() as admin:
        table = Table.opened(admin)
        table.say("hand_begun")
        table.say("hole_cards_dealt")
    return table


def test_each_role_is_shown_over_rest_what_the_page_says(tmp_path: Path) -> None:
    with troubled(tmp_path) as (service, table):
        quiet = in_play(service)
        answers: dict[Role, list[Any]] = {}
        views: dict[Role, list[Any]] = {}
        for role in LIVE:
            with service.seat(role, table.id, quiet.id) as client:
                views[role] = [client.get(each.path).json()["view"] for each in (table, quiet)]
                answers[role] = client.get(f"{table.path}/log").json()["entries"]
    restricted = 0
    for path, marks in SHOWN.items():
        for role, mark in zip(ROLES, marks, strict=True):
            if role == "overlay" or path == "presence":
                continue
            if path.startswith("entry."):
                name = path.partition(".")[2]
                shown = any(entry[name] not in (None, [], "") for entry in answers[role])
                # No device has said anything here.
                assert shown is (mark == "●" and name != "device"), (path, role)
                continue
            name = path.removeprefix("view.")
            anywhere = any(told(view, name) for shown in views.values() for view in shown)
            here = any(told(view, name) for view in views[role])
            if mark == "·":
                restricted += 1
                assert anywhere, f"nobody is shown {path}, so nothing is proved of it"
                assert not here, (path, role)
            elif anywhere:
                assert here, (path, role)
    assert restricted > 10


async def test_each_role_is_sent_over_the_socket_what_the_page_says(tmp_path: Path) -> None:
    with troubled(tmp_path) as (service, table):
        async with AsyncExitStack() as stack:
            views: dict[Role, Any] = {}
            presence = set()
            followers = {
                role: await stack.enter_async_context(
                    following(service, service.token(role, table.id), table.id)
                )
                for role in LIVE
            }
            for role, follower in followers.items():
                views[role] = (await follower.until("snapshot"))["view"]
            for role, follower in followers.items():
                await follower.send({"type": "ping"})
                while (message := await follower.receive())["type"] != "pong":
                    if message["type"] == "presence":
                        presence.add(role)
            token = service.token("overlay", table.id, delay_s=0)
            overlay = await stack.enter_async_context(overlaid(service, token, table.id))
            views["overlay"] = (await overlay.number(1)).view
    delayed = {
        path.removeprefix("view.")
        for path, marks in SHOWN.items()
        if marks[ROLES.index("overlay")] == "◐"
    }
    for path, marks in SHOWN.items():
        if not path.startswith("view."):
            continue
        name = path.removeprefix("view.")
        for role, mark in zip(ROLES, marks, strict=True):
            if mark == "·":
                assert not told(views[role], name), (path, role)
    # An overlay's view has no field that the page does not say.
    assert set(views["overlay"]) <= {name.partition(".")[0].partition("[")[0] for name in delayed}
    shown = {r for r, mark in zip(ROLES, SHOWN["presence"], strict=True) if mark == "●"}
    assert presence <= shown


def test_an_answer_without_a_permission_is_in_both_languages(
    service: Service, admin: httpx.Client
) -> None:
    texts = {}
    for language in ("en", "es"):
        with service.client(service.token("public"), language=language) as client:
            texts[language] = client.get("/v1/tokens").json()["text"]
    assert texts["en"] != texts["es"]
    assert all("public" in text for text in texts.values())
