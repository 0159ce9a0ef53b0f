"""Proves over HTTP what the floor reads of an open irregularity, in each language and by each book:
what was seen, the rule and its edition, what will change, who must act, what other books say.

That each of these is right is proved with the domain and by the scenarios.
"""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from statemachine.rulebooks import PUBLISHED
from tests.app.service import Service, Table

BOOKS = {book.id: book for book in PUBLISHED}
LANGUAGES = ("en", "es")
# A name that a program has for something, and nobody says.
CODE = re.compile(r"\b[a-z]+_[a-z_]+\b|\{|\}|None|null")


def dealt(table: Table) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")


def limped(table: Table) -> None:
    dealt(table)
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)


def four_card_flop(table: Table) -> None:
    limped(table)
    table.say("street_dealt", cards=["2c", "7d", "Qs", "9h"])


def five_card_flop(table: Table) -> None:
    limped(table)
    table.say("street_dealt", cards=["2c", "7d", "Qs", "9h", "3s"])


def raised_too_little(table: Table) -> None:
    dealt(table)
    table.act(1, "raise", 150)


def unburned_flop(table: Table) -> None:
    limped(table)
    table.say("street_dealt", cards=["2c", "7d", "Qs"])
    table.say("fault_reported", fault="unburned_street", street="flop")


def killed_by_the_dealer(table: Table) -> None:
    dealt(table)
    table.say("fault_reported", fault="hand_killed_by_dealer", seat=1)


def twice_the_same_card(table: Table) -> None:
    limped(table)
    table.say("street_dealt", cards=["2c", "7d", "7d"])


def out_of_turn(table: Table) -> None:
    dealt(table)
    (question,) = table.act(3, "call")["view"]["hand"]["questions"]
    table.say("question_answered", question=question["id"], answer="real")


def too_few_cards(table: Table) -> None:
    dealt(table)
    table.say("fault_reported", fault="wrong_hole_count", seat=3, amount=1)


KINDS: dict[str, Callable[[Table], None]] = {
    "four_card_flop": four_card_flop,
    "overdealt_flop": five_card_flop,
    "underraise": raised_too_little,
    "unburned_street": unburned_flop,
    "hand_killed_by_dealer": killed_by_the_dealer,
    "duplicate_card": twice_the_same_card,
    "action_out_of_turn": out_of_turn,
    "wrong_hole_count": too_few_cards,
}


def sentences(fault: dict[str, Any]) -> list[str]:
    """Everything that the floor reads of a fault."""
    read = [fault["title"], fault["text"], fault["authority"], fault["procedure_title"]]
    read += [*fault["will_change"], *fault["suggestion"], fault["step"]["text"]]
    read += [cited["text"] for cited in fault["citations"]]
    for outcome in fault["step"]["outcomes"]:
        read += [outcome["text"], *outcome["changes"]]
    for other in fault["others"]:
        read += [other["procedure_title"], *([other["asks"]] if other["asks"] else [])]
    return read


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_floor_reads_all_five_things_in_both_languages(
    service: Service, admin: httpx.Client, kind: str, book: str
) -> None:
    table = Table.opened(admin, rulebook=book)
    KINDS[kind](table)
    said: dict[str, list[str]] = {}
    secret = service.token("floor", table.id)
    for language in LANGUAGES:
        with service.client(secret, language) as client:
            answer = table.through(client).get("/irregularities", params={"open": True})
        fault = next(each for each in answer["irregularities"] if each["fault"] == kind)

        # What was seen: entries of the log that say so.
        assert fault["evidence"] == sorted({*fault["evidence"]})
        assert all(1 <= seq <= table.seq for seq in fault["evidence"])
        told = [table.entries()[seq - 1]["events"] for seq in fault["evidence"]]
        opened = [event for events in told for event in events if event.get("fault") == kind]
        assert opened

        # Which rule, and of which edition; a book that is silent says that.
        for cited in fault["citations"]:
            assert cited["clause"] in fault["authority"]
            assert cited["edition"] == BOOKS[book].citations[cited["clause"]].edition
            assert cited["edition"] in fault["authority"]
            assert len(cited["text"]) > 20
        if fault["silent"] or not fault["citations"]:
            assert BOOKS[book].edition in fault["authority"]

        # What will change, who must act now, and what the others would have said.
        assert fault["will_change"]
        assert fault["step"]["who"] in {"dealer", "floor"}
        assert fault["step"]["outcomes"]
        assert {other["book"] for other in fault["others"]} == BOOKS.keys() - {book}
        for other in fault["others"]:
            assert other["edition"] == BOOKS[other["book"]].edition
            assert other["silent"] or other["citations"] or other["asks"]

        said[language] = sentences(fault)
        for sentence in said[language]:
            assert sentence.strip()
            assert not CODE.search(sentence), sentence
    differ = [one != other for one, other in zip(said["en"], said["es"], strict=True)]
    # Names of clauses and words of the trade are the same in both.
    assert sum(differ) > 0.8 * len(differ)


@pytest.mark.parametrize("role", ["dealer", "public", "device"])
def test_it_is_for_who_rules_alone(service: Service, table: Table, role: str) -> None:
    four_card_flop(table)
    with service.seat(role, table.id) as client:
        (fault,) = table.through(client).get("/irregularities")["irregularities"]
    assert (fault["evidence"], fault["others"]) == ([], [])
    assert fault["authority"] is None
    assert fault["step"]["who"] == "dealer"
    # What a remedy changes is for whoever carries it out too.
    assert bool(fault["will_change"]) is (role != "public")
