"""What an audience may see: the whole view of a table, and events with their secrets cut.

Not who is asking: the role of a token is its audience, and only the matrix here decides.
"""

from dataclasses import dataclass

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.advice import Advice, LegalAction, advise, due
from statemachine.betting import live_seats, substantial_action
from statemachine.cards import Card
from statemachine.chips import pots
from statemachine.custody import PlacedCard, count, pile, seat_place
from statemachine.decide.showdown import contesting, tabled_ranks
from statemachine.procedures import PROCEDURES
from statemachine.ranking import hand_name
from statemachine.roles import RULERS, Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.slots import changed
from statemachine.state import HandState, Irregularity, Question, Ruling, TableState
from statemachine.texts import Language, effect_text, text


@dataclass(frozen=True, slots=True)
class LevelView:
    """Blinds and antes, in chips."""

    small_blind: int
    big_blind: int
    ante: int
    ante_kind: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat. `cards` has one entry a card, null while its face is not public; `standing` is
    null when the seat is not in the hand.
    """

    seat: int
    player: str
    stack: int
    bet: int
    standing: str | None
    cards: tuple[Card | None, ...]
    tabled: bool
    reading: str | None


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot in chips, the seats that contest it and, once declared, its winners."""

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AwardView:
    """A pot that was pushed, and what each seat got of it."""

    pot: int
    amount: int
    shares: tuple[ev.Share, ...]


@dataclass(frozen=True, slots=True)
class CitationView:
    """A clause that a remedy rests on, with its summary in our own words."""

    clause: str
    edition: str
    text: str


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """A way in which the open step may end."""

    outcome: str
    text: str


@dataclass(frozen=True, slots=True)
class StepView:
    """The open step of a procedure: who does it, what, and what it has to be told."""

    step: str
    who: str
    text: str
    needs: str
    outcomes: tuple[OutcomeView, ...]


@dataclass(frozen=True, slots=True)
class IrregularityView:
    """A fault, the clause behind its remedy, and where the procedure stands."""

    id: int
    fault: str
    title: str
    text: str
    seq: int
    called_seq: int
    status: str
    street: str | None
    seat: int | None
    place: str | None
    card: Card | None
    detail: str
    procedure: str
    procedure_title: str
    blocks: str
    silent: bool
    suggestion: tuple[str, ...]
    citations: tuple[CitationView, ...]
    step: StepView | None
    done: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnswerView:
    """An answer that a question takes."""

    answer: str
    text: str


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question to the table; it stops nothing."""

    id: int
    asks: str
    text: str
    street: str | None
    seat: int | None
    answers: tuple[AnswerView, ...]


@dataclass(frozen=True, slots=True)
class RulingView:
    """A ruling of this hand; unsigned until the floor countersigns what the dealer wrote."""

    id: int
    reason: str
    floor: str
    signed: bool
    irregularities: tuple[int, ...]
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BurnView:
    """A street's one burn and where it came from."""

    street: str
    source: str


@dataclass(frozen=True, slots=True)
class HandView:
    """The hand in play. Card places other than board and seats are counts."""

    number: int
    deal: int
    phase: str
    button: int
    small_blind_seat: int
    big_blind_seat: int
    actor: int | None
    call: int
    board: tuple[Card | None, ...]
    burns: tuple[Card | None, ...]
    burn_credits: tuple[BurnView, ...]
    aside: tuple[Card | None, ...]
    stub: int
    muck: int
    boxed: int
    pots: tuple[PotView, ...]
    awards: tuple[AwardView, ...]
    live: tuple[int, ...]
    substantial_action: bool
    held: bool
    played_under_hold: bool
    questions: tuple[QuestionView, ...]
    irregularities: tuple[IrregularityView, ...]
    rulings: tuple[RulingView, ...]


@dataclass(frozen=True, slots=True)
class AdviceView:
    """What comes next, with its text."""

    prompt: str
    text: str
    actor: int | None
    actions: tuple[LegalAction, ...]
    next: tuple[str, ...]
    blocked: tuple[str, ...]
    procedure: int | None


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one audience may see it, after entry `seq`."""

    seq: int
    name: str
    variant: str
    rulebook: str
    edition: str
    size: int
    level: LevelView | None
    seats: tuple[SeatView, ...]
    hand: HandView | None
    advice: AdviceView


def view(state: TableState, audience: Role, language: Language) -> TableView:
    """The table for an audience, its texts in `language`."""
    level = state.level
    return TableView(
        seq=state.seq,
        name=state.name,
        variant=state.variant,
        rulebook=state.rulebook,
        edition=state.edition,
        size=state.size,
        level=None
        if level is None
        else LevelView(level.small_blind, level.big_blind, level.ante, level.ante_kind),
        seats=_seats(state),
        hand=None if state.hand is None else _hand(state.hand, audience, language),
        advice=_advice(state, advise(state), language),
    )


def _public(cards: tuple[PlacedCard, ...]) -> tuple[Card | None, ...]:
    return tuple(placed.card if placed.shown else None for placed in cards)


def _seats(state: TableState) -> tuple[SeatView, ...]:
    hand = state.hand
    playing = {p.seat: p for p in hand.betting.players} if hand else {}
    ranks = tabled_ranks(hand) if hand else {}
    seats = []
    for number in sorted({o.seat for o in state.seats} | set(playing)):
        player = playing.get(number)
        occupant = state.occupant(number)
        if player is not None and hand is not None:
            seats.append(
                SeatView(
                    number,
                    player.player,
                    player.stack,
                    player.bet,
                    player.standing,
                    _public(pile(hand.custody, seat_place(number))),
                    player.tabled,
                    hand_name(ranks[number]) if number in ranks else None,
                )
            )
        elif occupant is not None:
            seats.append(
                SeatView(number, occupant.player, occupant.stack, 0, None, (), False, None)
            )
    return tuple(seats)


def _hand(hand: HandState, audience: Role, language: Language) -> HandView:
    custody = hand.custody
    declared = {entry.pot: entry.seats for entry in hand.declared}
    formed = pots(hand.betting)
    standing = len(hand.betting.collected)
    return HandView(
        number=hand.number,
        deal=hand.deal,
        phase=hand.phase,
        button=hand.button,
        small_blind_seat=hand.small_blind_seat,
        big_blind_seat=hand.big_blind_seat,
        actor=hand.betting.actor,
        call=hand.betting.call,
        board=_public(pile(custody, "board")),
        burns=_public(pile(custody, "burns")),
        burn_credits=tuple(BurnView(b.street, b.source) for b in hand.burns),
        aside=_public(pile(custody, "aside")),
        stub=custody.stub,
        muck=count(custody, "muck"),
        boxed=hand.boxed,
        pots=tuple(
            PotView(
                pot.amount,
                tuple(contesting(hand, index)) if index < standing else pot.seats,
                declared.get(index, ()),
            )
            for index, pot in enumerate(formed)
        ),
        awards=tuple(AwardView(a.pot, a.amount, a.shares) for a in hand.awards),
        live=tuple(live_seats(hand.betting)),
        substantial_action=substantial_action(f for f in hand.actions if not f.held),
        held=hand.held,
        played_under_hold=hand.hold is not None and hand.hold.played,
        questions=tuple(_question(question, language) for question in hand.questions),
        irregularities=tuple(
            _irregularity(fault, hand.rulebook, language)
            for fault in hand.irregularities
            if not fault.floor_only or audience in RULERS
        ),
        rulings=tuple(_ruling(ruling, language) for ruling in hand.rulings),
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


def _irregularity(fault: Irregularity, book: str, language: Language) -> IrregularityView:
    params = {"street": fault.street, "seat": fault.seat, "place": fault.place}
    citations = RULEBOOKS[book].citations
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
        detail=fault.detail,
        procedure=fault.procedure,
        procedure_title=text(f"procedure.{fault.procedure}", language),
        blocks=fault.blocks,
        silent=fault.silent,
        suggestion=tuple(effect_text(effect, language) for effect in fault.suggestion),
        citations=tuple(
            CitationView(clause, citations[clause].edition, text(f"rule.{clause}", language))
            for clause in fault.citations
        ),
        step=_step(fault, language),
        done=tuple(f"{step.step}:{step.outcome}" for step in fault.done),
    )


def _step(fault: Irregularity, language: Language) -> StepView | None:
    if fault.step is None:
        return None
    step = PROCEDURES[fault.procedure].step(fault.step)
    return StepView(
        step.name,
        step.who,
        text(f"step.{fault.procedure}.{step.name}", language),
        step.needs,
        tuple(
            OutcomeView(outcome.name, text(f"outcome.{outcome.name}", language))
            for outcome in step.outcomes
        ),
    )


def _ruling(ruling: Ruling, language: Language) -> RulingView:
    return RulingView(
        ruling.id,
        ruling.reason,
        ruling.floor,
        ruling.signed,
        ruling.irregularities,
        tuple(effect_text(effect, language) for effect in ruling.effects),
    )


def _advice(state: TableState, advice: Advice, language: Language) -> AdviceView:
    procedure = due(state.hand) if state.hand else None
    return AdviceView(
        advice.prompt,
        text(advice.prompt, language, **dict(advice.params)),
        advice.actor,
        advice.actions,
        advice.next,
        advice.blocked,
        procedure.id if procedure else None,
    )


# --- events and observations, with their secrets cut


def redact(event: ev.Event, audience: Role) -> ev.Event | None:
    """The event as an audience may see it; None when it may not know of it at all.

    No live audience sees the name of a card whose face the table has not seen.
    """
    match event:
        case ev.HandsLaid():
            return ev.HandsLaid(
                tuple(ev.LaidHand(h.seat, (None,) * len(h.cards)) for h in event.hands)
            )
        case ev.CardsDrawn() if not event.shown:
            return changed(event, cards=(None,) * len(event.cards))
        case ev.CardIdentified() if not event.shown:
            return None
        case ev.IrregularityOpened() if event.floor_only:
            return changed(event, card=None) if audience in RULERS else None
    return event


def redact_observation(observation: ob.Observation, audience: Role) -> ob.Observation | None:
    """What was said, as an audience may see it; None when it was about a hidden card."""
    match observation:
        case ob.HoleCardsDealt():
            return ob.HoleCardsDealt()
        case ob.CardDealt() if not observation.up and observation.to != "board":
            return changed(observation, card=None)
        case ob.CardBurned() if not observation.exposed:
            return changed(observation, card=None)
        case ob.CardNamed() if not observation.shown:
            return None
        case ob.FaultReported() if observation.fault == "double_burn":
            return changed(observation, card=None)
    return observation
