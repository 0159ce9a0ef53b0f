"""Proves that entries become exact bytes and come back, and that texts cover every code.

Which event follows from which observation is proved with the domain.
"""

import dataclasses
import json
import string
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from app import texts
from app.codec import (
    EFFECT_KINDS,
    EVENT_KINDS,
    FORMAT,
    GENESIS,
    OBSERVATION_KINDS,
    FormatTooNew,
    LogEntry,
    UnreadableEntry,
    chain_hash,
    decode_entry,
    encode_entry,
    fingerprint,
    fresh_nonce,
    seal,
)
from app.kinds import later
from app.problems import STATUS
from statemachine.effects import Effect
from statemachine.events import Event
from statemachine.observations import HandBegun, HoleCardsDealt, Observation, SeatCards
from statemachine.texts import LANGUAGES, TEXTS


def entry(**fields: Any) -> LogEntry:
    values: dict[str, Any] = {
        "table": "main",
        "seq": 7,
        "observation_id": "obs-1",
        "at": "2026-01-01T00:00:00.000000Z",
        "actor": "Console 1",
        "role": "dealer",
        "device": None,
        "format": FORMAT,
        "nonce": fresh_nonce(),
        "observation": HandBegun(),
        "events": (),
    }
    return LogEntry(**values | fields)


# Any member of a union, with any values its own types allow.
observations = st.one_of([st.from_type(member) for member in get_args(Observation)])
events = st.one_of([st.from_type(member) for member in get_args(Event)])


@given(observation=st.none() | observations, happened=st.lists(events, max_size=3))
def test_every_entry_comes_back_as_it_was(
    observation: Observation | None, happened: list[Event]
) -> None:
    written = entry(observation=observation, events=tuple(happened))
    body = encode_entry(written)
    read = decode_entry(body)
    assert read == written
    assert encode_entry(read) == body
    assert json.loads(body)["format"] == FORMAT


def test_the_bytes_are_these() -> None:
    """A golden entry: bytes that were written once have to be read for good."""
    body = (
        b'{"table":"main","seq":7,"observation_id":"obs-1","at":"2026-01-01T00:00:00.000000Z",'
        b'"actor":"Console 1","role":"dealer","device":null,"format":1,'
        b'"nonce":"00112233445566778899aabbccddeeff",'
        b'"observation":{"bomb_pot":0,"kind":"hand_begun"},"events":[]}'
    )
    written = entry(nonce="00112233445566778899aabbccddeeff")
    assert encode_entry(written) == body
    assert decode_entry(body) == written
    # Written before the observation had that field.
    assert decode_entry(body.replace(b'"bomb_pot":0,', b"")) == written
    assert (
        seal(written, GENESIS).hash.hex()
        == (chain_hash(bytes(32), body).hex())
        != chain_hash(b"\1" * 32, body).hex()
    )


def test_the_same_entry_never_has_the_same_hash_twice() -> None:
    assert len({seal(entry(), GENESIS).hash for _ in range(10)}) == 10
    assert len(fresh_nonce()) == 32


def test_no_card_is_in_a_repr() -> None:
    hidden = HoleCardsDealt((SeatCards(1, ("As", "Ac")),))
    written = entry(observation=hidden)
    assert "As" not in repr(written)
    assert "As" not in repr(seal(written, GENESIS))


@pytest.mark.parametrize(
    "change",
    [
        {"seq": "7"},
        {"role": "king"},
        {"observation": {"kind": "unheard_of"}},
        {"events": [{"kind": "hand_begun"}]},
        {"events": None},
        {"surplus": 1},
    ],
)
def test_what_is_no_entry_is_not_read(change: dict[str, Any]) -> None:
    body = json.dumps(json.loads(encode_entry(entry())) | change).encode()
    with pytest.raises(UnreadableEntry) as caught:
        decode_entry(body)
    assert not isinstance(caught.value, FormatTooNew)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("change", [{}, {"surplus": 1}, {"events": [{"kind": "unheard_of"}]}])
def test_a_newer_format_is_named(change: dict[str, Any]) -> None:
    body = json.dumps(json.loads(encode_entry(entry())) | change | {"format": 2}).encode()
    with pytest.raises(FormatTooNew) as caught:
        decode_entry(body)
    assert caught.value.found == 2


def test_a_fingerprint_is_of_what_is_said_and_of_who_says_it() -> None:
    said = HoleCardsDealt((SeatCards(1, ("As", "Ac")),))
    assert fingerprint(said, "dealer") == fingerprint(dataclasses.replace(said), "dealer")
    assert fingerprint(said, "dealer") != fingerprint(said, "floor")
    assert fingerprint(said, "dealer") != fingerprint(HoleCardsDealt(), "dealer")
    assert len(fingerprint(None, "admin")) == 32


def test_kinds_are_one_word_for_one_thing() -> None:
    assert not OBSERVATION_KINDS & EVENT_KINDS
    assert not OBSERVATION_KINDS & EFFECT_KINDS
    assert len(OBSERVATION_KINDS) == len(get_args(Observation))
    assert len(EVENT_KINDS) == len(get_args(Event))
    assert len(EFFECT_KINDS) == len(get_args(Effect))
    # The path of a fault leaves kinds out, so none may be a field's name too.
    fields = {each.name for member in get_args(Observation) for each in dataclasses.fields(member)}
    assert not fields & (OBSERVATION_KINDS | EFFECT_KINDS)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_problem_has_its_sentence_in_each_language() -> None:
    assert set(texts.TEXTS) == set(LANGUAGES)
    for language in LANGUAGES:
        assert set(texts.TEXTS[language]) >= set(STATUS), language
        assert not {f"error.{code}" for code in STATUS} & set(TEXTS[language])
    for code, english in texts.TEXTS["en"].items():
        spanish = texts.TEXTS["es"][code]
        assert placeholders(english) == placeholders(spanish), code
        assert english != spanish, code


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-AR,es;q=0.9", "es"),
        ("en-GB, es;q=0.9", "en"),
        ("fr, es;q=0.2, en;q=0.1", "es"),
        ("en;q=0, es;q=0.1", "es"),
        ("en;q=nonsense, es;q=0.1", "es"),
        ("en;q=nan", "en"),
        ("*", "en"),
        ("fr", "en"),
        ("," * 10_000, "en"),
    ],
)
def test_the_language_asked_for_is_found(header: str, language: str) -> None:
    assert texts.preferred_language(header) == language


def test_a_code_of_the_domain_has_its_sentence_too() -> None:
    assert "9" in texts.sentence("unknown_seat", "en", {"seat": 9})
    assert texts.sentence("unknown_seat", "es", {}) != texts.sentence("unknown_seat", "en", {})
    assert texts.sentence("never_heard_of", "en", {}) == "never_heard_of"


def test_an_adapter_that_is_built_late_is_built_once_and_does_the_same() -> None:
    built = []

    def build() -> TypeAdapter[int]:
        built.append(1)
        return TypeAdapter(int)

    adapter = later(build)
    assert built == []
    assert adapter.validate_json(b"7") == 7
    assert adapter.dump_json(7) == b"7"
    assert adapter.json_schema() == {"type": "integer"}
    assert built == [1]
