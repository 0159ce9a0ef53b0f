"""The service with a planted leak: the end of a hand tells the broadcast every hole card.

It holds no test: it is what shows that the search for leaked cards can fail.
"""

import sys

from app.__main__ import main
from statemachine.custody import PlacedCard
from statemachine.views import broadcast


def _everything(cards: tuple[PlacedCard, ...]) -> tuple[str | None, ...]:
    return tuple(placed.card for placed in cards)


if __name__ == "__main__":
    broadcast.public = _everything  # type: ignore[assignment, attr-defined]
    sys.exit(main())
