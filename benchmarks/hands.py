"""Hands a second from PHH text to final stacks: this machine beside PokerKit, in one run.

Not a test: it takes the hands whose stacks both agree on, and prints times as they were seen.

The hands are those of tests/hands that both can play; with FLOORCALL_PHH_DIR set to a folder,
also up to 500 of the hands there, of any game. How to read the table: docs/performance.md.
"""

import os
import statistics
import sys
import time
import warnings
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType

from pokerkit import HandHistory

from statemachine.decide import Command, decide, open_table
from statemachine.notation import NotationError, parse_phh
from statemachine.playback import (
    PlaybackError,
    observations,
    play,
    preparation,
    table_size,
    variant_of,
)
from statemachine.rulebooks.tda import TDA

OWN_HANDS = Path(__file__).resolve().parent.parent / "tests" / "hands"
MOST_HANDS = 500
ROUNDS = 7


def ours(text: str) -> tuple[float, ...]:
    """Final stacks, in the chips of the file."""
    hand = parse_phh(text)
    return tuple(stack / hand.unit for stack in play(hand, TDA).stacks)


def theirs(text: str) -> tuple[float, ...]:
    """Final stacks by PokerKit."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, state = HandHistory.loads(text)
    return tuple(float(stack) for stack in state.stacks)


def both_play(text: str) -> bool:
    """Whether the two engines play the hand to the same stacks."""
    try:
        return ours(text) == theirs(text)
    except (PlaybackError, NotationError, ValueError, AssertionError, KeyError):
        return False


def hands() -> tuple[list[str], int]:
    """The texts that both play alike, and how many were left out."""
    files = sorted(OWN_HANDS.glob("*.phh"))
    folder = os.environ.get("FLOORCALL_PHH_DIR")
    if folder:
        found = sorted(Path(folder).rglob("*.phh"))
        files += found[:: max(1, len(found) // MOST_HANDS)]
    texts = [path.read_text(encoding="utf-8") for path in files]
    alike = [text for text in texts if both_play(text)]
    return alike, len(texts) - len(alike)


def seconds(engine: Callable[[str], object], texts: list[str]) -> float:
    """Processor time for all texts once."""
    start = time.process_time()
    for text in texts:
        engine(text)
    return time.process_time() - start


def observation_times(texts: list[str]) -> list[float]:
    """Microseconds of each `decide`."""
    times = []
    for text in texts:
        hand = parse_phh(text)
        state = open_table("bench", variant_of(hand).id, TDA, table_size(hand)).state
        for seen in (*preparation(hand), *observations(hand)):
            command = Command(seen, "bench", "dealer", "", "", state.seq + 1)
            start = time.perf_counter()
            state = decide(state, command, TDA).state
            times.append((time.perf_counter() - start) * 1e6)
    return sorted(times)


def bytes_of(value: object, seen: set[int]) -> int:
    """The bytes of a value and all that only it holds, classes and what was seen left out."""
    if id(value) in seen or isinstance(value, type | FunctionType | ModuleType):
        return 0
    seen.add(id(value))
    size = sys.getsizeof(value)
    if isinstance(value, dict):
        return size + sum(bytes_of(k, seen) + bytes_of(v, seen) for k, v in value.items())
    if isinstance(value, tuple | list | set | frozenset | deque):
        return size + sum(bytes_of(item, seen) for item in value)
    for name in getattr(type(value), "__slots__", ()) or getattr(value, "__dict__", ()):
        size += bytes_of(getattr(value, name, None), seen)
    return size


def state_sizes(texts: list[str]) -> tuple[float, float]:
    """Mean bytes of the state at a hand's end: ours and PokerKit's."""
    mine, other = [], []
    for text in texts[:50]:
        hand = parse_phh(text)
        mine.append(bytes_of(play(hand, TDA).state, set()))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            *_, state = HandHistory.loads(text)
        other.append(bytes_of(state, set()))
    return statistics.mean(mine), statistics.mean(other)


def main() -> None:
    """Run both engines in turn and print the medians."""
    texts, left_out = hands()
    mine, other, ratios = [], [], []
    for _ in range(ROUNDS):
        mine.append(len(texts) / seconds(ours, texts))
        other.append(len(texts) / seconds(theirs, texts))
        ratios.append(mine[-1] / other[-1])
    times = observation_times(texts)
    print(f"{len(texts)} hands, {left_out} left out (not played, or read otherwise, by one engine)")
    print(f"{'engine':<12}{'hands/s':>10}   median of {ROUNDS} rounds, processor time")
    print(f"{'PokerKit':<12}{statistics.median(other):>10.0f}")
    print(f"{'Floorcall':<12}{statistics.median(mine):>10.0f}")
    print(
        f"ratio, round by round: {statistics.median(ratios):.2f} "
        f"({min(ratios):.2f} to {max(ratios):.2f})"
    )
    print(
        f"one observation, us: p50 {times[len(times) // 2]:.0f}, "
        f"p99 {times[int(len(times) * 0.99)]:.0f}, "
        f"p99.9 {times[int(len(times) * 0.999)]:.0f}, worst {times[-1]:.0f}"
    )
    mine_bytes, other_bytes = state_sizes(texts)
    print(f"one state at the end of a hand, bytes: {mine_bytes:.0f}, PokerKit {other_bytes:.0f}")


if __name__ == "__main__":
    main()
