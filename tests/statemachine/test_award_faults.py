"""Before and at the push: winners counted, pots that nobody can win, positions put right."""

from typing import Final

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.irregularities import IrregularityKind
from statemachine.phases import Phase
from statemachine.rulebooks import Remedy, Rulebook
from statemachine.slots import changed
from tests.statemachine.table import TDA, VERIFYING, Table

COUNTED: Final = {
    **VERIFYING.remedies,
    "award_unverified": (Remedy((), "verify_before_push", "before_award", ()),),
    "wrong_hole_count": (
        Remedy(("misdeal_open",), "misdeal_redeal", "now", ()),
        Remedy((), "wrong_count_after_action", "now", ()),
    ),
}
POSITIONS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    **VERIFYING.remedies,
    **dict.fromkeys(
        ("button_misplaced", "blinds_misplaced", "wrong_level"),
        (
            Remedy(("substantial_action",), "position_stands", "nothing", ()),
            Remedy((), "position_fix", "before_next_card", ()),
        ),
    ),
}


def book(*, carries: bool = False) -> Rulebook:
    return changed(VERIFYING, remedies=COUNTED, pot_carries_over=carries)


def uncontested(house: Rulebook) -> Table:
    """S-031: 9,000 in the pot, seat 1 bets 2,000 on the river, and everybody folds."""
    table = Table((20_000,) * 3, blinds=(1500, 3000), book=house).to_flop().around()
    for card in ("2h", "3c"):
        table.street(card)
        if card == "2h":
            table.around()
    table.acts("1 bet 3000", "2 fold", "3 fold")
    assert table.phase is Phase.VERIFICATION
    assert table.pots == [(9000, (1,))]
    # What nobody called is his again already.
    assert table.stacks == dict.fromkeys((1, 2, 3), 17_000)
    return table


def showdown(house: Rulebook) -> Table:
    table = Table((20_000,) * 3, blinds=(1500, 3000), book=house).to_flop().around()
    for card in ("2h", "3c"):
        table.street(card)
        table.around()
    return table.given(ob.WinnerDeclared((1,)))


# --- counted before the push (LATAM-VERIFY)


def test_a_push_before_the_count_is_flagged_and_the_count_lets_it_go_on() -> None:
    table = showdown(book()).given(ob.PotPushed())
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.procedure) == (
        "award_unverified",
        1,
        "verify_before_push",
    )
    assert table.hand.awards == ()
    table.step("count", "right")
    assert table.hand.counted == (1,)
    assert table.phase is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.stacks == {1: 26_000, 2: 17_000, 3: 17_000}


def test_a_wrong_count_kills_the_hand_and_the_others_show_down() -> None:
    table = showdown(book()).given(ob.PotPushed())
    table.step("count", "wrong")
    assert table.faults() == ["wrong_hole_count"]
    assert table.fault("wrong_hole_count").seat == 1
    table.step("call_floor")
    table.step("kill", role="floor")
    assert table.live == [2, 3]
    assert table.phase is Phase.SHOWDOWN
    table.given(ob.WinnerDeclared((3,)), ob.PotPushed())
    table.step("count", "right")
    table.given(ob.PotPushed())
    assert table.stacks == {1: 17_000, 2: 17_000, 3: 26_000}
    table.check_log()


def test_with_nobody_else_live_the_pot_waits_for_the_floor() -> None:
    """S-031, A-14c."""
    table = uncontested(book()).given(ob.PotPushed())
    table.step("count", "wrong")
    table.step("call_floor")
    table.step("kill", role="floor")
    # No rule says whose the 9,000 are: the hand is the only one there, until he rules.
    assert table.pots == [(9000, (1,))]
    assert table.hand.awards == ()


def carried(count: int = 3) -> Table:
    table = uncontested(book(carries=True))
    table.given(ob.PileCounted("seat-1", count))
    assert table.faults() == ["wrong_hole_count"]
    table.step("call_floor")
    table.step("kill", role="floor")
    return table


@pytest.mark.parametrize("count", [1, 3])
def test_or_it_goes_into_the_next_pot_where_the_book_has_it_so(count: int) -> None:
    """HOYLE-FOUL-2."""
    table = carried(count)
    assert table.live == []
    assert table.hand.betting.carried == 9000
    assert table.phase is Phase.AWARD
    assert table.quiet
    table.given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.hand.awards == ()
    assert table.stacks == dict.fromkeys((1, 2, 3), 17_000)
    table.deal()
    assert table.hand.terms.carried == 9000
    assert table.pots == [(9000, (1, 2, 3))]
    table.acts("1 call", "2 fold", "3 check")
    # The small blind of 1,500, two of 3,000, and what was carried.
    assert table.pots == [(9000 + 1500 + 6000, (1, 3))]
    table.check_log()


def test_carried_chips_are_the_main_pots() -> None:
    table = carried()
    table.given(ob.PotPushed(), ob.PlayerSeated(2, "Player 2", 5000)).deal()
    table.acts("1 raise 10000", "2 all_in", "3 call")
    assert table.pots == [(9000 + 3 * 5000, (1, 2, 3)), (2 * 5000, (1, 3))]
    for card in ("Ah Kd 7s", "2h", "3c"):
        table.street(card)
        table.around()
    for seat in (1, 2, 3):
        table.given(ob.PileCounted(f"seat-{seat}", 2))  # type: ignore[arg-type]
    table.given(ob.WinnerDeclared((2,), 0), ob.WinnerDeclared((1,), 1))
    for seat in (1, 2):
        table.given(ob.PileCounted(f"seat-{seat}", 2))  # type: ignore[arg-type]
    table.given(ob.PotPushed())
    assert table.stacks == {1: 17_000, 2: 24_000, 3: 7_000}
    assert table.hand.betting.carried == 0
    table.deal()
    assert table.hand.terms.carried == 0
    table.check_log()


@pytest.mark.parametrize("effect", [fx.DeclareMisdeal(), fx.VoidHand()])
def test_carried_chips_stay_when_the_next_hand_is_dealt_again(effect: fx.Effect) -> None:
    table = carried().given(ob.PotPushed()).deal().acts("1 raise 9000", "2 call")
    table.rules(effect, faults=[])
    assert table.stacks == dict.fromkeys((1, 2, 3), 17_000)
    assert table.hand.betting.carried == 9000
    table.deal()
    assert table.hand.deal == 2
    assert table.pots == [(9000, (1, 2, 3))]
    table.check_log()


def test_a_hand_that_is_voided_after_all_leaves_nothing_to_the_next() -> None:
    table = carried()
    table.rules(fx.VoidHand(), faults=[])
    assert table.stacks == dict.fromkeys((1, 2, 3), 20_000)
    assert table.hand.betting.carried == 0


def test_a_record_that_is_set_right_has_the_carried_chips_in_its_pots() -> None:
    table = carried().given(ob.PotPushed()).deal().acts("1 call", "2 call", "3 check")
    table.given(
        ob.TableIsNow(
            ("Ah", "Kd", "7s"),
            tuple(ob.SeatChips(seat, 14_000, 0) for seat in (1, 2, 3)),
            (18_000,),
            table.hand.button,
            2,
        )
    )
    assert table.pots == [(18_000, (1, 2, 3))]
    table.rules(fx.VoidHand(), faults=[])
    assert sum(table.stacks.values()) == 60_000
    table.check_log()


def test_pots_are_carried_only_once_betting_is_over() -> None:
    table = Table().to_flop()
    table.refuses("effect_impossible", ob.RulingGiven((), "so", (fx.CarryPot(),)), "floor")


# --- deals that pass on (HOYLE-MISDEAL)


def test_the_deal_passes_to_the_next_player() -> None:
    table = Table((1000,) * 4).deal()
    table.rules(fx.PassDeal(), fx.DeclareMisdeal(), faults=[])
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    table.deal()
    assert (table.hand.number, table.hand.deal, table.hand.button) == (1, 2, 1)
    assert (table.hand.small_blind_seat, table.hand.big_blind_seat) == (2, 3)
    table.check_log()


def test_antes_stay_and_nobody_antes_again() -> None:
    """S-079: the antes stay, a blind comes back."""
    table = Table((1000, 1000, 3, 1000), blinds=(1, 2), ante=5).deal()
    assert table.stacks == {1: 994, 2: 993, 3: 0, 4: 995}
    table.rules(fx.PassDeal(), fx.KeepAntes(), fx.DeclareMisdeal(), faults=[])
    assert table.stacks == {1: 995, 2: 995, 3: 0, 4: 995}
    assert table.hand.betting.carried == 18
    table.given(ob.PlayerSeated(3, "Player 3", 100)).deal()
    assert table.hand.button == 1
    assert table.stacks == {1: 995, 2: 994, 3: 98, 4: 995}
    assert table.pots == [(18, (1, 2, 3, 4))]
    table.rules_void()
    assert table.hand.betting.carried == 18
    table.deal()
    assert table.pots == [(18, (1, 2, 3, 4))]
    table.check_log()


@pytest.mark.parametrize(("kind", "kept"), [("button", 25), ("big_blind", 0)])
def test_an_ante_for_all_is_left_as_a_fine_by_the_dealer_alone(
    kind: ob.AnteKind, kept: int
) -> None:
    table = Table((1000,) * 4, blinds=(5, 10), ante=25, ante_kind=kind).deal()
    table.rules(fx.PassDeal(), fx.KeepAntes(), fx.DeclareMisdeal(), faults=[])
    assert table.stacks == {1: 1000, 2: 1000, 3: 1000, 4: 1000 - kept}
    table.deal()
    # Who antes for all now antes anew.
    payer = {"button": 1, "big_blind": 3}[kind]
    assert table.hand.button == 1
    assert table.stacks[payer] == 1000 - 25 - (10 if payer == 3 else 0)
    assert sum(pot for pot, _ in table.pots) == kept + 25
    table.check_log()


def test_a_blind_that_comes_first_leaves_a_short_stack_less_for_the_ante() -> None:
    house = changed(TDA, ante_before_blind=False)
    table = Table((1000, 12, 1000), blinds=(5, 10), ante=5, book=house).deal()
    table.rules(fx.KeepAntes(), fx.DeclareMisdeal(), faults=[])
    assert table.stacks == {1: 995, 2: 10, 3: 995}
    assert table.hand.betting.carried == 12


def test_all_that_was_put_in_may_stay_and_the_deal_go_to_another_seat() -> None:
    table = Table((1000,) * 4, ante=5).deal().acts("3 call")
    effects = (fx.PassDeal(2), fx.KeepAntes(bets=True), fx.DeclareMisdeal())
    table.rules(*effects, faults=[])
    assert table.stacks == {1: 945, 2: 895, 3: 895, 4: 995}
    assert table.hand.betting.carried == 270
    table.deal()
    assert (table.hand.button, table.bets) == (2, {3: 50, 4: 100})
    assert table.pots == [(270, (1, 2, 3, 4))]
    table.check_log()


def test_the_deal_passes_to_a_player_of_the_hand_and_antes_stay_while_there_are_any() -> None:
    table = Table().to_flop()
    for effect in (fx.PassDeal(9), fx.PassDeal(11)):
        table.refuses("effect_impossible", ob.RulingGiven((), "so", (effect,)), "floor")
    for card in ("2h", "3c"):
        table.around()
        table.street(card)
    table.around()
    table.refuses("effect_impossible", ob.RulingGiven((), "so", (fx.KeepAntes(),)), "floor")


def test_a_refund_after_the_antes_were_left_gives_back_only_the_rest() -> None:
    table = Table((1000,) * 4, ante=5).deal()
    table.rules(fx.KeepAntes(), fx.RefundSeat(2), faults=[])
    assert table.stacks[2] == 995
    table.check_log()


# --- positions


def misplaced(kind: str, *acts: str, button: int = 4) -> Table:
    table = Table((1000,) * 4, book=changed(VERIFYING, remedies=POSITIONS), button=button)
    table.deal().acts(*acts)
    return table.given(ob.FaultReported(kind, seat=3))  # type: ignore[arg-type]


def test_after_substantial_action_positions_stand() -> None:
    """P-014, P-015, P-129."""
    table = misplaced("button_misplaced", "3 raise 300", "4 call")
    assert table.fault().procedure == "position_stands"
    table.step("announce")
    assert table.quiet
    assert table.hand.button == 4


@pytest.mark.parametrize("acts", [(), ("3 raise 300",)])
def test_before_it_the_button_may_be_moved(acts: tuple[str, ...]) -> None:
    table = misplaced("button_misplaced", *acts)
    assert table.fault().procedure == "position_fix"
    table.step("fix", "moved", seats=(3,))
    assert table.hand.button == 3
    assert table.quiet
    table.check_log()


def test_or_the_hand_is_dealt_again_from_the_right_place() -> None:
    table = misplaced("blinds_misplaced", "3 raise 300")
    table.step("fix", "redeal", seats=(3,))
    assert table.phase is Phase.MISDEALT
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    table.deal()
    assert (table.hand.number, table.hand.deal, table.hand.button) == (1, 2, 3)
    assert (table.hand.small_blind_seat, table.hand.big_blind_seat) == (4, 1)
    table.check_log()


def test_a_wrong_level_is_dealt_again_at_the_right_one() -> None:
    table = misplaced("wrong_level").given(ob.LevelSet(100, 200))
    table.step("fix", "redeal")
    table.deal()
    assert table.bets == {1: 100, 2: 200}
    assert table.hand.button == 4
    assert table.hand.deal == 2


def test_the_floor_may_let_them_stand() -> None:
    table = misplaced("wrong_level")
    table.step("fix", "stands")
    assert table.quiet
    assert table.phase is Phase.PREFLOP


@pytest.mark.parametrize("seats", [(), (11,)])
def test_the_button_goes_to_a_seat_of_the_table(seats: tuple[int, ...]) -> None:
    table = misplaced("button_misplaced")
    decision = table.attempt(ob.StepTaken(1, "fix", "moved", seats=seats), "floor")
    assert decision.refusal is not None
