"""The view of a table: what one audience may see, as frozen values with their texts.

Not the choice of what to show; that is `view`.
"""

from dataclasses import dataclass

from statemachine.cards import Card
from statemachine.events import Share
from statemachine.slots import quick
from statemachine.views.fault_model import IrregularityView, QuestionView, RulingView
from statemachine.views.tap_model import AdviceView


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
    `away` says that the player is not there, `penalty` for how many hands they sit out.
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
    away: bool = False
    penalty: int = 0


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


@quick
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


@quick
@dataclass(frozen=True, slots=True)
class CapView:
    """A seat that went all in on the open street: of each bet at most `amount` goes into the pots
    that it can win, and the rest makes a side pot.
    """

    seat: int
    amount: int
    text: str


@quick
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


@quick
@dataclass(frozen=True, slots=True)
class BurnView:
    """A street's one burn and where it came from."""

    street: str
    source: str


@quick
@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock on a player: since `at` (RFC 3339), for so many seconds, of which the last
    `countdown` are counted aloud. `asked_by` is the seat that asked for it.
    """

    seat: int
    asked_by: int | None
    at: str
    seconds: int
    countdown: int
    text: str


@quick
@dataclass(frozen=True, slots=True)
class GoingView:
    """The floor who is on the way, to which irregularity, and since when (RFC 3339)."""

    floor: str
    irregularity: int | None
    at: str
    text: str


@quick
@dataclass(frozen=True, slots=True)
class HandView:
    """The hand in play. Card places other than board and seats are counts. `runs` is how often
    the board is run and `run` the one that is dealt; `boards` has the whole board of each.
    `pulls` are the chips that the dealer takes in now, until the next card or act, and `pushes`
    those that go out with the award; `caps` are the all-ins of the open street.
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
    caps: tuple[CapView, ...] = ()
    clock: ClockView | None = None
    going: GoingView | None = None


@quick
@dataclass(frozen=True, slots=True)
class ControllerView:
    """The dealer's console that controls the table, and who took it."""

    console: str
    by: str


@quick
@dataclass(frozen=True, slots=True)
class DealerView:
    """Who deals, by name and by the room's id of the dealer."""

    dealer: str
    id: str


@quick
@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one audience may see it, after entry `seq`. With `tracking` "dealing" nobody
    enters acts: stacks, bets and pots are as they were last known. `denominations` are the values
    of the chips, the smallest first, and `deck` what the room calls the deck in play.
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
    dealer: DealerView | None = None
    deck: str = ""
