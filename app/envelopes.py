"""The bodies that clients send over REST, each a strict frozen dataclass.

They decide nothing: what an observation means to a table, the domain says.
"""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import (
    AwareDatetime,
    Field,
    StringConstraints,
    TypeAdapter,
    WithJsonSchema,
    with_config,
)

from app.codec import STRICT
from app.kinds import by_kind
from statemachine.cards import Card
from statemachine.observations import AnteKind, Observation, Tracking
from statemachine.roles import Role

LARGEST_SEQ: Final = 2**53 - 1  # what every client's number type holds exactly
MOST_OBSERVATIONS: Final = 500
MOST_SEALED: Final = 10
LONGEST_LIFE: Final = 10 * 366 * 24 * 3600

ObservationId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
# Which of the dealers' consoles it is; the same one calls itself the same after a restart.
ConsoleId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
TableId: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$")
]
# One line of text: no control characters, and none that turns the direction of writing.
Label: TypeAlias = Annotated[
    str,
    StringConstraints(
        pattern=r"^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s](?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*"
        r"[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])?$",
        max_length=80,
    ),
    # Few programs that read the schema know classes of Unicode.
    WithJsonSchema(
        {
            "type": "string",
            "pattern": r"^\S(.*\S)?$",
            "maxLength": 80,
            "description": "One line of text without control or format characters.",
        }
    ),
]
Tables: TypeAlias = Annotated[tuple[TableId, ...], Field(min_length=1, max_length=1000)]
# Of a broadcast, in whole seconds.
Delay: TypeAlias = Annotated[int, Field(ge=0, le=3600)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST_SEQ)]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Observed:
    """One observation. `observation_id` is its idempotency key, of the caller's making.

    With `expected_seq` it is refused when the table is no longer at that entry. A `client`
    that is a console has to send it when its role is dealer, since a stale tap decided anew
    would make an irregularity of its own; devices and programs need not. One that names
    itself in `console` is refused while another console has control of the table.
    """

    observation_id: ObservationId
    observation: Observation = field(repr=False)
    expected_seq: Seq | None = None
    client: Literal["console", "program"] = "program"
    console: ConsoleId | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewPlayer:
    """A player who sits at the table from its beginning, with a stack of chips."""

    seat: int
    player: str
    stack: int


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewLevel:
    """The blinds, antes and sizes of bets of the first hands, in chips: what the game of
    the table has of them. Zero is what the game makes of it.
    """

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_kind: AnteKind = "each"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open; `seats` is how many it has. Without an `id` one is made up. With `tracking`
    "dealing" nobody enters acts, and neither stacks nor a level are needed. `denominations` are the
    values of its chips.
    """

    name: Label
    seats: Annotated[int, Field(ge=2, le=10)]
    variant: Annotated[str, StringConstraints(max_length=16)] = "NT"
    rulebook: Annotated[str, StringConstraints(max_length=64)] = "tda"
    id: TableId | None = None
    players: Annotated[tuple[NewPlayer, ...], Field(max_length=10)] = field(default=())
    level: NewLevel | None = None
    button: int | None = None
    tracking: Tracking = "full"
    denominations: Annotated[tuple[int, ...], Field(max_length=20)] = field(default=())


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewToken:
    """A token to make. `tables` None is for every table. It ends in `expires_in_s` seconds or at
    `expires_at`, a time with its zone; with neither it is for good.

    `delay_s` is for the role overlay alone, which has to have one: how old in seconds what it
    shows is.
    """

    role: Role
    label: Label
    tables: Tables | None = None
    expires_in_s: Annotated[int, Field(ge=1, le=LONGEST_LIFE)] | None = None
    expires_at: AwareDatetime | None = None
    delay_s: Delay | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewPairing(NewToken):
    """A code to make for a tablet, good for `valid_s` seconds; the rest is of the token that the
    tablet gets for it.
    """

    valid_s: Annotated[int, Field(ge=10, le=3600)] | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewRedemption:
    """A code that a tablet has read, to be turned into its token."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=64)] = field(repr=False)


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewSeal:
    """The cards that a player wrote for the irregularity `procedure` of the hand in play, to be
    sealed. `observation_id` and `expected_seq` are as those of every observation.
    """

    observation_id: ObservationId
    procedure: Seq
    cards: Annotated[tuple[Card, ...], Field(min_length=1, max_length=MOST_SEALED)] = field(
        repr=False
    )
    expected_seq: Seq | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewReveal:
    """The opening of a seal; its irregularity is in the address."""

    observation_id: ObservationId
    expected_seq: Seq | None = None


# Four to twelve digits, as a pad of numbers types them.
Pin: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9]{4,12}$")]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewDealer:
    """A dealer to take on, by a name of their own."""

    name: Label
    pin: Pin = field(repr=False)


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NewPin:
    """Another PIN of a dealer."""

    pin: Pin = field(repr=False)


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class SignIn:
    """What a dealer signs in with: the id with the PIN, or the code of the badge."""

    dealer: Annotated[str, StringConstraints(max_length=64)] | None = None
    pin: Annotated[str, StringConstraints(max_length=64)] | None = field(default=None, repr=False)
    badge: Annotated[str, StringConstraints(max_length=256)] | None = field(
        default=None, repr=False
    )


OBSERVED: Final[TypeAdapter[Observed]] = by_kind(TypeAdapter(Observed))
OBSERVED_LIST: Final[TypeAdapter[tuple[Observed, ...]]] = by_kind(
    TypeAdapter(
        Annotated[tuple[Observed, ...], Field(min_length=1, max_length=MOST_OBSERVATIONS)],
        config=STRICT,
    )
)
NEW_TABLE: Final = TypeAdapter(NewTable)
NEW_TOKEN: Final = TypeAdapter(NewToken)
NEW_PAIRING: Final = TypeAdapter(NewPairing)
NEW_REDEMPTION: Final = TypeAdapter(NewRedemption)
NEW_SEAL: Final = TypeAdapter(NewSeal)
NEW_REVEAL: Final = TypeAdapter(NewReveal)
NEW_DEALER: Final = TypeAdapter(NewDealer)
NEW_PIN: Final = TypeAdapter(NewPin)
SIGN_IN: Final = TypeAdapter(SignIn)


def read_observed(raw: bytes) -> tuple[Observed, ...]:
    """One envelope or a list of them; raises pydantic's `ValidationError`."""
    if raw.lstrip(b" \t\r\n").startswith(b"["):
        return OBSERVED_LIST.validate_json(raw)
    return (OBSERVED.validate_json(raw),)
