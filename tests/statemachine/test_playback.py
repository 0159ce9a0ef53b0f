"""Published hands played at our table: they end at the published stacks, with nothing flagged.

With FLOORCALL_PHH_DIR set to a folder of .phh files, its hands as well.
"""

import os
from pathlib import Path

import pytest

from statemachine import custody as ledger
from statemachine.decide import Command, decide, open_table
from statemachine.events import ChipsPosted
from statemachine.notation import parse_phh
from statemachine.playback import PlaybackError, observations, play, preparation
from statemachine.published import PublishedHand
from statemachine.rulebooks.tda import TDA
from tests.scale import scaled

HANDS = Path(__file__).resolve().parents[1] / "hands"


@pytest.mark.parametrize("name", sorted(p.stem for p in HANDS.glob("*.phh")))
def test_our_hands_end_as_they_say(name: str) -> None:
    hand = parse_phh((HANDS / f"{name}.phh").read_text(encoding="utf-8"))
    played = play(hand, TDA)
    assert played.stacks == hand.finishing_stacks
    assert played.state.hand is not None
    assert played.state.hand.irregularities == ()
    assert played.state.hand.questions == ()


def test_published_hands_end_as_published() -> None:
    folder = os.environ.get("FLOORCALL_PHH_DIR")
    if not folder:
        pytest.skip("FLOORCALL_PHH_DIR is not set: no folder of published hands to play")
    files = sorted(Path(folder).rglob("*.phh"))
    step = max(1, len(files) // scaled(small=300, full=len(files) or 1))
    differ = []
    for path in files[::step]:
        hand = parse_phh(path.read_text(encoding="utf-8"))
        if hand.finishing_stacks is None:
            continue
        if play(hand, TDA).stacks != hand.finishing_stacks:
            differ.append(path.name)
    assert differ == []


DRAW = """variant = 'N2L1D'
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [10, 20]
min_bet = 20
starting_stacks = [100, 100]
finishing_stacks = [80, 120]
actions = ['d dh p1 7h6c4c3dKc', 'd dh p2 9s8s4d3c2d', 'p2 cc', 'p1 cc', 'p1 sd {thrown}',
    'd dh p1 Ah', 'p2 sd', 'p1 cc', 'p2 cc', 'p2 sm 9s8s4d3c2d', 'p1 sm 7h6c4c3dAh']
"""


@pytest.mark.parametrize("thrown", ["Kc", "??"])
def test_a_discard_that_nobody_named_takes_no_card_away(thrown: str) -> None:
    hand = parse_phh(DRAW.format(thrown=thrown))
    played = play(hand, TDA)
    assert played.stacks == hand.finishing_stacks
    assert played.state.hand is not None
    (gone,) = ledger.pile(played.state.hand.custody, "discards")
    # All but one of the five were tabled in the end.
    assert gone.card == "Kc"
    assert played.state.hand.irregularities == ()
    assert played.state.hand.questions == ()


@pytest.mark.parametrize(
    ("blinds", "post"),
    [
        ("[50, 100, 0, 200]", "straddle"),
        ("[50, 100, 0, 100]", "late"),
        ("[50, 100, 0, 50]", "late"),
    ],
)
def test_no_more_than_a_big_blind_is_posted_late(blinds: str, post: str) -> None:
    assert posted(four(blinds)) == ["small_blind", "big_blind", post]


def test_our_own_file_says_what_was_posted() -> None:
    more = "_posts = [{seat = 4, post = 'missed_blinds', live = 100, dead = 50}]\n"
    hand = four("[50, 100, 0, 100]", "[0, 0, 0, 50]", more)
    assert posted(hand) == ["small_blind", "big_blind", "missed_blinds", "dead"]


@pytest.mark.parametrize(
    "more",
    [
        "_posts = 3\n",
        "_posts = [{seat = 9, post = 'late', live = 100}]\n",
        "_posts = [{seat = 4, post = 'blind', live = 100}]\n",
        "_posts = [{seat = 4, post = 'late', live = 'all'}]\n",
        "_posts = [{seat = 4, post = 'late', live = 500}]\n",
        "_bomb_pot = 'yes'\n",
        "_bomb_pot = 500\n",
        "_carried = 300\n",
        "_runs = 2\n",
        "_runs = true\n",
        "_winners = [{seats = 'all'}]\n",
        "_winners = [{seats = [7], half = 'whole'}]\n",
    ],
)
def test_a_field_of_ours_that_makes_no_sense_is_no_hand_to_play(more: str) -> None:
    hand = four("[50, 100, 0, 100]", more=more)
    with pytest.raises(PlaybackError) as wrong:
        play(hand, TDA)
    assert wrong.value.code == "hand_unsupported"


def four(blinds: str, antes: str = "[0, 0, 0, 0]", more: str = "") -> PublishedHand:
    """Everybody folds to seat 4, whose chips beside the blinds are in question."""
    acts = "'p3 f', 'p4 cc', 'p1 f', 'p2 f'"
    if "200" in blinds:
        acts = "'p1 f', 'p2 f', 'p3 f'"
    return parse_phh(
        f"variant = 'NT'\nante_trimming_status = false\nantes = {antes}\n"
        f"blinds_or_straddles = {blinds}\nmin_bet = 100\nstarting_stacks = [900, 900, 900, 900]\n"
        "actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', "
        f"{acts}]\n{more}"
    )


def posted(hand: PublishedHand) -> list[str]:
    """What was posted at the table where a hand is played, in order."""
    state = open_table("replay", "NT", TDA, 4).state
    found: list[str] = []
    for seen in (*preparation(hand), *observations(hand)):
        decision = decide(state, Command(seen, "replay", "dealer", "", "", state.seq + 1), TDA)
        assert decision.refusal is None
        state = decision.state
        found += [e.posting for e in decision.events if isinstance(e, ChipsPosted)]
    assert state.hand is not None
    assert state.hand.phase == "complete"
    return found


def test_a_hand_that_breaks_off_is_unfinished() -> None:
    text = (HANDS / "heads-up.phh").read_text(encoding="utf-8")
    hand = parse_phh(text)
    short = parse_phh(text.replace(text[text.index("actions") :], "actions = []\n"))
    assert hand.actions
    with pytest.raises(PlaybackError):
        play(short, TDA)
