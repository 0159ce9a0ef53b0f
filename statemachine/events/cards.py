"""Events of cards: dealt, burned, moved, mixed, named, and hands that leave or rejoin.

Not of the faults that such events may be a part of.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.slots import quick
from statemachine.variants import StreetName

BurnSource: TypeAlias = Literal["stub", "pre_paid", "picked", "in_question", "ruling", "reader"]


@quick
@dataclass(frozen=True, slots=True)
class LaidHand:
    """The cards that came to one seat. `shown` has one entry a card, or none when all of
    them came face down.
    """

    seat: int
    cards: tuple[Card | None, ...]
    shown: tuple[bool, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class HandsLaid:
    """Every seat that was short of hole cards got them, in the order of the deal."""

    hands: tuple[LaidHand, ...]
    kind: Literal["hands_laid"] = "hands_laid"


@quick
@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards came off the stub to a place."""

    to: Place
    cards: tuple[Card | None, ...]
    shown: bool = False
    boxed: bool = False
    kind: Literal["cards_drawn"] = "cards_drawn"


@quick
@dataclass(frozen=True, slots=True)
class DiscardMade:
    """A seat discarded the cards at these indices before a draw, or stood pat with none."""

    street: StreetName
    seat: int
    indices: tuple[int, ...]
    kind: Literal["discard_made"] = "discard_made"


@quick
@dataclass(frozen=True, slots=True)
class RunsSet:
    """The rest of the board is run so many times."""

    runs: int
    kind: Literal["runs_set"] = "runs_set"


@quick
@dataclass(frozen=True, slots=True)
class RunStarted:
    """The next run begins (2 is the second): the cards of the run before it are set apart."""

    run: int
    kind: Literal["run_started"] = "run_started"


@quick
@dataclass(frozen=True, slots=True)
class CardsShifted:
    """Cards went from one place to another; `shown` None keeps what was public of them."""

    source: Place
    indices: tuple[int, ...]
    to: Place
    shown: bool | None = None
    kind: Literal["cards_shifted"] = "cards_shifted"


@quick
@dataclass(frozen=True, slots=True)
class CardsScrambled:
    """Cards were mixed face down; their names dissolved into a pool. With `indices` only those of
    the one place were.
    """

    places: tuple[Place, ...]
    into: Place
    indices: tuple[int, ...] | None = None
    kind: Literal["cards_scrambled"] = "cards_scrambled"


@quick
@dataclass(frozen=True, slots=True)
class CardIdentified:
    """A card got its name: seen, corrected, or the only one left of its pool."""

    place: Place
    index: int
    card: Card
    shown: bool
    how: Literal["seen", "eliminated"] = "seen"
    kind: Literal["card_identified"] = "card_identified"


@quick
@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    """A card's face became public without a name that anybody gave."""

    place: Place
    index: int
    kind: Literal["card_turned_up"] = "card_turned_up"


@quick
@dataclass(frozen=True, slots=True)
class ReaderNoted:
    """A reader saw a card come or go and the record stays as it is: information, no more."""

    place: Place
    card: Card
    present: bool
    kind: Literal["reader_noted"] = "reader_noted"


@quick
@dataclass(frozen=True, slots=True)
class BoxedCardCounted:
    """A card at `index` of a place was boxed; `in_deal` when it was met in the initial deal."""

    place: Place
    index: int
    in_deal: bool
    kind: Literal["boxed_card_counted"] = "boxed_card_counted"


@quick
@dataclass(frozen=True, slots=True)
class ForeignCardFound:
    """Something that is no card of the deck was found and set aside: at `index` of a place
    where the record had taken it for a card, or with no place in the stub.
    """

    place: Place | None = None
    index: int = 0
    kind: Literal["foreign_card_found"] = "foreign_card_found"


@quick
@dataclass(frozen=True, slots=True)
class DeckReplaced:
    """Another deck came: `at_once`, so that the deal begins anew with it, or for the next hand."""

    at_once: bool
    kind: Literal["deck_replaced"] = "deck_replaced"


@quick
@dataclass(frozen=True, slots=True)
class ClaimCommitted:
    """A player's written claim was sealed: its cards are under this commitment, a sha256 in hex
    (`sealing.commitment`), and nowhere else in the log until it is opened.
    """

    irregularity: int
    commitment: str
    by: str
    kind: Literal["claim_committed"] = "claim_committed"


@quick
@dataclass(frozen=True, slots=True)
class ClaimOpened:
    """The claim of a hand that was revived was shown to the table once the hand was over;
    anybody can work out the commitment from cards and salt (LATAM-RECOV-4b).
    """

    irregularity: int
    cards: tuple[Card, ...]
    salt: str
    kind: Literal["claim_opened"] = "claim_opened"


@quick
@dataclass(frozen=True, slots=True)
class BurnCredited:
    """A street has its one burn, from this source."""

    street: StreetName
    source: BurnSource
    kind: Literal["burn_credited"] = "burn_credited"


@quick
@dataclass(frozen=True, slots=True)
class BurnDisproved:
    """The burn that the record had credited to a street was never made."""

    street: StreetName
    kind: Literal["burn_disproved"] = "burn_disproved"


@quick
@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand was tabled: all its cards are public."""

    seat: int
    kind: Literal["hand_shown"] = "hand_shown"


@quick
@dataclass(frozen=True, slots=True)
class HandSurrendered:
    """A hand left the contest: mucked at the showdown or killed by a ruling."""

    seat: int
    how: Literal["mucked", "killed"]
    kind: Literal["hand_surrendered"] = "hand_surrendered"


@quick
@dataclass(frozen=True, slots=True)
class HandRevived:
    """A dead hand is live again."""

    seat: int
    kind: Literal["hand_revived"] = "hand_revived"
