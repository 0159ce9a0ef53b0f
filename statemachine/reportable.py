"""What somebody may call at a table now, the likeliest first, and how each call is said.

Not whether it is so, nor what follows: `decide` takes every report.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from statemachine.decide.disputes import DISPUTES
from statemachine.irregularities import KINDS, OF_DECK, SEAT_NEEDED, Detail, IrregularityKind
from statemachine.observations import Fault
from statemachine.phases import BETTING, COMING, DISCARDING, ENDED, Phase
from statemachine.state import HandState, TableState
from statemachine.variants import VARIANTS, Street, Variant, VariantId

Says: TypeAlias = Literal["fault_reported", "boxed_card_found", "street_dealt", "floor_called"]
Told: TypeAlias = Detail | Literal["place", "reason"]
Moment: TypeAlias = Literal[
    "deal", "first_bets", "bets", "discard", "coming", "dealt", "showdown", "over"
]
Cards: TypeAlias = Literal["none", "flop", "one", "seats"]


@dataclass(frozen=True, slots=True)
class Form:
    """How a call is said: by an observation of the kind `says`, with `cards` unknown cards where a
    street is dealt. `needs` has to be told, and `tells` may be.
    """

    says: Says = "fault_reported"
    needs: tuple[Told, ...] = ()
    tells: tuple[Told, ...] = ()
    cards: int = 0


def _reported(kind: IrregularityKind) -> Form:
    tells = KINDS[kind].tells
    needed: tuple[Told, ...] = ("seat",) if kind in SEAT_NEEDED else ()
    return Form("fault_reported", needed, tuple(told for told in tells if told not in needed))


# By the code of the call, which is the kind that it opens where it opens just one.
FORMS: Final[Mapping[Fault, Form]] = {
    **{kind: _reported(kind) for kind, info in KINDS.items() if info.reported},
    "extra_flop_card": Form("fault_reported", (), ("card",)),
    # The cards of a street come out as they are, and tell by themselves that they are too many.
    "four_card_flop": Form("street_dealt", cards=4),
    "overdealt_flop": Form("street_dealt", cards=5),
    "overdealt_street": Form("street_dealt", cards=2),
    "boxed_card": Form("boxed_card_found", ("place",), ("card",)),
    "floor_called": Form("floor_called", (), ("reason",)),
}

_DECK: Final[tuple[Fault, ...]] = (
    *("boxed_card", "duplicate_card", "non_standard_card", "imperfect_deck", "deck_incomplete"),
    *("surplus_card", "other_deck_card", "loose_card", "disordered_stub", "short_stub"),
    "no_shuffle_or_cut",
)
_DEAL: Final[tuple[Fault, ...]] = (
    *("wrong_hole_count", "exposed_hole_card", "seat_skipped", "first_card_wrong_seat"),
    *("card_off_table", "ineligible_seat_dealt", "button_short_card", "incomplete_deal"),
    *("exposed_stub_card", "hidden_wrong_count"),
)
_BOARD: Final[tuple[Fault, ...]] = (
    *("four_card_flop", "overdealt_flop", "overdealt_street", "extra_flop_card"),
    *("unburned_street", "premature_street", "exposed_burn", "double_burn"),
)
_HANDS: Final[tuple[Fault, ...]] = (
    *("hand_killed_by_dealer", "self_muck", "commingled_hand", "card_exposed_by_player"),
    *("dropped_card", "heads_up_disclosure"),
)
_BETS: Final[tuple[Fault, ...]] = (
    *("action_out_of_turn", "underraise", "string_bet", "undercall", "fold_out_of_turn"),
    *("oversized_chip", "skipped_player", "underbet", "multiple_chips", "ambiguous_amount"),
    *("overbet_limit", "pot_miscount", "forward_motion", "invalid_declaration"),
    *("conditional_declaration", "hidden_chip", "clock_expired", "short_all_in", "short_blind"),
)
_PRESENT: Final[tuple[Fault, ...]] = (
    "absent_at_deal",
    "absent_forced_all_in",
    "left_while_all_in",
)
_SHOWDOWN: Final[tuple[Fault, ...]] = (
    *("showdown_miscall", "pot_conceded", "wild_designation", "wrong_award", "late_claim"),
)
_PLACES: Final[tuple[Fault, ...]] = ("button_misplaced", "blinds_misplaced", "wrong_level")
_FLOOR: Final[tuple[Fault, ...]] = ("floor_called",)

# In which order the rest follows what is likeliest.
_ORDER: Final[Mapping[Moment, tuple[tuple[Fault, ...], ...]]] = {
    "deal": (_DEAL, _PLACES, _DECK, _PRESENT, _HANDS),
    "first_bets": (_DEAL, _BETS, _HANDS, _PRESENT, _PLACES, _DECK, _BOARD),
    "bets": (_BETS, _BOARD, _HANDS, _PRESENT, _DEAL, _DECK, _PLACES),
    "discard": (_HANDS, _DEAL, _BETS, _BOARD, _DECK, _PRESENT, _PLACES),
    "coming": (_BOARD, _DECK, _HANDS, _BETS, _DEAL, _PRESENT, _PLACES),
    "dealt": (_BOARD, _DECK, _HANDS, _BETS, _DEAL, _PRESENT, _PLACES),
    "showdown": (_SHOWDOWN, _HANDS, _BETS, _DEAL, _DECK, _BOARD, _PRESENT, _PLACES),
    "over": (_SHOWDOWN, _DECK),
}
_LIKELIEST: Final[Mapping[tuple[Moment, Cards], tuple[Fault, ...]]] = {
    ("deal", "none"): (
        *("exposed_hole_card", "boxed_card", "seat_skipped", "first_card_wrong_seat"),
        *("wrong_hole_count", "button_misplaced"),
    ),
    ("first_bets", "none"): (
        *("wrong_hole_count", "exposed_hole_card", "action_out_of_turn", "boxed_card"),
        *("seat_skipped", "absent_at_deal"),
    ),
    ("coming", "flop"): (
        *("four_card_flop", "boxed_card", "exposed_burn", "double_burn", "exposed_stub_card"),
        "hand_killed_by_dealer",
    ),
    ("coming", "one"): (
        *("overdealt_street", "boxed_card", "exposed_burn", "double_burn", "exposed_stub_card"),
        "hand_killed_by_dealer",
    ),
    ("coming", "seats"): (
        *("boxed_card", "exposed_burn", "double_burn", "exposed_stub_card", "short_stub"),
        "disordered_stub",
    ),
    ("dealt", "flop"): (
        *("extra_flop_card", "unburned_street", "boxed_card", "exposed_burn", "double_burn"),
        "premature_street",
    ),
    ("dealt", "one"): (
        *("unburned_street", "premature_street", "boxed_card", "exposed_burn", "double_burn"),
        "action_out_of_turn",
    ),
    ("dealt", "seats"): (
        *("wrong_hole_count", "unburned_street", "boxed_card", "exposed_hole_card"),
        *("exposed_burn", "double_burn"),
    ),
    ("discard", "seats"): (
        *("dropped_card", "card_exposed_by_player", "wrong_hole_count", "commingled_hand"),
        *("hand_killed_by_dealer", "boxed_card"),
    ),
    ("showdown", "none"): (
        *("showdown_miscall", "hand_killed_by_dealer", "self_muck", "wrong_hole_count"),
        *("commingled_hand", "pot_conceded"),
    ),
    ("over", "none"): (
        *("late_claim", "wrong_award", "showdown_miscall", "deck_incomplete", "duplicate_card"),
        "surplus_card",
    ),
}


class _Scene(NamedTuple):
    """What of a hand decides on its calls. A tuple, for its hash is asked with each view."""

    moment: Moment
    cards: Cards
    variant: VariantId
    phase: Phase
    flop_there: bool
    two_live: bool
    disputable: bool


def reportable(state: TableState) -> tuple[Fault, ...]:
    """The codes of what may be called now, the likeliest first."""
    hand = state.hand
    if hand is None:
        return ()
    moment, cards = _moment(hand)
    variant = VARIANTS[hand.variant]
    board = hand.custody.piles.get("board", ())
    return _ranked(
        _Scene(
            moment,
            cards,
            hand.variant,
            hand.phase,
            variant.flop is not None and len(board) >= variant.flop.board,
            _live(hand) == 2,
            hand.phase in (Phase.AWARD, *ENDED) or state.last is not None,
        )
    )


def _live(hand: HandState) -> int:
    return sum([player.standing == "live" for player in hand.betting.players])


def _moment(hand: HandState) -> tuple[Moment, Cards]:
    phase, variant = hand.phase, VARIANTS[hand.variant]
    if phase in ENDED:
        return "over", "none"
    if phase in (Phase.SETUP, Phase.HOLE_DEAL):
        return "deal", "none"
    if phase in BETTING:
        street = variant.street(BETTING[phase])
        acted = bool(hand.actions) and hand.actions[-1].street == street.name
        if acted:
            return "bets", "none"
        first = street is variant.streets[0]
        return ("first_bets", "none") if first else ("dealt", _cards(variant, street))
    if phase in COMING:
        street = variant.street(COMING[phase])
        return "discard" if phase in DISCARDING else "coming", _cards(variant, street)
    return "showdown", "none"


def _cards(variant: Variant, street: Street) -> Cards:
    if not street.board_cards:
        return "seats"
    return "flop" if street is variant.flop else "one"


# A table comes by the same few scenes again and again, and each view asks.
@cache
def _ranked(scene: _Scene) -> tuple[Fault, ...]:
    likely = _LIKELIEST.get((scene.moment, scene.cards), ())
    rest = (code for group in _ORDER[scene.moment] for code in group)
    possible = _possible(scene)
    floor = () if scene.moment == "over" else _FLOOR
    return tuple(dict.fromkeys(code for code in (*likely, *rest, *floor) if code in possible))


def _possible(scene: _Scene) -> frozenset[Fault]:
    left_out = frozenset(_impossible(scene))
    if scene.moment == "over":
        return (DISPUTES | OF_DECK) - left_out
    return frozenset(FORMS) - left_out


def _impossible(scene: _Scene) -> Iterator[Fault]:
    """What makes no sense in the game, or where the hand stands."""
    variant = VARIANTS[scene.variant]
    if scene.moment != "coming" or scene.cards != "flop":
        yield from ("four_card_flop", "overdealt_flop")
    if scene.moment != "coming" or scene.cards != "one":
        yield "overdealt_street"
    if not scene.flop_there:
        yield "extra_flop_card"
    if scene.moment in ("deal", "first_bets"):
        yield from ("unburned_street", "exposed_burn")
    if variant.structure == "no_limit":
        yield "overbet_limit"
    if variant.structure != "pot_limit":
        yield "pot_miscount"
    if variant.forced != "blinds":
        yield from ("short_blind", "blinds_misplaced")
    if not scene.two_live:
        yield "heads_up_disclosure"
    if scene.phase not in BETTING:
        yield "clock_expired"
    if not scene.disputable:
        yield from ("wrong_award", "late_claim")
