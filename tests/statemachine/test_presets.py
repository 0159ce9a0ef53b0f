"""The sizes that players name by the pot, against sums that anybody can do at the table."""

import pytest

from statemachine.presets import presets
from tests.statemachine.table import Table


def sizes(table: Table) -> dict[str, int]:
    return {each.name: each.amount for each in presets(table.hand)}


def test_an_open_raise_counts_the_blinds() -> None:
    table = Table((10_000, 10_000, 10_000)).deal()
    # The call of 100 makes it a pot of 250.
    assert sizes(table) == {"half_pot": 225, "pot": 350}


def test_a_bet_on_the_flop_is_of_what_lies_there() -> None:
    table = Table((10_000, 10_000, 10_000)).to_flop()
    assert sizes(table) == {"half_pot": 150, "pot": 300}
    table.acts("1 bet 300")
    # To call 300; then 900 lie there.
    assert sizes(table) == {"half_pot": 300 + 450, "pot": 1_200}


def test_what_is_the_least_or_all_in_is_no_size_of_its_own() -> None:
    table = Table((1_000, 200, 1_000)).to_flop()
    assert sizes(table) == {"half_pot": 150, "pot": 300}
    table.acts("1 check")
    assert sizes(table) == {}


@pytest.mark.parametrize("variant", ["PO", "FT"])
def test_the_limit_of_the_game_counts(variant: str) -> None:
    table = Table((10_000, 10_000, 10_000), variant=variant).to_flop()  # type: ignore[arg-type]
    assert sizes(table) == ({"half_pot": 150, "pot": 300} if variant == "PO" else {})


def test_nobody_to_act_has_none() -> None:
    table = Table((10_000, 10_000, 10_000)).deal().acts("3 call", "1 call", "2 check")
    assert sizes(table) == {}
