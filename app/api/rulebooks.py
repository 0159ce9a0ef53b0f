"""Rulebooks and charts over REST: data of the domain, put into the caller's words.

They are the same for every table; nothing here depends on one.
"""

from dataclasses import fields
from functools import cache
from typing import Final

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from app.api.answers import (
    RULEBOOK_LIST,
    RULEBOOK_SHOWN,
    CitationShown,
    KindShown,
    OutcomeShown,
    ProcedureShown,
    RemedyShown,
    RulebookList,
    RulebookListed,
    RulebookShown,
    StepShown,
)
from app.api.replies import reply, reply_with
from app.api.schema import gives, refuses
from app.deps import Caller, TheLanguage
from app.problems import Problem
from statemachine.drawing import procedure_drawing, variant_drawing
from statemachine.procedures import PROCEDURES, Procedure
from statemachine.rulebooks import RULEBOOKS, Remedy, Rulebook, digest
from statemachine.rulebooks.model import MAPPINGS
from statemachine.texts import Language, effect_text, text
from statemachine.variants import VARIANTS, VariantId
from statemachine.views.wording import worded

router = APIRouter(prefix="/v1", tags=["rulebooks"])

_NOT_CHOICES: Final = {"id", "edition", "extends", *MAPPINGS}


@router.get(
    "/rulebooks",
    summary="List the rulebooks",
    response_class=Response,
    responses=gives("RulebookList", 401),
)
async def list_rulebooks(caller: Caller) -> Response:
    """The rulebooks that a table can be played by."""
    listed = tuple(
        RulebookListed(book.id, book.edition, digest(book)) for book in RULEBOOKS.values()
    )
    return reply_with(RULEBOOK_LIST, RulebookList(listed))


@router.get(
    "/rulebooks/{rulebook_id}",
    summary="A whole rulebook",
    response_class=Response,
    responses=gives("RulebookShown", 401, 404),
)
async def get_rulebook(rulebook_id: str, caller: Caller, language: TheLanguage) -> Response:
    """Every kind, procedure and citation, in the caller's language."""
    book = RULEBOOKS.get(rulebook_id)
    if book is None:
        raise Problem("unknown_rulebook")
    return reply(_rulebook(digest(book), rulebook_id, language), language)


@router.get(
    "/charts/procedures/{procedure}",
    summary="A procedure's chart",
    response_class=PlainTextResponse,
    responses=refuses(401, 404),
)
async def get_procedure_chart(procedure: str, caller: Caller) -> PlainTextResponse:
    """The steps of a procedure as the text of a Mermaid state diagram."""
    if procedure not in PROCEDURES:
        raise Problem("unknown_procedure")
    return PlainTextResponse(_procedure_chart(procedure))


@router.get(
    # A code may have a slash in it, as FO/8 has.
    "/charts/{variant:path}",
    summary="A variant's chart",
    response_class=PlainTextResponse,
    responses=refuses(401, 404),
)
async def get_chart(variant: str, caller: Caller) -> PlainTextResponse:
    """The machine of a hand as the text of a Mermaid state diagram."""
    if variant not in VARIANTS:
        raise Problem("unknown_variant", {"known": ", ".join(VARIANTS)})
    return PlainTextResponse(_chart(variant))


@cache
def _chart(variant: VariantId) -> str:
    return variant_drawing(variant)


@cache
def _procedure_chart(procedure: str) -> str:
    return procedure_drawing(procedure)


@cache
def _rulebook(content: str, rulebook_id: str, language: Language) -> bytes:
    """The answer for a book whose digest is `content`: a house may bring a newer one."""
    return RULEBOOK_SHOWN.dump_json(_shown(RULEBOOKS[rulebook_id], language))


def _shown(book: Rulebook, language: Language) -> RulebookShown:
    used = {remedy.procedure for remedies in book.remedies.values() for remedy in remedies}
    return RulebookShown(
        id=book.id,
        edition=book.edition,
        extends=book.extends,
        digest=digest(book),
        choices={
            each.name: getattr(book, each.name)
            for each in fields(book)
            if each.name not in _NOT_CHOICES
        },
        grounds=dict(book.grounds),
        citations=tuple(
            CitationShown(
                clause=citation.clause,
                edition=citation.edition,
                text=worded(f"rule.{citation.clause}", language, book.id),
                inherited=citation.inherited,
                applies=citation.applies,
            )
            for citation in book.citations.values()
        ),
        procedures=tuple(
            _procedure(procedure, language)
            for procedure in PROCEDURES.values()
            if procedure.id in used
        ),
        kinds=tuple(
            KindShown(
                kind=kind,
                name=text(f"fault.{kind}", language),
                text=text(f"fault.{kind}.what", language),
                remedies=tuple(_remedy(remedy, language) for remedy in remedies),
            )
            for kind, remedies in book.remedies.items()
        ),
    )


def _procedure(procedure: Procedure, language: Language) -> ProcedureShown:
    return ProcedureShown(
        id=procedure.id,
        name=text(f"procedure.{procedure.id}", language),
        steps=tuple(
            StepShown(
                name=step.name,
                who=step.who,
                text=worded(f"step.{procedure.id}.{step.name}", language, ""),
                needs=step.needs,
                outcomes=tuple(
                    OutcomeShown(
                        name=outcome.name,
                        text=text(f"outcome.{outcome.name}", language),
                        next=outcome.next,
                        effects=tuple(effect_text(each, language) for each in outcome.effects),
                    )
                    for outcome in step.outcomes
                ),
            )
            for step in procedure.steps
        ),
    )


def _remedy(remedy: Remedy, language: Language) -> RemedyShown:
    return RemedyShown(
        when=remedy.when,
        procedure=remedy.procedure,
        blocks=remedy.blocks,
        blocks_text=text(f"block.{remedy.blocks}", language),
        citations=remedy.citations,
        silent=remedy.silent,
        suggestion=tuple(effect_text(each, language) for each in remedy.suggestion),
        applies=remedy.applies,
    )
