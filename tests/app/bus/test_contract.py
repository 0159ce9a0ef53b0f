"""Proves on every bus that hints reach the other nodes, newest last, and never hurt the teller."""

import asyncio
from collections.abc import Iterator

import pytest

from app.bus import Hint, Present, Wake
from tests.app.bus.ends import Ear, MakeBus, connected, local_buses, nats_buses

PRESENT = Present("node1", "main", {"dealer": 1, "public": 9})


@pytest.fixture(params=["local", "nats"])
def make(request: pytest.FixtureRequest) -> Iterator[MakeBus]:
    with (local_buses if request.param == "local" else nats_buses)() as buses:
        yield buses


async def test_a_hint_reaches_every_other_node_and_not_its_own(make: MakeBus) -> None:
    first, second, third = make(), make(), make()
    await connected(first, second, third)
    own, others = Ear(first), [Ear(second), Ear(third)]
    for hint in (Wake("main", 7), PRESENT):
        first.tell(hint)
        for ear in others:
            await ear.hears(hint)
    second.tell(Wake("final-2", 1))
    await own.hears(Wake("final-2", 1))
    assert own.heard == [Wake("final-2", 1)]
    for bus in (first, second, third):
        await bus.close()


async def test_the_newest_hint_of_a_table_comes_last(make: MakeBus) -> None:
    teller, hearer = make(), make()
    await connected(teller, hearer)
    ear = Ear(hearer)
    for seq in range(1, 5_001):
        teller.tell(Wake(f"t{seq % 7}", seq))
        if seq % 500 == 0:
            await asyncio.sleep(0)
    for last in range(4_994, 5_001):
        await ear.hears(Wake(f"t{last % 7}", last))
    for table in range(7):
        seqs = ear.seqs(f"t{table}")
        assert seqs == sorted(set(seqs))
    await teller.close()
    await hearer.close()


async def test_every_subscriber_hears_whatever_another_makes_of_it(make: MakeBus) -> None:
    def fail(hint: Hint) -> None:
        raise RuntimeError("nobody listens")

    teller, hearer = make(), make()
    await connected(teller, hearer)
    hearer.subscribe(fail)
    ears = [Ear(hearer), Ear(hearer)]
    for hint in (Wake("main", 1), Wake("main", 2)):
        teller.tell(hint)
        for ear in ears:
            await ear.hears(hint)
    await teller.close()
    await hearer.close()


async def test_telling_never_raises_nor_waits(make: MakeBus) -> None:
    bus = make()
    for table in range(20_000):
        bus.tell(Wake(f"t{table}", 1))
    await bus.start()
    bus.tell(Wake("main", 1))
    await bus.close()
    await bus.close()
    bus.tell(Wake("main", 2))


async def test_who_closed_hears_nothing_more(make: MakeBus) -> None:
    teller, hearer, witness = make(), make(), make()
    await connected(teller, hearer, witness)
    ear, other = Ear(hearer), Ear(witness)
    await hearer.close()
    teller.tell(Wake("main", 1))
    await other.hears(Wake("main", 1))
    assert ear.heard == []
    await teller.close()
    await witness.close()


async def test_what_was_told_before_closing_is_passed_on(make: MakeBus) -> None:
    teller, hearer = make(), make()
    await connected(teller, hearer)
    ear = Ear(hearer)
    for table in range(500):
        teller.tell(Wake(f"t{table}", 1))
    await teller.close()
    await ear.hears(Wake("t499", 1))
    await hearer.close()
