"""Published hands played at our table: they end at the published stacks, with nothing flagged.

With FLOORCALL_PHH_DIR set to a folder of .phh files, its hands as well.
"""

import os
from pathlib import Path

import pytest

from statemachine.notation import parse_phh
from statemachine.playback import PlaybackError, play
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


def test_a_hand_that_breaks_off_is_unfinished() -> None:
    text = (HANDS / "heads-up.phh").read_text(encoding="utf-8")
    hand = parse_phh(text)
    short = parse_phh(text.replace(text[text.index("actions") :], "actions = []\n"))
    assert hand.actions
    with pytest.raises(PlaybackError):
        play(short, TDA)
