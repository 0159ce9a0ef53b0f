"""Numbers and epoch outlive outages, restarts and processes, since they follow from the log."""

import asyncio
import shutil
import time
from pathlib import Path

from app.store import open_store
from tests.app.broadcast.overlays import Shown, overlaid, play_with_a_reader, push
from tests.app.feed.test_watching import play_a_hand
from tests.app.service import Service, Table, serving

LATE = 1.0


def held(shown: Shown, table: Table) -> dict[str, object]:
    """The subscription of an overlay that has this view."""
    return {"table": table.id, "since": shown.n, "epoch": shown.message["epoch"]}


def resent(shown: Shown) -> dict[str, object]:
    """A message but for whether anything was missed before it."""
    return {name: value for name, value in shown.message.items() if name != "recovered"}


async def test_a_restart_keeps_numbers_and_epoch(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as before, before.client() as admin:
        table = await asyncio.to_thread(Table.opened, admin)
        token = before.token("overlay", table.id, delay_s=0)
        async with overlaid(before, token, table.id) as overlay:
            await overlay.number(1)
            await asyncio.to_thread(play_with_a_reader, before, table)
            await asyncio.to_thread(push, table)
            last = await overlay.until("complete")
    with serving(database) as after, after.client() as admin:
        async with overlaid(after, token, held(last, table)) as overlay:
            again = await overlay.number(last.n)
            assert resent(again) == resent(last)
            assert again.message["recovered"]
            await asyncio.to_thread(table.through(admin).say, "hand_begun")
            following = await overlay.number(last.n + 1)
            assert following.message["epoch"] == last.message["epoch"]
            assert following.message["recovered"]


async def test_a_restart_amid_the_delay_shows_what_was_waiting_when_it_is_due(
    tmp_path: Path,
) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as before, before.client() as admin:
        table = await asyncio.to_thread(Table.opened, admin)
        token = before.token("overlay", table.id, delay_s=3)
        async with overlaid(before, token, table.id) as overlay:
            first = await overlay.number(1)
            await asyncio.to_thread(table.say, "hand_begun")
            said_at = time.time()
            assert len(overlay.shown) == 1
    with serving(database) as after:
        async with overlaid(after, token, held(first, table)) as overlay:
            await overlay.number(1)
            waiting = await overlay.number(2)
    assert waiting.hand["phase"] == "hole_deal"
    assert 3 <= waiting.age < 3 + LATE
    assert waiting.came_at >= said_at + 3 - LATE
    assert waiting.message["recovered"]


async def test_another_node_derives_the_same_numbers(tmp_path: Path) -> None:
    """One that joins late, and reads a log in which it wrote nothing."""
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as first, first.client() as admin:
        table = await asyncio.to_thread(Table.opened, admin)
        token = first.token("overlay", table.id, delay_s=1)
        async with overlaid(first, token, table.id) as overlay:
            await overlay.number(1)
            await asyncio.to_thread(play_with_a_reader, first, table)
            await asyncio.to_thread(push, table)
            last = await overlay.until("complete")
            with serving(database) as second:
                async with overlaid(second, token, table.id) as other:
                    seen = await other.until("complete")
                    assert resent(seen) == resent(last)
                    # The second one hears of nothing: it has to look into the log itself.
                    await asyncio.to_thread(table.say, "hand_begun")
                    assert resent(await other.number(last.n + 1)) == resent(
                        await overlay.number(last.n + 1)
                    )


async def test_an_outage_ends_with_the_newest_view(service: Service, table: Table) -> None:
    """However long it is: what counts is what happened meanwhile."""
    token = service.token("overlay", table.id, delay_s=1)
    async with overlaid(service, token, table.id) as overlay:
        before = await overlay.number(1)
    await asyncio.to_thread(play_a_hand, table)
    await asyncio.sleep(1.2)
    async with overlaid(service, token, held(before, table)) as overlay:
        back = await overlay.until("complete")
        # The newest at once, and nothing of what it missed.
        assert len(overlay.shown) == 1
        assert back.n > before.n + 15
        assert not back.message["recovered"]
        await asyncio.to_thread(table.say, "hand_begun")
        following = await overlay.number(back.n + 1)
        assert following.message["recovered"]
        assert 1 <= following.age < 1 + LATE
    async with overlaid(service, token, held(following, table)) as again:
        newest = await again.number(following.n)
        assert newest.message["recovered"]


async def test_an_overlay_that_comes_back_amid_play_gets_the_rest_on_time(
    service: Service, table: Table
) -> None:
    token = service.token("overlay", table.id, delay_s=2)
    async with overlaid(service, token, table.id) as overlay:
        before = await overlay.number(1)
        await asyncio.to_thread(table.say, "hand_begun")
    await asyncio.to_thread(table.say, "hole_cards_dealt")
    async with overlaid(service, token, held(before, table)) as overlay:
        assert (await overlay.number(1)).message["recovered"]
        dealt = await overlay.until("preflop")
    assert [shown.n for shown in overlay.shown] == list(range(1, dealt.n + 1))
    assert all(2 <= shown.age < 2 + LATE for shown in overlay.shown[1:])


async def test_what_it_has_of_another_epoch_is_worth_nothing(
    service: Service, table: Table
) -> None:
    token = service.token("overlay", table.id, delay_s=0)
    for since in ({"since": 1, "epoch": "another"}, {"since": 1}, {"since": 99}):
        async with overlaid(service, token, {"table": table.id, **since}) as overlay:
            assert not (await overlay.number(1)).message["recovered"]


async def test_a_view_can_be_asked_for_again(service: Service, table: Table) -> None:
    token = service.token("overlay", table.id, delay_s=0)
    async with overlaid(service, token, table.id) as overlay:
        first = await overlay.number(1)
        await overlay.send({"type": "resync", "table": table.id})
        await overlay.send({"type": "ping"})
        await overlay.other("pong")
        assert [resent(shown) for shown in overlay.shown] == [resent(first)] * 2
        await overlay.send({"type": "resync", "table": "another-table"})
        assert (await overlay.other("refused"))["code"] == "not_subscribed"


async def test_a_copy_of_the_log_is_numbered_alike(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as service, service.client() as admin:
        table = await asyncio.to_thread(Table.opened, admin)
        token = service.token("overlay", table.id, delay_s=0)
        async with overlaid(service, token, table.id) as overlay:
            await overlay.number(1)
            await asyncio.to_thread(play_a_hand, table)
            last = await overlay.until("complete")
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / "floorcall.sqlite3"
    await open_store(f"sqlite:///{database}").close()
    shutil.copy(database, copy)
    with serving(copy) as service:
        async with overlaid(service, token, table.id) as overlay:
            seen = await overlay.until("complete")
    assert resent(seen) == resent(last)
