"""What was seen at the table: a closed union, one frozen dataclass each.

Not what it means: an observation may be irregular or contradict the record, and still
is a fact. Chips are whole units; seats are numbered 1 to 10; indices count from 0; a card
that nobody can name is None.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.effects import Effect
from statemachine.slots import quick
from statemachine.variants import StreetName

AnteKind: TypeAlias = Literal["each", "big_blind", "button"]
Action: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "all_in", "bring_in"]
Post: TypeAlias = Literal["straddle", "late", "missed_blinds"]
Half: TypeAlias = Literal["whole", "high", "low"]
Fault: TypeAlias = Literal[
    "unburned_street", "double_burn", "exposed_burn", "extra_flop_card", "premature_street"
]


@quick
@dataclass(frozen=True, slots=True)
class PlayerSeated:
    """A player sat down with a stack of chips."""

    seat: int
    player: str
    stack: int
    kind: Literal["player_seated"] = "player_seated"


@quick
@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player gave up the seat; a hand in play keeps its cards and chips."""

    seat: int
    kind: Literal["player_left"] = "player_left"


@quick
@dataclass(frozen=True, slots=True)
class LevelSet:
    """The blinds and antes of the hands that follow, and the sizes of their bets.

    Zero means what the game makes of it: `small_bet` is the big blind and `big_bet` twice the
    small one (fixed limit); `min_bet` is the big blind (the other structures). `bring_in` is
    for games that have one, and `small_bet` is needed there.
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_kind: AnteKind = "each"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    kind: Literal["level_set"] = "level_set"


@quick
@dataclass(frozen=True, slots=True)
class ButtonPlaced:
    """The button lies in front of a seat for the next hand."""

    seat: int
    kind: Literal["button_placed"] = "button_placed"


@quick
@dataclass(frozen=True, slots=True)
class HandBegun:
    """The next hand began: first riffle, shuffler button, or the dealer's push.

    With `bomb_pot` every seat antes so much, nobody posts a blind, and the first round of
    betting is skipped.
    """

    bomb_pot: int = 0
    kind: Literal["hand_begun"] = "hand_begun"


@quick
@dataclass(frozen=True, slots=True)
class PostMade:
    """A seat posted besides the regular blinds, before the cards are out: `live` chips count as
    its bet, `dead` ones go to the pot.
    """

    seat: int
    post: Post
    live: int
    dead: int = 0
    kind: Literal["post_made"] = "post_made"


@quick
@dataclass(frozen=True, slots=True)
class SeatCards:
    """Cards known to have been dealt to one seat."""

    seat: int
    cards: tuple[Card | None, ...]


@quick
@dataclass(frozen=True, slots=True)
class HoleCardsDealt:
    """Every seat got its hole cards, in order. `hands` names those that are known."""

    hands: tuple[SeatCards, ...] = ()
    kind: Literal["hole_cards_dealt"] = "hole_cards_dealt"


@quick
@dataclass(frozen=True, slots=True)
class CardDealt:
    """One card came off the stub to a place, face down unless `up`."""

    to: Place
    card: Card | None = None
    up: bool = False
    kind: Literal["card_dealt"] = "card_dealt"


@quick
@dataclass(frozen=True, slots=True)
class CardBurned:
    """One card came off the stub to the burns; `exposed` when its face was seen."""

    card: Card | None = None
    exposed: bool = False
    kind: Literal["card_burned"] = "card_burned"


@quick
@dataclass(frozen=True, slots=True)
class StreetDealt:
    """The next street was dealt, its burn included unless it was tapped before.

    One entry a card that lies on the board; four entries for a four-card flop. Empty means
    that the regular number came and nobody named them. `hands` names the cards that came to
    seats, where the street deals to seats.
    """

    cards: tuple[Card | None, ...] = ()
    hands: tuple[SeatCards, ...] = ()
    kind: Literal["street_dealt"] = "street_dealt"


@quick
@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A player gave cards away before a draw; none at all means that he stood pat."""

    seat: int
    cards: tuple[Card | None, ...] = ()
    kind: Literal["cards_discarded"] = "cards_discarded"


@quick
@dataclass(frozen=True, slots=True)
class RunsAgreed:
    """With nobody left to bet, the players agreed to run the rest of the board so many times."""

    runs: int
    kind: Literal["runs_agreed"] = "runs_agreed"


@quick
@dataclass(frozen=True, slots=True)
class BoxedCardFound:
    """A card was face up in the stub on its way to `bound_for`.

    With `placed` it already lies there, at `index` (the last card when None), because it
    was noticed late.
    """

    bound_for: Place
    card: Card | None = None
    placed: bool = False
    index: int | None = None
    kind: Literal["boxed_card_found"] = "boxed_card_found"


@quick
@dataclass(frozen=True, slots=True)
class CardExposed:
    """A face-down card was turned up by handling; that is no boxed card."""

    place: Place
    index: int
    card: Card | None = None
    by: Literal["dealer", "player"] = "dealer"
    kind: Literal["card_exposed"] = "card_exposed"


@quick
@dataclass(frozen=True, slots=True)
class CardNamed:
    """A card that lies somewhere is this one: a first naming or a correction.

    `shown` says that the table sees its face.
    """

    place: Place
    index: int
    card: Card
    shown: bool = False
    kind: Literal["card_named"] = "card_named"


@quick
@dataclass(frozen=True, slots=True)
class CardSeen:
    """A reader of the table saw a card at a place."""

    place: Place
    card: Card
    kind: Literal["card_seen"] = "card_seen"


@quick
@dataclass(frozen=True, slots=True)
class CardGone:
    """A reader of the table no longer sees a card at a place; that is never a fold."""

    place: Place
    card: Card
    kind: Literal["card_gone"] = "card_gone"


@quick
@dataclass(frozen=True, slots=True)
class ControllerTaken:
    """A dealer's console took control of the table, from whichever had it before."""

    console: str
    kind: Literal["controller_taken"] = "controller_taken"


@quick
@dataclass(frozen=True, slots=True)
class PileCounted:
    """Somebody counted the cards of a place."""

    place: Place
    cards: int
    kind: Literal["pile_counted"] = "pile_counted"


@quick
@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Cards were moved from one place to another."""

    source: Place
    to: Place
    indices: tuple[int, ...]
    kind: Literal["cards_moved"] = "cards_moved"


@quick
@dataclass(frozen=True, slots=True)
class CardsMixed:
    """The cards of some places were scrambled together and left in `into`."""

    places: tuple[Place, ...]
    into: Place
    kind: Literal["cards_mixed"] = "cards_mixed"


@quick
@dataclass(frozen=True, slots=True)
class PlayerActed:
    """A player acted. `amount` is the seat's whole bet on this street after it ("to"), for
    a bet, a raise or an all-in; an all-in without it is for the whole stack. A completion is
    a raise.
    """

    seat: int
    action: Action
    amount: int | None = None
    kind: Literal["player_acted"] = "player_acted"


@quick
@dataclass(frozen=True, slots=True)
class HandTabled:
    """A player turned all cards of a hand up on the table."""

    seat: int
    cards: tuple[Card | None, ...] = ()
    kind: Literal["hand_tabled"] = "hand_tabled"


@quick
@dataclass(frozen=True, slots=True)
class HandMucked:
    """A player gave a hand up at the showdown without tabling it."""

    seat: int
    kind: Literal["hand_mucked"] = "hand_mucked"


@quick
@dataclass(frozen=True, slots=True)
class WinnerDeclared:
    """The dealer declared who wins: one pot (0 is the main pot), or all of them.

    Where pots are split, `half` and `run` (from 1) say which part, or both mean every one.
    """

    seats: tuple[int, ...]
    pot: int | None = None
    half: Half | None = None
    run: int | None = None
    kind: Literal["winner_declared"] = "winner_declared"


@quick
@dataclass(frozen=True, slots=True)
class PotPushed:
    """The dealer pushed the pots to their winners."""

    kind: Literal["pot_pushed"] = "pot_pushed"


@quick
@dataclass(frozen=True, slots=True)
class FaultReported:
    """Somebody at the table called a fault; `street` is the current one when None."""

    fault: Fault
    street: StreetName | None = None
    card: Card | None = None
    kind: Literal["fault_reported"] = "fault_reported"


@quick
@dataclass(frozen=True, slots=True)
class FloorCalled:
    """The dealer called the floor for a reason of their own words."""

    reason: str = ""
    kind: Literal["floor_called"] = "floor_called"


@quick
@dataclass(frozen=True, slots=True)
class QuestionAnswered:
    """An open question got one of its answers; `floor` names a floor who said it aloud."""

    question: int
    answer: str
    floor: str = ""
    kind: Literal["question_answered"] = "question_answered"


@quick
@dataclass(frozen=True, slots=True)
class StepTaken:
    """A step of an open procedure was done.

    `procedure` is the id of its irregularity. `pick` is the index of the card that was
    picked from the scramble; `cards` names the board as it now lies. A dealer who records
    a floor's step gives the floor's name; it stays unsigned until countersigned.
    """

    procedure: int
    step: str
    outcome: str
    pick: int | None = None
    cards: tuple[Card | None, ...] = ()
    floor: str = ""
    kind: Literal["step_taken"] = "step_taken"


@quick
@dataclass(frozen=True, slots=True)
class RulingGiven:
    """The floor ruled with effects of his own; it closes the irregularities it names.

    A dealer who records a spoken ruling gives the floor's name.
    """

    irregularities: tuple[int, ...]
    reason: str
    effects: tuple[Effect, ...] = ()
    floor: str = ""
    kind: Literal["ruling_given"] = "ruling_given"


@quick
@dataclass(frozen=True, slots=True)
class RulingCountersigned:
    """The floor signed a ruling or step that the dealer had recorded for him."""

    ruling: int
    kind: Literal["ruling_countersigned"] = "ruling_countersigned"


@quick
@dataclass(frozen=True, slots=True)
class CallPositionSet:
    """The floor found that the fault was called right after entry `seq` of the log."""

    irregularity: int
    seq: int
    kind: Literal["call_position_set"] = "call_position_set"


@quick
@dataclass(frozen=True, slots=True)
class SeatChips:
    """Chips in front of one seat: behind (`stack`) and on this street (`bet`)."""

    seat: int
    stack: int
    bet: int
    live: bool = True


@quick
@dataclass(frozen=True, slots=True)
class TableIsNow:
    """The table as it is seen now, where record and table have drifted apart.

    `pots` are the collected pots, the main pot first, street bets not included. `actor` is
    the seat to act, None when the betting of the street is over.
    """

    board: tuple[Card | None, ...]
    seats: tuple[SeatChips, ...]
    pots: tuple[int, ...]
    button: int
    actor: int | None
    reason: str = ""
    kind: Literal["table_is_now"] = "table_is_now"


@quick
@dataclass(frozen=True, slots=True)
class Retracted:
    """The entry `target_seq` of this hand was a mis-tap: it and all after it are undone."""

    target_seq: int
    kind: Literal["retracted"] = "retracted"


Observation: TypeAlias = (
    PlayerSeated
    | PlayerLeft
    | LevelSet
    | ButtonPlaced
    | HandBegun
    | PostMade
    | HoleCardsDealt
    | CardDealt
    | CardBurned
    | StreetDealt
    | CardsDiscarded
    | RunsAgreed
    | BoxedCardFound
    | CardExposed
    | CardNamed
    | CardSeen
    | CardGone
    | ControllerTaken
    | PileCounted
    | CardsMoved
    | CardsMixed
    | PlayerActed
    | HandTabled
    | HandMucked
    | WinnerDeclared
    | PotPushed
    | FaultReported
    | FloorCalled
    | QuestionAnswered
    | StepTaken
    | RulingGiven
    | RulingCountersigned
    | CallPositionSet
    | TableIsNow
    | Retracted
)
