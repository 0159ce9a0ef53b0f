"""The queue between a table and one socket: its bounds, its end and its waits."""

import asyncio

import pytest

from app.feed.subscriber import QueueLimits, Subscriber
from app.protocol.close_codes import RATE_LIMITED, TOKEN_REVOKED, TOO_SLOW
from app.rate import TokenBucket


async def test_messages_come_out_in_order() -> None:
    subscriber = Subscriber()
    for number in range(256):
        subscriber.put(b"%d" % number)
    assert [await subscriber.take() for _ in range(256)] == [b"%d" % n for n in range(256)]
    assert subscriber.waiting == (0, 0)
    assert subscriber.closing is None


async def test_one_message_too_many_closes_it_and_frees_what_waits() -> None:
    subscriber = Subscriber()
    for _ in range(257):
        subscriber.put(b"x")
    assert subscriber.closing is TOO_SLOW
    assert subscriber.waiting == (0, 0)
    assert await subscriber.take() is None
    assert await subscriber.closed() is TOO_SLOW


async def test_one_byte_too_many_closes_it() -> None:
    subscriber = Subscriber(QueueLimits(messages=256, size=1000))
    subscriber.put(b"x" * 600)
    subscriber.put(b"x" * 400)
    assert subscriber.closing is None
    subscriber.put(b"x")
    assert subscriber.closing is TOO_SLOW


async def test_a_single_message_larger_than_the_bound_passes_an_empty_queue() -> None:
    subscriber = Subscriber(QueueLimits(messages=256, size=10))
    subscriber.put(b"x" * 11)
    assert await subscriber.take() == b"x" * 11


async def test_the_first_reason_to_close_stands() -> None:
    subscriber = Subscriber()
    subscriber.close(TOKEN_REVOKED)
    subscriber.close(RATE_LIMITED)
    subscriber.put(b"late")
    assert subscriber.closing is TOKEN_REVOKED
    assert await subscriber.take() is None


async def test_take_waits_for_a_message_and_for_the_end() -> None:
    subscriber = Subscriber()
    taking = asyncio.create_task(subscriber.take())
    await asyncio.sleep(0)
    assert not taking.done()
    subscriber.put(b"x")
    assert await taking == b"x"
    taking = asyncio.create_task(subscriber.take())
    await asyncio.sleep(0)
    subscriber.close(TOO_SLOW)
    assert await taking is None


async def test_room_waits_until_half_is_free_and_ends_with_the_subscriber() -> None:
    subscriber = Subscriber(QueueLimits(messages=4, size=1000))
    for _ in range(3):
        subscriber.put(b"x")
    waiting = asyncio.create_task(subscriber.room())
    await asyncio.sleep(0)
    assert not waiting.done()
    await subscriber.take()
    await asyncio.wait_for(waiting, 1)
    for _ in range(2):
        subscriber.put(b"x")
    waiting = asyncio.create_task(subscriber.room())
    await asyncio.sleep(0)
    assert not waiting.done()
    subscriber.close(TOO_SLOW)
    await asyncio.wait_for(waiting, 1)


@pytest.mark.parametrize("pause", [0.0, 10.0])
def test_a_bucket_gives_its_burst_then_its_rate(pause: float) -> None:
    bucket = TokenBucket(per_second=50, burst=100, now=0)
    assert [bucket.take(pause) for _ in range(101)] == [True] * 100 + [False]
    assert [bucket.take(pause + 0.125) for _ in range(7)] == [True] * 6 + [False]


async def test_who_keeps_up_is_sent_at_once_and_in_order_with_what_had_to_wait() -> None:
    sent: list[bytes] = []
    writable = True

    def send_now(message: bytes) -> bool:
        if writable:
            sent.append(message)
        return writable

    subscriber = Subscriber(send_now=send_now)
    # Nobody takes yet, so nothing is passed by a task that may have one in its hands.
    subscriber.put(b"1")
    assert sent == []
    assert await subscriber.take() == b"1"
    taking = asyncio.create_task(subscriber.take())
    await asyncio.sleep(0)
    subscriber.put(b"2")
    assert (sent, subscriber.waiting) == ([b"2"], (0, 0))
    writable = False
    subscriber.put(b"3")
    writable = True
    # One before it is on its way by the task: this one does not overtake it.
    subscriber.put(b"4")
    assert sent == [b"2"]
    assert [await taking, await subscriber.take()] == [b"3", b"4"]
    subscriber.close(TOO_SLOW)
    subscriber.put(b"5")
    assert sent == [b"2"]
