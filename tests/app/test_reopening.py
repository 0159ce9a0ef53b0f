"""Proves that a table which is opened anew is the one that was left, whatever was said there.

It says anything that can be said, mostly nonsense: whether it is taken well is not its subject.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from app.auth import Principal
from app.envelopes import Observed
from app.live.answers import Acked
from app.live.desk import Desk
from app.live.desks import Desks
from app.live.origin import Origin
from app.store import open_store
from statemachine.observations import (
    ButtonPlaced,
    HandBegun,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PlayerActed,
    PlayerSeated,
    PotPushed,
    Retracted,
    StreetDealt,
    WinnerDeclared,
)
from statemachine.state import TableState

FLOOR = Principal("tok_floor", "Floor", "floor", None)
ORIGIN = Origin("Main", "NT", "tda", 6, "Floor", "director")
SETUP: list[Observation] = [
    *(PlayerSeated(seat, name, 1_000) for seat, name in ((1, "Ana"), (3, "Ben"), (5, "Cleo"))),
    LevelSet(5, 10),
    ButtonPlaced(1),
    HandBegun(),
    HoleCardsDealt(),
]

seats = st.integers(1, 6)
amounts = st.integers(0, 1_200)
# What keeps a hand going comes more often than the rest, or no hand would get anywhere.
usual: st.SearchStrategy[Observation] = st.one_of(
    st.builds(HandBegun),
    st.builds(HoleCardsDealt),
    st.builds(
        PlayerActed,
        seats,
        st.sampled_from(["fold", "check", "call", "raise", "all_in"]),
        st.none() | amounts,
    ),
    st.builds(StreetDealt),
    st.builds(WinnerDeclared, st.tuples(seats)),
    st.builds(PotPushed),
    st.builds(Retracted, st.integers(1, 40)),
)
anything: st.SearchStrategy[Observation] = st.one_of(
    [st.from_type(member) for member in get_args(Observation)]
)


async def said(database: Path, observations: list[Observation]) -> list[TableState]:
    """Say all of it, and give the table's state as it is left, reopened, and followed."""
    store = open_store(f"sqlite:///{database}")
    try:
        desk = await Desks(store.log, lambda told: None).create("main", ORIGIN, SETUP, FLOOR)
        assert desk is not None
        follower = await Desks(store.log, lambda told: None).desk("main")
        for number, observation in enumerate(observations):
            before: Desk | TableState = desk.state
            answer = await desk.observe(Observed(f"obs-{number}", observation), FLOOR)
            assert isinstance(answer, Acked) or desk.state == before
            assert desk.state.seq == desk.seq
        await follower.catch_up()
        reopened = await Desks(store.log, lambda told: None).desk("main")
        return [desk.state, reopened.state, follower.state]
    finally:
        await store.close()


@given(observations=st.lists(usual | usual | anything, max_size=25))
def test_a_reopened_table_is_the_one_that_was_left(observations: list[Observation]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        left, reopened, followed = asyncio.run(said(Path(folder) / "log.db", observations))
    assert reopened == left
    assert followed == left
