"""The hands of a table over REST: the last ones, one at any position, one to keep elsewhere.

It tells what the table has seen, and no card besides.
"""

from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from app.api.past_answers import HAND_LIST, HandList, HandListed
from app.api.replies import reply, reply_with
from app.api.schema import gives, refuses
from app.api.seen import past_answer
from app.codec import LogEntry
from app.deps import LogReader, TheLanguage, TheService
from app.envelopes import LARGEST_SEQ
from app.live.past_hands import PastHand, last_hands, past_hand
from app.problems import Problem
from statemachine.notation import Circumstances, UnwritableError, write_ohh, write_phh
from statemachine.publishing import pots_won, published
from statemachine.roles import Role
from statemachine.texts import Language
from statemachine.views import view

router = APIRouter(prefix="/v1/tables/{table_id}/hands", tags=["tables"])

Format: TypeAlias = Literal["phh", "ohh", "view"]
MEDIA_TYPES: Final[dict[Format, str]] = {"phh": "application/toml", "ohh": "application/json"}
SITE: Final = "Floorcall"
MOST_HANDS: Final = 50

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


@router.get(
    "",
    summary="The last hands",
    response_class=Response,
    responses=gives("HandList", 401, 403, 404, 422, 503),
)
async def list_hands(
    *,
    table_id: str,
    viewer: LogReader,
    service: TheService,
    language: TheLanguage,
    last: Annotated[int, Query(ge=1, le=MOST_HANDS)] = 10,
    before: Annotated[int | None, Query(ge=1, le=LARGEST_SEQ)] = None,
    views: bool = False,
) -> Response:
    """The last hands of the table, the newest first; with `before` those before a hand, with
    `views` each with the table as it was when that hand was left.
    """
    desk = await service.desks.desk(table_id)
    hands = await last_hands(service.store.log, desk.id, last, before)
    audience = (viewer.role, language) if views else None
    shown = HandList(service.store.log.epoch(), tuple(_listed(each, audience) for each in hands))
    return reply_with(HAND_LIST, shown, language if views else None)


def _listed(hand: PastHand, audience: tuple[Role, Language] | None) -> HandListed:
    state = hand.state()
    assert state.hand is not None
    return HandListed(
        number=hand.number,
        first_seq=hand.first_seq,
        last_seq=hand.last_seq,
        began_at=hand.entries[0].at,
        last_at=hand.entries[-1].at,
        phase=state.hand.phase,
        view=None if audience is None else view(state, *audience),
    )


@router.get("/{number}", summary="A hand to keep", response_class=Response, responses=_ANSWERS)
async def get_hand(
    *,
    table_id: str,
    number: Annotated[int, Path(ge=1, le=LARGEST_SEQ)],
    viewer: LogReader,
    service: TheService,
    language: TheLanguage,
    format: Annotated[Format, Query()] = "phh",
    at: Annotated[int | None, Query(ge=1, le=LARGEST_SEQ)] = None,
) -> Response:
    """A hand of the table as it is by now: in PHH, with what went wrong in fields of its own, or
    in Open Hand History once it is over. Cards that nobody tabled are unknown in both. With the
    format `view`, or `at` one of its entries, it is the table as it was then.
    """
    desk = await service.desks.desk(table_id)
    hand = await past_hand(service.store.log, desk.id, number)
    if hand is None:
        raise Problem("unknown_hand")
    if at is not None or format == "view":
        if at is not None and not hand.first_seq <= at <= hand.last_seq:
            bounds = {"first": hand.first_seq, "last": hand.last_seq}
            raise Problem("seq_not_in_hand", {"seq": at, "hand": number, **bounds})
        epoch = service.store.log.epoch()
        state = hand.state(at)
        return reply(past_answer(desk.id, state, epoch, viewer.role, language), language)
    entries = [*hand.entries, *([] if hand.closing is None else [hand.closing])]
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
