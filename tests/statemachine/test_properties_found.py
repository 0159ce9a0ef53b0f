"""What the properties have found, each at the smallest table that shows it.

Not the rules themselves: the tests of each subject have them.
"""

import pytest

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.cards import Card
from statemachine.phases import Phase
from statemachine.reading import tabled_ranks
from statemachine.roles import Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.slots import changed
from statemachine.variants import VARIANTS, VariantId
from statemachine.views import view
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
    # With the burn gone it is one card short of the draw, and known to be.
    assert (table.faults(), table.asked) == (["short_stub"], [])
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
    assert (table.faults(), table.asked) == (["short_stub"], [])
    assert table.count("burns") == 1


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


# --- what the work on procedures found


@pytest.mark.parametrize("variant", ["NT", "F7S", "F5D"])
def test_a_fault_before_the_first_card_is_of_the_first_street(variant: VariantId) -> None:
    level = STUD if variant == "F7S" else None
    table = Table((100,) * 3, variant=variant, level=level).given(ob.HandBegun())
    table.say(ob.FaultReported("no_shuffle_or_cut"))
    assert table.fault().street == VARIANTS[variant].streets[0].name


@pytest.mark.parametrize("card", ["Kd", None])
def test_a_card_that_was_exposed_before_the_deal_was_entered_lies_with_its_seat(
    card: Card | None,
) -> None:
    table = Table(book=RULEBOOKS["puerto-rico"]).given(ob.HandBegun())
    table.say(ob.FaultReported("exposed_hole_card", seat=2, card=card))
    assert table.cards("seat-2") == (card or "??")
    table.step("replace", cards="5c")
    assert (table.cards("seat-2"), table.cards("burns")) == ("5c", card or "??")
    assert table.quiet
    table.say(ob.HoleCardsDealt())
    assert table.phase_now() is Phase.PREFLOP
    assert table.quiet


def test_with_its_pot_carried_over_a_hand_is_over_before_anybody_won() -> None:
    table = Table((100,) * 2).to_flop()
    for street in ("2c", "3c"):
        table.around()
        table.street(street)
    table.around()
    assert table.phase is Phase.SHOWDOWN
    table.rules(fx.CarryPot(), faults=[])
    assert table.phase_now() is Phase.AWARD
    table.say(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.hand.betting.carried == 200


def test_a_miscall_that_is_heard_after_the_push_can_still_be_put_right() -> None:
    """TDA24-12: the cards speak; TDA24-22: until the next hand begins."""
    table = Table((100,) * 2).deal({1: "As Ah", 2: "Ks Kh"}).acts("2 all_in")
    for street in ("2c 3d 4h", "6s", "8h"):
        table.street(street)
    table.given(ob.WinnerDeclared((2,)), ob.PotPushed())
    assert table.stacks == {1: 0, 2: 200}
    table.say(ob.FaultReported("showdown_miscall", seat=1))
    assert table.fault().procedure == "award_correction"
    table.step("rule", "reversed", seats=(1,), role="floor")
    assert table.stacks == {1: 200, 2: 0}


@pytest.mark.parametrize("role", ["dealer", "floor"])
def test_what_the_end_of_a_hand_overtook_is_no_longer_offered(role: Role) -> None:
    """S-070: nothing of the hand can be put right any more, and the floor says that it is over."""
    table = Table((1000,) * 3).deal().acts("3 raise 150")
    assert table.faults() == ["underraise"]
    table.acts("1 fold", "2 fold")
    table.say(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    table.step("call_floor")
    shown = view(table.state, role, "en").hand
    assert shown is not None
    (fault,) = shown.irregularities
    assert fault.step is not None
    assert [each.outcome for each in fault.step.outcomes] == ["stands"]


def test_one_card_in_the_middle_of_stud_is_everybodys_and_the_second_goes_aside() -> None:
    table = Table((100,) * 2, variant="F7S", level=STUD).deal({1: "Ah Kd 2c", 2: "3s 3d Ks"})
    table.acts("1 bring_in", "2 call")
    for cards in ("4h 5h", "6h 7d", "8c 9c"):
        one, two = known(cards)
        table.say(ob.StreetDealt((), (ob.SeatCards(1, (one,)), ob.SeatCards(2, (two,)))))
        table.around()
    table.street("Tc Jd")
    assert table.fault().fault == "overdealt_street"
    table.step("call_floor")
    table.step("rule", "as_suggested", role="floor")
    assert (table.board, table.cards("aside")) == ("Tc", "Jd")
    assert table.quiet
    assert table.phase_now() is Phase.SEVENTH_STREET


def test_nobody_is_asked_whether_a_seat_acted_that_the_fault_does_not_have() -> None:
    table = Table().given(ob.TrackingSet("dealing")).deal()
    table.say(ob.FaultReported("non_standard_card"))
    assert table.fault().step == "misdeal_open"
    table.step("misdeal_open", "no")
    assert table.fault().procedure == "scrap_card"


def test_a_card_that_leaves_its_hand_makes_the_deal_no_younger() -> None:
    """HOYLE-REDEAL-0: once the second round has begun it is too late, whatever lies there now."""
    table = Table((100,) * 2, book=RULEBOOKS["hoyle"]).to_flop()
    for seat in ("seat-1", "seat-2"):
        table.say(ob.BoxedCardFound(seat, placed=True, index=0))
    assert table.hand.irregularities[-1].procedure == "floor_discretion"


def test_who_was_dealt_no_cards_is_heard_until_the_pot_is_pushed() -> None:
    """With one fold there was no substantial action yet (TDA-36), and the deal is still open."""
    table = Table((1000,) * 2).deal().acts("2 fold")
    assert table.phase is Phase.AWARD
    table.say(ob.FaultReported("seat_skipped", seat=1))
    assert table.fault().procedure == "misdeal_redeal"
    table.step("call_floor")
    table.step("declare", "misdeal", floor="Flor")
    table.step("recover_cards")
    assert table.phase_now() is Phase.MISDEALT
    assert table.stacks == {1: 1000, 2: 1000}


def test_who_deals_gives_no_hand_away_once_somebody_acted() -> None:
    """HOYLE-FEWHANDS-1: the dealer may be out by then."""
    book = changed(RULEBOOKS["hoyle"], house_dealer=False)
    table = Table((1000,) * 3, book=book).deal().acts("3 fold")
    table.say(ob.FaultReported("seat_skipped", seat=1))
    assert table.fault().procedure == "floor_discretion"


@pytest.mark.parametrize("card", ["Kd", None])
def test_one_exposed_card_that_is_called_twice_is_one_card(card: Card | None) -> None:
    table = Table(book=RULEBOOKS["puerto-rico"]).given(ob.HandBegun())
    for _ in range(2):
        table.say(ob.FaultReported("exposed_hole_card", seat=2, card=card))
    assert table.faults() == ["exposed_hole_card"]
    # Another one of the same seat is another fault.
    table.say(ob.CardDealt("seat-2", "5c"))
    table.say(ob.FaultReported("exposed_hole_card", seat=2, card="5c"))
    assert table.faults() == ["exposed_hole_card"] * 2


def test_who_deals_and_passes_himself_over_has_no_hand() -> None:
    """HOYLE-FEWHANDS-1."""
    book = changed(RULEBOOKS["hoyle"], house_dealer=False)
    table = Table((1000,) * 3, book=book).deal()
    table.say(ob.FaultReported("seat_skipped", seat=3))
    table.step("give_hand")
    assert table.live == [1, 2]
    assert table.quiet
