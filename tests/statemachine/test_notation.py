"""The PHH reader: piece by piece and on broken text."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statemachine.notation import MAX_TEXT, NotationError, parse_phh
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    BringInPosted,
    CheckedOrCalled,
    Commentary,
    Discarded,
    Folded,
    HoleDealt,
    Mucked,
    PublishedHand,
    Shown,
    StoodPat,
)

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))

PLAIN = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 90, 80]
actions = ["p3 f"]
"""


def with_line(line: str) -> str:
    """Return PLAIN with its line for the same field replaced, or with one more line."""
    name = line.partition(" = ")[0]
    kept = [old for old in PLAIN.splitlines() if not old.startswith(f"{name} = ")]
    return "\n".join([*kept, line])


def with_actions(*actions: str) -> PublishedHand:
    return parse_phh(with_line(f"actions = {list(actions)!r}"))


def refusal(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_phh(text)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


def action_refusal(action: str) -> NotationError:
    return refusal(with_line(f"actions = ['p3 f', {action!r}]"))


def test_every_action_has_a_meaning() -> None:
    hand = with_actions(
        "d dh p1 AhKd",
        "d dh p2 ????",
        "d dh p3 2c??",
        "p3 pb",
        "p1 cbr 40",
        "p2 cc",
        "p3 f",
        "d db 2s3s4s",
        "p1 sd",
        "p2 sd ??",
        "p1 sm AhKd",
        "p2 sm",
    )
    assert hand.actions == (
        HoleDealt(0, ("Ah", "Kd")),
        HoleDealt(1, (None, None)),
        HoleDealt(2, ("2c", None)),
        BringInPosted(2),
        BetOrRaisedTo(0, 40),
        CheckedOrCalled(1),
        Folded(2),
        BoardDealt(("2s", "3s", "4s")),
        StoodPat(0),
        Discarded(1, (None,)),
        Shown(0, ("Ah", "Kd")),
        Mucked(1),
    )


def test_remarks_keep_their_place_and_change_nothing() -> None:
    hand = with_actions("p3 f # p1 cbr 99", "# a pause", "", "  p1   f  #", "p2 sm AhKd #a # b")
    assert hand.actions == (
        Folded(2, "p1 cbr 99"),
        Commentary("a pause"),
        Commentary(""),
        Folded(0),
        Shown(1, ("Ah", "Kd"), "a # b"),
    )


def test_a_dash_shows_the_cards_as_dealt() -> None:
    assert with_actions("d dh p2 9c", "d dh p2 9d", "p2 sm -").actions[-1] == Shown(1, ("9c", "9d"))


@pytest.mark.parametrize("before", [["p3 f"], ["d dh p2 ????"], ["d dh p2 9c9d", "p2 sd 9c"]])
def test_a_dash_for_cards_that_are_not_known_is_refused(before: list[str]) -> None:
    error = refusal(with_line(f"actions = {[*before, 'p2 sm -']!r}"))
    assert error.place == f"action {len(before) + 1}"
    assert "does not name" in error.reason


def test_a_partly_shown_hand_stays_partly_unknown() -> None:
    assert with_actions("p2 sm ??Ad").actions == (Shown(1, (None, "Ad")),)


def test_positions_with_three_or_more() -> None:
    hand = parse_phh(PLAIN)
    assert (hand.small_blind_index, hand.big_blind_index, hand.button_index) == (0, 1, 2)
    assert hand.blinds == (1, 2, 0)


def test_heads_up_the_second_player_has_the_button_and_the_small_blind() -> None:
    hand = parse_phh(
        PLAIN.replace("[0, 0, 0]", "[0, 3]")
        .replace("[1, 2, 0]", "[1, 2]")
        .replace(", 80]", "]")
        .replace("p3 f", "p2 f")
    )
    assert (hand.small_blind_index, hand.big_blind_index, hand.button_index) == (1, 0, 1)
    assert hand.blinds == (2, 1)
    assert hand.antes == (3, 0)
    assert hand.big_blind_ante


@pytest.mark.parametrize(
    ("antes", "big_blind_ante", "trims"),
    [
        ("[0, 2, 0]", True, False),
        ("[2, 2, 2]", False, True),
        ("[0, 0, 0]", False, True),
        ("[0, 0, 2]", False, False),
    ],
)
def test_only_equal_antes_are_trimmed(antes: str, big_blind_ante: bool, trims: bool) -> None:
    hand = parse_phh(with_line(f"antes = {antes}") + "\nante_trimming_status = true")
    assert (hand.big_blind_ante, hand.trims_antes) == (big_blind_ante, trims)
    assert hand.ante_trimming_status
    assert not parse_phh(with_line(f"antes = {antes}")).trims_antes


@pytest.mark.parametrize(
    ("finishing", "raise_to", "unit", "stacks", "amount"),
    [
        ("[100, 90, 80]", "4", 1, (100, 90, 80), 4),
        ("[100.0, 90.00, 80]", "4.00", 1, (100, 90, 80), 4),
        ("[100.5, 89.5, 80]", "4", 2, (201, 179, 160), 8),
        ("[100, 90, 80]", "4.01", 100, (10000, 9000, 8000), 401),
        ("[100.25, 89.75, 80]", "4.1", 20, (2005, 1795, 1600), 82),
        ("[1e2, 9.0e1, 80]", "4", 1, (100, 90, 80), 4),
    ],
)
def test_decimals_become_whole_chips(
    finishing: str, raise_to: str, unit: int, stacks: tuple[int, ...], amount: int
) -> None:
    lines = f"finishing_stacks = {finishing}\n"
    hand = parse_phh(lines + with_line(f"actions = ['p3 cbr {raise_to}']"))
    assert hand.unit == unit
    assert hand.finishing_stacks == stacks
    assert hand.actions == (BetOrRaisedTo(2, amount),)
    assert hand.starting_stacks == (100 * unit, 90 * unit, 80 * unit)
    assert (hand.blinds, hand.min_bet) == ((unit, 2 * unit, 0), 2 * unit)


def test_fields_without_an_attribute_are_kept() -> None:
    hand = parse_phh(PLAIN + "hand = 7\n_camera = {left = [1, 2]}\n'odd name' = 'kept'\n")
    assert hand.other_fields == {"hand": 7, "_camera": {"left": [1, 2]}, "odd name": "kept"}
    assert (hand.players, hand.seats, hand.finishing_stacks) == (None, None, None)
    assert hash(hand) == hash(parse_phh(PLAIN + "hand = 7\n_camera = 1\n"))


def test_names_and_seats_are_read() -> None:
    hand = parse_phh(PLAIN + "players = ['Ada', '', 'Cy']\nseats = [4, 6, 1]\n")
    assert (hand.players, hand.seats) == (("Ada", "", "Cy"), (4, 6, 1))


def test_windows_line_ends_and_byte_order_mark_are_harmless() -> None:
    assert parse_phh("\ufeff" + PLAIN.replace("\n", "\r\n")) == parse_phh(PLAIN)


def test_stud_has_a_bring_in_and_no_blinds() -> None:
    hand = parse_phh(
        "variant = 'F7S'\nantes = [1, 1]\nbring_in = 2\nsmall_bet = 4\nbig_bet = 8\n"
        "starting_stacks = [50, 60]\nactions = ['d dh p1 ????Ks', 'd dh p2 ????2s', 'p2 pb']\n"
    )
    assert (hand.bring_in, hand.small_bet, hand.big_bet, hand.min_bet) == (2, 4, 8, None)
    assert hand.blinds == (0, 0)
    assert hand.actions[-1] == BringInPosted(1)


@pytest.mark.parametrize(
    "name", ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions"]
)
def test_a_missing_field_is_named(name: str) -> None:
    text = "\n".join(line for line in PLAIN.splitlines() if not line.startswith(name))
    error = refusal(text)
    assert (error.place, error.code) == (name, "phh_field_invalid")
    assert "missing" in error.reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("variant = 'XX'", "the variant is one of"),
        ("variant = 3", "the variant is one of"),
        ("variant = ['NT']", "the variant is one of"),
        ("antes = [0, 0]", "2 values for 3 starting stacks"),
        ("antes = 0", "an array"),
        ("antes = [0, 0, -1]", "from 0 to"),
        ("antes = [0, 0, true]", "an amount is a number"),
        ("antes = [0, 0, '1']", "an amount is a number"),
        ("antes = [0, 0, [1]]", "an amount is a number"),
        ("antes = [0, 0, nan]", "unknown amount"),
        ("antes = [0, 0, 0.00001]", "four decimals"),
        ("antes = [0, 0, 1e-999999999]", "four decimals"),
        ("antes = [0, 0, 1e999999999]", "at most"),
        ("antes = [0, 0, 1e99999999999999999999]", "unknown amount"),
        ("starting_stacks = [100, inf, 80]", "unknown amount"),
        ("starting_stacks = [100, 0, 80]", "not dealt in"),
        ("starting_stacks = [100]", "2 to 23 players"),
        ("starting_stacks = []", "2 to 23 players"),
        ("starting_stacks = [1000000000001, 1, 1]", "from 0 to 1000000000000"),
        ("min_bet = 0", "above zero"),
        ("min_bet = [2]", "an amount is a number"),
        ("ante_trimming_status = 1", "true or false"),
        ("players = ['a', 'b']", "2 values for 3"),
        ("players = ['a', 'b', 3]", "quotation marks"),
        ("seats = [1, 2, 2.5]", "whole number"),
        ("seats = [1, 2, true]", "whole number"),
        ("actions = 'p3 f'", "an array"),
        ("actions = ['p3 f', 3]", "quotation marks"),
    ],
)
def test_a_wrong_field_is_named_with_its_line(line: str, reason: str) -> None:
    text = with_line(line)
    error = refusal(text)
    number = text.splitlines().index(line) + 1
    assert error.place == f"line {number}, {line.partition(' = ')[0]}"
    assert error.code == "phh_field_invalid"
    assert reason in error.reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("p4 f", "'p4' is none of the players p1 to p3"),
        ("p0 f", "'p0' is none"),
        ("p01 f", "'p01' is none"),
        ("p٣ f", "is none of the players"),
        ("d f", "'d' is none"),
        ("p1", "this is none of"),
        ("p1 fold", "this is none of"),
        ("p1 f now", "this is none of"),
        ("d dd p1 AhKd", "this is none of"),
        ("p1 cbr", "followed by one amount"),
        ("p1 cbr 4 5", "followed by one amount"),
        ("p1 cbr -4", "followed by one amount"),
        ("p1 cbr 1e9", "followed by one amount"),
        ("p1 cbr inf", "followed by one amount"),
        ("p1 cbr 4_0", "followed by one amount"),
        ("p1 cbr ٤", "followed by one amount"),
        ("p1 cbr 0", "above zero"),
        ("p1 cbr 0.00001", "four decimals"),
        ("p1 cbr 1000000000001", "from 0 to"),
        ("d db 2s3s4", "two letters"),
        ("d db 2s3sXx", "'Xx' is no card"),
        ("d db 2s3sAS", "'AS' is no card"),
        ("d db A?", "'A?' is no card"),
        ("d dh p4 AhKd", "'p4' is none"),
        ("p1 " + "x" * 5000, "this is none of"),
        ("p" + "1" * 5000 + " f", "is none of the players"),
    ],
)
def test_a_wrong_action_is_named_by_its_number(action: str, reason: str) -> None:
    error = action_refusal(action)
    assert (error.place, error.code) == ("action 2", "phh_action_invalid")
    assert reason in error.reason
    assert len(str(error)) < 200


def test_a_short_deck_has_no_low_cards() -> None:
    text = PLAIN.replace('"NT"', '"NS"')
    assert parse_phh(text.replace("p3 f", "d dh p1 6h??")).actions == (HoleDealt(0, ("6h", None)),)
    error = refusal(text.replace("p3 f", "d dh p1 Ah5h"))
    assert (error.place, error.code) == ("action 1", "phh_action_invalid")
    assert "short deck" in error.reason


@pytest.mark.parametrize("action", ["d dh p1 AhK", "d dh p1 AhKdX", "p1 sm AhKdXx", "d dh p9 AhKd"])
def test_a_refusal_names_no_card(action: str) -> None:
    error = str(action_refusal(action)).replace("as in 'Ah' or '??'", "")
    assert "Ah" not in error
    assert "Kd" not in error


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("variant = 'NT'\nantes = [0,\nmin_bet", "line 3, column 1"),
        ("variant = ", "end of document"),
        ("\x00", "line 1, column 1"),
        ("variant = 'NT'\nvariant = 'PO'\nhand = 1", "line 2, column 15"),
        ("a = " + "9" * 100_000, "file"),
        ("#" * (MAX_TEXT + 1), "file"),
        ("[1]\nvariant = 'NT'\n[2]\nvariant = 'NT'\n", "file"),
    ],
)
def test_text_that_is_no_phh_at_all_is_refused(text: str, place: str) -> None:
    error = refusal(text)
    assert (error.place, error.code) == (place, "phh_unreadable")


def test_endless_nesting_is_refused() -> None:
    assert refusal("a = " + "[" * 200_000).code == "phh_unreadable"


def test_an_amount_stays_bounded_without_its_decimals() -> None:
    error = refusal(with_line("starting_stacks = [1000000000000, 90.5, 80]"))
    assert "more than 1000000000000 chips" in error.reason


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_phh(text)


@given(st.data())
def test_a_damaged_hand_is_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(HANDS)).read_text(encoding="utf-8")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    inserted = data.draw(st.text("0123456789.-+einfpcbrdhsmAK?#'\"[],= \n", max_size=6))
    try:
        hand = parse_phh(text[:start] + inserted + text[end:])
    except NotationError as error:
        message = str(error)
    else:
        message = "read"
        assert len(hand.antes) == len(hand.blinds) == hand.player_count
        assert all(type(stack) is int and stack > 0 for stack in hand.starting_stacks)
    assert len(message.splitlines()) == 1
