"""Proves that cards which a player wrote are in nothing but the sealed row and what the director
reads.

What the domain's own events hold is proved there.
"""

import json
from contextlib import AsyncExitStack, closing
from hashlib import sha256

from app.codec import fingerprint
from app.telemetry.logs import log_config
from statemachine.observations import ClaimSealed
from statemachine.roles import ROLES
from tests.app.feed.sockets import following
from tests.app.seals.claims import (
    CLAIM,
    FAULT,
    OTHER,
    database,
    look,
    lost,
    reveal,
    seal,
    step,
)
from tests.app.service import Service, Table, fresh_id

# An overlay is told nothing over REST; its broadcast has no irregularity in it.
LIVE = tuple(role for role in ROLES if role != "overlay")


async def test_no_other_role_feed_log_or_error_holds_the_cards(
    service: Service, heard: list[str]
) -> None:
    with service.client() as admin, service.client() as client:
        table = lost(Table.opened(admin, rulebook="latam-2026"))
        secret = service.token("director", table.id)
        client.headers["authorization"] = f"Bearer {secret}"
        director = table.through(client)
        tokens = {role: service.token(role, table.id) for role in LIVE}
        tokens["director"] = secret
        told: dict[str, list[str]] = {role: [] for role in LIVE}

        async with AsyncExitStack() as stack:
            followers = {
                role: await stack.enter_async_context(following(service, token, table.id))
                for role, token in tokens.items()
            }
            made = seal(director, observation_id="paper")
            told["director"].append(made.text)
            # The cards once more, in every message that is refused.
            for answer in (
                seal(director),
                seal(director, OTHER, observation_id="paper"),
                seal(director, (*CLAIM, "xx")),
                seal(director, procedure=10**6),
                director.post(
                    {
                        "observation_id": fresh_id(),
                        "observation": {
                            "kind": "seal_revealed",
                            "procedure": FAULT,
                            "cards": list(CLAIM),
                            "salt": "5a" * 32,
                        },
                    }
                ),
                client.post(
                    f"{table.path}/seals",
                    content=json.dumps({"cards": CLAIM})[:-2],
                    headers={"content-type": "application/json"},
                ),
                client.post(f"{table.path}/seals", content=str(CLAIM)),
                reveal(director),
            ):
                assert 400 <= answer.status_code < 500
                told["director"].append(answer.text)
            assert look(director).json()["cards"] == list(CLAIM)
            step(table, "compare", "mismatch")
            last = table.seq
            for role, follower in followers.items():
                await follower.entry(last)
                await follower.send({"type": "resync", "table": table.id})
                await follower.until("snapshot", seq=last)
                told[role] += follower.raw
        for role, token in tokens.items():
            with service.client(token) as reader:
                for path in ("", "/log?limit=500", "/irregularities", "/hands/1?format=phh"):
                    told[role].append(reader.get(table.path + path).text)

    with closing(database(service)) as stored:
        one = stored.execute(
            "SELECT cards, salt, commitment FROM sealed WHERE table_id = ?", (table.id,)
        )
        ((cards, salt, sealed_as),) = one.fetchall()
        bodies = [row[0].decode() for row in stored.execute("SELECT body FROM entries")]
    assert cards == " ".join(CLAIM)
    for texts in (*told.values(), bodies, heard):
        whole = "\n".join(texts)
        assert whole
        for secret_part in (*CLAIM, *OTHER, salt.hex()):
            assert secret_part not in whole, secret_part
    # What they all have instead.
    for role in LIVE:
        assert sealed_as in "\n".join(told[role]), role


def test_no_hash_of_the_cards_without_the_salt_is_stored(
    service: Service, table: Table, director: Table
) -> None:
    """Whoever reads the log's rows can try all hands against nothing that is in them."""
    made = seal(director, observation_id="paper").json()
    with closing(database(service)) as stored:
        ((found,),) = stored.execute(
            "SELECT fingerprint FROM entries WHERE table_id = ? AND observation_id = 'paper'",
            (table.id,),
        ).fetchall()
    plain = fingerprint(ClaimSealed(FAULT, made["commitment"]), "director")
    assert found != plain
    assert found != sha256(" ".join(CLAIM).encode()).digest()
    # Not even the same cards sealed for another table have the same one.
    other = lost(Table.opened(table.client, rulebook="latam-2026"))
    with service.seat("director", other.id) as client:
        again = seal(other.through(client), observation_id="paper").json()
    assert again["commitment"] != made["commitment"]


def test_who_looked_is_written_down_without_what_was_seen(
    table: Table, director: Table, heard: list[str]
) -> None:
    made = seal(director).json()
    assert look(director).status_code == 200
    (line,) = [line for line in heard if line.startswith("sealed claim read")]
    assert table.id in line
    assert made["commitment"] in line
    assert "role=director" in line
    assert not {card for card in CLAIM if card in line}
    # Also where the service's own log is set to errors alone.
    assert log_config("error")["loggers"]["app.audit"]["level"] == "INFO"
