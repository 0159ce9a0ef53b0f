"""A whole archive of published hands replayed and counted: what agrees, what differs and why.

Not the reading of the archive, nor the play of a hand.
"""

import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from app.archives import BrokenArchive, Unread, hands_in
from statemachine.playback import PlaybackError, play
from statemachine.published import PublishedHand
from statemachine.rulebooks import Rulebook

MATCH, DIFFER, UNREADABLE = 0, 1, 2
# So many different reasons are told apart; the rest are counted together.
MOST_REASONS: Final = 50
OTHER: Final = "other reasons"


@dataclass(slots=True)
class Tally:
    """What became of the hands of an archive. `reasons` are those of hands that were not played.

    `broken` says that the archive itself could not be read to its end.
    """

    hands: int = 0
    agreed: int = 0
    without_stacks: int = 0
    differed: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    broken: bool = False
    seconds: float = 0.0

    @property
    def not_played(self) -> int:
        """How many hands could not be read or played."""
        return self.reasons.total()

    @property
    def status(self) -> int:
        """0 when all agree, 1 when some stacks differ, 2 when something could not be read."""
        if self.broken or self.reasons:
            return UNREADABLE
        return DIFFER if self.differed else MATCH

    def leave_out(self, reason: str) -> None:
        """Count a hand that was not played."""
        known = reason in self.reasons or len(self.reasons) < MOST_REASONS
        self.reasons[reason if known else OTHER] += 1

    def lines(self) -> list[str]:
        """The summary: a figure a line, and below those not played the reasons."""
        rate = self.hands / self.seconds if self.seconds else 0.0
        return [
            f"hands                    {self.hands:>8}",
            f"as published             {self.agreed:>8}",
            f"without published stacks {self.without_stacks:>8}",
            f"differ                   {self.differed:>8}",
            f"not played               {self.not_played:>8}",
            *(f"  {count:>8}  {reason}" for reason, count in self.reasons.most_common()),
            f"seconds                  {self.seconds:>8.1f}",
            f"hands/s                  {rate:>8.0f}",
        ]


def replay_all(path: Path, book: Rulebook) -> int:
    """Replay every hand of an archive and print a line for each that does not agree.

    What can be read is played, whatever is wrong with the rest. Prints the summary last and
    returns the exit status.
    """
    tally = Tally()
    start = time.perf_counter()
    try:
        for name, found in hands_in(path):
            line = _counted(tally, found, book)
            if line:
                print(printable(f"{name}: {line}"))
    except BrokenArchive as error:
        tally.broken = True
        print(printable(f"{path}: {error}"))
    except OSError as error:
        tally.broken = True
        print(printable(f"{path}: {error.strerror or 'it cannot be read'}"))
    tally.seconds = time.perf_counter() - start
    print("\n".join(map(printable, tally.lines())))
    return tally.status


def _counted(tally: Tally, found: PublishedHand | Unread, book: Rulebook) -> str:
    """Count a hand; what has to be said of it, nothing when it agrees."""
    tally.hands += 1
    if isinstance(found, Unread):
        tally.leave_out(found.reason)
        return found.line
    try:
        stacks = play(found, book).stacks
    except PlaybackError as error:
        tally.leave_out(str(error))
        return str(error)
    if found.finishing_stacks is None:
        tally.without_stacks += 1
    elif stacks == found.finishing_stacks:
        tally.agreed += 1
    else:
        tally.differed += 1
        published = amounts(found.finishing_stacks, found)
        return f"DIFFERS: {amounts(stacks, found)}; published: {published}"
    return ""


def amounts(stacks: tuple[int, ...], hand: PublishedHand) -> str:
    """Stacks in the chips of the file, with spaces between them."""
    return " ".join(f"{stack / hand.unit:g}" if hand.unit > 1 else str(stack) for stack in stacks)


def printable(text: str) -> str:
    """The text on one line, whatever an archive calls its members."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
