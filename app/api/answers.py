"""The bodies that REST answers with, as strict shapes that OpenAPI shows.

They are shapes only: what a role may see was decided before any of them is filled.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, with_config

from app.codec import STRICT
from app.kinds import by_kind, later
from app.permissions import Permission
from app.telemetry.health import Readiness
from statemachine.cards import Card
from statemachine.events import Event
from statemachine.observations import Observation
from statemachine.roles import Role
from statemachine.views import IrregularityView, TableView


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TableListed:
    """A table of the list. `created_at` is UTC; `seats` is how many it has."""

    id: str
    name: str
    variant: str
    rulebook: str
    seats: int
    created_at: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TableList:
    """The tables that the caller's token is for, the oldest first."""

    tables: tuple[TableListed, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TableAnswer:
    """A table at entry `seq`, as the caller's role may see it. Numbers belong to `epoch`."""

    id: str
    epoch: str
    seq: int
    view: TableView


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An observation that is on disk: as entry `seq`, or it said nothing new at `seq`."""

    observation_id: str
    seq: int


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class ObservedAnswer:
    """Every observation of the request, acknowledged in order, and the table after them.

    `seq` is the entry that `view` shows, which is later when others observed meanwhile. The
    view is null for who asked for a minimal answer.
    """

    acks: tuple[Acknowledged, ...]
    seq: int
    view: TableView | None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class EntryShown:
    """An entry of the log as the caller may see it.

    `hash` is shown to auditors and admins; `actor`, `device` and `observation_id` to them and
    to those who work at the tables.
    """

    seq: int
    at: str
    role: Role
    observation_id: str | None
    actor: str | None
    device: str | None
    observation: Observation | None
    events: tuple[Event, ...]
    hash: str | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class LogAnswer:
    """Entries in order. `last_seq` is the newest of the table: ask again while it is later. The
    oldest that is kept is `first_seq`; those before it were pruned.
    """

    epoch: str
    first_seq: int
    last_seq: int
    entries: tuple[EntryShown, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class IrregularityList:
    """The irregularities of hand number `hand`, the one in play, as of entry `seq`."""

    seq: int
    hand: int | None
    irregularities: tuple[IrregularityView, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class SealMade:
    """A claim was sealed, as entry `seq`: `commitment` is a sha256 in hex."""

    seq: int
    procedure: int
    commitment: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class SealOpened:
    """A claim was shown to the table, as entry `seq`. `commitment` is the sha256 of three lines:
    the heading `floorcall claim`, `salt` (hex) and the cards in the order of the deck.
    """

    seq: int
    procedure: int
    commitment: str
    cards: tuple[Card, ...]
    salt: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class SealKept:
    """A claim that is under seal. The salt stays there until it is shown to the table."""

    procedure: int
    commitment: str
    cards: tuple[Card, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TicketAnswer:
    """A ticket opens one socket, once, within so many seconds."""

    ticket: str
    expires_in_s: float


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TokenShown:
    """A token without its secret. `tables` None is for every table; times are UTC.

    `delay_s` is how old what an overlay shows is, None for every other role.
    """

    id: str
    role: str
    label: str
    tables: tuple[str, ...] | None
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    delay_s: float | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TokenMade:
    """A new token; `secret` is told here and never again."""

    token: TokenShown
    secret: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class TokenList:
    """All tokens, the oldest first, revoked ones too."""

    tokens: tuple[TokenShown, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class SelfShown:
    """The caller's own token, what its role may do, and what it may pair."""

    token_id: str
    role: Role
    label: str
    tables: tuple[str, ...] | None
    expires_at: str | None
    permissions: tuple[Permission, ...]
    pairs: tuple[Role, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class PairingShown:
    """A pairing without its code. `token_id` is None until a tablet has used it."""

    id: str
    role: str
    label: str
    tables: tuple[str, ...] | None
    created_at: str
    expires_at: str
    used_at: str | None
    token_id: str | None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class PairingMade:
    """A new pairing; code and link are told here and never again. `modules` are the rows of the
    link's QR code without its margin, `1` for a dark module.
    """

    pairing: PairingShown
    code: str
    link: str
    modules: tuple[str, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class CitationShown:
    """A clause by its id, the edition it is read from, and what it says in our own words.

    `inherited`: it is of the book that this one extends. `applies` is `player_dealt` for what
    holds only where players deal in turn.
    """

    clause: str
    edition: str
    text: str
    inherited: bool
    applies: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class OutcomeShown:
    """One way in which a step ends: the step that follows (None: none), and what it does."""

    name: str
    text: str
    next: str | None
    effects: tuple[str, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class StepShown:
    """A step of a procedure: whose it is, and what it has to be told besides its outcome."""

    name: str
    who: str
    text: str
    needs: str
    outcomes: tuple[OutcomeShown, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class ProcedureShown:
    """A procedure by its id, with its steps in order."""

    id: str
    name: str
    steps: tuple[StepShown, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class RemedyShown:
    """What the book prescribes for a kind when `when` holds; the first that holds applies.

    `when` are facts that all have to hold, those after "not " must not. `silent` says that the
    text leaves it to the floor; `suggestion` is then marked as one. One that `applies` to
    `player_dealt` games is passed over where the house deals.
    """

    when: tuple[str, ...]
    procedure: str
    blocks: str
    blocks_text: str
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[str, ...]
    applies: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class KindShown:
    """A kind of irregularity and its remedies in the book."""

    kind: str
    name: str
    text: str
    remedies: tuple[RemedyShown, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class RulebookListed:
    """A rulebook of the list; `digest` is the sha256 of its content."""

    id: str
    edition: str
    digest: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class RulebookList:
    """The rulebooks that a table can be played by."""

    rulebooks: tuple[RulebookListed, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class RulebookShown:
    """A whole rulebook in the caller's language; `choices` are where books differ, `grounds`
    the clauses that a choice is read from. `extends` is the id of the book under it, or empty.
    """

    id: str
    edition: str
    extends: str
    digest: str
    choices: dict[str, int | bool | str]
    grounds: dict[str, tuple[str, ...]]
    citations: tuple[CitationShown, ...]
    procedures: tuple[ProcedureShown, ...]
    kinds: tuple[KindShown, ...]


TABLE_LIST: Final = TypeAdapter(TableList)
TABLE_ANSWER: Final = later(lambda: by_kind(TypeAdapter(TableAnswer)))
OBSERVED_ANSWER: Final = later(lambda: by_kind(TypeAdapter(ObservedAnswer)))
ENTRY_SHOWN: Final = later(lambda: by_kind(TypeAdapter(EntryShown)))
LOG_ANSWER: Final = later(lambda: by_kind(TypeAdapter(LogAnswer)))
IRREGULARITY_LIST: Final = TypeAdapter(IrregularityList)
SEAL_MADE: Final = TypeAdapter(SealMade)
SEAL_OPENED: Final = TypeAdapter(SealOpened)
SEAL_KEPT: Final = TypeAdapter(SealKept)
TICKET_ANSWER: Final = TypeAdapter(TicketAnswer)
TOKEN_MADE: Final = TypeAdapter(TokenMade)
TOKEN_LIST: Final = TypeAdapter(TokenList)
SELF_SHOWN: Final = TypeAdapter(SelfShown)
PAIRING_SHOWN: Final = TypeAdapter(PairingShown)
PAIRING_MADE: Final = TypeAdapter(PairingMade)
RULEBOOK_LIST: Final = TypeAdapter(RulebookList)
RULEBOOK_SHOWN: Final = TypeAdapter(RulebookShown)
READINESS: Final = TypeAdapter(Readiness)
