"""A table in a few values: where its hand stands, what is open there and for how long.

It is not the table's view, and it chooses nothing: faults are the domain's, times the log's.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pydantic import with_config

from app.codec import STRICT
from app.live.desk import Desk
from statemachine.advice import advise
from statemachine.irregularities import BLOCKS, KINDS, SEVERITIES, Block, IrregularityKind
from statemachine.phases import Phase, street_of
from statemachine.procedures import PROCEDURES
from statemachine.procedures.model import Doer
from statemachine.state import HandState, Irregularity
from statemachine.texts import Language, text
from statemachine.variants import StreetName
from statemachine.views.wording import worded

_BY_BLOCK: Final = {block: index for index, block in enumerate(BLOCKS)}
_BY_SEVERITY: Final = {severity: index for index, severity in enumerate(SEVERITIES)}

# When an entry was made, None for one from before the last deal.
TimeOf = Callable[[int], str | None]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class FaultGlance:
    """An open irregularity. `rank` is 0 for the worst: first what holds the game, then by how
    much is at stake. `at` is when it was opened (UTC), `who` does the step that is due.
    """

    id: int
    fault: IrregularityKind
    title: str
    seq: int
    at: str
    rank: int
    blocks: Block
    who: Doer | None
    seat: int | None
    commitment: bool


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class UnsignedGlance:
    """A ruling that a dealer wrote down in a floor's name, and nobody has signed yet."""

    id: int
    floor: str
    at: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class GoingGlance:
    """A floor who is on the way, to one irregularity or to whatever there is; since when (UTC)."""

    floor: str
    irregularity: int | None
    at: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TableGlance:
    """A table at entry `seq`. `last_at` is when anything was last observed there (UTC), `prompt`
    what comes next, `dealer` who deals, empty when nobody said, and `questions` how many wait for
    an answer. With a `problem`, the code of an error, its log cannot be read and nothing else is
    known of it.
    """

    id: str
    name: str
    variant: str
    rulebook: str
    tracking: str
    seats: int
    players: int
    seq: int
    last_at: str | None
    hand: int | None
    deal: int | None
    phase: Phase | None
    street: StreetName | None
    prompt: str
    held: bool
    dealer: str
    going: GoingGlance | None
    questions: int
    faults: tuple[FaultGlance, ...]
    unsigned: tuple[UnsignedGlance, ...]
    problem: str | None = None


def glance(desk: Desk, language: Language) -> TableGlance:
    """A table as it is now."""
    state = desk.state
    hand = state.hand
    advice = advise(state)
    return TableGlance(
        id=desk.id,
        name=state.name,
        variant=state.variant,
        rulebook=state.rulebook,
        tracking=state.tracking,
        seats=state.size,
        players=len(state.seats),
        seq=state.seq,
        last_at=desk.at,
        hand=None if hand is None else hand.number,
        deal=None if hand is None else hand.deal,
        phase=None if hand is None else hand.phase,
        street=None if hand is None else street_of(hand.phase),
        prompt=worded(advice.prompt, language, state.rulebook, **dict(advice.params)),
        held=hand is not None and hand.held,
        dealer="" if state.dealer is None else state.dealer.dealer,
        going=None if hand is None else _going(hand),
        questions=0 if hand is None else len(hand.questions),
        faults=() if hand is None else _faults(hand, desk.time_of, desk.at, language),
        unsigned=() if hand is None else _unsigned(hand, desk.time_of, desk.at),
    )


def unreadable(table_id: str, name: str, code: str) -> TableGlance:
    """A table whose log cannot be read."""
    return TableGlance(
        id=table_id,
        name=name,
        variant="",
        rulebook="",
        tracking="",
        seats=0,
        players=0,
        seq=0,
        last_at=None,
        hand=None,
        deal=None,
        phase=None,
        street=None,
        prompt="",
        held=False,
        dealer="",
        going=None,
        questions=0,
        faults=(),
        unsigned=(),
        problem=code,
    )


def _faults(
    hand: HandState, time_of: TimeOf, now: str, language: Language
) -> tuple[FaultGlance, ...]:
    found = [
        FaultGlance(
            id=fault.id,
            fault=fault.fault,
            title=text(
                f"fault.{fault.fault}",
                language,
                street=fault.street,
                seat=fault.seat,
                place=fault.place,
            ),
            seq=fault.seq,
            at=time_of(fault.seq) or now,
            rank=rank_of(fault),
            blocks=fault.blocks,
            who=_doer(fault),
            seat=fault.seat,
            commitment=fault.commitment != "",
        )
        for fault in hand.irregularities
        if fault.open
    ]
    return tuple(sorted(found, key=lambda each: (each.rank, each.at)))


def rank_of(fault: Irregularity) -> int:
    """How a fault ranks among all that are open, 0 for the worst."""
    severity = _BY_SEVERITY[KINDS[fault.fault].severity]
    return _BY_BLOCK[fault.blocks] * len(SEVERITIES) + severity


def _doer(fault: Irregularity) -> Doer | None:
    return None if fault.step is None else PROCEDURES[fault.procedure].step(fault.step).who


def _going(hand: HandState) -> GoingGlance | None:
    """Who is on the way, as long as there is something to go to."""
    going = hand.going
    open_now = {fault.id for fault in hand.irregularities if fault.open}
    if going is None or going.irregularity not in {None, *open_now} or not open_now:
        return None
    return GoingGlance(going.floor, going.irregularity, going.at)


def _unsigned(hand: HandState, time_of: TimeOf, now: str) -> tuple[UnsignedGlance, ...]:
    return tuple(
        UnsignedGlance(ruling.id, ruling.floor, time_of(ruling.seq) or now)
        for ruling in hand.rulings
        if not ruling.signed
    )
