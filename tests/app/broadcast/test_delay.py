"""What happens at a table is shown once it is old enough, and never before."""

import asyncio
import time

import httpx
import pytest

from tests.app.broadcast.overlays import Overlay, overlaid, play_with_a_reader, push
from tests.app.feed.sockets import raw_socket
from tests.app.service import Service, Table

LATE = 1.0


async def steady(overlay: Overlay) -> int:
    """Wait for the table as it stands, and say with which number."""
    return (await overlay.number(1)).n


def assert_on_time(overlay: Overlay, delay: float) -> None:
    """All but the first, which may have been old when the overlay came."""
    assert len(overlay.shown) > 1
    assert overlay.shown[0].age >= delay
    for shown in overlay.shown[1:]:
        assert delay <= shown.age < delay + LATE, (shown.n, shown.age)


async def test_a_hand_is_shown_after_the_delay_and_not_before(
    service: Service, table: Table
) -> None:
    token = service.token("overlay", table.id, delay_s=2)
    async with overlaid(service, token, table.id) as overlay:
        await steady(overlay)
        begun = time.time()
        await asyncio.to_thread(play_with_a_reader, service, table)
        await asyncio.to_thread(push, table)
        played = time.time()
        last = await overlay.until("complete")
        assert_on_time(overlay, 2)
        # Told by the clock of this test alone, whatever the messages say.
        first = next(shown for shown in overlay.shown if shown.view["hand"] is not None)
        assert begun + 2 <= first.came_at < played + 2 + LATE
        assert last.came_at < played + 2 + LATE
    assert [shown.n for shown in overlay.shown] == list(range(1, len(overlay.shown) + 1))
    assert len({shown.message["epoch"] for shown in overlay.shown}) == 1


async def test_nothing_is_shown_a_moment_too_early(service: Service, table: Table) -> None:
    token = service.token("overlay", table.id, delay_s=2)
    async with overlaid(service, token, table.id) as overlay:
        await steady(overlay)
        said_at = time.time()
        await asyncio.to_thread(table.say, "hand_begun")
        while time.time() < said_at + 1.9:
            assert len(overlay.shown) == 1
            await asyncio.sleep(0.02)
        await overlay.number(2, within=LATE)
        assert overlay.shown[1].came_at >= said_at + 2


async def test_two_overlays_have_each_their_delay(service: Service, table: Table) -> None:
    soon, later = (service.token("overlay", table.id, delay_s=delay) for delay in (1, 3))
    async with (
        overlaid(service, soon, table.id) as first,
        overlaid(service, later, table.id) as second,
    ):
        await steady(first)
        await steady(second)
        await asyncio.to_thread(table.say, "hand_begun")
        early = await first.number(2)
        assert len(second.shown) == 1
        late = await second.number(2)
    assert 1 <= early.age < 1 + LATE
    assert 3 <= late.age < 3 + LATE
    assert early.view == late.view
    assert early.message["epoch"] != late.message["epoch"]


async def test_a_new_broadcast_is_blank_until_the_table_as_it_stood_is_old_enough(
    service: Service, admin: httpx.Client
) -> None:
    token = service.token("overlay", delay_s=2)
    table = await asyncio.to_thread(Table.opened, admin)
    await asyncio.to_thread(table.say, "hand_begun")
    opened_at = time.time()
    async with overlaid(service, token, table.id) as overlay:
        await asyncio.sleep(1)
        assert overlay.shown == []
        first = await overlay.number(1)
        # What happened before it began is in its first view, and nowhere else.
        assert first.hand["phase"] == "hole_deal"
        assert not first.message["recovered"]
        assert first.came_at >= opened_at + 2 - LATE


async def test_a_subscription_raises_the_delay(service: Service, table: Table) -> None:
    token = service.token("overlay", table.id, delay_s=1)
    async with (
        overlaid(service, token, table.id) as usual,
        overlaid(service, token, {"table": table.id, "delay_s": 3}) as raised,
    ):
        await steady(usual)
        await steady(raised)
        await asyncio.to_thread(table.say, "hand_begun")
        early = await usual.number(2)
        assert len(raised.shown) == 1
        late = await raised.number(2)
    assert 1 <= early.age < 1 + LATE
    assert 3 <= late.age < 3 + LATE
    # One broadcast: the same numbers, later.
    fields = ("n", "epoch", "at", "view")
    assert all(early.message[field] == late.message[field] for field in fields)


async def refused_with(service: Service, **hello: object) -> tuple[int, str]:
    async with raw_socket(service) as stranger:
        await stranger.send({"type": "hello", **hello})
        return await stranger.close_code()


@pytest.mark.parametrize("delay", [0, 1])
async def test_a_subscription_cannot_lower_the_delay(
    service: Service, table: Table, delay: int
) -> None:
    code = await refused_with(
        service,
        token=service.token("overlay", table.id, delay_s=2),
        subscriptions=[{"table": table.id, "delay_s": delay}],
    )
    assert code == (4103, "delay_refused")


@pytest.mark.parametrize("delay", [-1, 3601, 2.5, "3", True])
async def test_a_delay_that_is_none_is_a_bad_message(
    service: Service, table: Table, delay: object
) -> None:
    code = await refused_with(
        service,
        token=service.token("overlay", table.id, delay_s=0),
        subscriptions=[{"table": table.id, "delay_s": delay}],
    )
    assert code == (4104, "bad_message")


@pytest.mark.parametrize("role", ["public", "dealer", "floor", "admin"])
async def test_whoever_asks_for_a_delay_is_never_given_what_is_live(
    service: Service, table: Table, role: str
) -> None:
    code = await refused_with(
        service,
        token=service.token(role),
        subscriptions=[{"table": table.id, "delay_s": 10}],
    )
    assert code == (4103, "delay_refused")


async def test_one_token_has_a_few_delays_and_not_thousands(service: Service, table: Table) -> None:
    token = service.token("overlay", table.id, delay_s=0)
    async with (
        overlaid(service, token, {"table": table.id, "delay_s": 1}),
        overlaid(service, token, {"table": table.id, "delay_s": 2}),
        overlaid(service, token, {"table": table.id, "delay_s": 3}),
        overlaid(service, token, {"table": table.id, "delay_s": 4}),
        overlaid(service, token, {"table": table.id, "delay_s": 5}),
        overlaid(service, token, {"table": table.id, "delay_s": 6}),
        overlaid(service, token, {"table": table.id, "delay_s": 7}),
        overlaid(service, token, {"table": table.id, "delay_s": 8}),
        overlaid(service, token, {"table": table.id, "delay_s": 8}),
    ):
        wanted = [{"table": table.id, "delay_s": 9}]
        code = await refused_with(service, token=token, subscriptions=wanted)
        assert code == (4103, "delay_refused")


async def test_a_correction_corrects_what_was_shown(service: Service, table: Table) -> None:
    token = service.token("overlay", table.id, delay_s=1)
    async with overlaid(service, token, table.id) as overlay:
        await steady(overlay)
        for kind in ("hand_begun", "hole_cards_dealt"):
            await asyncio.to_thread(table.say, kind)
        before = await overlay.until("preflop")
        await asyncio.to_thread(table.act, 1, "raise", 400)
        wrong = await asyncio.to_thread(lambda: table.seq)
        shown = await overlay.number(before.n + 1)
        assert (shown.seat(1)["bet"], shown.hand["actor"]) == (400, 3)
        await asyncio.to_thread(table.say, "retracted", target_seq=wrong)
        corrected = await overlay.number(before.n + 2)
    assert corrected.view == before.view
    assert_on_time(overlay, 1)


async def test_what_was_said_and_taken_back_within_the_delay_is_shown_all_the_same(
    service: Service, table: Table
) -> None:
    """Never shifted: the video of the same delay shows the mistake too."""
    token = service.token("overlay", table.id, delay_s=2)
    async with overlaid(service, token, table.id) as overlay:
        await steady(overlay)

        def mistake() -> None:
            table.say("hand_begun")
            table.say("hole_cards_dealt")
            table.act(1, "raise", 400)
            table.say("retracted", target_seq=table.seq)
            table.act(1, "call")

        await asyncio.to_thread(mistake)
        while not overlay.shown[-1].view["hand"] or overlay.shown[-1].seat(1)["bet"] != 100:
            await overlay.number(overlay.shown[-1].n + 1)
    bets = [shown.seat(1)["bet"] for shown in overlay.shown]
    assert 400 in bets
    assert bets[bets.index(400) + 1 :] == [0, 100]


async def test_a_hold_is_shown_when_it_is_old_enough_and_never_why(
    service: Service, table: Table
) -> None:
    token = service.token("overlay", table.id, delay_s=2)
    async with overlaid(service, token, table.id) as overlay:
        await steady(overlay)

        def fault() -> None:
            table.say("hand_begun")
            table.say("hole_cards_dealt")
            table.act(1, "call")
            table.act(3, "call")
            table.act(5, "check")
            table.say("street_dealt", cards=["2h", "7c", "4s", "9s"])

        await asyncio.to_thread(fault)
        live = await asyncio.to_thread(table.get)
        assert live["view"]["hand"]["held"]
        assert live["view"]["hand"]["irregularities"]
        held_at = time.time()
        assert not any(shown.view["hand"] and shown.hand["held"] for shown in overlay.shown)
        while not (overlay.shown[-1].view["hand"] and overlay.shown[-1].hand["held"]):
            await overlay.number(overlay.shown[-1].n + 1)
        assert overlay.shown[-1].came_at >= held_at + 2 - LATE
        assert overlay.shown[-1].age >= 2
    for word in ("irregularit", "procedure", "ruling", "four", "boxed", "TDA", "floor"):
        assert word not in overlay.text, word
