"""Proves that a table of every variant is opened over the API and plays its first street.

What the games are is proved in the domain and by the scenarios.
"""

from typing import Any

import httpx
import pytest

from statemachine.variants import VARIANTS, VariantId
from tests.app.service import Table

LEVELS: dict[str, dict[str, Any]] = {
    "blinds": {"small_blind": 50, "big_blind": 100},
    "button_blind": {"big_blind": 100, "ante": 100},
    "bring_in": {"ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200},
}


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_a_table_of_every_variant_is_opened_and_dealt(
    admin: httpx.Client, variant: VariantId
) -> None:
    game = VARIANTS[variant]
    table = Table.opened(
        admin,
        id=f"game-{variant.replace('/', '-').lower()}",
        variant=variant,
        level=LEVELS[game.forced],
    )
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    view = table.get()["view"]
    assert view["variant"] == variant
    assert view["hand"]["phase"] == game.streets[0].name
    assert [len(seat["cards"]) for seat in view["seats"]] == [game.streets[0].hole] * 3
    assert view["game"]["structure"] == game.structure
    assert {name: view["level"][name] for name in LEVELS[game.forced]} == LEVELS[game.forced]


def test_a_level_that_the_game_cannot_have_is_refused(admin: httpx.Client) -> None:
    body = {
        "name": "Stud",
        "seats": 6,
        "variant": "F7S",
        "level": {"small_blind": 50, "big_blind": 100},
    }
    answer = admin.post("/v1/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bring_in_missing")
