"""Drills over REST: questions without their answers, and marks for what was answered.

Nothing is kept of a drill and nothing is written: whoever sends the seed again has it again. It
needs no token, since it tells nothing of any table, and the room's rulebooks are no secret; what
it takes is time, so an address may have so many a minute, and one is drawn at a time.
"""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from app.api.drill_answers import (
    DRILL_CHOICES,
    DRILL_SHOWN,
    MARKS_SHOWN,
    DrillChoices,
    NamedChoice,
)
from app.api.drill_bodies import DRILL_ANSWERED, NEW_DRILL, DrillAnswered, NewDrill
from app.api.replies import reply_with
from app.api.schema import gives, takes
from app.deps import Body, TheLanguage, TheService
from app.drill import (
    LEVELS,
    MOST_HANDS,
    Answer,
    Drill,
    DrillError,
    Wanted,
    draw,
    drill_shown,
    drilled,
    kind_text,
    mark,
    marks_shown,
)
from app.gate import address_of
from app.problems import Problem
from statemachine.rulebooks import RULEBOOKS, Rulebook, digest
from statemachine.variants import VARIANTS, VariantId

router = APIRouter(prefix="/v1/drills", tags=["drills"])

TheNewDrill = Annotated[NewDrill, Depends(Body(NEW_DRILL.validate_json))]
TheAnswers = Annotated[DrillAnswered, Depends(Body(DRILL_ANSWERED.validate_json))]

# A seed that is easy to say to somebody who is to get the same drill.
_EASY_TO_SAY: Final = 10_000
# Who is asked is marked a few minutes later; drawn again it would be the same.
_KEPT: Final = 64
# One at a time, and beside the tables: they do not wait for it.
_AT_WORK: Final = ThreadPoolExecutor(1, "drill")


@router.get(
    "",
    summary="What a drill may be about",
    response_class=Response,
    openapi_extra={"security": []},
    responses=gives("DrillChoices", 404, 422),
)
async def list_choices(
    language: TheLanguage, rulebook: str = "tda", variant: str = "NT"
) -> Response:
    """The books, games and levels, and the kinds of fault of this game by this book."""
    book, game = _book_and_game(rulebook, variant)
    answer = DrillChoices(
        tuple(NamedChoice(each.id, each.edition) for each in RULEBOOKS.values()),
        tuple(NamedChoice(each.id, each.name) for each in VARIANTS.values()),
        tuple(LEVELS),
        MOST_HANDS,
        tuple(NamedChoice(kind, kind_text(kind, language)) for kind in drilled(game, book)),
        drilled(game, book, common=True),
    )
    return reply_with(DRILL_CHOICES, answer, language)


@router.post(
    "",
    summary="Ask a drill",
    response_class=Response,
    openapi_extra=takes("NewDrill") | {"security": []},
    responses=gives("DrillShown", 400, 404, 413, 415, 422, 429),
)
async def ask_drill(
    request: Request, service: TheService, language: TheLanguage, wanted: TheNewDrill
) -> Response:
    """Hands with faults to be found, as a dealer sees them. The answers are not among them."""
    service.gate.drill(address_of(request))
    seed = secrets.randbelow(_EASY_TO_SAY) if wanted.seed is None else wanted.seed
    drawn = await _drawn(seed, wanted)
    return reply_with(DRILL_SHOWN, drill_shown(drawn, language), language)


@router.post(
    "/marks",
    summary="Mark a drill",
    response_class=Response,
    openapi_extra=takes("DrillAnswered") | {"security": []},
    responses=gives("MarksShown", 400, 404, 409, 413, 415, 422, 429),
)
async def mark_drill(
    request: Request, service: TheService, language: TheLanguage, answered: TheAnswers
) -> Response:
    """What was right, what would have been, and the rule behind it by its number."""
    service.gate.drill(address_of(request))
    drawn = await _drawn(answered.seed, answered)
    if drawn.digest != answered.digest:
        # Another release, or a newer reading of the house's book, asks something else.
        raise Problem("drill_changed")
    given = [Answer(a.hand, a.kind, a.next, a.seconds) for a in answered.answers]
    try:
        marks = mark(drawn, given)
    except DrillError as wrong:
        raise Problem(wrong.code, {"about": wrong.about}) from None
    return reply_with(MARKS_SHOWN, marks_shown(marks, drawn.level.pace, language), language)


def _book_and_game(rulebook: str, variant: str) -> tuple[Rulebook, VariantId]:
    book = RULEBOOKS.get(rulebook)
    if book is None:
        raise Problem("unknown_rulebook")
    if variant not in VARIANTS:
        raise Problem("unknown_variant", {"known": ", ".join(VARIANTS)})
    return book, variant


async def _drawn(seed: int, wanted: NewDrill | DrillAnswered) -> Drill:
    """The drill that is meant; raises `Problem` when there is none."""
    book, game = _book_and_game(wanted.rulebook, wanted.variant)
    meant = Wanted(
        seed,
        book.id,
        game,
        wanted.hands,
        wanted.level,
        tuple(dict.fromkeys(wanted.kinds)),
    )
    try:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_AT_WORK, _draw, meant, digest(book))
    except DrillError as wrong:
        raise Problem(wrong.code, {"about": wrong.about}) from None


@lru_cache(maxsize=_KEPT)
def _draw(wanted: Wanted, content: str) -> Drill:
    """The drill by a book whose digest is `content`: a house may bring a newer one."""
    return draw(wanted, RULEBOOKS[wanted.rulebook])
