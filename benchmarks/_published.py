"""The published hands that both engines play, and the two ways of playing them.

Not a measurement: it says which hands are fair to compare, and how many are not.
"""

import os
import re
import warnings
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from pokerkit import HandHistory, State

from statemachine.notation import NotationError, parse_phh
from statemachine.playback import PlaybackError, play
from statemachine.rulebooks.tda import TDA

OWN_HANDS = Path(__file__).resolve().parent.parent / "tests" / "hands"
VARIABLE = "FLOORCALL_PHH_DIR"
# Of each game, so that the one of which archives are full does not hide the others.
MOST_HANDS = 500

_VARIANT = re.compile(r"^variant = ['\"]([^'\"]+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Text:
    """A hand as its file has it."""

    game: str
    text: str


def ours(text: str) -> tuple[float, ...]:
    """Final stacks, in the chips of the file."""
    hand = parse_phh(text)
    return tuple(stack / hand.unit for stack in play(hand, TDA).stacks)


def theirs(text: str) -> tuple[float, ...]:
    """Final stacks by PokerKit."""
    *_, state = HandHistory.loads(text)
    return tuple(float(stack) for stack in state.stacks)


def their_state(text: str, actions: int) -> State:
    """PokerKit's state after so many of the file's actions."""
    history = HandHistory.loads(text)
    states = (state for state, action in history.state_actions if action is not None)
    *_, state = islice(states, actions)
    return state


def hands() -> tuple[list[Text], int]:
    """The hands that both engines play to the same stacks, and how many were left out."""
    warnings.simplefilter("ignore")
    files = sorted(OWN_HANDS.glob("*.phh"))
    folder = os.environ.get(VARIABLE)
    if folder:
        files += sorted(Path(folder).rglob("*.phh"))
    games: dict[str, list[Text]] = defaultdict(list)
    for path in files:
        text = path.read_text(encoding="utf-8")
        found = _VARIANT.search(text)
        games[found[1] if found else ""].append(Text(found[1] if found else "", text))
    chosen = [text for texts in games.values() for text in _spread(texts)]
    alike = [text for text in chosen if _both_play(text.text)]
    return alike, len(chosen) - len(alike)


def _spread(texts: list[Text]) -> list[Text]:
    """At most so many of them, from the first to the last."""
    step = max(1, -(-len(texts) // MOST_HANDS))
    return texts[::step]


def _both_play(text: str) -> bool:
    try:
        return ours(text) == theirs(text)
    except (PlaybackError, NotationError, ValueError, AssertionError, KeyError):
        return False
