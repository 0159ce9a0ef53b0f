"""The end of a hand: tabling, mucking, the declared winner, the count, the push."""

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import Rulebook
from statemachine.state import Declared
from statemachine.views import view
from tests.statemachine.table import TDA, VERIFYING, Table, known

BOARD = ("Ah Kd 7s", "2h", "3c")
# Seat 1 has aces, seat 2 kings, seat 3 nothing.
HANDS = {1: "As 9c", 2: "Ks 9d", 3: "Jc 8d"}


def showdown(hands: dict[int, str] | None = None, *, book: Rulebook = TDA, seats: int = 3) -> Table:
    table = Table((1000,) * seats, book=book).deal(HANDS if hands is None else hands).around()
    for cards in BOARD:
        table.street(cards)
        table.around()
    assert table.phase_now() is Phase.SHOWDOWN
    return table


def tabled(table: Table, *seats: int) -> Table:
    return table.given(*(ob.HandTabled(seat) for seat in seats))


# --- by the cards


def test_tabled_hands_are_ranked_and_the_pot_is_pushed() -> None:
    table = tabled(showdown(), 1, 2, 3).given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.hand.declared == (Declared(0, (1,), "tabled"),)
    assert table.stacks == {1: 1200, 2: 900, 3: 900}
    assert {seat.seat: seat.stack for seat in table.state.seats} == table.stacks


def test_a_split_pot() -> None:
    table = tabled(showdown({1: "As 9c", 2: "Ad 9d", 3: "Jc 8d"}), 1, 2, 3).given(ob.PotPushed())
    assert table.stacks == {1: 1050, 2: 1050, 3: 900}


def test_the_board_plays_for_all() -> None:
    table = Table((1000,) * 3).deal({1: "2c 3d", 2: "2d 4s", 3: "3h 4c"}).around()
    for cards in ("Ah Kh Qh", "Jh", "Th"):
        table.street(cards)
        table.around()
    tabled(table, 1, 2, 3).given(ob.PotPushed())
    assert table.stacks == {1: 1000, 2: 1000, 3: 1000}


def test_cards_that_nobody_tabled_say_nothing() -> None:
    table = showdown()
    table.refuses("winner_unknown", ob.PotPushed())
    tabled(table, 2).given(ob.HandMucked(3))
    # Seat 1 has the best hand, and has not shown it.
    table.refuses("winner_unknown", ob.PotPushed())
    table.given(ob.HandMucked(1))
    assert table.hand.declared == (Declared(0, (2,), "uncontested"),)
    table.given(ob.PotPushed())
    assert table.stacks == {1: 900, 2: 1200, 3: 900}


def test_cards_may_be_named_as_they_are_tabled() -> None:
    table = showdown({})
    for seat, text in HANDS.items():
        table.given(ob.HandTabled(seat, known(text)))
    table.given(ob.PotPushed())
    assert table.stacks == {1: 1200, 2: 900, 3: 900}


def test_a_hand_of_the_wrong_number_is_tabled() -> None:
    table = showdown({}).given(ob.HandTabled(1, known("As 9c 9h")))
    assert table.fault().fault == "wrong_hole_count"
    assert table.count("seat-1") == 3


# --- by the dealer's word


def test_a_hand_ends_with_every_card_unknown() -> None:
    table = Table((1000,) * 3).deal().around()
    for _ in BOARD:
        table.street()
        table.around()
    table.given(ob.WinnerDeclared((3,)), ob.PotPushed())
    assert table.hand.declared == (Declared(0, (3,), "dealer"),)
    assert table.stacks == {1: 900, 2: 900, 3: 1200}
    assert table.quiet


def test_a_pot_each_may_be_declared() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for _ in BOARD:
        table.street()
    assert table.pots == [(300, (1, 2, 3)), (400, (2, 3))]
    table.refuses("unknown_pot", ob.WinnerDeclared((1,), 2))
    table.given(ob.WinnerDeclared((1,), 0))
    assert table.phase_now() is Phase.SHOWDOWN
    table.given(ob.WinnerDeclared((2, 3), 1))
    assert table.phase_now() is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.stacks == {1: 300, 2: 200, 3: 400}


def test_one_declaration_for_all_pots_goes_to_those_who_contest_them() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for _ in BOARD:
        table.street()
    table.given(ob.WinnerDeclared((1, 2)))
    assert [d.seats for d in table.hand.declared] == [(1, 2), (2,)]


def test_a_winner_who_does_not_contest_the_pot_is_flagged() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for _ in BOARD:
        table.street()
    table.given(ob.WinnerDeclared((1,), 1))
    assert table.fault().detail == "winner_without_claim"
    assert table.hand.declared == ()


# --- the word against the cards


def contradicted() -> Table:
    return tabled(showdown(), 1, 2, 3).given(ob.WinnerDeclared((2,)))


def test_a_winner_whom_the_cards_contradict_shows_both() -> None:
    table = contradicted()
    fault = table.fault()
    assert (fault.fault, fault.blocks) == ("reading_contradicted", "before_award")
    assert fault.seat == 2
    seen = view(table.state, "dealer", "en")
    assert seen.hand is not None
    (pot,) = seen.hand.pots
    assert (pot.winners, pot.reading) == ((2,), (1,))
    assert table.advice.blocked == ("award",)
    table.given(ob.PotPushed())
    assert table.phase_now() is not Phase.COMPLETE
    assert table.events(ev.PotAwarded) == []


def test_the_winner_is_corrected() -> None:
    table = contradicted().given(ob.WinnerDeclared((1,)))
    assert table.fault("reading_contradicted").status == "resolved"
    table.given(ob.PotPushed())
    assert table.stacks == {1: 1200, 2: 900, 3: 900}


def test_the_card_is_corrected() -> None:
    # The ace of seat 1 was misread: it is the six.
    table = contradicted().given(ob.CardNamed("seat-1", 0, "6s"))
    assert table.fault("reading_contradicted").status == "resolved"
    table.given(ob.PotPushed())
    assert table.stacks == {1: 900, 2: 1200, 3: 900}


def test_a_card_of_the_board_is_corrected() -> None:
    table = contradicted().given(ob.CardNamed("board", 0, "4h"))
    assert table.fault("reading_contradicted").status == "resolved"


def test_a_reading_that_a_correction_contradicts_is_flagged_too() -> None:
    table = tabled(showdown(), 1, 2, 3).given(ob.WinnerDeclared((1,)))
    assert table.quiet
    table.given(ob.CardNamed("seat-1", 0, "6s"))
    assert table.faults() == ["reading_contradicted"]


def test_one_better_hand_on_the_table_is_enough() -> None:
    # Seat 3 is unknown; but seat 1 shows more than the declared winner shows.
    table = tabled(showdown({1: "As 9c", 2: "Ks 9d"}), 1, 2).given(ob.WinnerDeclared((2,)))
    assert table.faults() == ["reading_contradicted"]


def test_a_mucked_hand_contradicts_nobody() -> None:
    table = tabled(showdown(), 2, 3).given(ob.HandMucked(1), ob.WinnerDeclared((2,)))
    assert table.quiet
    table.given(ob.PotPushed())
    assert table.stacks == {1: 900, 2: 1200, 3: 900}


def test_half_a_split_is_a_contradiction() -> None:
    table = tabled(showdown({1: "As 9c", 2: "Ad 9d", 3: "Jc 8d"}), 1, 2, 3)
    table.given(ob.WinnerDeclared((1,)))
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.WinnerDeclared((2, 1)))
    assert table.quiet


def test_the_floor_may_let_the_word_stand() -> None:
    table = contradicted()
    table.step("call_floor")
    table.step("rule", "stands")
    table.given(ob.PotPushed())
    assert table.stacks == {1: 900, 2: 1200, 3: 900}


def test_a_push_while_the_game_is_held_is_flagged() -> None:
    table = showdown({}).given(ob.HandTabled(1, known("As")), ob.WinnerDeclared((1,)))
    assert table.held()
    table.given(ob.PotPushed())
    assert table.events(ev.PlayedUnderHold)
    assert table.events(ev.PotAwarded) == []


# --- everybody mucks


def test_the_last_live_hand_wins_though_it_is_mucked() -> None:
    table = showdown()
    table.given(ob.HandMucked(1), ob.HandMucked(2))
    assert table.live == [3]
    table.given(ob.HandMucked(3))
    assert table.live == [3]
    assert table.count("muck") == 6
    table.given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.stacks == {1: 900, 2: 900, 3: 1200}


def test_p07_the_last_live_hand_need_not_be_shown() -> None:
    table = Table((100, 100, 100), blinds=(1, 2)).deal().around()
    for _ in BOARD:
        table.street()
        table.around()
    table.given(ob.HandMucked(1), ob.HandMucked(2), ob.HandMucked(3), ob.PotPushed())
    assert table.stacks == {1: 98, 2: 98, 3: 104}
    assert not table.player(3).tabled


def test_side_pots_go_to_the_last_of_their_own() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for _ in BOARD:
        table.street()
    table.given(ob.HandMucked(2))
    # The side pot has one hand left; the main pot is still contested.
    assert table.hand.declared == (Declared(1, (3,), "uncontested"),)
    table.given(ob.HandMucked(3))
    assert table.live == [1]
    table.given(ob.PotPushed())
    assert sum(table.stacks.values()) == 900
    assert table.phase_now() is Phase.COMPLETE


# --- the count of the winner's cards


def test_the_winners_cards_are_counted_before_the_push() -> None:
    table = Table((1000,) * 3, book=VERIFYING).deal().acts("3 fold", "1 fold")
    assert table.phase_now() is Phase.VERIFICATION
    assert table.advice.next == ("pile_counted",)
    table.given(ob.PileCounted("seat-2", 2))
    assert table.phase_now() is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE


def test_a_push_before_the_count_is_flagged() -> None:
    table = Table((1000,) * 3, book=VERIFYING).deal().acts("3 fold", "1 fold")
    table.given(ob.PotPushed())
    fault = table.fault()
    assert (fault.fault, fault.blocks) == ("award_unverified", "before_award")
    assert table.phase_now() is Phase.VERIFICATION
    table.given(ob.PileCounted("seat-2", 2))
    assert table.quiet
    table.given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE


def test_a_tabled_hand_is_counted_by_being_seen() -> None:
    table = tabled(showdown(book=VERIFYING), 1, 2, 3).given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.hand.counted == (1,)


def test_a_winner_of_three_cards_is_not_paid() -> None:
    table = showdown({}, book=VERIFYING).given(ob.WinnerDeclared((1,)), ob.PileCounted("seat-1", 3))
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.seat) == (
        "wrong_hole_count",
        "floor_discretion",
        1,
    )
    table.given(ob.PotPushed())
    assert table.events(ev.PotAwarded) == []
    table.step("call_floor")
    table.step("rule", "as_suggested")
    assert table.live == [2, 3]
    # A dead hand wins nothing that it was declared for.
    assert not any(1 in declared.seats for declared in table.hand.declared)
    table.given(ob.WinnerDeclared((2,)), ob.PileCounted("seat-2", 2), ob.PotPushed())
    assert table.stacks == {1: 900, 2: 1200, 3: 900}


def test_without_the_rule_nobody_counts() -> None:
    table = Table((1000,) * 3).deal().acts("3 fold", "1 fold")
    assert table.phase_now() is Phase.AWARD


# --- out of order


@pytest.mark.parametrize(
    ("seen", "detail"),
    [
        (ob.WinnerDeclared((1,)), "winner_before_showdown"),
        (ob.PotPushed(), "pushed_before_showdown"),
        (ob.HandMucked(1), "mucked_before_showdown"),
    ],
)
def test_before_the_showdown_it_is_a_divergence(seen: ob.Observation, detail: str) -> None:
    table = Table().to_flop().given(seen)
    assert table.fault().detail == detail
    assert not table.held()


def test_a_dead_hand_that_is_tabled_is_a_divergence() -> None:
    table = Table().to_flop().acts("1 fold").given(ob.HandTabled(1))
    assert table.fault().detail == "tabled_dead_hand"


def test_bad_declarations_are_refused() -> None:
    table = showdown()
    table.refuses("winner_unknown", ob.WinnerDeclared(()))
    table.refuses("duplicate_seat", ob.WinnerDeclared((1, 1)))
    table.refuses("seat_not_in_hand", ob.WinnerDeclared((9,)))
    table.refuses("unknown_pot", ob.WinnerDeclared((1,), -1))
    table.refuses("unknown_pot", ob.WinnerDeclared((1,), 10**30))
    table.refuses("seat_not_in_hand", ob.HandTabled(9))
    table.refuses("seat_not_in_hand", ob.HandMucked(9))
    table.refuses("too_many_cards", ob.HandTabled(1, (None,) * 11))


def test_after_the_end_there_is_nothing_to_say() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    for seen in (
        ob.PotPushed(),
        ob.WinnerDeclared((1,)),
        ob.HandTabled(1),
        ob.HandMucked(1),
        ob.PlayerActed(1, "check"),
        ob.StreetDealt(),
        ob.CardBurned(),
        ob.RulingGiven((), "late"),
    ):
        role = "floor" if isinstance(seen, ob.RulingGiven) else "dealer"
        table.refuses("hand_over", seen, role)  # type: ignore[arg-type]


def test_the_button_moves_on() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed(), ob.HandBegun())
    assert (table.hand.number, table.hand.button) == (2, 1)
    assert (table.hand.small_blind_seat, table.hand.big_blind_seat) == (2, 3)


def test_who_is_broke_is_not_dealt_in() -> None:
    table = Table((100, 1000, 1000)).deal().acts("3 fold", "1 all_in", "2 check")
    for _ in BOARD:
        table.street()
    table.given(ob.WinnerDeclared((2,)), ob.PotPushed(), ob.HandBegun())
    assert [p.seat for p in table.hand.betting.players] == [2, 3]
