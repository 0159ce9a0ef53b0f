"""One example of every message of the socket, out of a hand that is played here for it.

It is for the description alone: no table of the service is in it, and no secret.
"""

import json
from functools import cache
from typing import Any, Final

from app.codec import encode_observation
from app.protocol import frames
from app.protocol.messages import (
    Ack,
    Presence,
    Refused,
    Resync,
    Welcome,
)
from app.texts import sentence
from statemachine.decide import Command, Decision, decide, open_table
from statemachine.observations import (
    ButtonPlaced,
    HandBegun,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PlayerActed,
    PlayerSeated,
)
from statemachine.roles import Role
from statemachine.rulebooks.tda import TDA
from statemachine.texts import Language

_TABLE: Final = "feature"
_EPOCH: Final = "5f0c2a9b7d1e4a38"
_AT: Final = "2026-03-14T20:15:00.000000Z"
_AUDIENCE: Final[Role] = "public"
_LANGUAGE: Final[Language] = "en"
_ID: Final = "tap-0001"
_FOLD: Final = PlayerActed(1, "fold")
_BEFORE: Final[tuple[Observation, ...]] = (
    PlayerSeated(1, "Ana", 10_000),
    PlayerSeated(2, "Beto", 10_000),
    PlayerSeated(3, "Carla", 10_000),
    LevelSet(50, 100),
    ButtonPlaced(1),
    HandBegun(),
    HoleCardsDealt(),
)

Json = dict[str, Any]


@cache
def examples() -> dict[str, Json]:
    """An example of each message, by the name of its class."""
    before = _played(_BEFORE)
    after = _next(before, _FOLD)
    state = after.state
    seen = frames.view_json(state, _AUDIENCE, _LANGUAGE)
    overlay = frames.broadcast_json(state)
    made = {
        "Hello": _client(
            "hello",
            token="fc_the-token-that-was-printed-once",
            subscriptions=[{"table": _TABLE, "since": before.state.seq, "epoch": _EPOCH}],
            language=_LANGUAGE,
        ),
        "Observe": _client(
            "observe",
            id=_ID,
            table=_TABLE,
            observation=json.loads(encode_observation(_FOLD)),
            expected_seq=before.state.seq,
        ),
        "ResyncWanted": _client("resync", table=_TABLE),
        "Ping": _client("ping"),
    }
    of_service = {
        "Welcome": frames.message(
            Welcome(role=_AUDIENCE, epoch=_EPOCH, language=_LANGUAGE, tables=(_TABLE,))
        ),
        "Snapshot": frames.snapshot(_TABLE, state.seq, _EPOCH, False, seen),
        "Entry": frames.entry(
            _TABLE, state.seq, _AT, frames.events_json(after.events, _AUDIENCE), seen
        ),
        "Broadcast": frames.broadcast(_TABLE, 7, _EPOCH, _AT, overlay, recovered=True),
        "Ack": frames.message(Ack(id=_ID, seq=state.seq)),
        "Refused": frames.message(
            Refused(
                id=_ID,
                code="stale_seq",
                text=sentence("stale_seq", _LANGUAGE, {"seq": state.seq, "missed": 1}),
                seq=state.seq,
            )
        ),
        "Presence": frames.message(Presence(table=_TABLE, roles={"dealer": 1, "floor": 2})),
        "Resync": frames.message(Resync(table=_TABLE)),
        "Pong": frames.PONG,
    }
    return made | {name: json.loads(frame) for name, frame in of_service.items()}


def _client(kind: str, **fields: Any) -> Json:
    return {"type": kind, **fields}


def _played(said: tuple[Observation, ...]) -> Decision:
    decision = open_table("Feature table", "NT", TDA, 6)
    for observation in said:
        decision = _next(decision, observation)
    return decision


def _next(before: Decision, observation: Observation) -> Decision:
    command = Command(observation, "Dealer", "dealer", _AT, _ID, before.state.seq + 1)
    decision = decide(before.state, command, TDA)
    if decision.refusal is not None:
        raise ValueError(f"the example is refused: {decision.refusal.code}")
    return decision
