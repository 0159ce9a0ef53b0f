"""Hands a second from PHH text to final stacks: this machine beside PokerKit, in one run.

Not a test: it takes the hands whose stacks both agree on, and prints times as they were seen.

The hands are those of tests/hands; with FLOORCALL_PHH_DIR set to a folder, also up to 500 of
each game from there. `--shares` prints where the time goes instead. How to read all this:
docs/performance.md.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Sequence

from benchmarks._published import VARIABLE, Text, hands, ours, their_state, theirs
from benchmarks._shares import print_shares
from benchmarks._sizes import bytes_of
from statemachine.decide import Command, decide, open_table
from statemachine.notation import parse_phh
from statemachine.playback import observations, preparation, table_size, variant_of
from statemachine.replay import Entry
from statemachine.rulebooks.tda import TDA
from statemachine.state import TableState

ROUNDS = 7
# Of a game with few hands each is played several times a round.
LEAST_A_ROUND = 24
TIMED_ROUNDS = 3
SIZED_HANDS = 60


def race(texts: Sequence[Text]) -> list[dict[str, tuple[float, float]]]:
    """Processor time by game in each round, ours and theirs. The engines take turns hand by
    hand, so that whatever else the machine does meanwhile slows both.
    """
    clock = time.process_time
    number = Counter(text.game for text in texts)
    rounds = []
    for turn in range(ROUNDS):
        spent: dict[str, tuple[float, float]] = dict.fromkeys(number, (0.0, 0.0))
        for text in texts:
            times = -(-LEAST_A_ROUND // number[text.game])
            for _ in range(times):
                first, second = (ours, theirs) if turn % 2 else (theirs, ours)
                start = clock()
                first(text.text)
                between = clock()
                second(text.text)
                took = between - start, clock() - between
                mine, other = took if turn % 2 else took[::-1]
                before = spent[text.game]
                spent[text.game] = before[0] + mine / times, before[1] + other / times
        rounds.append(spent)
    return rounds


def print_race(texts: Sequence[Text]) -> None:
    """Print hands a second of all games and of each, and the ratios."""
    rounds = race(texts)
    number = Counter(text.game for text in texts)
    print(f"{'':<12}{'hands':>6}{'PokerKit':>11}{'Floorcall':>11}{'ratio':>8}{'range':>15}")
    for game, count in [("all", len(texts)), *number.most_common()]:
        mine, other = [], []
        for spent in rounds:
            chosen = spent.values() if game == "all" else (spent[game],)
            mine.append(sum(ours for ours, _ in chosen))
            other.append(sum(theirs for _, theirs in chosen))
        ratios = sorted(theirs / ours for ours, theirs in zip(mine, other, strict=True))
        print(
            f"{game:<12}{count:>6}{count / statistics.median(other):>11,.0f}"
            f"{count / statistics.median(mine):>11,.0f}{statistics.median(ratios):>8.2f}"
            f"{f'{ratios[0]:.2f} to {ratios[-1]:.2f}':>15}"
        )


def observation_times(texts: Sequence[Text]) -> tuple[list[float], list[float]]:
    """Microseconds of each `decide`, by the processor's clock and by the one on the wall."""
    spent, passed = [], []
    for text in texts:
        hand = parse_phh(text.text)
        state = open_table("bench", variant_of(hand).id, TDA, table_size(hand)).state
        for seen in (*preparation(hand), *observations(hand)):
            command = Command(seen, "bench", "dealer", "", "", state.seq + 1)
            start, wall = time.process_time(), time.perf_counter()
            state = decide(state, command, TDA).state
            passed.append((time.perf_counter() - wall) * 1e6)
            spent.append((time.process_time() - start) * 1e6)
    return spent, passed


def print_observations(texts: Sequence[Text]) -> None:
    """Print the percentiles of one observation."""
    spent: list[float] = []
    passed: list[float] = []
    for _ in range(TIMED_ROUNDS):
        both = observation_times(texts)
        spent += both[0]
        passed += both[1]
    print(f"\n{f'one observation, us ({len(spent):,})':<36}", end="")
    print(f"{'p50':>8}{'p99':>8}{'p99.9':>8}{'worst':>8}")
    for name, times in (("processor", sorted(spent)), ("wall", sorted(passed))):
        marks = [times[int(len(times) * share)] for share in (0.5, 0.99, 0.999)]
        print(f"  {name:<34}" + "".join(f"{mark:>8,.0f}" for mark in (*marks, times[-1])))


def sizes(text: Text) -> tuple[int, int, float, int, int]:
    """Bytes in the middle of a hand: our state, what one more state adds to the one before, an
    entry of the log; how many entries there are; and PokerKit's state.
    """
    hand = parse_phh(text.text)
    opened = open_table("bench", variant_of(hand).id, TDA, table_size(hand))
    states: list[TableState] = [opened.state]
    entries = [Entry(1, None, opened.events, "admin")]
    seen = (*preparation(hand), *observations(hand))
    half = len(hand.actions) // 2
    for one in seen[: len(seen) - half]:
        command = Command(one, "bench", "dealer", "", "", states[-1].seq + 1)
        decision = decide(states[-1], command, TDA)
        states.append(decision.state)
        entries.append(Entry(command.seq, one, decision.events, "dealer"))
    known: set[int] = set()
    bytes_of(states[-2], known)
    adds = bytes_of(states[-1], known)
    theirs_now = their_state(text.text, len(hand.actions) - half)
    of_log = bytes_of(entries) / len(entries)
    return bytes_of(states[-1]), adds, of_log, len(entries), bytes_of(theirs_now)


def print_sizes(texts: Sequence[Text]) -> None:
    """Print the mean bytes in the middle of a hand."""
    chosen = texts[:: max(1, len(texts) // SIZED_HANDS)]
    means = [statistics.mean(column) for column in zip(*map(sizes, chosen), strict=True)]
    state, adds, entry, count, other = means
    print(f"\nbytes in the middle of a hand (mean of {len(chosen)} hands)")
    print(f"  one state, PokerKit's {other:>12,.0f}   (its operations so far included)")
    print(f"  one state, ours       {state:>12,.0f}")
    print(f"  one more state of ours{adds:>12,.0f}   (the rest it shares with the one before)")
    print(f"  one entry of our log  {entry:>12,.0f}   ({count:.0f} entries so far)")


def main() -> None:
    """Measure, or tell where the time goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shares", action="store_true", help="where the time of a hand goes")
    asked = parser.parse_args()
    texts, left_out = hands()
    print(
        f"{len(texts)} hands, {left_out} left out (not played, or read otherwise, by one engine)"
        f"; more with {VARIABLE}"
    )
    if asked.shares:
        print_shares(texts)
        return
    print(f"hands/s from text to stacks, processor time, median of {ROUNDS} rounds\n")
    print_race(texts)
    print_observations(texts)
    print_sizes(texts)


if __name__ == "__main__":
    main()
