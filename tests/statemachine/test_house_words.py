"""A house's own sentences are what its tables read, and only its tables."""

from typing import get_args

import pytest

from statemachine import observations as ob
from statemachine.rulebooks import RULEBOOKS, Rulebook, adopt
from statemachine.rulebooks.model import SubstantialAction
from statemachine.slots import changed
from statemachine.texts import LANGUAGES, TEXTS, Language
from statemachine.views import view
from statemachine.views.wording import worded
from tests.statemachine.table import TDA, Table

READINGS = get_args(SubstantialAction)

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


# --- what a book takes for substantial action


@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=list(RULEBOOKS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_has_its_substantial_action_in_words(book: Rulebook, language: Language) -> None:
    said = TEXTS[language][f"fact.substantial_action.{book.substantial_action}"]
    for fact in ("substantial_action", "misdeal_open", "acted_since"):
        assert said in worded(f"step.fact_finding.{fact}", language, book.id)
    for fact in ("substantial_action", "misdeal_open"):
        asked = worded(f"prompt.step.fact_finding.{fact}", language, book.id)
        assert said in asked
        assert "{" not in asked


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reading_of_it_is_asked_as_the_house_has_it(
    reading: SubstantialAction, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULEBOOKS, "house:cut", TDA)
    adopt(changed(TDA, id="house:cut", extends="tda", substantial_action=reading))
    house = RULEBOOKS["house:cut"]
    table = Table((0, 0, 0), book=house, dealing=True).deal()
    table.given(ob.FaultReported("first_card_wrong_seat", seat=2))
    shown = view(table.state, "dealer", language)
    assert shown.hand is not None
    (fault,) = shown.hand.irregularities
    known = reading in ("two_have_cards", "second_round")
    assert (fault.procedure == "fact_finding") is not known
    said = TEXTS[language][f"fact.substantial_action.{reading}"]
    assert (said in shown.advice.text) is not known
    assert len({TEXTS[language][f"fact.substantial_action.{one}"] for one in READINGS}) == 4


def test_a_house_may_say_it_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"fact.substantial_action.acts": "two of us had put chips in"}
    monkeypatch.setitem(RULEBOOKS, "house:own", TDA)
    adopt(changed(TDA, id="house:own", extends="tda", texts={"en": own}))
    asked = worded("step.fact_finding.misdeal_open", "en", "house:own")
    assert own["fact.substantial_action.acts"] in asked
    assert "{" not in worded("step.fact_finding.misdeal_open", "en", "")


def test_what_another_book_would_have_to_ask_is_in_its_words() -> None:
    table = Table((0, 0, 0), book=RULEBOOKS["puerto-rico"], dealing=True).deal()
    table.given(ob.FaultReported("first_card_wrong_seat", seat=2))
    shown = view(table.state, "floor", "en")
    assert shown.hand is not None
    (fault,) = shown.hand.irregularities
    said = {other.book: other.asks for other in fault.others}
    assert TEXTS["en"]["fact.substantial_action.acts"] in (said["tda"] or "")
