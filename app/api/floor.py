"""The floor over REST: every table at a glance, cheap to ask again, and what there is to choose.

What happens at one table comes over the socket, and goes in through `observations`.
"""

from typing import Annotated, get_args

from fastapi import APIRouter, Query
from starlette.responses import Response

from app import clock
from app.api.floor_answers import (
    CHOICES_ANSWER,
    FLOOR_ANSWER,
    BookOffered,
    ChoicesAnswer,
    FloorAnswer,
    KindOffered,
    VariantOffered,
)
from app.api.replies import reply_with
from app.api.schema import gives
from app.deps import FloorViewer, LiveCaller, TheLanguage, TheService
from statemachine.irregularities import KINDS, IrregularityKind
from statemachine.rulebooks import RULEBOOKS
from statemachine.texts import Language, text
from statemachine.variants import VARIANTS

router = APIRouter(prefix="/v1/floor", tags=["floor"])


@router.get(
    "",
    summary="Every table at a glance",
    response_class=Response,
    responses=gives("FloorAnswer", 401, 403, 422, 503),
)
async def look(
    viewer: FloorViewer,
    service: TheService,
    language: TheLanguage,
    since: Annotated[str | None, Query(max_length=40)] = None,
) -> Response:
    """The tables that the token is for. With `since`, the `cursor` of the answer before, only those
    that changed; a cursor that this node does not know gets every one.
    """
    seen = await service.overview.look(viewer, language, since)
    shown = FloorAnswer(clock.now(), seen.cursor, seen.whole, seen.tables)
    return reply_with(FLOOR_ANSWER, shown, language)


@router.get(
    "/choices",
    summary="What there is to choose from",
    response_class=Response,
    responses=gives("ChoicesAnswer", 401, 403, 503),
)
async def choices(caller: LiveCaller, language: TheLanguage) -> Response:
    """Games and rulebooks that a table can be opened with, and every kind of irregularity."""
    shown = ChoicesAnswer(
        variants=tuple(
            VariantOffered(id, variant.name, variant.structure, variant.forced)
            for id, variant in VARIANTS.items()
        ),
        rulebooks=tuple(BookOffered(book.id, book.edition) for book in RULEBOOKS.values()),
        kinds=tuple(_kind(kind, language) for kind in get_args(IrregularityKind)),
    )
    return reply_with(CHOICES_ANSWER, shown, language)


def _kind(kind: IrregularityKind, language: Language) -> KindOffered:
    params = {"street": None, "seat": None, "place": None}
    title = text(f"fault.{kind}", language, **params)
    return KindOffered(kind, title, KINDS[kind].severity)
