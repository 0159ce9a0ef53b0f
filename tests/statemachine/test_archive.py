"""An archive of published hands that is none of ours: read, written again, played to its stacks.

FLOORCALL_PHH_DIR names it: a folder, a tar (plain, xz, gz, bz2), a zip or a .phhs file.
"""

import os
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from app.archives import Found, Unread, hands_in
from statemachine.notation import parse_phh, parse_phhs, write_phh, write_phhs
from statemachine.playback import PlaybackError, play
from statemachine.published import PublishedHand
from statemachine.rulebooks.tda import TDA
from tests.scale import scaled

VARIABLE: Final = "FLOORCALL_PHH_DIR"
# Hands whose file itself is wrong, by the end of their name, and what is wrong with it.
WRONG: Final[Mapping[str, str]] = {}

pytestmark = pytest.mark.heavy


@pytest.fixture
def archive() -> Iterator[Found]:
    """Every so many hands of the archive; all of them at full scale."""
    named = os.environ.get(VARIABLE)
    if not named:
        pytest.skip(f"{VARIABLE} is not set: no archive of published hands to play")
    return islice(hands_in(Path(named)), 0, None, scaled(small=20, full=1))


def test_every_hand_is_read_and_written_again(archive: Iterator[Found]) -> None:
    hands = []
    for name, found in archive:
        assert not isinstance(found, Unread), f"{name}: {found.line}"
        assert parse_phh(write_phh(found)) == found, name
        hands.append(found)
    assert hands
    assert [found for _, found in parse_phhs(write_phhs(hands))] == hands


def test_every_hand_ends_as_published(archive: Iterator[Found]) -> None:
    differing, agreeing = {}, 0
    for name, hand in archive:
        reason = _difference(hand)
        if reason:
            differing[name] = reason
        else:
            agreeing += 1
    known = {name for name in differing if any(name.endswith(end) for end in WRONG)}
    assert {name: differing[name] for name in differing.keys() - known} == {}
    assert agreeing


def _difference(hand: PublishedHand | Unread) -> str:
    if isinstance(hand, Unread):
        return hand.line
    try:
        stacks = play(hand, TDA).stacks
    except PlaybackError as error:
        return str(error)
    if hand.finishing_stacks in (None, stacks):
        return ""
    return f"{stacks}; published: {hand.finishing_stacks}"
