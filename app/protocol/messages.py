"""The messages of the socket: two closed unions, one for each direction, told apart by `type`.

They hold no behaviour, and a whole state of the table only as the view of one audience.
"""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator

from app.codec import STRICT
from app.envelopes import ConsoleId, Delay, ObservationId, Seq, TableId
from app.kinds import by_kind, later
from app.problems import Fault
from statemachine.events import Event
from statemachine.observations import Observation
from statemachine.roles import Role
from statemachine.texts import Language
from statemachine.views import BroadcastView, TableView

MOST_SUBSCRIPTIONS: Final = 64

Secret: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=256)]
Epoch: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Message(BaseModel):
    """What all messages share: exact types, no unknown field, never changed."""

    model_config = ConfigDict(**STRICT, frozen=True)


class Subscription(Message):
    """A table to follow: from entry `since` on when the client has the rest of that `epoch`.

    For an overlay both are those of its broadcast, and `delay_s` may raise its token's delay
    (in seconds), never lower it; nobody else may name one.
    """

    table: TableId
    since: Seq | None = None
    epoch: Epoch | None = None
    delay_s: Delay | None = None


class Hello(Message):
    """The first message of a client: who it is, what it follows, in which language.

    A dealer whose `client` is a console has to send `expected_seq` with each observation; one
    that names itself in `console` is refused while another console has control of the table.
    """

    type: Literal["hello"]
    token: Secret | None = Field(default=None, repr=False)
    ticket: Secret | None = Field(default=None, repr=False)
    subscriptions: tuple[Subscription, ...] = Field(default=(), max_length=MOST_SUBSCRIPTIONS)
    language: Language = "en"
    client: Literal["console", "program"] = "program"
    console: ConsoleId | None = None

    @model_validator(mode="after")
    def _one_secret(self) -> "Hello":
        if (self.token is None) == (self.ticket is None):
            raise ValueError("exactly one of token and ticket")
        if len({wanted.table for wanted in self.subscriptions}) < len(self.subscriptions):
            raise ValueError("each table once")
        return self


class Observe(Message):
    """One observation; `id` is its idempotency key and comes back in the answer.

    With `expected_seq` it is refused when the table has moved on since that entry.
    """

    type: Literal["observe"]
    id: ObservationId
    table: TableId
    observation: Annotated[Observation, Field(repr=False)]
    expected_seq: Seq | None = None


class ResyncWanted(Message):
    """The client asks for the whole view of a table that it follows."""

    type: Literal["resync"]
    table: TableId


class Ping(Message):
    """Answered by a pong."""

    type: Literal["ping"]


ClientMessage: TypeAlias = Annotated[
    Hello | Observe | ResyncWanted | Ping, Field(discriminator="type")
]


class Welcome(Message):
    """The hello was accepted; `epoch` is the id of the log that all numbers belong to."""

    type: Literal["welcome"] = "welcome"
    role: Role
    epoch: str
    language: Language
    tables: tuple[str, ...]


class Snapshot(Message):
    """The whole view at `seq`. `recovered` says that the client had missed nothing."""

    type: Literal["snapshot"] = "snapshot"
    table: str
    seq: Seq
    epoch: str
    recovered: bool
    view: TableView


class Entry(Message):
    """One entry of the log, as the audience may see it; `at` is an ISO 8601 time in UTC.

    In a catch-up only the last entry carries a view; every live one does.
    """

    type: Literal["entry"] = "entry"
    table: str
    seq: Seq
    at: str
    events: tuple[Event, ...]
    view: TableView | None


class Broadcast(Message):
    """The whole view of a delayed broadcast, for overlays alone, once it is old enough.

    `n` counts the changes of the view under `epoch`, which stays the same over a restart of
    the service; `at` is when this one came about (ISO 8601, UTC). `recovered` says that
    nothing was missed between what the client has and this.
    """

    type: Literal["broadcast"] = "broadcast"
    table: str
    n: Seq
    epoch: str
    at: str
    recovered: bool
    view: BroadcastView


class Ack(Message):
    """The observation is stored, or said nothing new: the table stands at `seq`."""

    type: Literal["ack"] = "ack"
    id: str
    seq: Seq


class Refused(Message):
    """Nothing was changed. `id` is None when the message had none that could be read.

    `seq` is where the table stands, None when the message reached no table. `errors` says
    where an unreadable message is wrong.
    """

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    text: str
    seq: Seq | None
    errors: tuple[Fault, ...] = ()


class Presence(Message):
    """How many sockets follow the table, by role. Only those who work there are told."""

    type: Literal["presence"] = "presence"
    table: str
    roles: dict[Role, int]


class Resync(Message):
    """What the client holds of this table does not continue; a snapshot follows."""

    type: Literal["resync"] = "resync"
    table: str


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


ServerMessage: TypeAlias = Annotated[
    Welcome | Snapshot | Entry | Broadcast | Ack | Refused | Presence | Resync | Pong,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: Final[TypeAdapter[ClientMessage]] = by_kind(TypeAdapter(ClientMessage))
SERVER_MESSAGE: Final[TypeAdapter[ServerMessage]] = later(
    lambda: by_kind(TypeAdapter(ServerMessage))
)
