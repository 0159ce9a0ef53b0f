"""What each book says of the same facts: its cut-offs, thresholds and remedies, by case."""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from statemachine import observations as ob
from statemachine.irregularities import LOG_FACTS, SEEN_FACTS, Fact, IrregularityKind
from statemachine.rulebooks import RULEBOOKS, Remedy
from statemachine.slots import changed
from tests.statemachine.table import Table

FACTS: Final = (*LOG_FACTS, *SEEN_FACTS)


def said(book: str, kind: IrregularityKind, facts: str) -> Remedy | Fact:
    known: Mapping[Fact, bool] = {
        word.removeprefix("not "): not word.startswith("not ")  # type: ignore[misc]
        for word in facts.split(", ")
        if word
    }
    return RULEBOOKS[book].remedy(kind, known)


# Case, book and kind; the facts that hold, all others do not; the procedure.
CASES: Final = """
S-001 tda four_card_flop: -> four_card_flop
S-001 latam-2026 four_card_flop: -> four_card_flop
S-003 latam-2026 overdealt_flop: -> overdealt_flop
A-3 latam-2026 overdealt_flop: acted_on_street -> overdealt_board (silent)
S-005 latam-2026 unburned_street: board_game flop_street -> unburned_flop
S-006 latam-2026 unburned_street: board_game flop_street acted_on_street -> board_stands
S-007 puerto-rico unburned_street: board_game flop_street -> annul_and_refund
S-007 puerto-rico unburned_street: board_game flop_street acted_on_street -> annul_and_refund
S-008 puerto-rico unburned_street: board_game -> board_stands
S-009 latam-2026 boxed_card: misdeal_open -> scrap_card
S-010 latam-2026 boxed_card: misdeal_open boxed_for_misdeal -> misdeal_redeal
S-011 latam-2026 boxed_card: substantial_action -> scrap_card
S-013 latam-2026 boxed_card: boxed_fouls_deck -> fouled_deck_refund
S-015 puerto-rico boxed_card: -> scrap_card
S-015 puerto-rico boxed_card: boxed_fouls_deck -> annul_and_refund
S-016 hoyle boxed_card: boxed_before second_round -> floor_discretion (silent)
HOYLE-REDEAL-3 hoyle boxed_card: boxed_before -> redeal_on_request
S-017 tda duplicate_card: claim_in_time -> fouled_deck_refund
S-018 latam-2026 duplicate_card: pot_taken claim_in_time -> fouled_deck_refund
S-018 latam-2026 duplicate_card: pot_taken next_hand_begun -> replace_deck
S-019 latam-2026 deck_incomplete: never_in_pack claim_in_time -> fouled_deck_refund
A-8 latam-2026 deck_incomplete: claim_in_time -> floor_discretion (silent)
S-020 puerto-rico deck_incomplete: -> fouled_deck_refund
S-021 tda non_standard_card: misdeal_open -> misdeal_redeal
S-022 latam-2026 non_standard_card: -> scrap_card
S-024 puerto-rico non_standard_card: -> fouled_deck_refund
S-025 tda first_card_wrong_seat: misdeal_open -> misdeal_redeal
S-026 puerto-rico first_card_wrong_seat: two_have_cards -> late_card
S-027 tda ineligible_seat_dealt: misdeal_open -> misdeal_redeal
S-028 puerto-rico ineligible_seat_dealt: -> discard_hand
HOYLE-MANYHANDS-2 hoyle ineligible_seat_dealt: looked -> hand_lives
S-029 latam-2026 seat_skipped: misdeal_open -> misdeal_redeal
S-030 latam-2026 wrong_hole_count: board_game -> wrong_count_after_action
S-030 tda wrong_hole_count: misdeal_open -> misdeal_redeal
S-032 latam-2026 hidden_wrong_count: knew -> forfeit_hand
S-033 hoyle wrong_hole_count: -> short_hand_plays
S-034 hoyle incomplete_deal: -> complete_deal
S-035 tda button_short_card: -> button_short_card
S-036 tda button_short_card: seat_acted -> wrong_count_after_action
S-039 tda exposed_hole_card: board_game misdeal_open exposed_for_misdeal -> misdeal_redeal
S-040 tda exposed_hole_card: board_game misdeal_open -> exposed_card_replacement (silent)
S-041 puerto-rico exposed_hole_card: -> burn_and_replace
S-042 puerto-rico card_off_table: -> annul_and_refund
S-045 latam-2026 hand_killed_by_dealer: -> hand_recovery
S-048 puerto-rico hand_killed_by_dealer: -> hand_dead
S-048 puerto-rico hand_killed_by_dealer: protected -> refund_player
S-049 latam-2026 commingled_hand: -> hand_dead
S-050 latam-2026 commingled_hand: protected looked -> commingled_hand
S-051 latam-2026 commingled_hand: protected -> hand_dead
A-36 tda commingled_hand: identifiable -> hand_lives
S-053 latam-2026 short_blind: -> short_blind_side_pot
S-055 latam-2026 left_while_all_in: -> all_in_absent_showdown
S-056 latam-2026 absent_forced_all_in: -> absent_blind_kill
S-057 latam-2026 heads_up_disclosure: -> heads_up_disclosure
S-058 latam-2026 forward_motion: induced -> forward_motion
S-059 latam-2026 forward_motion: -> forward_motion_released
S-066 tda underraise: street_open -> bet_correction
S-067 tda underraise: -> stands
S-068 tda underraise: showdown_begun -> stands
S-069 hoyle underraise: -> underraise_is_call
S-070 tda pot_miscount: street_open action_after_bet -> stands
S-071 tda pot_miscount: street_open -> bet_correction
S-072 tda pot_miscount: street_open count_too_high -> bet_correction
S-073 tda pot_miscount: -> stands
S-074 hoyle undercall: -> undercall
S-077 hoyle fold_out_of_turn: -> hand_dead
S-078 hoyle pot_conceded: -> hand_dead
S-080 puerto-rico no_shuffle_or_cut: -> annul_and_refund
S-081 latam-2026 premature_street: board_game -> premature_street
S-086 hoyle deck_incomplete: -> fouled_deck_refund
S-086 hoyle deck_incomplete: pot_taken -> replace_deck
"""
CASE: Final = re.compile(r"(\S+) (\S+) (\w+): ([\w ]*)-> (\w+)( \(silent\))?")


@pytest.mark.parametrize("line", CASES.strip().splitlines())
def test_the_verdict_of_a_case(line: str) -> None:
    case = CASE.fullmatch(line)
    assert case, line
    _, book, kind, facts, procedure, silent = case.groups()
    assert set(facts.split()) <= set(FACTS)
    known = {fact: fact in facts.split() for fact in FACTS}
    remedy = RULEBOOKS[book].remedy(kind, known)  # type: ignore[arg-type]
    assert isinstance(remedy, Remedy)
    assert (remedy.procedure, remedy.silent) == (procedure, bool(silent))


@pytest.mark.parametrize(
    ("book", "kind", "facts", "fact"),
    [
        ("latam-2026", "commingled_hand", "", "protected"),
        ("latam-2026", "forward_motion", "not induced", "deceptive"),
        ("puerto-rico", "commingled_hand", "protected", "contributed"),
        ("tda", "first_card_wrong_seat", "", "misdeal_open"),
        ("hoyle", "no_shuffle_or_cut", "not second_round", "looked"),
    ],
)
def test_a_book_asks_for_the_fact_that_its_rule_hangs_on(
    book: str, kind: IrregularityKind, facts: str, fact: Fact
) -> None:
    assert said(book, kind, facts) == fact


# --- cut-offs and thresholds


@pytest.mark.parametrize(
    ("book", "misdeal", "fouled", "exposed"),
    [("tda", 2, 0, 2), ("latam-2026", 2, 5, 2), ("puerto-rico", 2, 2, 0), ("hoyle", 2, 0, 0)],
)
def test_the_thresholds_of_a_book(book: str, misdeal: int, fouled: int, exposed: int) -> None:
    known = RULEBOOKS[book]
    assert known.boxed_for_misdeal == misdeal
    assert known.boxed_fouls_deck == fouled
    assert known.exposed_for_misdeal == exposed


def opened(book: str, *acts: str) -> str:
    """What a book does about a deck that was not cut, called after these acts."""
    table = Table(book=RULEBOOKS[book]).deal()
    table.acts(*acts)
    table.say(ob.FaultReported("no_shuffle_or_cut"))
    fault = table.fault("no_shuffle_or_cut")
    return fault.suggestion[0].kind if fault.suggestion else fault.procedure


def test_players_acts_end_the_time_for_a_misdeal_in_the_tda() -> None:
    for book in ("tda", "latam-2026"):
        assert opened(book) == "declare_misdeal"
        assert opened(book, "3 fold") == "declare_misdeal"
        assert opened(book, "3 fold", "4 call") == "stands"


def test_the_first_act_ends_the_time_to_shuffle_again_in_puerto_rico() -> None:
    assert opened("puerto-rico") == "annul_and_refund"
    assert opened("puerto-rico", "3 fold") == "floor_discretion"


def test_the_second_round_of_the_deal_ends_the_time_in_hoyle() -> None:
    assert opened("hoyle") == "floor_discretion"


def test_two_who_acted_end_the_time_where_a_house_reads_it_so() -> None:
    book = changed(RULEBOOKS["tda"], substantial_action="two_after_blinds")
    for acts, closed in (((), False), (("3 fold",), False), (("3 fold", "4 fold"), True)):
        table = Table(book=book).deal()
        table.acts(*acts)
        table.say(ob.FaultReported("first_card_wrong_seat", seat=2))
        stands = table.fault("first_card_wrong_seat").procedure == "stands"
        assert stands is closed


def corrected(book: str, until: str, *taps: ob.Observation) -> bool:
    """Whether a bet below the least is corrected, called after these taps."""
    known = changed(RULEBOOKS[book], bet_corrected_until=until)
    table = Table(book=known).to_flop()
    table.acts("1 check", "2 check", "3 check", "4 check")
    table.given(*taps)
    table.say(ob.FaultReported("underbet", "flop", seat=1))
    return table.fault("underbet").procedure == "bet_correction"


def test_a_burn_alone_does_not_end_the_time_to_correct_a_bet_unless_the_house_says_so() -> None:
    burn, card = ob.CardBurned(), ob.StreetDealt(())
    assert corrected("tda", "next_card", burn)
    assert not corrected("tda", "next_card", card)
    assert corrected("tda", "burn")
    assert not corrected("tda", "burn", burn)
    assert not corrected("tda", "never")


@pytest.mark.parametrize(("count", "second"), [(0, False), (2, True), (3, False)])
def test_how_many_exposed_cards_make_a_misdeal(count: int, second: bool) -> None:
    table = Table(book=changed(RULEBOOKS["tda"], exposed_for_misdeal=count)).deal()
    for seat in (4, 3):
        table.say(ob.FaultReported("exposed_hole_card", seat=seat))
    procedures = [fault.procedure for fault in table.hand.irregularities]
    assert ("misdeal_redeal" in procedures) is second
