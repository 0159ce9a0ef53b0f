"""Proves that a ticket lets in once, for some seconds, whichever node it is shown to."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app import clock
from app.auth import NotAuthenticated, Principal, Tokens
from app.store import Store, open_store
from app.tickets import Tickets, TooManyTickets


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/log.db")
    yield opened
    await opened.close()


@pytest.fixture
async def dealer(store: Store) -> Principal:
    tokens = Tokens(store.tokens)
    minted = await tokens.mint("dealer", label="Console 1", tables=("t",))
    return await tokens.authenticate(minted.secret)


async def refused(tickets: Tickets, ticket: str) -> str:
    with pytest.raises(NotAuthenticated) as error:
        await tickets.redeem(ticket)
    return error.value.code


async def test_a_ticket_opens_once(store: Store, dealer: Principal) -> None:
    tickets = Tickets(store.tickets, 30)
    ticket, other = await tickets.issue(dealer), await tickets.issue(dealer)
    assert await tickets.redeem(ticket) == dealer
    assert await refused(tickets, ticket) == "bad_token"
    assert await tickets.redeem(other) == dealer


async def test_of_two_who_show_a_ticket_at_once_one_comes_in(
    store: Store, dealer: Principal
) -> None:
    # Two nodes of one log.
    here, there = Tickets(store.tickets, 30), Tickets(store.tickets, 30)
    for _ in range(20):
        ticket = await here.issue(dealer)
        found = await asyncio.gather(
            *(node.redeem(ticket) for node in (here, there)), return_exceptions=True
        )
        assert sorted(isinstance(each, NotAuthenticated) for each in found) == [False, True]


async def test_a_ticket_is_soon_worth_nothing(store: Store, dealer: Principal) -> None:
    tickets = Tickets(store.tickets, 0.01)
    ticket = await tickets.issue(dealer)
    await asyncio.sleep(0.03)
    assert await refused(tickets, ticket) == "bad_token"


async def test_a_ticket_goes_with_its_token(store: Store, dealer: Principal) -> None:
    tickets = Tickets(store.tickets, 30)
    ticket = await tickets.issue(dealer)
    await store.tokens.revoke_token(dealer.token_id, clock.now())
    assert await refused(tickets, ticket) == "token_revoked"


async def test_tickets_are_not_made_without_end(
    store: Store, dealer: Principal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.tickets.MOST_TICKETS", 3)
    tickets = Tickets(store.tickets, 0.3)
    for _ in range(3):
        await tickets.issue(dealer)
    with pytest.raises(TooManyTickets):
        await tickets.issue(dealer)
    await asyncio.sleep(0.35)
    assert await tickets.issue(dealer)
