"""Collections: many hands in one text, of which a broken one takes no other with it."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import HandHistory

from statemachine.notation import (
    MAX_COLLECTION,
    MAX_TEXT,
    NotationError,
    parse_phh,
    parse_phhs,
    write_phhs,
)
from statemachine.published import PublishedHand
from tests.statemachine.generated_hands import published_hands

HAND = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 90, 80]
actions = ['p3 f']
"""
PLAYED = parse_phh(HAND)


def texts(*hands: str) -> str:
    return "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1))


def shown(text: str) -> list[tuple[str, str]]:
    """Each name with `read`, or with the one line that says why not."""
    lines = []
    for name, found in parse_phhs(text):
        assert "\n" not in str(found) or isinstance(found, PublishedHand)
        lines.append((name, str(found) if isinstance(found, NotationError) else "read"))
    return lines


@given(st.lists(published_hands(), min_size=1, max_size=4))
def test_hands_that_are_written_are_read_again(hands: Sequence[PublishedHand]) -> None:
    read = list(parse_phhs(write_phhs(hands)))
    assert read == [(str(number), hand) for number, hand in enumerate(hands, 1)]


def test_pokerkit_reads_the_collection() -> None:
    hands = list(HandHistory.loads_all(write_phhs([PLAYED, PLAYED])))
    assert [hand.actions for hand in hands] == [["p3 f"], ["p3 f"]]


def test_a_broken_hand_leaves_the_others() -> None:
    text = texts(
        HAND,
        HAND.replace("NT", "XX"),
        HAND.replace("[1, 2, 0]", "[1, 2"),
        HAND.replace("p3 f", "p9 f"),
        HAND,
    )
    codes = "F2L3D, F7S, F7S/8, FB, FO/8, FR, FT, N2L1D, NS, NT, PO"
    assert shown(text) == [
        ("1", "read"),
        ("2", f"line 10, variant: the variant is one of {codes}"),
        ("3", "line 21, column 1: this is not TOML: Unclosed array"),
        ("4", "action 1: 'p9' is none of the players p1 to p3"),
        ("5", "read"),
    ]


def test_a_truncated_collection_gives_what_is_whole() -> None:
    text = texts(HAND, HAND, HAND)
    names = [line[0] for line in shown(text[:-20]) if line[1] == "read"]
    assert names == ["1", "2"]
    assert len(shown(text[:-20])) == 3


@pytest.mark.parametrize(
    "header",
    ["[ 7 ]", "['7']", '["7"]  # the seventh', "\t[7]", "[7] # x"],
)
def test_headers_are_written_in_many_ways(header: str) -> None:
    assert list(parse_phhs(f"# hands\n\n{header}\n{HAND}")) == [("7", PLAYED)]


def test_tables_within_a_hand_belong_to_it() -> None:
    text = f"[1]\n{HAND}[1._camera]\nleft = 1\n[2]\n{HAND}"
    (_, first), second = parse_phhs(text)
    assert isinstance(first, PublishedHand)
    assert first.other_fields == {"_camera": {"left": 1}}
    assert second == ("2", PLAYED)


@pytest.mark.parametrize("around", ["_x = [\n{}\n]", "_x = '''\n{}\n'''", '_x = """\n{}\n"""'])
def test_what_only_looks_like_a_header_cuts_nothing(around: str) -> None:
    text = f"[1]\n{HAND}{around.format('[5]')}\n[2]\n{HAND}"
    (_, first), second = parse_phhs(text)
    assert isinstance(first, PublishedHand)
    assert "_x" in first.other_fields
    assert second == ("2", PLAYED)


def test_inline_tables_are_hands_too() -> None:
    fields = ", ".join(HAND.splitlines())
    assert list(parse_phhs(f"1 = {{{fields}}}\n[2]\n{HAND}")) == [("1", PLAYED), ("2", PLAYED)]


def test_windows_line_ends_and_byte_order_mark_are_harmless() -> None:
    text = "\ufeff" + texts(HAND, HAND).replace("\n", "\r\n")
    assert [found for _, found in parse_phhs(text)] == [PLAYED, PLAYED]


def test_a_name_that_is_there_twice_is_refused_once() -> None:
    text = f"[1]\n{HAND}[1]\n{HAND}[2]\n{HAND}"
    assert shown(text) == [
        ("1", "read"),
        ("1", "line 8: this name is there twice"),
        ("2", "read"),
    ]


def test_a_stray_field_is_named() -> None:
    assert shown(f"note = 1\n[1]\n{HAND}") == [
        ("note", "note: this field belongs to no hand"),
        ("1", "read"),
    ]
    assert shown(f"[1]\n{HAND}[2._x]\na = 1\n") == [
        ("1", "line 1: a table in it belongs to another hand")
    ]


def test_a_hand_of_a_collection_is_bounded_too() -> None:
    text = f"[1]\n{HAND}_x = '{'x' * MAX_TEXT}'\n[2]\n{HAND}"
    assert shown(text) == [
        ("1", f"line 1: one hand has at most {MAX_TEXT} characters"),
        ("2", "read"),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no hand in it"),
        ("# nothing\n", "no hand in it"),
        (HAND, "its file's name has to end in .phh"),
        ("\x00", "this is not TOML"),
        ("[1\n", "this is not TOML"),
        (" " * (MAX_COLLECTION + 1), "at most"),
    ],
)
def test_what_is_no_collection_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        list(parse_phhs(text))
    assert caught.value.code == "phh_unreadable"
    assert reason in caught.value.reason


@given(st.data())
def test_a_damaged_collection_is_read_or_refused(data: st.DataObject) -> None:
    text = texts(HAND, HAND, HAND)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    inserted = data.draw(st.text("0123456789.-+einfpcbrd'\"[],= \n#", max_size=6))
    try:
        found = shown(text[:start] + inserted + text[end:])
    except NotationError as error:
        found = [("", str(error))]
    assert found
    assert all(len(line.splitlines()) == 1 for _, line in found)
