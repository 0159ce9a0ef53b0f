"""Open Hand History: the fields that its specification asks for, and the chips in them."""

import json
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import jsonschema
import pytest
from hypothesis import given

from statemachine.notation import Circumstances, Pot, UnwritableError, parse_phh, write_ohh
from statemachine.notation.reading import VARIANTS
from statemachine.playback import PlaybackError, play, seat
from statemachine.published import PublishedHand
from statemachine.rulebooks.tda import TDA
from tests.statemachine.generated_hands import published_hands

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))
TOLD: Final = Circumstances("Floorcall", "Main feature", "7", "2025-01-31T18:00:00Z")
WRITTEN: Final = frozenset({"NT", "FT", "PO", "FO/8"})

CARD = {"type": "string", "pattern": "^[2-9TJQKA][cdhs]$"}
CARDS = {"type": "array", "items": CARD}
NUMBER = {"type": "number", "minimum": 0}
TEXT = {"type": "string", "minLength": 1}
INDEX = {"type": "integer", "minimum": 0}
VERSION = {"type": "string", "pattern": r"^\d+\.\d+\.\d+$"}


def record(**members: Any) -> dict[str, Any]:
    """An object with all of these members and no other; those in `maybe` may be missing."""
    maybe = members.pop("maybe", {})
    return {
        "type": "object",
        "properties": members | maybe,
        "required": list(members),
        "additionalProperties": False,
    }


def listed(items: dict[str, Any], least: int = 0) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": least}


ACTIONS = [
    *("Dealt Cards", "Mucks Cards", "Shows Cards", "Post Ante", "Post SB", "Post BB", "Straddle"),
    *("Post Dead", "Post Extra Blind", "Fold", "Check", "Bet", "Raise", "Call"),
]
# Written by hand from the 1.4.6 specification: all is required that it does not call optional.
SCHEMA = record(
    ohh=record(
        spec_version={"const": "1.4.6"},
        site_name=TEXT,
        network_name=TEXT,
        internal_version=VERSION,
        game_number=TEXT,
        start_date_utc={"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"},
        table_name=TEXT,
        game_type={"enum": ["Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw"]},
        bet_limit=record(bet_type={"enum": ["NL", "PL", "FL"]}, bet_cap=NUMBER),
        table_size={"type": "integer", "minimum": 2, "maximum": 10},
        currency={"type": "string", "pattern": "^[A-Z]{3}$"},
        dealer_seat={"type": "integer", "minimum": 1},
        small_blind_amount=NUMBER,
        big_blind_amount=NUMBER,
        ante_amount=NUMBER,
        hero_player_id={"type": "null"},
        flags=listed({"enum": ["Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap"]}),
        players=listed(
            record(
                id=INDEX, seat={"type": "integer", "minimum": 1}, name=TEXT, starting_stack=NUMBER
            ),
            2,
        ),
        rounds=listed(
            record(
                id=INDEX,
                street={"enum": ["Preflop", "Flop", "Turn", "River", "Showdown"]},
                cards=CARDS,
                actions=listed(
                    record(
                        action_number=INDEX,
                        player_id=INDEX,
                        action={"enum": ACTIONS},
                        amount=NUMBER,
                        is_allin={"type": "boolean"},
                        maybe={"cards": CARDS},
                    )
                ),
            ),
            1,
        ),
        pots=listed(
            record(
                number=INDEX,
                amount=NUMBER,
                rake={"const": 0},
                player_wins=listed(record(player_id=INDEX, win_amount=NUMBER)),
            )
        ),
        maybe={"tournament": {"const": True}},
    )
)


def ohh(hand: PublishedHand, told: Circumstances = TOLD) -> dict[str, Any]:
    document = json.loads(write_ohh(hand, told))
    jsonschema.validate(document, SCHEMA)
    written: dict[str, Any] = document["ohh"]
    for name, key in (("rounds", "id"), ("pots", "number")):
        assert [each[key] for each in written[name]] == list(range(len(written[name])))
    for one in written["rounds"]:
        numbers = [action["action_number"] for action in one["actions"]]
        assert numbers == list(range(len(numbers)))
    return written


def own(name: str) -> PublishedHand:
    path = Path(__file__).parent.parent / "hands" / f"{name}.phh"
    return parse_phh(path.read_text(encoding="utf-8"))


def won(written: dict[str, Any], hand: PublishedHand) -> list[tuple[int, dict[int, int]]]:
    """Each pot and what its winners got of it, in whole chips."""
    return [
        (
            round(pot["amount"] * hand.unit),
            {win["player_id"]: round(win["win_amount"] * hand.unit) for win in pot["player_wins"]},
        )
        for pot in written["pots"]
    ]


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_pots_and_winners_are_those_of_the_machine(path: Path) -> None:
    hand = parse_phh(path.read_text(encoding="utf-8"))
    written = ohh(hand)
    try:
        played = play(hand, TDA).state.hand
    except PlaybackError:
        pytest.skip("the machine does not play it")
    assert played is not None
    players = {seat(player): player for player in range(hand.player_count)}
    awarded = [
        (
            award.amount,
            {players[share.seat]: share.amount for share in award.shares if share.amount},
        )
        for award in sorted(played.awards, key=lambda award: award.pot)
        if award.amount
    ]
    assert won(written, hand) == awarded


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_every_chip_is_somewhere(path: Path) -> None:
    hand = parse_phh(path.read_text(encoding="utf-8"))
    written = ohh(hand)
    put = dict.fromkeys(range(hand.player_count), 0.0)
    for one in written["rounds"]:
        for action in one["actions"]:
            put[action["player_id"]] += action["amount"]
    assert all(chips * hand.unit <= hand.starting_stacks[p] for p, chips in put.items())
    assert sum(put.values()) >= sum(pot["amount"] for pot in written["pots"])


def test_a_hand_is_written_round_by_round() -> None:
    hand = parse_phh("""
variant = "NT"
antes = [0, 0.5, 0]
blinds_or_straddles = [0.5, 1, 2]
min_bet = 1
starting_stacks = [20, 30, 40]
actions = [
  "d dh p1 AhKh", "d dh p2 ????", "d dh p3 ??2c", "p1 cbr 6", "p2 cc", "p3 f", "d db 2h3h4h",
  "p1 cc", "p2 cbr 5 # a look", "p1 cbr 14", "p2 cc", "p1 sm AhKh", "p2 sm", "d db 5h", "d db 6h",
]
finishing_stacks = [42.5, 9.5, 38]
seats = [4, 6, 2]
players = ["Ana", "", "Cleo"]
currency = "EUR"
seat_count = 8
""")
    written = ohh(hand, replace(TOLD, tournament=True, network_name="Hall 3"))
    assert (written["game_type"], written["bet_limit"]["bet_type"]) == ("Holdem", "NL")
    assert [written[f"{blind}_blind_amount"] for blind in ("small", "big")] == [0.5, 1]
    assert written["ante_amount"] == 0.5
    assert (written["dealer_seat"], written["table_size"], written["currency"]) == (2, 8, "EUR")
    assert (written["network_name"], written["tournament"]) == ("Hall 3", True)
    assert [player["name"] for player in written["players"]] == ["Ana", "p2", "Cleo"]
    said = [
        (
            one["street"],
            "".join(one["cards"]),
            [
                (
                    a["player_id"],
                    a["action"],
                    a["amount"],
                    a["is_allin"],
                    "".join(a.get("cards", ())),
                )
                for a in one["actions"]
            ],
        )
        for one in written["rounds"]
    ]
    assert said == [
        (
            "Preflop",
            "",
            [
                (1, "Post Ante", 0.5, False, ""),
                (0, "Post SB", 0.5, False, ""),
                (1, "Post BB", 1, False, ""),
                (2, "Straddle", 2, False, ""),
                (0, "Dealt Cards", 0, False, "AhKh"),
                (2, "Dealt Cards", 0, False, "2c"),
                (0, "Raise", 5.5, False, ""),
                (1, "Call", 5, False, ""),
                (2, "Fold", 0, False, ""),
            ],
        ),
        (
            "Flop",
            "2h3h4h",
            [
                (0, "Check", 0, False, ""),
                (1, "Bet", 5, False, ""),
                (0, "Raise", 14, True, ""),
                (1, "Call", 9, False, ""),
            ],
        ),
        ("Turn", "5h", []),
        ("River", "6h", []),
        ("Showdown", "", [(0, "Shows Cards", 0, False, "AhKh")]),
    ]
    assert won(written, hand) == [(85, {0: 85})]


def test_an_uncalled_bet_is_in_no_pot() -> None:
    hand = own("uncalled-raise")
    written = ohh(hand)
    assert hand.finishing_stacks is not None
    assert sum(chips for chips, _ in won(written, hand)) < sum(
        action["amount"] for one in written["rounds"] for action in one["actions"]
    )


def test_pots_that_are_told_are_taken_as_told() -> None:
    told = replace(TOLD, pots=(Pot(3, ((1, 2), (0, 1))),), dealer_seat=9, table_size=10)
    written = ohh(replace(own("walk"), finishing_stacks=None), told)
    assert written["pots"][0]["player_wins"] == [
        {"player_id": 1, "win_amount": 2},
        {"player_id": 0, "win_amount": 1},
    ]
    assert (written["dealer_seat"], written["table_size"]) == (9, 10)


@pytest.mark.parametrize("finishing", [None, "one more"])
def test_pots_that_cannot_be_told_are_refused(finishing: str | None) -> None:
    hand = own("walk")
    assert hand.finishing_stacks is not None
    first, *rest = hand.finishing_stacks
    changed = None if finishing is None else (first + 1, *rest)
    with pytest.raises(UnwritableError, match="finishing stacks"):
        write_ohh(replace(hand, finishing_stacks=changed), TOLD)


@pytest.mark.parametrize("variant", sorted(VARIANTS - WRITTEN))
def test_a_game_that_the_format_does_not_name_is_refused(variant: str) -> None:
    with pytest.raises(UnwritableError, match=f"does not describe the variant {variant}"):
        write_ohh(replace(own("walk"), variant=variant), TOLD)


ALL_IN = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 20]
actions = ["p2 cbr 20", "p1 cc", {boards}]
finishing_stacks = [20, 20]
"""


@pytest.mark.parametrize(
    ("boards", "streets"),
    [
        ("'d db 2c3d4h', 'd db 5s', 'd db 6s'", ["Flop", "Turn", "River"]),
        (
            "'d db 2c3d4h', 'd db 5s', 'd db 6s', 'd db 2d3h4s', 'd db 5c', 'd db 6c'",
            ["Flop", "Turn", "River", "Flop", "Turn", "River"],
        ),
    ],
)
def test_further_boards_have_rounds_of_their_own(boards: str, streets: list[str]) -> None:
    written = ohh(parse_phh(ALL_IN.format(boards=boards)))
    assert [one["street"] for one in written["rounds"]] == ["Preflop", *streets]
    assert ("Run_It_Twice" in written["flags"]) == (len(streets) > 3)


@pytest.mark.parametrize("boards", ["'d db 2c3d4h5s'", "'d db 2c'", "'d db 2c3d4h', 'd db 5s6s'"])
def test_a_board_that_comes_otherwise_is_refused(boards: str) -> None:
    with pytest.raises(UnwritableError, match="OHH has no street of"):
        write_ohh(parse_phh(ALL_IN.format(boards=boards)), TOLD)


@given(published_hands(variants=WRITTEN))
def test_any_hand_is_written_or_refused(hand: PublishedHand) -> None:
    plain = replace(hand, other_fields=MappingProxyType({}))
    try:
        said = ohh(plain, replace(TOLD, table_size=10))["site_name"]
    except UnwritableError as error:
        said = str(error)
    assert len(said.splitlines()) == 1
