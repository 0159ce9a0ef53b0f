"""A hand with cards, names and secrets that no log line, figure or span may ever hold.

It holds no test.
"""

from collections.abc import Iterable

import httpx

from tests.app.service import Service, Table, said

# No suit that is a hexadecimal digit too, or a request id would look like a card.
HOLE = {1: ["As", "Ah"], 3: ["7h", "2s"], 5: ["Kh", "Ks"]}
BURN = "9s"
# One card too many: an irregularity that stays open.
FLOP = ["Qs", "Jh", "4s", "8h"]
CARDS = [*(card for cards in HOLE.values() for card in cards), BURN, *FLOP]
PLAYER = "Wilhelmina Planted"
LABEL = "tablet of Planted"


def opened(admin: httpx.Client) -> Table:
    """A table with a player whose name is planted."""
    names = ((1, PLAYER), (3, "Ben"), (5, "Cleo"))
    players = [{"seat": seat, "player": name, "stack": 10_000} for seat, name in names]
    return Table.opened(admin, name="Planted's table", players=players)


def play(service: Service, table: Table) -> list[str]:
    """Play a hand to a flop of four cards, with every kind of answer on the way; returns the
    secrets that were used for it.
    """
    secret = service.token("floor", table.id, label=LABEL)
    with service.client(secret) as client:
        floor = table.through(client)
        begun = said("hand_begun")
        assert floor.post(begun).status_code == 200
        assert floor.post(begun).status_code == 200, "the same once more"
        hands = [{"seat": seat, "cards": cards} for seat, cards in HOLE.items()]
        floor.say("hole_cards_dealt", hands=hands)
        for body in (
            said("card_named", place="seat-1", index=7, card="Ah"),
            {**said("hand_begun"), "As": "Ah"},
            {**said("hand_begun"), "expected_seq": 1},
        ):
            assert 400 <= floor.post(body).status_code < 500
        with service.seat("public", table.id) as watcher:
            assert table.through(watcher).post(said("hand_begun")).status_code == 403
        for seat, action in ((1, "call"), (3, "call"), (5, "check")):
            floor.act(seat, action)
        floor.say("card_burned", card=BURN)
        floor.say("street_dealt", cards=FLOP)
        ticket: str = client.post("/v1/tickets").json()["ticket"]
        client.get(f"/v1/tables/{secret}?token={secret}")
        client.get(f"/v1/hands/{ticket}?card=As")
        client.delete(f"/v1/tokens/{secret}")
    return [secret, ticket]


def found(text: str, words: Iterable[str]) -> list[str]:
    """Those of the words that stand in a text, a secret also without what it begins with."""
    return [word for word in words if (word.partition("_")[2] or word) in text]
