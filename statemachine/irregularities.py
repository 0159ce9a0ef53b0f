"""The kinds of irregularity and of question, and the facts by which a book picks a remedy.

Not the remedies: those are rulebooks and procedures.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

IrregularityKind: TypeAlias = Literal[
    # the deck
    "boxed_card",
    "duplicate_card",
    "deck_incomplete",
    "surplus_card",
    "non_standard_card",
    "imperfect_deck",
    "other_deck_card",
    "loose_card",
    "no_shuffle_or_cut",
    "disordered_stub",
    "short_stub",
    # the deal
    "first_card_wrong_seat",
    "ineligible_seat_dealt",
    "seat_skipped",
    "wrong_hole_count",
    "hidden_wrong_count",
    "incomplete_deal",
    "button_short_card",
    "exposed_hole_card",
    "exposed_stub_card",
    "card_off_table",
    # burns and board
    "four_card_flop",
    "overdealt_flop",
    "overdealt_street",
    "unburned_street",
    "double_burn",
    "exposed_burn",
    "premature_street",
    # hands
    "commingled_hand",
    "hand_killed_by_dealer",
    "self_muck",
    "dropped_card",
    "card_exposed_by_player",
    "heads_up_disclosure",
    # bets
    "underbet",
    "underraise",
    "undercall",
    "overbet_limit",
    "pot_miscount",
    "action_out_of_turn",
    "fold_out_of_turn",
    "skipped_player",
    "forward_motion",
    "string_bet",
    "oversized_chip",
    "multiple_chips",
    "ambiguous_amount",
    "invalid_declaration",
    "conditional_declaration",
    "hidden_chip",
    "clock_expired",
    "short_all_in",
    "short_blind",
    # who is there
    "absent_at_deal",
    "absent_forced_all_in",
    "left_while_all_in",
    # showdown and award
    "award_unverified",
    "reading_contradicted",
    "showdown_miscall",
    "wild_designation",
    "pot_conceded",
    "pot_without_winner",
    "wrong_award",
    "late_claim",
    # positions
    "button_misplaced",
    "blinds_misplaced",
    "wrong_level",
    # the record
    "reader_conflict",
    "record_diverged",
    "floor_called",
]

QuestionKind: TypeAlias = Literal[
    "missing_burn",
    "surplus_burn",
    "early_street",
    "out_of_turn",
    "seat_passed",
    "played_under_hold",
    "unfinished_hand",
]

# What an open irregularity holds: everything, the next card, the award, or nothing.
Block: TypeAlias = Literal["now", "before_next_card", "before_award", "nothing"]
BLOCKS: Final[tuple[Block, ...]] = get_args(Block)

# How a kind ranks among several that are open: a fouled deck before a misdeal, that before
# what is repaired, and then bets, the showdown, and what is only noted.
Severity: TypeAlias = Literal["deck", "deal", "repair", "bet", "showdown", "note"]
SEVERITIES: Final[tuple[Severity, ...]] = get_args(Severity)

# What a report of a kind may have to say besides the kind.
Detail: TypeAlias = Literal["seat", "card", "street", "amount"]


@dataclass(frozen=True, slots=True)
class KindInfo:
    """What is the same for a kind in every book. `reported`: somebody can call it by one tap,
    because eyes see what the machine does not; `tells` is what the tap may add.
    """

    severity: Severity
    reported: bool = True
    tells: tuple[Detail, ...] = ()


_SEAT: Final[tuple[Detail, ...]] = ("seat",)
_CARD: Final[tuple[Detail, ...]] = ("card",)
_SEAT_CARD: Final[tuple[Detail, ...]] = ("seat", "card")
_SEAT_AMOUNT: Final[tuple[Detail, ...]] = ("seat", "amount")
_STREET: Final[tuple[Detail, ...]] = ("street",)
_STREET_CARD: Final[tuple[Detail, ...]] = ("street", "card")

KINDS: Final[dict[IrregularityKind, KindInfo]] = {
    "boxed_card": KindInfo("repair", reported=False),
    "duplicate_card": KindInfo("deck", tells=_CARD),
    "deck_incomplete": KindInfo("deck", tells=_CARD),
    "surplus_card": KindInfo("deck"),
    "non_standard_card": KindInfo("repair", tells=_SEAT),
    "imperfect_deck": KindInfo("deal", tells=_CARD),
    "other_deck_card": KindInfo("deck", tells=_CARD),
    "loose_card": KindInfo("repair", tells=_CARD),
    "no_shuffle_or_cut": KindInfo("deal"),
    "disordered_stub": KindInfo("repair"),
    "short_stub": KindInfo("repair"),
    "first_card_wrong_seat": KindInfo("deal", tells=_SEAT),
    "ineligible_seat_dealt": KindInfo("deal", tells=_SEAT),
    "seat_skipped": KindInfo("deal", tells=_SEAT),
    "wrong_hole_count": KindInfo("deal", tells=_SEAT_AMOUNT),
    "hidden_wrong_count": KindInfo("deal", tells=_SEAT),
    "incomplete_deal": KindInfo("deal"),
    "button_short_card": KindInfo("repair", tells=_SEAT),
    "exposed_hole_card": KindInfo("deal", tells=_SEAT_CARD),
    "exposed_stub_card": KindInfo("repair", tells=_CARD),
    "card_off_table": KindInfo("deal", tells=_SEAT_CARD),
    "four_card_flop": KindInfo("repair", tells=_CARD),
    "overdealt_flop": KindInfo("repair", reported=False),
    "overdealt_street": KindInfo("repair", reported=False),
    "unburned_street": KindInfo("repair", tells=_STREET),
    "double_burn": KindInfo("repair", tells=_STREET_CARD),
    "exposed_burn": KindInfo("repair", tells=_STREET_CARD),
    "premature_street": KindInfo("repair", tells=_STREET),
    "commingled_hand": KindInfo("repair", tells=_SEAT),
    "hand_killed_by_dealer": KindInfo("repair", tells=_SEAT),
    "self_muck": KindInfo("repair", tells=_SEAT),
    "dropped_card": KindInfo("note", tells=_SEAT_CARD),
    "card_exposed_by_player": KindInfo("note", tells=_SEAT_CARD),
    "heads_up_disclosure": KindInfo("note", tells=_SEAT_CARD),
    "underbet": KindInfo("bet", tells=_SEAT_AMOUNT),
    "underraise": KindInfo("bet", tells=_SEAT_AMOUNT),
    "undercall": KindInfo("bet", tells=_SEAT_AMOUNT),
    "overbet_limit": KindInfo("bet", tells=_SEAT_AMOUNT),
    "pot_miscount": KindInfo("bet", tells=_SEAT_AMOUNT),
    "action_out_of_turn": KindInfo("bet", tells=_SEAT),
    "fold_out_of_turn": KindInfo("bet", tells=_SEAT),
    "skipped_player": KindInfo("bet", tells=_SEAT),
    "forward_motion": KindInfo("bet", tells=_SEAT),
    "string_bet": KindInfo("bet", tells=_SEAT_AMOUNT),
    "oversized_chip": KindInfo("bet", tells=_SEAT_AMOUNT),
    "multiple_chips": KindInfo("bet", tells=_SEAT_AMOUNT),
    "ambiguous_amount": KindInfo("bet", tells=_SEAT_AMOUNT),
    "invalid_declaration": KindInfo("bet", tells=_SEAT),
    "conditional_declaration": KindInfo("bet", tells=_SEAT),
    "hidden_chip": KindInfo("bet", tells=_SEAT_AMOUNT),
    "clock_expired": KindInfo("bet", tells=_SEAT),
    "short_all_in": KindInfo("note", tells=_SEAT_AMOUNT),
    "short_blind": KindInfo("note", tells=_SEAT_AMOUNT),
    "absent_at_deal": KindInfo("note", tells=_SEAT),
    "absent_forced_all_in": KindInfo("repair", tells=_SEAT),
    "left_while_all_in": KindInfo("note", tells=_SEAT),
    "award_unverified": KindInfo("showdown", reported=False),
    "reading_contradicted": KindInfo("showdown", reported=False),
    "showdown_miscall": KindInfo("showdown", tells=_SEAT),
    "wild_designation": KindInfo("showdown", tells=_SEAT),
    "pot_conceded": KindInfo("showdown", tells=_SEAT),
    "pot_without_winner": KindInfo("showdown", reported=False),
    "wrong_award": KindInfo("showdown", tells=_SEAT_AMOUNT),
    "late_claim": KindInfo("showdown", tells=_SEAT),
    "button_misplaced": KindInfo("note", tells=_SEAT),
    "blinds_misplaced": KindInfo("note"),
    "wrong_level": KindInfo("note"),
    "reader_conflict": KindInfo("note", reported=False),
    "record_diverged": KindInfo("note", reported=False),
    "floor_called": KindInfo("repair", reported=False),
}

# Whom the report is about has to be said; of an object that is no card its place is enough.
SEAT_NEEDED: Final[frozenset[IrregularityKind]] = frozenset(
    kind for kind, info in KINDS.items() if "seat" in info.tells and kind != "non_standard_card"
)

# What may be found out about a deck once its hand is over.
OF_DECK: Final[frozenset[IrregularityKind]] = frozenset(
    {
        *(kind for kind, info in KINDS.items() if info.severity == "deck"),
        "loose_card",
        "non_standard_card",
        "imperfect_deck",
    }
)


# --- facts

# What the log shows, measured at the position where the fault was called. Where nobody enters
# acts (`tracking` "dealing"), those that rest on acts are unknown and are asked.
LogFact: TypeAlias = Literal[
    "board_game",  # the game deals a board that every hand shares
    "flop_street",  # the fault is on the street that deals several board cards
    "acted",  # somebody acted in this hand
    "acted_on_street",  # somebody acted on the street of the fault
    "substantial_action",  # in the book's own reading
    "misdeal_open",  # a misdeal may still be declared
    "two_have_cards",  # two or more players have a card
    "second_round",  # the second round of the deal has begun
    "deal_complete",  # every seat has its first cards
    "boxed_for_misdeal",  # as many boxed cards in the first deal as make a misdeal
    "boxed_fouls_deck",  # as many boxed cards in the hand as foul the deck
    "boxed_before",  # a boxed card was found before this one
    "boxed_burn",  # the boxed card lies among the burns
    "card_missing",  # without the card, its place is one short
    "acted_since",  # on the street of the fault, or substantially where it has none
    "later_street",  # cards of a street after that of the fault lie there
    "exposed_for_misdeal",  # one of the first two cards off the deck, or a second exposed one
    "button_short",  # the seat is the button and has too few cards
    "of_seat",  # the fault lies at a seat
    "too_many",  # the seat of the fault has more cards than are due
    "another_seat",  # the same fault was found at another seat
    "seat_acted",  # the seat of the fault has acted in this hand
    "facing_bet",  # the seat of the fault has a bet to call
    "heads_up",  # two hands are live
    "other_live",  # a hand besides that of the seat is live
    "street_open",  # no card of a later street is face up
    "showdown_begun",  # betting is over and a hand was tabled
    "action_after_bet",  # substantial action followed the bet in question
    "acted_past",  # substantial action out of turn went past the seat (53-B)
    "half_reached",  # the chips reach half of what a raise needs (TDA-43-A)
    "pot_taken",  # the pot was pushed
    "next_hand_begun",  # the next hand has begun
]
# What only eyes know: a step of the procedure asks for it, in the words of the rule.
SeenFact: TypeAlias = Literal[
    "protected",  # the player protected his hand
    "identifiable",  # the cards can be told for certain
    "looked",  # the player had looked at his cards
    "induced",  # another player acted because of it
    "deceptive",  # it was done to get information
    "knew",  # the player knew and went on
    "playing_card",  # the object looks like a playing card
    "never_in_pack",  # the card was not in the pack that was dealt from
    "separable",  # stub, muck and burns can still be told apart
    "back_in_time",  # the player was at the seat when the last card came
    "contributed",  # the player had a part in it himself
    "agreed",  # the players agree
    "count_too_high",  # the pot was counted too high, not too low
    "claim_in_time",  # the claim came while the book lets an award be disputed
    "had_time",  # the player had reasonable time to act
]
Fact: TypeAlias = LogFact | SeenFact
LOG_FACTS: Final[tuple[LogFact, ...]] = get_args(LogFact)
SEEN_FACTS: Final[tuple[SeenFact, ...]] = get_args(SeenFact)
# Those that an entry of the log tells only when players' acts are entered.
ACT_FACTS: Final[frozenset[LogFact]] = frozenset(
    {
        "acted",
        "acted_on_street",
        "substantial_action",
        "misdeal_open",
        "acted_since",
        "seat_acted",
        "facing_bet",
        "action_after_bet",
        "acted_past",
        "half_reached",
        "heads_up",
        "other_live",
    }
)

Facts: TypeAlias = Mapping[Fact, bool]
# Facts that all have to hold; "not " before one that must not.
When: TypeAlias = tuple[str, ...]

_NOT: Final = "not "


def tested(test: str) -> tuple[Fact, bool]:
    """The fact that a test is about, and what it has to be. Raises ValueError for another word."""
    name = test.removeprefix(_NOT)
    if name not in LOG_FACTS and name not in SEEN_FACTS:
        raise ValueError(f"{name!r} is no fact")
    return name, not test.startswith(_NOT)


def holds(when: When, facts: Facts) -> bool | Fact:
    """Whether the facts are as `when` has them, or else the first of them that is not known
    and would decide it.
    """
    unknown: Fact | None = None
    for test in when:
        fact, wanted = tested(test)
        value = facts.get(fact)
        if value is None:
            unknown = unknown or fact
        elif value is not wanted:
            return False
    return True if unknown is None else unknown
