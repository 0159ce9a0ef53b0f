"""Untabled hole cards reach nobody: every byte that every role receives is read."""

import logging
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.app.feed.sockets import Follower, following
from tests.app.feed.test_watching import FOLLOWERS
from tests.app.service import Service, Table

TABLED = ["Ks", "Kh"]
# No hexadecimal id and no sentence holds any of these.
HIDDEN = ["Qs", "Jd", "Jh", "Qc", "Td"]


def play_with_known_cards(table: Table) -> None:
    """A hand whose hole cards and burns a reader knows; only seat 1 tables, the others fold
    or muck. One hole card is named late, and one named by mistake is corrected.
    """
    table.say("hand_begun")
    table.say(
        "hole_cards_dealt",
        hands=[
            {"seat": 1, "cards": TABLED},
            {"seat": 3, "cards": [HIDDEN[0], HIDDEN[1]]},
            {"seat": 5, "cards": [None, None]},
        ],
    )
    table.say("card_named", place="seat-5", index=0, card=HIDDEN[2])
    table.say("card_named", place="seat-5", index=1, card=HIDDEN[4])
    table.act(1, "call")
    table.act(3, "call")
    table.act(5, "check")
    table.say("card_burned", card=HIDDEN[3])
    table.say("street_dealt", cards=["2h", "7c", "9s"])
    table.act(3, "check")
    table.act(5, "bet", 200)
    table.act(1, "call")
    table.act(3, "fold")
    for cards in (["3d"], ["4s"]):
        table.say("street_dealt", cards=cards)
        for seat in (5, 1):
            table.act(seat, "check")
    table.say("hand_tabled", seat=1, cards=TABLED)
    table.say("hand_mucked", seat=5)


async def drain(follower: Follower, last: int) -> str:
    await follower.entry(last)
    await follower.send({"type": "resync", "table": follower.table})
    await follower.until("snapshot", seq=last)
    return "".join(follower.raw)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_no_role_receives_an_untabled_card(
    service: Service, table: Table, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    received: dict[str, str] = {}
    with (
        caplog.at_level(logging.DEBUG, logger="app"),
        caplog.at_level(logging.DEBUG, logger="uvicorn.error"),
    ):
        async with AsyncExitStack() as stack:
            live = {
                role: await stack.enter_async_context(
                    following(service, service.token(role), table.id, language=language)
                )
                for role in FOLLOWERS
            }
            play_with_known_cards(table)
            last = table.seq
            for role, follower in live.items():
                received[role] = await drain(follower, last)
        for role in FOLLOWERS:
            wanted = {"table": table.id, "since": 0}
            token = service.token(role)
            async with following(service, token, wanted, language=language) as late:
                received[f"{role}, late"] = await drain(late, last)
    for who, text in received.items():
        leaked = [card for card in HIDDEN if card in text]
        assert not leaked, f"{who} received {leaked}"
        # The proof reads something: what was tabled and the board came through.
        assert all(card in text for card in [*TABLED, "9s", "4s"]), who
    logged = "\n".join(
        record.getMessage()
        for record in caplog.records
        if record.name.partition(".")[0] in {"app", "uvicorn"}
    )
    assert "/v1/ws" in logged
    assert not [card for card in HIDDEN if card in logged]


async def test_a_duplicate_of_a_hidden_card_does_not_name_it(
    service: Service, table: Table
) -> None:
    """The board shows a card that a reader knows in a hand: only who rules may be told."""
    received: dict[str, str] = {}
    async with AsyncExitStack() as stack:
        live = {
            role: await stack.enter_async_context(following(service, service.token(role), table.id))
            for role in FOLLOWERS
        }
        table.say("hand_begun")
        table.say("hole_cards_dealt", hands=[{"seat": 3, "cards": [HIDDEN[0], HIDDEN[1]]}])
        table.act(1, "call")
        table.act(3, "call")
        table.act(5, "check")
        table.say("street_dealt", cards=["2h", "7c", HIDDEN[0]])
        last = table.seq
        for role, follower in live.items():
            received[role] = await drain(follower, last)
    # What may be called now names every kind; what has happened is a fault.
    flagged = '"fault":"duplicate_card"'
    assert flagged in received["floor"]
    for role in ("dealer", "device", "public", "auditor"):
        assert flagged not in received[role], role
    for role, text in received.items():
        assert HIDDEN[1] not in text, role


async def test_refusals_and_acknowledgements_name_no_card(service: Service, table: Table) -> None:
    async with following(service, service.token("dealer"), table.id) as dealer:
        said: tuple[dict[str, Any], ...] = (
            {"kind": "hand_begun"},
            {
                "kind": "hole_cards_dealt",
                "hands": [{"seat": 3, "cards": [HIDDEN[0], HIDDEN[1]]}],
            },
            {"kind": "card_named", "place": "seat-3", "index": 9, "card": HIDDEN[2]},
            {"kind": "card_named", "place": "seat-3", "index": 0, "card": HIDDEN[3], "x": 1},
        )
        for number, observation in enumerate(said):
            await dealer.observe(f"a-{number}", table.id, **observation)
        refused = {(await dealer.until("refused"))["id"] for _ in range(2)}
        assert refused == {"a-2", "a-3"}
        text = "".join(dealer.raw)
    assert not [card for card in HIDDEN if card in text]
