"""The view of a table: what one audience may see, as frozen values with their texts.

Not the choice of what to show; that is `view`.
"""

from dataclasses import dataclass

from statemachine.advice import LegalAction
from statemachine.cards import Card
from statemachine.events import Share
from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class LevelView:
    """Blinds, antes and sizes of bets, in chips; zero where the game makes it of the blinds."""

    small_blind: int
    big_blind: int
    ante: int
    ante_kind: str
    bring_in: int
    small_bet: int
    big_bet: int
    min_bet: int


@quick
@dataclass(frozen=True, slots=True)
class GameView:
    """The game of a table: `forced` are its forced bets, `deck` and `hole` how many cards the
    deck and in the end a hand have; with `halves` a low may win a half of a pot.
    """

    structure: str
    forced: str
    deck: int
    hole: int
    board: bool
    halves: bool


@quick
@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat. `cards` has one entry a card, null while its face is not public or has no name, and
    `up` whether each lies face up; `standing` is null when the seat is not in the hand.
    `reading` names what a tabled hand comes to on the run that is dealt, and `low` has the
    ranks of its low, `8-6-4-3-A`, where the game has one.
    """

    seat: int
    player: str
    stack: int
    bet: int
    standing: str | None
    cards: tuple[Card | None, ...]
    up: tuple[bool, ...]
    tabled: bool
    reading: str | None
    low: str | None


@quick
@dataclass(frozen=True, slots=True)
class PartView:
    """A part of a pot: a run of the board (from 1), and of it the whole or one half. `winners`
    and `reading` are as those of a pot.
    """

    run: int
    half: str
    winners: tuple[int, ...]
    reading: tuple[int, ...]


@quick
@dataclass(frozen=True, slots=True)
class PotView:
    """A pot in chips, the seats that contest it and, once declared, its winners. `reading`
    are those whose tabled hands win it, empty while a contesting hand is unknown. Of a pot that
    is split into `parts` both have who wins any of them; before the showdown it has no parts.
    """

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    reading: tuple[int, ...]
    parts: tuple[PartView, ...]


@quick
@dataclass(frozen=True, slots=True)
class AwardView:
    """A pot that was pushed, or one part of it, and what each seat got."""

    pot: int
    amount: int
    shares: tuple[Share, ...]
    run: int
    half: str


@quick
@dataclass(frozen=True, slots=True)
class ChipsView:
    """So many chips of one value."""

    value: int
    number: int


@dataclass(frozen=True, slots=True)
class PullView:
    """Chips that the dealer takes from a seat into a pot (0 is the main pot), or, where `pot` is
    null, gives back to it. `chips` are the amount in chips of the table, `rest` what of it they
    do not divide; of plain amounts both are empty.
    """

    seat: int
    pot: int | None
    amount: int
    chips: tuple[ChipsView, ...]
    rest: int
    text: str


@dataclass(frozen=True, slots=True)
class PushView:
    """Chips that the dealer pushes from a part of a pot to a seat; `odd` says that an odd chip is
    among them. `chips` and `rest` are as those of a pull.
    """

    pot: int
    seat: int
    amount: int
    odd: bool
    run: int
    half: str
    chips: tuple[ChipsView, ...]
    rest: int
    text: str


@dataclass(frozen=True, slots=True)
class CitationView:
    """A clause that a remedy rests on, with its summary in our own words."""

    clause: str
    edition: str
    text: str


@quick
@dataclass(frozen=True, slots=True)
class OutcomeView:
    """A way in which the open step may end. What it then `changes` is for those who rule or
    audit alone.
    """

    outcome: str
    text: str
    changes: tuple[str, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class StepView:
    """The open step of a procedure: who does it, what, and what it has to be told."""

    step: str
    who: str
    text: str
    needs: str
    outcomes: tuple[OutcomeView, ...]


@quick
@dataclass(frozen=True, slots=True)
class OtherBookView:
    """What another rulebook would have said. `asks` is what it would have to know first."""

    book: str
    edition: str
    procedure: str
    procedure_title: str
    citations: tuple[str, ...]
    silent: bool
    asks: str | None


@quick
@dataclass(frozen=True, slots=True)
class IrregularityView:
    """A fault, the clause behind its remedy, and where the procedure stands.

    `suggestion_mark` says, where the text is silent, that what is suggested is no rule.
    `evidence`, `authority`, `will_change` and `others` are for those who rule or audit alone, and
    only while the fault is open: the entries of the log that told of it, which rule it is by, and
    whether that settles it, what the rest of its remedy changes if every step ends as the book
    has it first, and what other books would have said.
    `commitment` seals what a player wrote of a lost hand, and `claim` is that once the table saw
    it.
    """

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
    suggestion_mark: str
    suggestion: tuple[str, ...]
    citations: tuple[CitationView, ...]
    step: StepView | None
    done: tuple[str, ...]
    commitment: str = ""
    claim: tuple[Card, ...] = ()
    evidence: tuple[int, ...] = ()
    authority: str | None = None
    will_change: tuple[str, ...] = ()
    others: tuple[OtherBookView, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class AnswerView:
    """An answer that a question takes."""

    answer: str
    text: str


@quick
@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question to the table; it stops nothing."""

    id: int
    asks: str
    text: str
    street: str | None
    seat: int | None
    answers: tuple[AnswerView, ...]


@quick
@dataclass(frozen=True, slots=True)
class RulingView:
    """A ruling of this hand; unsigned until the floor countersigns what the dealer wrote."""

    id: int
    reason: str
    floor: str
    signed: bool
    irregularities: tuple[int, ...]
    effects: tuple[str, ...]


@quick
@dataclass(frozen=True, slots=True)
class BurnView:
    """A street's one burn and where it came from."""

    street: str
    source: str


@quick
@dataclass(frozen=True, slots=True)
class HandView:
    """The hand in play. Card places other than board and seats are counts. `runs` is how often
    the board is run and `run` the one that is dealt; `boards` has the whole board of each.
    `pulls` are the chips that the dealer takes in now, until the next card or act, and `pushes`
    those that go out with the award.
    """

    number: int
    deal: int
    phase: str
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    actor: int | None
    call: int
    runs: int
    run: int
    board: tuple[Card | None, ...]
    boards: tuple[tuple[Card | None, ...], ...]
    burns: tuple[Card | None, ...]
    burn_credits: tuple[BurnView, ...]
    aside: tuple[Card | None, ...]
    stub: int
    muck: int
    discards: int
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
    pulls: tuple[PullView, ...] = ()
    pushes: tuple[PushView, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class DealView:
    """Cards that the deal which is due brings to a place: so many face down, and then up."""

    place: str
    down: int
    up: int


@quick
@dataclass(frozen=True, slots=True)
class AroundView:
    """A way for several seats to act alike, which one `acted_around` records: `seats` act in this
    order up to `through`. `all_in` are those of them whose last chips go in.
    """

    action: str
    through: int
    seats: tuple[int, ...]
    all_in: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class AdviceView:
    """What comes next, with its text. `deals` are the cards that are due, in their order;
    `asked` the seats that have to discard, the next one first. `around` is for those who record.
    """

    prompt: str
    text: str
    actor: int | None
    actions: tuple[LegalAction, ...]
    next: tuple[str, ...]
    blocked: tuple[str, ...]
    procedure: int | None
    deals: tuple[DealView, ...]
    asked: tuple[int, ...]
    around: tuple[AroundView, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class ControllerView:
    """The dealer's console that controls the table, and who took it."""

    console: str
    by: str


@quick
@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one audience may see it, after entry `seq`. With `tracking` "dealing" nobody
    enters acts: stacks, bets and pots are as they were last known. `denominations` are the values
    of the chips, the smallest first.
    """

    seq: int
    name: str
    variant: str
    game: GameView
    rulebook: str
    edition: str
    size: int
    tracking: str
    level: LevelView | None
    seats: tuple[SeatView, ...]
    controller: ControllerView | None
    hand: HandView | None
    advice: AdviceView
    denominations: tuple[int, ...] = ()
