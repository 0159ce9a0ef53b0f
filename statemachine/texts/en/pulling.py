"""Which chips the dealer moves where, in English.

Not the awards as they were made, which are figures alone.
"""

from typing import Final

PULLING: Final[dict[str, str]] = {
    "pot.main": "main pot",
    "pot.side": "side pot {number}",
    "pot.side.only": "side pot",
    "pot.run": "{pot}, run {run}",
    "pot.half": "{half} half of the {pot}",
    "chips.rest": "{rest} besides",
    "pull.take": "Take {amount} from seat {seat} → {pot}.",
    "pull.take.chips": "Take {amount} from seat {seat}: {chips} → {pot}.",
    "pull.back": "Nobody called {amount}: back to seat {seat}.",
    "pull.back.chips": "Nobody called {amount}: back to seat {seat}, {chips}.",
    "pull.cap": "Seat {seat} is all in: of each bet {amount} at most go into its pots, the rest "
    "into a side pot.",
    "push.all": "Push {amount} to seat {seat} ← {pot}.",
    "push.all.chips": "Push {amount} to seat {seat}: {chips} ← {pot}.",
    "push.odd": "Push {amount} to seat {seat}, the odd chip among it ← {pot}.",
    "push.odd.chips": "Push {amount} to seat {seat}: {chips}, the odd chip among it ← {pot}.",
}
