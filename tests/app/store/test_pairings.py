"""What every store promises of pairings: a code is a token once, whoever asks for it at once."""

import asyncio
from dataclasses import replace

import pytest

from app.store import Store, TokenRow
from app.store.pairings import NewSecret, PairingRow
from tests.app.store.conftest import OpenStore

AT = "2026-03-01T20:00:00.000000Z"
LATER = "2026-03-01T20:05:00.000000Z"
TOO_LATE = "2026-03-01T20:05:00.000001Z"
CODE = b"c" * 32


def pairing(**fields: object) -> PairingRow:
    row = PairingRow(
        code_hash=CODE,
        role="dealer",
        tables=("one", "two"),
        label="Tablet 7",
        delay_s=None,
        token_expires_at="2026-04-01T00:00:00.000000Z",
        created_by="tok_director",
        created_at=AT,
        expires_at=LATER,
    )
    return replace(row, **fields)  # type: ignore[arg-type]


def secret(number: int = 1) -> NewSecret:
    return NewSecret(f"tok_{number}", bytes([number]) * 32)


@pytest.fixture
def store(opened: OpenStore) -> Store:
    return opened()


async def test_a_pairing_comes_back_as_it_was_stored(store: Store) -> None:
    assert await store.pairings.insert_pairing(pairing(), AT)
    assert await store.pairings.find_pairing(CODE) == pairing()
    every = pairing(code_hash=b"e" * 32, tables=None, role="overlay", delay_s=30.0)
    assert await store.pairings.insert_pairing(every, AT)
    assert await store.pairings.find_pairing(b"e" * 32) == every
    assert await store.pairings.find_pairing(b"n" * 32) is None
    # The same code is not two pairings.
    assert not await store.pairings.insert_pairing(pairing(label="Another"), AT)


async def test_a_code_is_a_token_once(store: Store) -> None:
    await store.pairings.insert_pairing(pairing(), AT)
    made = await store.pairings.redeem_pairing(CODE, secret(), AT)
    assert made == TokenRow(
        id="tok_1",
        secret_hash=b"\x01" * 32,
        role="dealer",
        tables=("one", "two"),
        label="Tablet 7",
        delay_s=None,
        created_at=AT,
        expires_at="2026-04-01T00:00:00.000000Z",
    )
    assert await store.tokens.find_token(b"\x01" * 32) == made
    assert await store.pairings.redeem_pairing(CODE, secret(2), AT) is None
    assert await store.tokens.find_token(b"\x02" * 32) is None
    assert await store.pairings.find_pairing(CODE) == pairing(used_at=AT, token_id="tok_1")


async def test_of_many_who_ask_at_once_one_gets_it(store: Store, opened: OpenStore) -> None:
    stores = [store, opened(), opened()]
    for code in range(20):
        await store.pairings.insert_pairing(pairing(code_hash=bytes([code]) * 32), AT)
        made = await asyncio.gather(
            *(
                each.pairings.redeem_pairing(
                    bytes([code]) * 32, NewSecret(f"tok_{code}_{n}", bytes([code, n]) * 16), AT
                )
                for n, each in enumerate(stores * 2)
            )
        )
        (winner,) = [token for token in made if token is not None]
        assert await store.tokens.find_token(winner.secret_hash) == winner
    assert len(await store.tokens.list_tokens()) == 20


async def test_a_code_is_worth_nothing_after_its_time(store: Store) -> None:
    await store.pairings.insert_pairing(pairing(), AT)
    assert await store.pairings.redeem_pairing(CODE, secret(), LATER) is None
    assert await store.pairings.redeem_pairing(CODE, secret(), TOO_LATE) is None
    assert await store.tokens.list_tokens() == []


async def test_a_code_goes_with_the_token_that_made_it(store: Store) -> None:
    director = TokenRow("tok_director", b"d" * 32, "director", None, "Dora", None, AT)
    await store.tokens.insert_token(director)
    await store.pairings.insert_pairing(pairing(), AT)
    await store.pairings.insert_pairing(pairing(code_hash=b"o" * 32, created_by="tok_o"), AT)
    await store.tokens.revoke_token("tok_director", AT)
    assert await store.pairings.redeem_pairing(CODE, secret(), AT) is None
    assert await store.pairings.redeem_pairing(b"o" * 32, secret(), AT) is not None


async def test_what_nobody_used_can_be_dropped(store: Store) -> None:
    await store.pairings.insert_pairing(pairing(), AT)
    assert await store.pairings.drop_pairing(CODE)
    assert not await store.pairings.drop_pairing(CODE)
    assert await store.pairings.redeem_pairing(CODE, secret(), AT) is None
    await store.pairings.insert_pairing(pairing(), AT)
    await store.pairings.redeem_pairing(CODE, secret(), AT)
    assert not await store.pairings.drop_pairing(CODE)


async def test_old_codes_that_nobody_used_go_when_the_next_is_made(store: Store) -> None:
    await store.pairings.insert_pairing(pairing(), AT)
    await store.pairings.insert_pairing(pairing(code_hash=b"u" * 32), AT)
    await store.pairings.redeem_pairing(b"u" * 32, secret(), AT)
    await store.pairings.insert_pairing(pairing(code_hash=b"n" * 32, expires_at="2027"), LATER)
    assert await store.pairings.find_pairing(CODE) is not None
    await store.pairings.insert_pairing(pairing(code_hash=b"m" * 32, expires_at="2027"), TOO_LATE)
    assert await store.pairings.find_pairing(CODE) is None
    # Who got which token stays known.
    assert await store.pairings.find_pairing(b"u" * 32) is not None


def test_no_hash_is_shown() -> None:
    assert repr(CODE) not in repr(pairing())
    assert repr(secret().secret_hash) not in repr(secret())
