"""Claims under seal: cards and salt go to the store, the log and its readers get the commitment.

It does not say whether a claim may be sealed or opened; the table's desk does. Nor does it write
a card to any log.
"""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from app.audit.reads import Reader, record_read
from app.auth import Principal
from app.envelopes import NewReveal, NewSeal, Observed
from app.live.answers import Acked, Refused, With
from app.live.chain import logged
from app.live.desk import Desk
from app.store import SealedRow, Store
from app.telemetry.logs import logger_of
from statemachine.cards import DECK, Card
from statemachine.decide import Refusal
from statemachine.observations import ClaimSealed, SealRevealed
from statemachine.roles import Role
from statemachine.sealing import commitment

# Who read what is sealed; these lines are written whatever the level of the others is.
audit = logger_of("app.audit")

SALT_BYTES: Final = 32
_CARDS: Final = frozenset(DECK)


@dataclass(frozen=True, slots=True)
class Sealed:
    """A claim that is sealed, as entry `seq` of the log."""

    seq: int
    commitment: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A claim that was shown to the table, as entry `seq` of the log. `salt` is in hex."""

    seq: int
    commitment: str
    cards: tuple[Card, ...]
    salt: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A claim as it is kept under seal."""

    commitment: str
    cards: tuple[Card, ...] = field(repr=False)


async def seal_claim(
    desk: Desk, store: Store, wanted: NewSeal, principal: Principal
) -> Sealed | Refused:
    """Seal what a player wrote: a fresh salt, and the commitment as an observation of the table.

    The same call again gets the first answer. Raises what `Desk.observe` raises.
    """
    salt = secrets.token_bytes(SALT_BYTES)
    seal = commitment(wanted.cards, salt.hex())
    row = SealedRow(desk.id, wanted.observation_id, seal, _text(wanted.cards), salt)
    answer = await desk.observe(
        Observed(wanted.observation_id, ClaimSealed(wanted.procedure, seal), wanted.expected_seq),
        principal,
        with_it=With(
            _fingerprint(salt, seal, wanted.procedure, principal.role),
            (store.sealed.statement(row),),
        ),
    )
    if isinstance(answer, Acked):
        return Sealed(answer.seq, seal)
    if answer.refusal.code != "observation_id_reused":
        return answer
    # Under its own salt no two calls look the same: what makes a repeat is known only here.
    first = await _repeated(desk, store, wanted, principal.role)
    return answer if first is None else first


async def _repeated(desk: Desk, store: Store, wanted: NewSeal, role: Role) -> Sealed | None:
    row = await store.sealed.of_observation(desk.id, wanted.observation_id)
    stored = await store.log.find(desk.id, wanted.observation_id)
    if row is None or stored is None:
        return None
    seal = commitment(wanted.cards, row.salt.hex())
    said = _fingerprint(row.salt, seal, wanted.procedure, role)
    if not hmac.compare_digest(said, stored.fingerprint):
        return None
    return Sealed(stored.seq, seal)


async def open_claim(
    desk: Desk, store: Store, procedure: int, wanted: NewReveal, principal: Principal
) -> Opened | Refused:
    """Show the claim of a revived hand to the table, if the hand is over.

    The same call again gets the first answer. Raises what `Desk.observe` raises.
    """
    shown = await _shown_before(desk, store, procedure, wanted.observation_id)
    if shown is None:
        row = await _row(desk, store, procedure)
        if isinstance(row, Refused):
            return row
        shown = SealRevealed(procedure, cards_of(row.cards), row.salt.hex())
    answer = await desk.observe(
        Observed(wanted.observation_id, shown, wanted.expected_seq), principal
    )
    if isinstance(answer, Refused):
        return answer
    return Opened(answer.seq, commitment(shown.cards, shown.salt), shown.cards, shown.salt)


async def _shown_before(
    desk: Desk, store: Store, procedure: int, observation_id: str
) -> SealRevealed | None:
    """What this observation showed already, when it was of that procedure."""
    stored = await store.log.find(desk.id, observation_id)
    said = None if stored is None else logged(stored).entry.observation
    return said if isinstance(said, SealRevealed) and said.procedure == procedure else None


async def read_claim(
    desk: Desk, store: Store, procedure: int, principal: Principal
) -> Kept | Refused:
    """What is under the seal of an irregularity of the hand in play. Who read it is on disk first,
    and in the service's log. Raises `StoreUnavailable`.
    """
    row = await _row(desk, store, procedure)
    if isinstance(row, Refused):
        return row
    reader = Reader(principal.label, principal.token_id, principal.role)
    detail = f"irregularity {procedure}, seal {row.commitment}"
    await record_read(store.reads, desk.id, reader, "sealed_claim", seq=desk.seq, detail=detail)
    audit.info(
        "sealed claim read",
        table=desk.id,
        seq=desk.seq,
        irregularity=procedure,
        commitment=row.commitment,
        token=principal.token_id,
        role=principal.role,
    )
    return Kept(row.commitment, cards_of(row.cards))


async def _row(desk: Desk, store: Store, procedure: int) -> SealedRow | Refused:
    """What is kept under the seal that the log has for an irregularity of the hand."""
    await desk.catch_up()
    hand, seq = desk.state.hand, desk.seq
    faults = () if hand is None else hand.irregularities
    fault = next((each for each in faults if each.id == procedure), None)
    if fault is None:
        return Refused(Refusal("unknown_irregularity", {"irregularity": str(procedure)}), seq)
    if not fault.commitment:
        return Refused(Refusal("claim_not_sealed", {"irregularity": procedure}), seq)
    row = await store.sealed.of_commitment(desk.id, fault.commitment)
    return row or Refused(Refusal("seal_not_kept", {}), seq)


def _fingerprint(salt: bytes, seal: str, procedure: int, role: Role) -> bytes:
    """As that of any observation, but under the salt: of two cards a plain hash could be told
    by trying them all.
    """
    return hmac.digest(salt, f"{role}\0{procedure}\0{seal}".encode(), "sha256")


def _text(cards: Sequence[Card]) -> str:
    return " ".join(cards)


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards of a row under seal."""
    return tuple(card for card in text.split() if card in _CARDS)
