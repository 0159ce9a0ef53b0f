"""What the properties have found, each at the smallest table that shows it.

Not the rules themselves: the tests of each subject have them.
"""

import pytest

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.reading import tabled_ranks
from statemachine.slots import changed
from tests.statemachine.orderly import listed, outcome
from tests.statemachine.table import Table, known

STUD = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def listed_is_silent(table: Table) -> bool:
    return all(outcome(table, act).silent for act in listed(table.state))


def drawn_dry() -> Table:
    """Five players threw five twice: the stub is out of cards before the second draw."""
    table = Table((1000,) * 5, variant="F2L3D", blinds=(5, 10)).deal().around()
    for _ in range(5):
        table.say(ob.CardsDiscarded(table.advice.params[0][1], (None,) * 4))  # type: ignore[arg-type]
    table.street()
    table.around()
    for _ in range(5):
        table.say(ob.CardsDiscarded(table.advice.params[0][1], (None,) * 4))  # type: ignore[arg-type]
    for _ in range(table.count("stub")):
        table.say(ob.CardDealt("aside"))
    return table


def test_a_burn_from_an_empty_stub_is_of_what_was_thrown_earlier() -> None:
    table = drawn_dry()
    assert table.count("stub") == 0
    table.say(ob.CardBurned())
    assert table.quiet
    assert (table.count("muck"), table.count("stub")) == (0, 19)
    assert table.hand.custody.surplus == 0


def test_so_is_a_card_to_a_seat() -> None:
    table = drawn_dry()
    table.say(ob.CardDealt("seat-1"))
    assert table.asked == ["missing_burn"]
    assert table.faults() == []
    assert table.hand.custody.surplus == 0


def test_in_stud_an_empty_stub_takes_the_burns_in() -> None:
    table = Table((100,) * 3, variant="F7S", level=STUD)
    table.deal({1: "Ah Kd 2c", 2: "3s 3d Ks", 3: "8h 9h 7d"})
    table.acts("1 bring_in", "2 call", "3 call")
    table.street()
    while table.count("stub"):
        table.say(ob.CardDealt("aside"))
    assert table.phase is Phase.FOURTH_STREET
    for _ in range(3):
        table.act(table.advice.actor or 1, "check")
    table.say(ob.CardBurned())
    assert table.quiet


def test_who_posts_all_chips_in_turn_has_no_turn_left() -> None:
    table = Table((1000, 1000, 1000, 30, 1000)).deal().acts("3 call")
    assert table.advice.actor == 4
    table.say(ob.PostMade(4, "late", 30))
    assert table.advice.actor == 5
    assert listed_is_silent(table)


def test_the_turn_is_not_set_right_to_a_seat_without_chips() -> None:
    table = Table((50, 1000, 1000)).deal().acts("3 call")
    chips = (ob.SeatChips(1, 0, 50), ob.SeatChips(2, 900, 100), ob.SeatChips(3, 900, 100))
    table.given(ob.TableIsNow((), chips, (), 3, 1))
    assert table.advice.actor == 2
    assert listed_is_silent(table)


def test_nobody_is_given_a_turn_for_which_there_are_no_chips() -> None:
    table = Table((100, 1000, 1000)).deal().acts("3 call", "1 all_in")
    table.given(ob.FloorCalled())
    ruled = ob.RulingGiven((1,), "act", (fx.SetActor(1),))
    table.refuses("effect_impossible", ruled, "floor", "Flor")


@pytest.mark.parametrize("variant", ["NT", "PT", "FT"])
def test_nobody_raises_a_bet_of_his_own(variant: str) -> None:
    """The floor moved chips beyond the call and did not set the call."""
    table = Table((1000,) * 3, variant=variant).deal()  # type: ignore[arg-type]
    table.rules(fx.MoveChips(3, 350))
    assert (table.bets[3], table.hand.betting.call) == (350, 100)
    assert table.advice.actor == 3
    assert listed_is_silent(table)


def test_a_named_card_of_a_reported_burn_may_be_there_twice() -> None:
    table = Table().deal({1: "Ah Kd"})
    table.say(ob.FaultReported("double_burn", None, known("Ah")[0]))
    assert {fault.fault for fault in table.hand.irregularities} == {"double_burn", "duplicate_card"}


def test_a_hand_that_is_tabled_before_it_is_dealt_was_dealt() -> None:
    table = Table((1000,) * 2).given(ob.HandBegun(), ob.HandTabled(1))
    assert table.phase is Phase.PREFLOP
    assert [placed.shown for placed in ledger.pile(table.hand.custody, "seat-1")] == [True, True]
    assert table.quiet


def test_a_card_that_comes_to_a_tabled_hand_face_down_is_not_read() -> None:
    table = Table((100, 1000), variant="N2L1D").deal({1: "2c 3c 4d 5h 7s", 2: "Kc Kd Kh Ks 2h"})
    table.acts("2 call", "1 all_in", "2 call").given(ob.HandTabled(1), ob.HandTabled(2))
    table.given(ob.CardsDiscarded(1, known("7s")), ob.CardsDiscarded(2))
    table.say(ob.StreetDealt((), (ob.SeatCards(1, known("8s")),)))
    assert table.phase is Phase.SHOWDOWN
    assert sorted(tabled_ranks(table.hand)) == [2]
    table.given(ob.HandTabled(1), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE


def test_what_comes_to_a_tabled_hand_of_stud_comes_face_up() -> None:
    table = Table((2, 100), variant="F7S", level=changed(STUD, ante=0))
    table.deal({1: "Ah Kd 2c", 2: "3s 3d Ks"})
    table.acts("1 bring_in", "2 call").given(ob.HandTabled(1), ob.HandTabled(2))
    for cards in ("4h 5h", "6h 7d", "8c 9c", "Tc Jd"):
        one, two = known(cards)
        table.say(ob.StreetDealt((), (ob.SeatCards(1, (one,)), ob.SeatCards(2, (two,)))))
    assert sorted(tabled_ranks(table.hand)) == [1, 2]
    table.say(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE


def test_the_call_may_be_placed_after_a_step_of_another_procedure() -> None:
    table = Table().given(ob.TrackingSet("dealing")).deal({1: "Ah Kd"})
    table.say(ob.CardDealt("seat-1"))
    asked = table.fault()
    assert asked.step == "misdeal_open"
    table.step("misdeal_open", "no")
    assert table.fault().procedure != asked.procedure
    table.say(ob.CallPositionSet(asked.id, table.seq - 1), "floor")


def test_one_card_that_is_named_twice_in_a_discard_is_two_cards() -> None:
    table = Table((1000,) * 2, variant="FB").deal({1: "2c 3d 4h Ks"}).around()
    table.say(ob.CardsDiscarded(1, known("2c 2c")))
    assert (table.count("seat-1"), table.count("discards")) == (2, 2)
    assert ledger.total(table.hand.custody) == 52
    assert [fault.card for fault in table.hand.irregularities] == ["2c"]
