"""A house's own sentences are what its tables read, and only its tables."""

import pytest

from statemachine import observations as ob
from statemachine.rulebooks import RULEBOOKS, Rulebook, adopt
from statemachine.slots import changed
from statemachine.views import view
from tests.statemachine.table import TDA, Table

OWN = {
    "rule.TDA-39-B1": "No burn: ask Flor.",
    "step.unburned_flop.call_floor": "Ring the bell.",
    "prompt.step.unburned_flop.call_floor": "Ring for {fault}.",
}


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    monkeypatch.setitem(RULEBOOKS, "house:bell", TDA)
    adopt(changed(TDA, id="house:bell", extends="tda", texts={"en": OWN}))
    return RULEBOOKS["house:bell"]


def read(book: Rulebook, language: str) -> tuple[str, str, str]:
    table = Table(book=book).to_flop("Qs Jh 4d")
    table.say(ob.FaultReported("unburned_street", "flop"))
    shown = view(table.state, "dealer", language)  # type: ignore[arg-type]
    assert shown.hand is not None
    (fault,) = shown.hand.irregularities
    assert fault.step is not None
    return fault.citations[0].text, fault.step.text, shown.advice.text


def test_the_house_is_read_in_its_own_words(house: Rulebook) -> None:
    rule, step, prompt = read(house, "en")
    assert (rule, step) == ("No burn: ask Flor.", "Ring the bell.")
    assert prompt.startswith("Ring for")


def test_what_the_house_leaves_out_is_as_everywhere(house: Rulebook) -> None:
    assert read(house, "es") == read(TDA, "es")
    assert read(TDA, "en")[1] != "Ring the bell."


def test_a_clause_that_a_book_has_no_more_is_still_shown(
    house: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(book=house).to_flop("Qs Jh 4d")
    table.say(ob.FaultReported("unburned_street", "flop"))
    monkeypatch.setitem(RULEBOOKS, "house:bell", changed(house, citations={}, texts={}))
    shown = view(table.state, "floor", "en").hand
    assert shown is not None
    cited = shown.irregularities[0].citations[0]
    assert (cited.clause, cited.edition) == ("TDA-39-B1", "")
    assert cited.text
