"""Bets of a wrong amount, to the chip: what they become, who goes along, and until when."""

from typing import Final

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.corrections import NewBet
from statemachine.decide.bet_effects import right_bet
from statemachine.irregularities import IrregularityKind
from statemachine.phases import Phase
from statemachine.rulebooks import Remedy, Rulebook
from statemachine.slots import changed
from statemachine.variants import VariantId
from tests.statemachine.table import TDA, Table

RICH: Final = (50_000,) * 6


def book(**remedies: tuple[Remedy, ...]) -> Rulebook:
    """A book with remedies of its own for some kinds."""
    return changed(TDA, remedies={**TDA.remedies, **remedies})


def always(procedure: str, blocks: str = "before_next_card") -> tuple[Remedy, ...]:
    return (Remedy((), procedure, blocks, ()),)  # type: ignore[arg-type]


CORRECTING: Final = book(
    **{
        kind: always("bet_correction")
        for kind in (
            "underbet",
            "underraise",
            "overbet_limit",
            "pot_miscount",
            "multiple_chips",
            "string_bet",
            "ambiguous_amount",
            "invalid_declaration",
        )
    }
)
HOLDING: Final = book(underraise=always("bet_correction", "now"))
FORFEITING: Final = book(
    underraise=always("underraise_is_call"), overbet_limit=always("overbet_excess_stays")
)


def on_flop(
    *,
    stacks: tuple[int, ...] = RICH,
    blinds: tuple[int, int] = (100, 200),
    house: Rulebook = CORRECTING,
    variant: VariantId = "NT",
) -> Table:
    """Everybody called the blinds: seat 1 opens the flop."""
    table = Table(stacks, blinds=blinds, book=house, variant=variant)
    return table.to_flop()


def corrects(table: Table, amount: int | None = None) -> Table:
    table.step("call_floor")
    table.step("correct", "corrected")
    table.step("settle", amount=amount)
    return table


def under_raised() -> Table:
    """W-3: a bet of 600, a raise to 1,000 that two call and one folds to."""
    return on_flop(stacks=RICH[:5]).acts("1 bet 600", "2 raise 1000", "3 call", "4 call", "5 fold")


# --- too small


def test_everybody_in_is_brought_to_the_least_raise_and_the_bettor_faces_it() -> None:
    """W-3, S-066."""
    table = under_raised()
    assert table.faults() == ["underraise"]
    new = right_bet(table.hand, table.fault())
    assert new is not None
    assert (new.level, new.bets) == (
        1200,
        (NewBet(2, 1000, 1200), NewBet(3, 1000, 1200), NewBet(4, 1000, 1200)),
    )
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1200, 4: 1200}
    assert sum(table.bets.values()) == 4200
    assert table.stacks[2] == 50_000 - 200 - 1200
    assert not table.player(5).live
    assert table.advice.actor == 1
    assert table.hand.betting.call - table.player(1).bet == 600
    # He faces a whole raise, so that he may raise again.
    least = {legal.action: legal.least for legal in table.advice.actions}
    assert least["raise"] == 1800
    assert table.quiet
    table.acts("1 call")
    assert table.phase is Phase.TURN_BURN
    assert table.pots == [(5 * 200 + 4 * 1200, (1, 2, 3, 4))]
    table.check_log()


def test_what_was_played_under_a_hold_stands_as_it_is_corrected() -> None:
    table = on_flop(stacks=RICH[:5], house=HOLDING)
    table.acts("1 bet 600", "2 raise 1000", "3 call", "4 call", "5 fold")
    assert table.hand.hold is not None
    assert table.hand.hold.played
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1200, 4: 1200}
    assert table.quiet
    assert not table.held()
    assert table.advice.actor == 1
    table.check_log()


def test_it_stands_once_the_next_card_is_up() -> None:
    """S-067."""
    table = under_raised().acts("1 call")
    table.rules(faults=[1])
    table.street("2h")
    table.given(ob.FaultReported("underraise", "flop", seat=2))
    fault = table.hand.open_irregularities()[-1]
    # The bets of the flop are no more in the record of this street.
    assert right_bet(table.hand, fault) is None
    assert TDA.remedy("underraise", {"street_open": False, "showdown_begun": False}) == Remedy(
        (), "stands", "nothing", ("TDA-54-A3",)
    )


def test_it_is_corrected_with_the_burn_made_and_no_card_up() -> None:
    """A-12: a burn alone does not close the street."""
    table = under_raised().acts("1 call")
    table.given(ob.CardBurned())
    assert table.phase is Phase.TURN_DEAL
    corrects(table)
    assert table.pots == [(5 * 200 + 4 * 1200, (1, 2, 3, 4))]
    assert table.stacks[1] == 50_000 - 200 - 1200
    assert table.phase is Phase.TURN_DEAL
    table.street("2h")
    assert table.phase_now() is Phase.TURN
    table.check_log()


def river(acts: tuple[str, ...]) -> Table:
    table = on_flop(stacks=RICH[:3], house=TDA).around()
    table.street("2h")
    table.around()
    table.street("3c")
    return table.acts(*acts)


def test_on_the_river_it_is_corrected_until_the_showdown() -> None:
    """S-068, first part."""
    table = river(("1 bet 600", "2 raise 1000", "3 call"))
    assert (table.fault().procedure, table.fault().citations) == (
        "bet_correction",
        ("TDA-54-A1",),
    )
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1200}
    assert table.advice.actor == 1


def test_on_the_river_after_the_last_call_the_pots_grow() -> None:
    table = river(("1 bet 600", "2 raise 1000", "3 call", "1 call"))
    assert table.phase is Phase.SHOWDOWN
    corrects(table)
    assert table.pots == [(600 + 3 * 1200, (1, 2, 3))]
    assert table.quiet
    table.check_log()


def test_once_a_hand_is_tabled_it_stands() -> None:
    """S-068, second part."""
    table = river(("1 bet 600", "2 call", "3 call"))
    table.given(ob.HandTabled(1), ob.FaultReported("underraise", seat=2, amount=1000))
    fault = table.fault()
    assert (fault.procedure, fault.citations) == ("stands", ("TDA-54-A2",))


def test_an_opening_bet_below_the_least_is_brought_to_it() -> None:
    """P-136."""
    table = on_flop(stacks=RICH[:3]).acts("1 bet 100", "2 call", "3 call")
    assert table.faults() == ["underbet"]
    assert table.phase is Phase.TURN_BURN
    corrects(table)
    assert table.pots == [(600 + 3 * 200, (1, 2, 3))]
    assert table.stacks == dict.fromkeys((1, 2, 3), 50_000 - 400)


def test_in_fixed_limit_the_bet_is_made_its_one_size() -> None:
    """S-087."""
    table = Table(
        RICH[:3], variant="FT", level=ob.LevelSet(100, 200, small_bet=200), book=CORRECTING
    )
    table.to_flop().around()
    table.street("2h")
    table.acts("1 bet 300", "2 call")
    assert table.faults() == ["underbet"]
    corrects(table)
    assert table.bets == {1: 400, 2: 400}
    assert table.advice.actor == 3
    assert table.hand.betting.raises == 1


def test_an_all_in_caller_below_the_level_is_capped_and_a_side_pot_opens() -> None:
    table = on_flop(stacks=(50_000, 50_000, 1_200, 50_000, 50_000))
    table.acts("1 bet 600", "2 raise 1000", "3 call", "4 call", "5 fold")
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1000, 4: 1200}
    assert table.stacks[3] == 0
    table.acts("1 call")
    assert table.pots == [
        (1000 + 4 * 1000, (1, 2, 3, 4)),
        (3 * 200, (1, 2, 4)),
    ]
    table.check_log()


def test_what_nobody_can_call_any_more_is_not_put_in() -> None:
    table = on_flop(stacks=(50_000, 50_000, 1_200))
    table.acts("1 bet 600", "2 raise 1000", "3 call", "1 fold")
    assert table.phase is Phase.TURN_BURN
    assert right_bet(table.hand, table.fault()) is None
    corrects(table)
    assert table.stacks == {1: 49_200, 2: 48_800, 3: 0}


def test_a_raise_over_the_wrong_bet_stands() -> None:
    table = on_flop(stacks=RICH[:4]).acts("1 bet 600", "2 raise 1000", "3 raise 3000", "4 call")
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 3000, 4: 3000}
    assert table.hand.betting.call == 3000
    assert table.advice.actor == 1


def test_the_floor_may_name_the_amount() -> None:
    table = corrects(under_raised(), amount=1100)
    assert table.bets == {1: 600, 2: 1100, 3: 1100, 4: 1100}


def test_the_floor_may_let_it_stand() -> None:
    table = under_raised()
    table.step("call_floor")
    table.step("correct", "stands")
    assert table.bets == {1: 600, 2: 1000, 3: 1000, 4: 1000}
    assert table.quiet


# --- half of what a raise needs (TDA-43-A)


@pytest.mark.parametrize(("made", "to"), [(1499, 1000), (1500, 2000), (1999, 2000), (1001, 1000)])
@pytest.mark.parametrize("kind", ["underraise", "multiple_chips"])
def test_half_of_the_increment_is_a_raise_and_less_is_a_call(
    made: int, to: int, kind: IrregularityKind
) -> None:
    """B14."""
    table = on_flop(stacks=RICH[:3], blinds=(500, 1000)).acts("1 bet 1000")
    if kind == "underraise":
        table.acts(f"2 raise {made}")
    else:
        table.given(ob.FaultReported("multiple_chips", seat=2, amount=made))
    corrects(table)
    assert table.bets == {1: 1000, 2: to}
    assert table.stacks[2] == 49_000 - to
    assert table.hand.betting.call == to
    assert table.advice.actor == 3
    assert table.hand.betting.full_raise == 1000
    assert table.quiet


@pytest.mark.parametrize(("opened", "made", "to"), [(1100, 1500, 1700), (1100, 1300, 1100)])
def test_several_chips_without_a_word(opened: int, made: int, to: int) -> None:
    """P-042, P-043."""
    table = Table(RICH[:4], blinds=(250, 500), book=CORRECTING).deal()
    table.acts(f"3 raise {opened}").given(ob.FaultReported("multiple_chips", seat=4, amount=made))
    corrects(table)
    assert table.bets[4] == to


@pytest.mark.parametrize(("made", "to"), [(2500, 2800), (2000, 1400)])
def test_several_chips_over_an_opening_bet(made: int, to: int) -> None:
    """P-044."""
    table = on_flop(stacks=RICH[:3]).acts("1 bet 1400")
    table.given(ob.FaultReported("multiple_chips", seat=2, amount=made))
    corrects(table)
    assert table.bets == {1: 1400, 2: to}


def test_whether_half_is_reached_is_a_fact_of_the_log() -> None:
    halves = book(
        multiple_chips=(
            Remedy(("half_reached",), "bet_correction", "before_next_card", ()),
            Remedy((), "stands", "nothing", ()),
        )
    )
    for made, procedure in ((1500, "bet_correction"), (1499, "stands")):
        table = on_flop(stacks=RICH[:3], blinds=(500, 1000), house=halves).acts("1 bet 1000")
        table.given(ob.FaultReported("multiple_chips", seat=2, amount=made))
        assert table.fault().procedure == procedure


def test_a_call_that_was_entered_for_a_raise_is_made_one() -> None:
    table = on_flop(stacks=RICH[:4], blinds=(500, 1000)).acts("1 bet 1000", "2 call", "3 call")
    table.given(ob.FaultReported("multiple_chips", seat=2, amount=1600))
    corrects(table)
    # Seat 3 called what was a bet of 1,000; it faces the raise.
    assert table.bets == {1: 1000, 2: 2000, 3: 1000}
    assert table.hand.betting.call == 2000
    table.acts("4 fold", "1 call")
    assert table.advice.actor == 3


# --- pot limit


def pot_limit_flop(players: int = 4, house: Rulebook = TDA) -> Table:
    """A pot of 10,500 on the flop at 500-1,000."""
    table = Table((100_000,) * players, variant="PO", blinds=(500, 1000), book=house)
    table.deal().acts("3 raise 3500")
    for seat in (4, 1, 2) if players == 4 else (4, 5, 1, 2):
        table.acts(f"{seat} call" if seat in (2, 4) else f"{seat} fold")
    # Three players at 3,500; the folded small blind's 500 comes back for the even figure.
    table.rules(fx.RefundSeat(1), faults=[])
    table.street("Ah Kd 7s")
    assert sum(amount for amount, _ in table.pots) == 10_500
    return table


def test_a_count_too_low_is_corrected_while_only_one_player_has_acted() -> None:
    """W-5, S-071: a fold alone."""
    table = pot_limit_flop().acts("2 bet 9500", "3 fold")
    table.given(ob.FaultReported("pot_miscount", seat=2, amount=9500))
    assert (table.fault().procedure, table.fault().citations) == (
        "bet_correction",
        ("TDA-54-B2",),
    )
    corrects(table)
    assert table.bets == {2: 10_500}
    assert sum(table.bets.values()) + 10_500 == 21_000
    assert table.advice.actor == 4


def test_a_count_too_low_is_corrected_for_the_one_who_called_it() -> None:
    """P-137: a call alone is no substantial action."""
    table = pot_limit_flop().acts("2 bet 9500", "3 call")
    table.given(ob.FaultReported("pot_miscount", seat=2, amount=9500))
    corrects(table)
    assert table.bets == {2: 10_500, 3: 10_500}


def test_a_count_too_low_stands_after_substantial_action() -> None:
    """W-4, S-070: a fold and a call."""
    table = pot_limit_flop().acts("2 bet 9500", "3 fold", "4 call")
    table.given(ob.FaultReported("pot_miscount", "flop", seat=2, amount=9500))
    assert (table.fault().procedure, table.fault().citations) == ("stands", ("TDA-54-B2",))
    assert table.pots == [(29_500, (2, 4))]


@pytest.mark.parametrize(
    ("acts", "corrected"),
    [
        (("fold",), True),
        (("call",), True),
        (("fold", "fold"), True),
        (("fold", "call"), False),
        (("fold", "fold", "fold"), False),
    ],
)
def test_only_what_follows_the_bet_is_counted(acts: tuple[str, ...], corrected: bool) -> None:
    """S-090."""
    table = Table((100_000,) * 6, variant="PO", blinds=(500, 1000)).to_flop()
    table.acts("1 bet 5000", *(f"{seat} {act}" for seat, act in enumerate(acts, start=2)))
    table.given(ob.FaultReported("pot_miscount", seat=1, amount=5000))
    assert (table.fault().procedure == "bet_correction") is corrected


def overbet() -> Table:
    return pot_limit_flop().acts("2 bet 11500", "3 call", "4 call")


def test_a_count_too_high_is_cut_for_everybody() -> None:
    """W-6, S-072."""
    table = overbet()
    assert table.faults() == ["overbet_limit"]
    assert table.phase is Phase.TURN_BURN
    assert table.pots == [(45_000, (2, 3, 4))]
    before = table.stacks
    corrects(table)
    assert table.pots == [(42_000, (2, 3, 4))]
    assert {seat: table.stacks[seat] - before[seat] for seat in (1, 2, 3, 4)} == {
        1: 0,
        2: 1000,
        3: 1000,
        4: 1000,
    }
    table.check_log()


def test_a_count_too_high_is_cut_while_players_still_act() -> None:
    table = pot_limit_flop().acts("2 bet 11500", "3 call")
    corrects(table)
    assert table.bets == {2: 10_500, 3: 10_500}
    assert table.hand.betting.call == 10_500
    assert table.advice.actor == 4


def test_a_count_too_high_stands_with_the_next_card_up() -> None:
    """S-073."""
    table = overbet()
    table.rules(faults=[table.fault().id])
    table.street("2h")
    table.given(ob.FaultReported("pot_miscount", "flop", seat=2, amount=11_500))
    assert (table.fault("pot_miscount").procedure, table.fault("pot_miscount").citations) == (
        "stands",
        ("TDA-54-B3",),
    )
    assert table.pots == [(45_000, (2, 3, 4))]


def test_a_cut_bet_comes_out_of_pots_that_stand_already() -> None:
    table = pot_limit_flop().around()
    table.street("2h")
    table.around()
    table.street("3c")
    table.acts("2 bet 11500", "3 call", "4 call")
    assert table.phase is Phase.SHOWDOWN
    corrects(table)
    assert table.pots == [(42_000, (2, 3, 4))]
    table.check_log()


# --- excess that stays in the pot (HOYLE-UNDER-2, HOYLE-OVER-1)


def test_a_raise_that_is_too_small_is_a_call_and_its_excess_is_dead() -> None:
    """S-069."""
    table = on_flop(stacks=RICH[:4], house=FORFEITING)
    table.acts("1 bet 600", "2 raise 1000", "3 call")
    assert table.fault().procedure == "underraise_is_call"
    table.step("apply")
    assert table.bets == {1: 600, 2: 600, 3: 600}
    assert table.hand.betting.call == 600
    assert table.player(2).dead == 400
    assert table.stacks == {1: 49_200, 2: 48_800, 3: 49_200, 4: 49_800}
    table.acts("4 call")
    assert table.pots == [(800 + 4 * 600 + 400, (1, 2, 3, 4))]
    table.check_log()


def test_a_bet_above_the_limit_is_the_limit_and_its_excess_stays() -> None:
    table = pot_limit_flop(house=FORFEITING).acts("2 bet 11500", "3 call")
    table.step("apply")
    assert table.bets == {2: 10_500, 3: 10_500}
    assert table.player(2).dead == 1000
    assert table.stacks[3] == 100_000 - 3500 - 10_500
    table.acts("4 call")
    assert table.pots == [(10_500 + 3 * 10_500 + 1000, (2, 3, 4))]


# --- what is said and pushed


def test_a_string_bet_is_the_call_that_it_began_as() -> None:
    table = on_flop(stacks=RICH[:3]).acts("1 bet 600", "2 raise 2000")
    table.given(ob.FaultReported("string_bet", seat=2, amount=2000))
    corrects(table)
    assert table.bets == {1: 600, 2: 600}
    assert table.advice.actor == 3


def test_one_oversized_chip_that_nobody_entered_is_a_call() -> None:
    table = on_flop(stacks=RICH[:3], house=book(oversized_chip=always("bet_correction"))).acts(
        "1 bet 600"
    )
    table.given(ob.FaultReported("oversized_chip", seat=2, amount=5000))
    corrects(table)
    assert table.bets == {1: 600, 2: 600}
    assert table.hand.actions[-1].action == "call"


def test_an_amount_that_can_mean_two_things_is_what_the_floor_says() -> None:
    """P-051."""
    table = on_flop(stacks=RICH[:3])
    table.given(ob.FaultReported("ambiguous_amount", seat=1, amount=5))
    table.step("call_floor")
    table.step("correct", "corrected")
    table.acts("1 bet 5000")
    table.step("settle", amount=500)
    assert table.bets == {1: 500}


def test_raise_without_a_bet_is_the_least_bet_and_check_facing_one_bars_a_raise() -> None:
    """P-059."""
    table = on_flop(stacks=RICH[:3])
    table.given(ob.FaultReported("invalid_declaration", seat=1))
    corrects(table)
    assert table.bets == {1: 200}
    table = on_flop(stacks=RICH[:3]).acts("1 bet 400")
    table.given(ob.FaultReported("invalid_declaration", seat=2))
    corrects(table)
    assert table.advice.actor == 2
    assert {legal.action for legal in table.advice.actions} == {"fold", "call"}


def test_a_ruling_may_correct_the_last_bet_by_itself() -> None:
    table = on_flop(stacks=RICH[:3]).acts("1 bet 600", "2 call")
    table.rules(fx.CorrectBets(500), faults=[])
    assert table.bets == {1: 500, 2: 500}
    table = on_flop(stacks=RICH[:3])
    table.refuses("effect_impossible", ob.RulingGiven((), "so", (fx.CorrectBets(500),)), "floor")
