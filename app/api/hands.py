"""One hand of a table over REST, in a format that other programs read.

It tells every caller the same: what the table has seen, and no card besides.
"""

from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from app.api.schema import refuses
from app.codec import LogEntry
from app.deps import TheService, Viewer
from app.envelopes import LARGEST_SEQ
from app.live.past_hands import hand_entries
from app.problems import Problem
from statemachine.notation import Circumstances, UnwritableError, write_ohh, write_phh
from statemachine.publishing import pots_won, published

router = APIRouter(prefix="/v1/tables/{table_id}/hands", tags=["tables"])

Format: TypeAlias = Literal["phh", "ohh"]
MEDIA_TYPES: Final[dict[Format, str]] = {"phh": "application/toml", "ohh": "application/json"}
SITE: Final = "Floorcall"

_ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The hand",
        "content": {
            "application/toml": {"schema": {"type": "string"}},
            "application/json": {"schema": {"type": "object"}},
        },
    },
    **refuses(401, 403, 404, 422, 503),
}


@router.get("/{number}", summary="A hand to keep", response_class=Response, responses=_ANSWERS)
async def get_hand(
    table_id: str,
    number: Annotated[int, Path(ge=1, le=LARGEST_SEQ)],
    viewer: Viewer,
    service: TheService,
    format: Annotated[Format, Query()] = "phh",
) -> Response:
    """A hand of the table as it is by now: in PHH, with what went wrong in fields of its own, or
    in Open Hand History once it is over. Cards that nobody tabled are unknown in both.
    """
    desk = await service.desks.desk(table_id)
    entries = await hand_entries(service.store.log, desk.id, number)
    if not entries:
        raise Problem("unknown_hand")
    try:
        text = _phh(entries) if format == "phh" else _ohh(entries, desk.id, number)
    except UnwritableError:
        raise Problem("hand_unwritable", {"format": format.upper()}) from None
    return Response(text, media_type=MEDIA_TYPES[format])


def _phh(entries: list[LogEntry]) -> str:
    at = datetime.fromisoformat(entries[0].at)
    when = {
        "time": at.time().replace(microsecond=0),
        "time_zone": "UTC",
        "day": at.day,
        "month": at.month,
        "year": at.year,
    }
    return write_phh(published([entry.for_replay() for entry in entries], more=when))


def _ohh(entries: list[LogEntry], table_id: str, number: int) -> str:
    told = [entry.for_replay() for entry in entries]
    hand = published(told)
    dead_button, seats = hand.other_fields.get("_button"), hand.other_fields["seat_count"]
    circumstances = Circumstances(
        site_name=SITE,
        table_name=str(hand.other_fields["table"]),
        game_number=f"{table_id}-{number}",
        started_at=f"{entries[0].at[:19]}Z",
        table_size=seats if isinstance(seats, int) else None,
        dealer_seat=dead_button if isinstance(dead_button, int) else None,
        pots=None if hand.finishing_stacks is None else pots_won(told),
    )
    return write_ohh(hand, circumstances)
