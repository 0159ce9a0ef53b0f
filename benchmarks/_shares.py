"""Where the time of a hand goes: by the step that is taken, and by the code that takes it.

Not for ratios: a profiler slows small functions down more than large ones.
"""

import cProfile
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import statemachine
from benchmarks._published import Text, ours
from statemachine.decide import Command, decide, open_table
from statemachine.notation import parse_phh
from statemachine.playback import observations, preparation, table_size, variant_of
from statemachine.rulebooks.tda import TDA

ROUNDS = 5
_DOMAIN = Path(statemachine.__file__).parent


def print_shares(texts: list[Text]) -> None:
    """Print both tables."""
    _print("by step, without a profiler", _by_step(texts), len(texts))
    _print("by module, under a profiler", _by_module(texts), len(texts))


def _print(title: str, shares: dict[str, float], hands: int) -> None:
    whole = sum(shares.values())
    print(f"\n{title:<34}{'us a hand':>10}{'share':>8}")
    for name, seconds in sorted(shares.items(), key=lambda share: -share[1])[:18]:
        print(f"  {name:<32}{seconds / hands * 1e6:>10.1f}{seconds / whole:>8.1%}")


def _by_step(texts: list[Text]) -> dict[str, float]:
    """The least time of each step in some rounds, summed by the kind of step."""
    least: dict[tuple[int, int], float] = {}
    names: dict[tuple[int, int], str] = {}
    clock = time.process_time
    for _ in range(ROUNDS):
        for number, text in enumerate(texts):
            start = clock()
            hand = parse_phh(text.text)
            times = [("reading the text", clock() - start)]
            start = clock()
            seen = (*preparation(hand), *observations(hand))
            times.append(("hand to observations", clock() - start))
            state = open_table("bench", variant_of(hand).id, TDA, table_size(hand)).state
            for one in seen:
                command = Command(one, "bench", "dealer", "", "", state.seq + 1)
                start = clock()
                state = decide(state, command, TDA).state
                times.append((one.kind, clock() - start))
            for step, (name, seconds) in enumerate(times):
                names[number, step] = name
                least[number, step] = min(seconds, least.get((number, step), seconds))
    shares: dict[str, float] = defaultdict(float)
    for place, seconds in least.items():
        shares[names[place]] += seconds
    return shares


def _by_module(texts: list[Text]) -> dict[str, float]:
    """Time of each module's own code, with the built-in functions that it calls."""
    profile = cProfile.Profile()
    profile.enable()
    for text in texts:
        ours(text.text)
    profile.disable()
    shares: dict[str, float] = defaultdict(float)
    for entry in profile.getstats():
        if isinstance(entry.code, str):
            continue
        built_in: Iterable[float] = (
            call.inlinetime for call in entry.calls or () if isinstance(call.code, str)
        )
        shares[_module(entry.code.co_filename)] += entry.inlinetime + sum(built_in)
    return shares


def _module(filename: str) -> str:
    path = Path(filename)
    if filename.startswith("<"):
        return "generated constructors and copies"
    if _DOMAIN in path.parents:
        return ".".join(path.relative_to(_DOMAIN).with_suffix("").parts)
    return "everything else"
