"""Rulebooks as data: every remedy can be carried out, every clause cited, nothing left open."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statemachine.irregularities import (
    BLOCKS,
    KINDS,
    LOG_FACTS,
    SEEN_FACTS,
    Fact,
    IrregularityKind,
    holds,
)
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.rulebooks import PUBLISHED, RULEBOOKS, Remedy, Rulebook, adopt, canonical, digest
from statemachine.rulebooks.catalogue import PLAYER_DEALT
from statemachine.rulebooks.hoyle import HOYLE
from statemachine.rulebooks.latam_2026 import LATAM_2026
from statemachine.rulebooks.model import UNNAMED, cited
from statemachine.rulebooks.tda import TDA
from statemachine.texts import LANGUAGES, TEXTS

books = pytest.mark.parametrize("book", PUBLISHED, ids=[book.id for book in PUBLISHED])
FACTS = (*LOG_FACTS, *SEEN_FACTS)


def remedies(book: Rulebook) -> list[tuple[IrregularityKind, Remedy]]:
    return [(kind, remedy) for kind, several in book.remedies.items() for remedy in several]


def test_the_four_books_are_there() -> None:
    assert [book.id for book in PUBLISHED] == ["tda", "latam-2026", "puerto-rico", "hoyle"]
    assert {book.id for book in PUBLISHED} <= set(RULEBOOKS)


@books
def test_a_book_names_every_kind(book: Rulebook) -> None:
    assert set(book.remedies) == set(KINDS)


@books
def test_every_remedy_names_a_procedure_facts_and_clauses_of_the_book(book: Rulebook) -> None:
    for kind, remedy in remedies(book):
        assert remedy.procedure in PROCEDURES, (kind, remedy)
        assert remedy.procedure != FACT_FINDING, (kind, remedy)
        assert remedy.blocks in BLOCKS
        for test in remedy.when:
            assert test.removeprefix("not ") in FACTS, (kind, test)
        assert set(remedy.citations) <= set(book.citations), (kind, remedy)


@books
def test_every_citation_has_an_edition_and_a_text(book: Rulebook) -> None:
    for clause, citation in book.citations.items():
        assert citation.clause == clause
        assert citation.edition
        for language in LANGUAGES:
            assert TEXTS[language][f"rule.{clause}"].strip()


@books
def test_the_last_remedy_of_a_kind_holds_always_and_the_others_do_not(book: Rulebook) -> None:
    for kind, several in book.remedies.items():
        assert several[-1].when == (), kind
        assert several[-1].applies == "always", kind
        for remedy in several[:-1]:
            assert remedy.when or remedy.applies == "player_dealt", kind


@books
def test_no_remedy_is_hidden_by_one_before_it(book: Rulebook) -> None:
    for kind, several in book.remedies.items():
        for first, second in pairwise(several):
            narrower = set(first.when) > set(second.when)
            assert (
                narrower
                or not set(first.when) <= set(second.when)
                or (first.applies == "player_dealt")
            ), (kind, first.when, second.when)


@books
def test_where_the_text_is_silent_the_book_says_so(book: Rulebook) -> None:
    for kind, remedy in remedies(book):
        if remedy.procedure == "floor_discretion":
            assert remedy.silent, (kind, remedy)
        if not remedy.silent:
            assert remedy.citations, (kind, remedy)
            assert not remedy.suggestion, (kind, remedy)


@books
def test_a_remedy_that_only_takes_a_suggestion_has_one(book: Rulebook) -> None:
    for kind, remedy in remedies(book):
        steps = PROCEDURES[remedy.procedure].steps
        if any(all(outcome.suggested for outcome in step.outcomes) for step in steps):
            assert remedy.suggestion, (kind, remedy)


@books
def test_what_a_field_is_read_from_is_a_clause_of_the_book(book: Rulebook) -> None:
    for name, clauses in book.grounds.items():
        assert hasattr(book, name)
        assert set(clauses) <= set(book.citations)
    assert set(cited(book.remedies, book.grounds)) <= set(book.citations)


@given(
    st.sampled_from(PUBLISHED),
    st.sampled_from(sorted(KINDS)),
    st.dictionaries(st.sampled_from(FACTS), st.booleans()),
    st.booleans(),
)
def test_a_book_answers_or_asks_whatever_is_known(
    book: Rulebook, kind: IrregularityKind, facts: dict[Fact, bool], house: bool
) -> None:
    book = replace(book, house_dealer=house)
    while not isinstance(said := book.remedy(kind, facts), Remedy):
        assert said not in facts
        facts = {**facts, said: True}
    assert said is not UNNAMED
    assert holds(said.when, facts) is True
    assert house <= (said.applies == "always")


@books
def test_what_a_field_tells_of_the_remedies_is_so(book: Rulebook) -> None:
    def uses(kind: IrregularityKind, procedure: str) -> bool:
        return any(remedy.procedure == procedure for remedy in book.remedies[kind])

    assert book.under_raise_completed is not uses("underraise", "underraise_is_call")
    assert book.over_limit_returned is not uses("overbet_limit", "overbet_excess_stays")
    shown = uses("heads_up_disclosure", "heads_up_disclosure")
    live = uses("heads_up_disclosure", "hand_lives")
    assert (book.penalty_for_disclosure == "mandatory") is shown
    assert (book.penalty_for_disclosure == "none") is live


# --- one book over another


def test_an_inherited_clause_says_so_and_keeps_its_edition() -> None:
    for clause, citation in LATAM_2026.citations.items():
        assert citation.inherited is not clause.startswith("LATAM-"), clause
        if citation.inherited:
            assert citation.edition == TDA.citations[clause].edition
    assert not any(citation.inherited for citation in TDA.citations.values())
    assert LATAM_2026.extends == TDA.id


def test_a_kind_that_the_amendments_leave_out_is_the_tdas() -> None:
    assert LATAM_2026.remedies["underraise"] == TDA.remedies["underraise"]
    assert LATAM_2026.remedies["four_card_flop"] != TDA.remedies["four_card_flop"]


def test_the_edition_is_cited_clause_by_clause() -> None:
    assert TDA.citations["TDA-35-A1"].edition == "TDA 2022 (es)"
    assert TDA.citations["TDA-54-A1"].edition == "TDA 2026 (es)"
    assert TDA.citations["TDA24-65-B"].edition == "TDA 2024 (en)"


def test_clauses_for_players_who_deal_can_be_chosen() -> None:
    dealt = {c for c, citation in HOYLE.citations.items() if citation.applies == "player_dealt"}
    assert dealt == PLAYER_DEALT
    facts: dict[Fact, bool] = {"misdeal_open": True, "acted": False}
    house = HOYLE.remedy("seat_skipped", facts)
    among_players = replace(HOYLE, house_dealer=False).remedy("seat_skipped", facts)
    assert isinstance(house, Remedy)
    assert isinstance(among_players, Remedy)
    assert (house.procedure, house.silent) == ("floor_discretion", True)
    assert (among_players.procedure, among_players.silent) == ("fewer_hands", False)


# --- the digest and the books of a house


def test_a_digest_is_of_the_whole_content() -> None:
    digests = {digest(book) for book in PUBLISHED}
    assert len(digests) == len(PUBLISHED)
    assert digest(replace(TDA)) == digest(TDA)
    assert digest(replace(TDA, boxed_for_misdeal=3)) != digest(TDA)
    assert digest(replace(TDA, grounds={})) != digest(TDA)
    own = replace(TDA, texts={"en": {"rule.TDA-39-A": "Four cards: call the floor."}})
    assert digest(own) != digest(TDA)
    assert b"Four cards: call the floor." in canonical(own)


def test_a_published_book_cannot_be_replaced() -> None:
    with pytest.raises(ValueError, match="published"):
        adopt(replace(TDA, boxed_for_misdeal=9))
    assert RULEBOOKS["tda"] is TDA


def test_a_house_book_can_be_added_and_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(RULEBOOKS, "house:here", raising=False)
    for boxed in (3, 4):
        adopt(replace(TDA, id="house:here", boxed_for_misdeal=boxed))
        assert RULEBOOKS["house:here"].boxed_for_misdeal == boxed
    monkeypatch.delitem(RULEBOOKS, "house:here")
