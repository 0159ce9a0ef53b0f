"""The whole view of a table, made for one audience in one language.

Not the cutting of events; that is `redaction`.
"""

from statemachine.advice import Advice, advise, due
from statemachine.betting import live_seats, substantial_action
from statemachine.custody import count, pile, seat_place
from statemachine.decide.outcomes import outcomes_left
from statemachine.other_books import OtherBook, others
from statemachine.procedures import PROCEDURES
from statemachine.reading import tabled_ranks
from statemachine.reportable import reportable
from statemachine.roles import Role
from statemachine.state import HandState, Irregularity, Question, Ruling, TableState
from statemachine.texts import TEXTS, Language, detail_text, effect_text, text
from statemachine.views.calls import clock_view, dealer_view, going_view
from statemachine.views.fault_model import (
    AnswerView,
    CitationView,
    IrregularityView,
    OtherBookView,
    OutcomeView,
    QuestionView,
    RulingView,
    StepView,
)
from statemachine.views.game import asked, at_seats, deals, game_view, level_view
from statemachine.views.matrix import sees
from statemachine.views.model import BurnView, ControllerView, HandView, SeatView, TableView
from statemachine.views.offers import around_views, preset_views
from statemachine.views.pulling import cap_views, pull_views, push_views
from statemachine.views.showdown import award_views, boards, low_text, name_of, pot_views, public
from statemachine.views.tap_model import AdviceView
from statemachine.views.thought import authority, ends_with, evidence, follows, will_change
from statemachine.views.wording import edition_of, worded


def view(state: TableState, audience: Role, language: Language) -> TableView:
    """The table for an audience, its texts in `language`."""
    return TableView(
        seq=state.seq,
        name=state.name,
        variant=state.variant,
        game=game_view(state.variant),
        rulebook=state.rulebook,
        edition=state.edition,
        size=state.size,
        tracking=state.tracking,
        level=level_view(state.level),
        seats=_seats(state),
        controller=_controller(state, audience),
        hand=None if state.hand is None else _hand(state, state.hand, audience, language),
        advice=_advice(state, advise(state), audience, language),
        denominations=state.denominations,
        dealer=dealer_view(state, audience),
        deck=state.deck_name,
    )


def _controller(state: TableState, audience: Role) -> ControllerView | None:
    if state.controller is None or not sees(audience, "control"):
        return None
    return ControllerView(state.controller.console, state.controller.by)


def _seats(state: TableState) -> tuple[SeatView, ...]:
    hand = state.hand
    ranks = tabled_ranks(hand) if hand else {}
    seats = []
    for taken, player in at_seats(state):
        number = taken.seat
        if hand is None or player is None:
            seats.append(
                SeatView(
                    *(number, taken.player, taken.stack, 0, None, (), (), False, None, None),
                    away=taken.away,
                    penalty=taken.penalty,
                )
            )
            continue
        cards = pile(hand.custody, seat_place(number))
        rank = ranks.get(number)
        seats.append(
            SeatView(
                number,
                taken.player,
                taken.stack,
                player.in_front,
                player.standing,
                public(cards),
                tuple([placed.shown for placed in cards]),
                player.tabled,
                name_of(hand, rank),
                low_text(hand, rank),
                taken.away,
                taken.penalty,
            )
        )
    return tuple(seats)


def _hand(state: TableState, hand: HandState, audience: Role, language: Language) -> HandView:
    custody = hand.custody
    return HandView(
        number=hand.number,
        deal=hand.deal,
        phase=hand.phase,
        button=hand.button,
        small_blind_seat=hand.small_blind_seat,
        big_blind_seat=hand.big_blind_seat,
        actor=hand.betting.actor,
        call=hand.betting.call,
        runs=hand.runs,
        run=hand.run,
        board=public(pile(custody, "board")),
        boards=boards(hand),
        burns=public(pile(custody, "burns")),
        burn_credits=tuple(BurnView(b.street, b.source) for b in hand.burns),
        aside=public(pile(custody, "aside")),
        stub=custody.stub,
        muck=count(custody, "muck"),
        discards=count(custody, "discards"),
        boxed=hand.boxed,
        pots=pot_views(hand),
        awards=award_views(hand),
        live=tuple(live_seats(hand.betting)),
        substantial_action=substantial_action(f for f in hand.actions if not f.held),
        held=hand.held,
        played_under_hold=hand.hold is not None and hand.hold.played,
        questions=tuple(_question(question, language) for question in hand.questions),
        irregularities=tuple(
            _irregularity(fault, hand, audience, language)
            for fault in hand.irregularities
            if not fault.floor_only or sees(audience, "floor_only")
        ),
        rulings=tuple(
            _ruling(ruling, language)
            for ruling in hand.rulings
            if not ruling.floor_only or sees(audience, "floor_only")
        ),
        pulls=pull_views(hand, state.denominations, language),
        pushes=push_views(hand, state.denominations, language),
        caps=cap_views(hand, language),
        clock=clock_view(hand, language),
        going=going_view(hand, audience, language),
    )


def _question(question: Question, language: Language) -> QuestionView:
    params = {
        "street": question.street,
        "seat": question.seat,
        "action": question.action,
        "amount": question.amount,
    }
    return QuestionView(
        question.id,
        question.asks,
        text(f"question.{question.asks}", language, **params),
        question.street,
        question.seat,
        tuple(
            AnswerView(answer, text(f"answer.{answer}", language, **params))
            for answer in question.answers
        ),
    )


def _irregularity(
    fault: Irregularity, hand: HandState, audience: Role, language: Language
) -> IrregularityView:
    params = {"street": fault.street, "seat": fault.seat, "place": fault.place}
    book = hand.rulebook
    thought_over = fault.open and sees(audience, "thought")
    told = fault.open and sees(audience, "remedy")
    return IrregularityView(
        id=fault.id,
        fault=fault.fault,
        title=text(f"fault.{fault.fault}", language, **params),
        text=text(f"fault.{fault.fault}.what", language, **params),
        seq=fault.seq,
        called_seq=fault.called_seq,
        status=fault.status,
        street=fault.street,
        seat=fault.seat,
        place=fault.place,
        card=None if fault.floor_only else fault.card,
        detail=detail_text(fault.detail, language),
        procedure=fault.procedure,
        procedure_title=worded(f"procedure.{fault.procedure}", language, book),
        blocks=fault.blocks,
        silent=fault.silent,
        suggestion_mark=text("suggestion.mark", language) if fault.suggestion else "",
        suggestion=tuple(effect_text(effect, language) for effect in fault.suggestion),
        citations=tuple(
            CitationView(clause, edition_of(clause, book), worded(f"rule.{clause}", language, book))
            for clause in fault.citations
        ),
        step=_step(fault, hand, language, told=told),
        done=tuple(f"{step.step}:{step.outcome}" for step in fault.done),
        commitment=fault.commitment,
        claim=fault.claim,
        evidence=evidence(fault) if thought_over else (),
        authority=authority(hand, fault, language) if thought_over else None,
        will_change=will_change(hand, fault, language) if told else (),
        others=tuple(
            _other(said, language) for said in (others(hand, fault) if thought_over else ())
        ),
    )


def _other(said: OtherBook, language: Language) -> OtherBookView:
    return OtherBookView(
        said.book,
        said.edition,
        said.procedure,
        text(f"procedure.{said.procedure}", language),
        said.citations,
        said.silent,
        None
        if said.asks is None
        else worded(f"prompt.step.fact_finding.{said.asks}", language, said.book),
    )


def _step(
    fault: Irregularity, hand: HandState, language: Language, *, told: bool
) -> StepView | None:
    if fault.step is None:
        return None
    step = PROCEDURES[fault.procedure].step(fault.step)
    return StepView(
        step.name,
        step.who,
        worded(f"step.{fault.procedure}.{step.name}", language, hand.rulebook),
        step.needs,
        tuple(
            OutcomeView(
                outcome.name,
                text(f"outcome.{outcome.name}", language),
                ends_with(hand, fault, outcome, language) if told else (),
                follows(hand, fault, outcome, language) if told else None,
            )
            for outcome in outcomes_left(hand, fault, step.name)
        ),
    )


def _reason(reason: str, language: Language) -> str:
    """The floor's own words; or, for a step that the dealer recorded, its outcome."""
    _, recorded, outcome = reason.partition(":")
    if recorded:
        for code in (f"outcome.{outcome}", f"answer.{outcome}"):
            if code in TEXTS[language]:
                return text(code, language)
    return reason


def _ruling(ruling: Ruling, language: Language) -> RulingView:
    return RulingView(
        ruling.id,
        _reason(ruling.reason, language),
        ruling.floor,
        ruling.signed,
        ruling.irregularities,
        tuple(effect_text(effect, language) for effect in ruling.effects),
    )


def _advice(state: TableState, advice: Advice, audience: Role, language: Language) -> AdviceView:
    hand = state.hand
    procedure = due(hand) if hand else None
    taps = sees(audience, "taps")
    return AdviceView(
        advice.prompt,
        worded(advice.prompt, language, state.rulebook, **dict(advice.params)),
        advice.actor,
        advice.actions,
        advice.next,
        advice.blocked,
        procedure.id if procedure else None,
        deals(hand) if hand else (),
        asked(hand) if hand else (),
        around_views(advice.around, language) if taps else (),
        reportable(state) if taps else (),
        preset_views(hand) if taps and hand and advice.actor is not None else (),
    )
