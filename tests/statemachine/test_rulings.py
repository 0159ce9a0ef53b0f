"""Rulings of the floor's own, spoken rulings and their signatures, and who may do what."""

from typing import get_args

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.decide.rulings import EFFECTS
from statemachine.effects import Effect
from statemachine.phases import Phase
from statemachine.roles import OBSERVERS, ROLES, RULERS, Role
from statemachine.state import BurnCredit
from statemachine.texts import LANGUAGES, effect_text, text
from tests.statemachine.table import Table, known


def held_flop() -> Table:
    """Three cards without a burn: the game is held, seat 1 is to act."""
    return Table().to_flop("Qs Jh 4d").given(ob.FaultReported("unburned_street", "flop"))


def remedied(table: Table, cards: str = "Qs 4d 8c") -> Table:
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=1)
    table.step("complete_flop", cards=cards)
    return table


def four_cards() -> Table:
    return Table().deal().around().given(ob.StreetDealt(known("Ah Kd 7s 3c")))


# --- rulings


def test_the_floor_may_rule_with_effects_of_his_own() -> None:
    table = held_flop()
    table.rules(
        fx.MoveCards("board", "burns", (0,), shown=False),
        fx.CreditBurn("flop"),
        fx.DealCards("board"),
        reason="the door card burns",
    )
    assert table.board == "Jh 4d ??"
    assert table.cards("burns") == "Qs"
    assert table.credit("flop") == BurnCredit("flop", "ruling")
    assert table.fault("unburned_street").status == "ruled"
    assert table.ruling.reason == "the door card burns"
    assert table.ruling.signed
    assert table.quiet
    assert table.phase_now() is Phase.FLOP


def test_the_floor_may_rule_after_the_dealer_has_done_the_wrong_thing() -> None:
    """S-004 in the middle: the dealer scrambled five and drew three, all by himself."""
    table = Table((1000,) * 6).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known("Ah Kd 7s 3c 9h")))
    table.given(
        ob.CardsMixed(("board",), "board"),
        ob.CardsMoved("board", "muck", (0, 1)),
    )
    assert table.count("board") == 3
    assert table.faults() == ["overdealt_flop"]
    table.rules(
        fx.MixCards(("board", "muck"), "stub"),
        fx.DealCards("board", 3),
        reason="all five back, a new flop, no burn",
    )
    assert table.count("stub") == 36
    assert table.count("board") == 3
    assert table.phase_now() is Phase.FLOP
    assert table.quiet


def test_one_ruling_may_close_several_faults() -> None:
    table = held_flop().given(ob.PileCounted("seat-4", 3), ob.FloorCalled("a mess"))
    table.rules(fx.KillHand(4), faults=[1, 2, 3])
    assert [fault.status for fault in table.hand.irregularities] == ["ruled"] * 3
    assert table.ruling.irregularities == (1, 2, 3)
    assert table.live == [1, 2, 3]


def test_a_fault_that_the_ruling_does_not_name_stays() -> None:
    table = held_flop().given(ob.PileCounted("seat-4", 3))
    table.rules(faults=[2])
    assert table.faults() == ["unburned_street"]
    table.refuses("irregularity_closed", ob.RulingGiven((2,), "again"), "floor")
    table.refuses("unknown_irregularity", ob.RulingGiven((3,), "none"), "floor")


def test_a_ruling_may_say_what_becomes_of_held_play() -> None:
    table = held_flop().acts("1 bet 200", "2 call")
    table.rules(fx.TakePlayBack())
    assert table.bets == {}
    assert table.quiet
    assert table.advice.actor == 1
    table = held_flop().acts("1 bet 200", "2 call")
    table.rules(fx.PlayStands())
    assert table.bets == {1: 200, 2: 200}
    assert table.quiet
    assert table.advice.actor == 3


def test_hands_are_killed_and_revived() -> None:
    table = Table().to_flop().acts("1 check", "2 fold")
    table.rules(fx.KillHand(3), fx.ReviveHand(2), faults=[])
    assert table.live == [1, 2, 4]
    assert table.count("seat-2") == 2
    assert table.count("seat-3") == 0
    # Seat 3 was to act.
    assert table.advice.actor == 4


def test_chips_the_call_and_the_turn_are_set() -> None:
    table = Table().to_flop().acts("1 bet 200")
    table.rules(fx.MoveChips(1, -100), fx.SetCall(100), fx.SetActor(3), faults=[])
    assert table.bets == {1: 100}
    assert table.player(1).stack == 800
    assert table.hand.betting.call == 100
    assert table.advice.actor == 3


def test_penalties_are_noted() -> None:
    table = Table().to_flop()
    table.rules(fx.Penalise(2, "one round"), faults=[])
    assert table.hand.penalties == ((2, "one round"),)


def test_a_ruling_may_void_the_hand() -> None:
    table = Table().to_flop().acts("1 bet 200")
    table.rules(fx.VoidHand(), faults=[])
    assert table.phase_now() is Phase.VOIDED
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)


@pytest.mark.parametrize(
    "effect",
    [
        fx.MoveCards("board", "burns", (3,)),
        fx.MoveCards("board", "burns", (-1,)),
        fx.MoveCards("board", "burns", (0, 0)),
        fx.MoveCards("stub", "burns", (0,)),
        fx.MoveCards("muck", "burns"),
        fx.DealCards("stub"),
        fx.DealCards("board", 0),
        fx.DealCards("board", 10**30),
        fx.DealCards(),
        fx.CreditBurn(),
        fx.KillHand(9),
        fx.KillHand(),
        fx.ReviveHand(0),
        fx.MoveChips(1, 10**30),
        fx.MoveChips(1, -1),
        fx.SetActor(9),
        fx.Penalise(9, "x"),
        fx.Warn(),
        fx.SupplySeat(9),
        fx.BurnFaultCard(),
        fx.DiscardPlace(),
        fx.GiveHand(),
        fx.MarkDealtOut(9),
        fx.ReturnStreet(),
        fx.ShowCards(),
        fx.TableHand(),
        fx.MoveButton(),
        fx.CarryPot(),
        fx.ReverseAward((1, 9), 0),
        fx.MoveCards("board", "muck", (7, 8)),
        fx.MakeAct("fold", 9),
    ],
    ids=str,
)
def test_an_effect_that_the_table_cannot_carry_out_is_refused(effect: Effect) -> None:
    table = Table().to_flop()
    table.refuses("effect_impossible", ob.RulingGiven((), "so", (effect,)), "floor")
    refusal = table.last.refusal
    assert refusal is not None
    for language in LANGUAGES:
        # In the words of the effect, not by its code.
        said = text("error.effect_impossible", language, **refusal.params)
        assert f"“{effect_text(effect, language)}”" in said
        assert effect.kind not in said


def test_a_bet_to_match_is_set_only_where_bets_are() -> None:
    table = Table().to_flop().around()
    assert table.phase is Phase.TURN_BURN
    ruling = ob.RulingGiven((), "so", (fx.SetCall(300),))
    table.refuses("effect_impossible", ruling, "floor")
    table.street("2h")
    table.rules(fx.SetCall(300), faults=[])
    assert table.hand.betting.call == 300
    table.rules(fx.SetCall(0), faults=[])
    table.around()
    table.street("3c")
    assert table.hand.betting.call == 0


@pytest.mark.parametrize(
    ("code", "ruling"),
    [
        ("name_missing", ob.RulingGiven((), "  ")),
        ("text_too_long", ob.RulingGiven((), "x" * 101)),
        ("text_too_long", ob.RulingGiven((), "x", (), "f" * 101)),
        ("text_too_long", ob.RulingGiven((), "x", (fx.Penalise(1, "p" * 101),))),
        ("amount_out_of_range", ob.RulingGiven((), "x", (fx.SetCall(10**30),))),
        ("amount_out_of_range", ob.RulingGiven((), "x", (fx.SetCall(-1),))),
        ("too_many_effects", ob.RulingGiven((), "x", (fx.PlayStands(),) * 21)),
        ("unknown_seat", ob.RulingGiven((), "x", (fx.MixCards(("seat-9",), "board"),))),
    ],
)
def test_a_bad_ruling_is_refused(code: str, ruling: ob.RulingGiven) -> None:
    Table(size=6).to_flop().refuses(code, ruling, "floor")


def test_the_same_place_twice_in_a_scramble_is_one() -> None:
    table = Table().to_flop()
    table.rules(fx.MixCards(("board", "board"), "board"), faults=[])
    assert table.count("board") == 3


def test_an_effect_late_in_the_list_that_is_impossible_undoes_the_others() -> None:
    table = Table().to_flop()
    before = table.state
    said = ob.RulingGiven((), "so", (fx.KillHand(1), fx.KillHand(9)))
    table.refuses("effect_impossible", said, "floor")
    assert table.state == before


def test_a_street_is_scrambled_where_it_lies_and_a_later_one_stays() -> None:
    table = Table().deal().around().given(ob.StreetDealt(known("Ah Kd 7s 3c")))
    # The dealer goes on under the hold.
    table.street("9h")
    table.step("call_floor")
    table.step("scramble")
    assert table.board == "?? ?? ?? ?? 9h"
    assert table.pools == ["3c 7s Ah Kd"]


def test_a_fault_of_too_many_cards_is_not_closed_while_they_lie_there() -> None:
    table = Table().deal().around().given(ob.StreetDealt(known("Ah Kd 7s 3c")))
    table.refuses("board_too_long", ob.RulingGiven((1,), "it stands"), "floor")
    table.rules(fx.MoveCards("board", "aside"))
    assert table.board == "Ah Kd 7s"
    assert table.quiet


def test_every_effect_can_be_carried_out() -> None:
    assert set(EFFECTS) == set(get_args(Effect))


# --- spoken rulings and signatures


def test_a_spoken_ruling_lifts_the_hold_and_waits_for_its_signature() -> None:
    table = held_flop()
    table.rules(fx.CreditBurn("flop"), reason="it stands", floor="Flor", role="dealer")
    assert table.quiet
    assert not table.held()
    assert (table.ruling.floor, table.ruling.signed) == ("Flor", False)
    table.refuses("floor_only", ob.RulingCountersigned(1))
    table.refuses("unknown_ruling", ob.RulingCountersigned(2), "floor")
    table.say(ob.RulingCountersigned(1), "floor", "Flor Diaz")
    assert (table.ruling.floor, table.ruling.signed) == ("Flor Diaz", True)
    table.refuses("ruling_already_signed", ob.RulingCountersigned(1), "floor")


def test_a_spoken_ruling_names_the_floor() -> None:
    table = held_flop()
    table.refuses("floor_name_missing", ob.RulingGiven((1,), "it stands"))
    table.refuses("floor_name_missing", ob.RulingGiven((1,), "it stands", (), "  "))


def test_a_step_of_the_floor_may_be_recorded_by_the_dealer() -> None:
    table = four_cards()
    table.step("call_floor")
    table.step("scramble")
    number = table.fault().id
    table.refuses("floor_name_missing", ob.StepTaken(number, "pick_burn", "done", 0))
    table.step("pick_burn", pick=0, floor="Flor")
    assert table.ruling.reason == "pick_burn:done"
    assert (table.ruling.floor, table.ruling.signed) == ("Flor", False)
    table.say(ob.RulingCountersigned(table.ruling.id), "floor", "Flor")
    assert table.ruling.signed


def test_the_floor_signs_what_he_does_himself() -> None:
    table = four_cards()
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=0)
    assert (table.ruling.floor, table.ruling.signed) == ("Flor", True)


def test_the_floor_may_take_a_step_of_the_dealer() -> None:
    table = four_cards()
    table.step("call_floor", role="floor")
    assert table.fault().step == "scramble"
    assert table.hand.rulings == ()


# --- who may do what


@pytest.mark.parametrize("role", sorted(set(ROLES) - OBSERVERS))
def test_those_who_only_watch_may_say_nothing(role: Role) -> None:
    table = Table().deal()
    for seen in (ob.PlayerActed(3, "fold"), ob.HandBegun(), ob.RulingGiven((), "so")):
        table.refuses("role_may_not", seen, role)


def test_a_device_sees_and_does_not_decide() -> None:
    table = held_flop()
    table.refuses("role_may_not", ob.StepTaken(1, "call_floor", "done"), "device")
    table.refuses("role_may_not", ob.StepTaken(1, "call_floor", "done", floor="Flor"), "device")
    table.refuses("role_may_not", ob.RulingGiven((1,), "so", (), "Flor"), "device")
    table.refuses("role_may_not", ob.CallPositionSet(1, table.seq), "device")
    table.refuses("role_may_not", ob.RulingCountersigned(1), "device")
    table.step("call_floor")
    table.step("scramble")
    table.refuses("role_may_not", ob.StepTaken(1, "pick_burn", "done", 0), "device")
    table.refuses("role_may_not", ob.StepTaken(1, "pick_burn", "done", 0, floor="Flor"), "device")
    table = Table().deal().around().given(ob.CardDealt("board"))
    question = table.question("missing_burn")
    table.refuses("role_may_not", ob.QuestionAnswered(question.id, "real"), "device")


def test_a_device_says_what_hardware_can_know_of_itself() -> None:
    table = Table()
    table.say(ob.HandBegun(), "device")
    table.given(ob.HoleCardsDealt())
    table.say(ob.CardSeen("seat-2", "Ah"), "device")
    table.say(ob.CardGone("seat-2", "Ah"), "device")
    assert table.cards("seat-2") == "Ah ??"
    assert table.live == [1, 2, 3, 4]
    table.say(ob.PileCounted("seat-3", 3), "device")
    assert table.faults() == ["wrong_hole_count"]
    for seen in (
        ob.PlayerActed(3, "fold"),
        ob.StreetDealt(),
        ob.WinnerDeclared((1,)),
        ob.PotPushed(),
        ob.TableIsNow((), (), (), 1, None),
        ob.PlayerSeated(9, "New", 100),
        ob.LevelSet(1, 2),
        ob.FaultReported("double_burn"),
    ):
        table.refuses("role_may_not", seen, "device")


@pytest.mark.parametrize("role", sorted(RULERS))
def test_those_who_rule_need_no_other_name(role: Role) -> None:
    table = held_flop()
    table.rules(role=role)
    assert (table.ruling.floor, table.ruling.signed) == ("Flor", True)
