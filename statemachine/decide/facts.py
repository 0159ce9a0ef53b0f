"""What the log knows of a fault: the facts by which its book picks a remedy.

Not what only eyes know; a step of the procedure asks for that.
"""

from collections.abc import Sequence
from typing import Final

from statemachine import streets
from statemachine.betting import betting_closed, live_seats, player_at, substantial_action
from statemachine.custody import Place, count, pile, seat_place
from statemachine.decide.bet_facts import EARLIER_HAND, facts_of_play
from statemachine.irregularities import ACT_FACTS, Fact, Facts, IrregularityKind
from statemachine.phases import ENDED, Phase
from statemachine.rulebooks.model import Rulebook
from statemachine.seats import clockwise
from statemachine.state import ActionFact, HandState
from statemachine.variants import VARIANTS, StreetName

# The detail of a boxed card that lay in its role already when it was noticed, and of one
# whose place is a card short without it.
PLACED: Final = "placed"
PLACED_SHORT: Final = "placed_short"

# How many cards a long flop has beyond those of a flop.
SURPLUS: Final[dict[IrregularityKind, int]] = {"four_card_flop": 1, "overdealt_flop": 2}

# The procedures in which the floor either declares a misdeal or has the hand played on.
_DEALS_AGAIN: Final = ("misdeal_redeal", "redeal_on_request", "deal_passes", "deal_reverts")

# The readings of substantial action that the cards of the deal tell.
_CARDS_TELL: Final = ("two_have_cards", "second_round")

# Where a fault has no seat, nobody has to be asked what that seat did.
_OF_SEAT: Final[frozenset[Fact]] = frozenset({"seat_acted", "facing_bet"})

_SHOWN: Final = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD, *ENDED)


def facts_of(
    hand: HandState,
    book: Rulebook,
    kind: IrregularityKind,
    called_seq: int,
    *,
    street: StreetName | None,
    seat: int | None,
    place: Place | None,
    detail: str,
    found: Sequence[tuple[Fact, bool]] = (),
    amount: int | None = None,
    own: int | None = None,
) -> Facts:
    """The facts of a fault as they stood after entry `called_seq`; held play counts for
    nothing. `found` is what somebody has said of it since: it fills what the log does not know.
    `own` is its id once it is open, so that it is not taken for another one.
    """
    counted = [fact for fact in hand.actions if fact.seq <= called_seq and not fact.held]
    over = bool(hand.awards) or hand.phase in ENDED or detail == EARLIER_HAND
    of_acts = _of_acts(hand, book, kind, counted, called_seq, street=street, seat=seat)
    if over:
        of_acts["misdeal_open"] = False
    facts = of_acts | _of_cards(
        hand, book, kind, called_seq, own, street=street, seat=seat, place=place, detail=detail
    )
    facts |= facts_of_play(hand, book, kind, called_seq, seat=seat, amount=amount, detail=detail)
    if hand.tracking == "dealing":
        # Nobody enters acts here, so that there are none in the log says nothing.
        unknown = ACT_FACTS - _without_acts(book, street, over=over)
        unknown -= _OF_SEAT if seat is None else set()
        facts = {name: value for name, value in facts.items() if name not in unknown}
    return dict(found) | facts


def _without_acts(book: Rulebook, street: StreetName | None, *, over: bool) -> set[Fact]:
    """What of the facts that rest on acts is known where nobody enters any: all that a book
    reads off the cards, and that a hand which is over is not dealt again.
    """
    if book.substantial_action not in _CARDS_TELL:
        return {"misdeal_open"} if over else set()
    known: set[Fact] = {"substantial_action", "misdeal_open"}
    return known | {"acted_since"} if street is None else known


def _of_acts(
    hand: HandState,
    book: Rulebook,
    kind: IrregularityKind,
    counted: list[ActionFact],
    called_seq: int,
    *,
    street: StreetName | None,
    seat: int | None,
) -> dict[Fact, bool]:
    substantial = _substantial(hand, book, counted, called_seq)
    on_street = any(fact.street == street for fact in counted)
    player = player_at(hand.betting, seat) if seat is not None else None
    live = live_seats(hand.betting)
    after = _after_bet(counted, street, seat)
    return {
        "acted": bool(counted),
        "acted_on_street": on_street,
        "substantial_action": substantial,
        "misdeal_open": not substantial
        and not _too_late(hand, book)
        and not _played_on(hand, kind),
        "acted_since": on_street or (street is None and substantial),
        "seat_acted": any(fact.seat == seat for fact in counted),
        "facing_bet": player is not None and player.bet < hand.betting.call,
        "heads_up": len(live) == 2,
        "other_live": any(other != seat for other in live),
        "action_after_bet": substantial_action(after),
    }


def _substantial(
    hand: HandState, book: Rulebook, counted: list[ActionFact], called_seq: int
) -> bool:
    """Substantial action in the book's own reading (A-10)."""
    match book.substantial_action:
        case "acts":
            return substantial_action(counted)
        case "two_have_cards":
            return _two_have_cards(hand, called_seq)
        case "second_round":
            return _second_round(hand, called_seq)
        case "two_after_blinds":
            return len({fact.seat for fact in counted if fact.in_turn}) >= 2


def _two_have_cards(hand: HandState, called_seq: int) -> bool:
    """Whether two seats had a card when the fault was called. Cards that left their hands since
    make the deal no younger.
    """
    return 0 < hand.rounds[0] <= called_seq


def _second_round(hand: HandState, called_seq: int) -> bool:
    return 0 < hand.rounds[1] <= called_seq


def _too_late(hand: HandState, book: Rulebook) -> bool:
    # A later run begins with an empty board, and is no new deal.
    opened = count(hand.custody, "board") > 0 or hand.run > 1
    return book.misdeal_closes_at_flop and opened and betting_closed(hand.betting)


def _after_bet(
    counted: list[ActionFact], street: StreetName | None, seat: int | None
) -> list[ActionFact]:
    """The acts of the street after the last bet or raise of a seat."""
    bets = [
        index
        for index, fact in enumerate(counted)
        if fact.seat == seat and fact.street == street and fact.chips
    ]
    return counted[bets[-1] + 1 :] if bets else []


def _of_cards(
    hand: HandState,
    book: Rulebook,
    kind: IrregularityKind,
    called_seq: int,
    own: int | None,
    *,
    street: StreetName | None,
    seat: int | None,
    place: Place | None,
    detail: str,
) -> dict[Fact, bool]:
    variant = VARIANTS[hand.variant]
    flop = variant.flop
    button = count(hand.custody, seat_place(hand.button))
    first = variant.streets[0]
    later = street is not None and _later_dealt(hand, kind, street)
    return {
        "board_game": variant.boards,
        "flop_street": flop is not None and street == flop.name,
        "two_have_cards": _two_have_cards(hand, called_seq),
        "second_round": _second_round(hand, called_seq),
        "deal_complete": not streets.seats_short(hand, first),
        "boxed_for_misdeal": hand.boxed_in_deal >= book.boxed_for_misdeal,
        "boxed_fouls_deck": 0 < book.boxed_fouls_deck <= hand.boxed,
        "boxed_before": hand.boxed > 1,
        "boxed_burn": kind == "boxed_card" and place == "burns" and detail == PLACED,
        "card_missing": detail == PLACED_SHORT,
        "later_street": later,
        "exposed_for_misdeal": kind == "exposed_hole_card"
        and _exposed_for_misdeal(hand, book, seat, own),
        "button_short": seat == hand.button and button < streets.cards_due(hand),
        "of_seat": seat is not None,
        "too_many": seat is not None
        and count(hand.custody, seat_place(seat)) > streets.cards_due(hand),
        "another_seat": any(
            fault.fault == kind and fault.seat != seat for fault in hand.irregularities
        ),
        "street_open": not later and _correctable(hand, book, street),
        "showdown_begun": hand.phase in _SHOWN and any(p.tabled for p in hand.betting.players),
        "pot_taken": bool(hand.awards) or detail == EARLIER_HAND,
        "next_hand_begun": detail == EARLIER_HAND,
    }


def _later_dealt(hand: HandState, kind: IrregularityKind, street: StreetName) -> bool:
    """Whether cards of a street after this one were dealt, the surplus of the fault aside."""
    variant = VARIANTS[hand.variant]
    if variant.boards:
        most = variant.street(street).board + SURPLUS.get(kind, 0)
        return count(hand.custody, "board") > most
    following = variant.following(street)
    return following is not None and streets.begun(hand, following)


def _correctable(hand: HandState, book: Rulebook, street: StreetName | None) -> bool:
    """Whether the book still has a bet of the street corrected, before a later card is up."""
    if book.bet_corrected_until == "burn" and street is not None:
        following = VARIANTS[hand.variant].following(street)
        return following is None or hand.credited(following.name) is None
    return book.bet_corrected_until != "never"


def _exposed_for_misdeal(
    hand: HandState, book: Rulebook, seat: int | None, own: int | None
) -> bool:
    """Whether the exposed card was one of the first two off the deck, or as many were exposed
    as the book has it (TDA-35-A7: two).
    """
    if book.exposed_for_misdeal == 0:
        return False
    earlier = sum(
        fault.fault == "exposed_hole_card" and fault.id != own for fault in hand.irregularities
    )
    if earlier + 1 >= book.exposed_for_misdeal or seat is None:
        return True
    order = clockwise([player.seat for player in hand.betting.players], hand.button)
    cards = pile(hand.custody, seat_place(seat))
    return seat in order[:2] and bool(cards) and cards[0].shown


def _played_on(hand: HandState, kind: IrregularityKind) -> bool:
    """Whether the floor was asked for a misdeal and had the hand played on."""
    return any(
        fault.fault == kind
        and fault.procedure in _DEALS_AGAIN
        and any(step.outcome == "play_on" for step in fault.done)
        for fault in hand.irregularities
    )
