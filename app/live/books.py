"""Whether this node has the rules that a table is played by: all nodes of a log should.

It holds no rulebook itself, and it stops no hand that is played by another reading of one.
"""

from collections.abc import Iterable

from app.codec import UnreadableEntry
from app.telemetry.logs import logger_of
from statemachine.events import Event, HandStarted
from statemachine.rulebooks import RULEBOOKS, digest

logger = logger_of(__name__)


class RulebookNotHere(UnreadableEntry):
    """The table is played by a rulebook that this node does not have; another one may."""

    code = "rulebook_not_here"

    def __init__(self) -> None:
        super().__init__("The table is played by a rulebook that is not here.")


def need_rulebook(rulebook: str) -> None:
    """Raises `RulebookNotHere` when there is no book of that id."""
    if rulebook not in RULEBOOKS:
        raise RulebookNotHere


def compare_rulebook(table_id: str, events: Iterable[Event]) -> None:
    """Say so in the service's log when a hand began by another reading of its book."""
    for event in events:
        if isinstance(event, HandStarted):
            book = RULEBOOKS.get(event.rulebook)
            if book is not None and digest(book) != event.rulebook_digest:
                logger.warning(
                    "a hand began by another reading of its rulebook than this node has",
                    table=table_id,
                    hand=event.hand,
                )
