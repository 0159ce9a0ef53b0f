"""What went wrong in a hand, as it is published: acts as made, faults, rulings, nothing hidden."""

from contextlib import suppress

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.notation import UnwritableError, parse_phh, write_phh
from statemachine.phases import Phase
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    CheckedOrCalled,
    Commentary,
    Folded,
    HoleDealt,
)
from statemachine.publishing import pots_won, published
from tests.scale import scaled
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Seeded, percent
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table, known
from tests.statemachine.telling import cards_of, four, noted, told
from tests.statemachine.trouble import play_on


def test_retracted_acts_count_for_nothing() -> None:
    table = Table().deal()
    before = table.seq
    table.acts("3 raise 300", "4 fold")
    table.retracts(before + 1)
    table.acts("3 call")
    acts = [a for a in told(table).actions if not isinstance(a, HoleDealt)]
    assert acts == [CheckedOrCalled(2)]


def test_an_act_out_of_turn_is_told_as_it_was_made() -> None:
    table = Table().deal()
    table.act(4, "raise", 300)
    table.answer("real", "out_of_turn")
    acts = [a for a in told(table).actions if not isinstance(a, HoleDealt)]
    assert acts == [BetOrRaisedTo(3, 300, "out of turn, while play was held")]
    assert noted(told(table), "_irregularities")[0]["kind"] == "action_out_of_turn"
    assert noted(told(table), "_irregularities")[0]["seat"] == 4


def held_flop() -> Table:
    table = Table().to_flop("Qs Jh 4d").given(ob.FaultReported("unburned_street", "flop"))
    return table.acts("1 bet 200", "2 fold")


def remedied(table: Table) -> Table:
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=1)
    table.step("complete_flop", cards="Qs 4d 8c")
    return table


def test_play_under_a_hold_that_stands_is_told_with_a_remark() -> None:
    table = remedied(held_flop())
    table.answer("stands", role="floor")
    hand = told(table)
    assert hand.actions[-2:] == (
        BetOrRaisedTo(0, 200, "while play was held"),
        Folded(1, "while play was held"),
    )


def test_play_under_a_hold_that_is_taken_back_is_a_remark_alone() -> None:
    table = remedied(held_flop())
    table.answer("taken_back", role="floor")
    hand = told(table)
    assert hand.actions[-2:] == (
        Commentary("taken back: p1 cbr 200 # while play was held"),
        Commentary("taken back: p2 f # while play was held"),
    )
    table.acts("1 check", "2 check")
    assert told(table).actions[-2:] == (CheckedOrCalled(0), CheckedOrCalled(1))


def test_a_street_is_told_as_the_remedy_left_it() -> None:
    hand = told(remedied(held_flop()))
    assert [a.cards for a in hand.actions if isinstance(a, BoardDealt)] == [("Qs", "4d", "8c")]
    (fault,) = noted(hand, "_irregularities")
    assert (fault["kind"], fault["street"], fault["status"]) == (
        "unburned_street",
        "flop",
        "remedied",
    )
    assert fault["citations"]
    assert "scramble: done" in fault["steps"]
    (burn,) = noted(hand, "_burns")
    assert (burn["street"], burn["source"]) == ("flop", "picked")


def test_a_flop_of_four_is_told_with_three() -> None:
    table = Table().deal().around()
    table.street("Ah Kd 7s 2c")
    while table.faults():
        fault = table.fault()
        assert fault.step is not None
        if fault.step == "complete_flop":
            table.step(fault.step, cards="Ah Kd 7s")
        else:
            table.step(fault.step, pick=3 if fault.step == "pick_burn" else None)
    table.around()
    hand = told(table)
    boards = [a.cards for a in hand.actions if isinstance(a, BoardDealt)]
    assert [len(cards) for cards in boards] == [3]
    assert noted(hand, "_irregularities")[0]["kind"] == "four_card_flop"


def test_a_ruling_is_told_with_its_reason_and_its_effects() -> None:
    table = four()
    table.given(ob.FloorCalled("chips splashed"))
    table.rules(fx.KillHand(4), fx.MoveChips(1, 100), reason="acted after the fold")
    hand = told(table)
    (ruling,) = noted(hand, "_rulings")
    assert (ruling["ruling"], ruling["street"], ruling["kinds"]) == (
        "acted after the fold",
        "flop",
        ["floor_called"],
    )
    assert ruling["seats"] == [1, 4]
    assert len(ruling["effects"]) == 2
    assert ruling["floor"] == "Flor"
    assert hand.actions[-1] == Folded(3, "killed by a ruling")


def test_a_hand_that_is_revived_did_not_fold() -> None:
    table = four()
    table.rules(fx.ReviveHand(3), faults=[])
    hand = told(table)
    assert Commentary("the hand was revived: p3 f") in hand.actions
    assert Folded(2) not in hand.actions


def test_a_burn_that_was_seen_is_named() -> None:
    table = Table().deal().around().given(ob.CardBurned("2c", exposed=True))
    table.step("call_floor")
    table.step("rule", "stands")
    table.street("Ah Kd 7s")
    hand = told(table)
    assert noted(hand, "_burns") == [{"street": "flop", "card": "2c", "source": "stub"}]
    assert noted(hand, "_irregularities")[0]["card"] == "2c"


def test_a_burn_too_many_belongs_to_no_street() -> None:
    table = Table().to_flop().given(ob.FaultReported("double_burn"))
    burns = noted(told(table), "_burns")
    assert [burn["source"] for burn in burns] == ["stub", "surplus"]
    assert "street" not in burns[1]


def test_a_burn_is_named_to_those_who_may_know_it() -> None:
    table = Table().deal().around().given(ob.CardBurned("2c"))
    table.street("Ah Kd 7s")
    assert noted(told(table), "_burns")[0]["card"] == "??"
    assert noted(told(table, hidden=True), "_burns")[0]["card"] == "2c"


def test_an_exposed_card_is_told() -> None:
    table = Table().deal({1: "Ah Kh"}).given(ob.CardExposed("seat-1", 0, "Ah"))
    assert told(table).actions[0] == HoleDealt(0, ("Ah", None))


def test_of_a_misdeal_the_last_deal_is_told_and_every_fault() -> None:
    table = Table(ante=10).given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1", "5h"), ob.BoxedCardFound("seat-1", "Kc"))
    table.step("call_floor")
    table.step("declare", "misdeal")
    table.step("recover_cards")
    first = len(table.of_hand())
    table.deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    entries = table.entries[-first - len(table.of_hand()) :]
    hand = published(entries)
    assert hand.other_fields["_deal"] == 2
    assert len(noted(hand, "_irregularities")) == 2
    assert "deal" not in noted(hand, "_irregularities")[0]
    assert [type(action) for action in hand.actions].count(HoleDealt) == 4
    assert hand.finishing_stacks == (940, 1080, 990, 990)
    assert parse_phh(write_phh(hand)) == hand


def test_a_voided_hand_leaves_every_stack() -> None:
    table = four()
    table.rules_void()
    hand = told(table)
    assert table.phase_now() is Phase.VOIDED
    assert hand.finishing_stacks == hand.starting_stacks
    assert pots_won(table.of_hand()) == ()


def test_what_is_the_floors_alone_is_not_told() -> None:
    table = Table().deal({1: "Ah Kd", 2: "Ah Qc"})
    assert any(fault.floor_only for fault in table.hand.irregularities)
    assert "_irregularities" not in told(table).other_fields
    assert noted(told(table, hidden=True), "_irregularities")[0]["kind"] == "duplicate_card"


def test_a_correction_is_told_with_the_rulings() -> None:
    table = four()
    seats = tuple(ob.SeatChips(n, 1000 - 100 * (n != 3), 0, n != 3) for n in (1, 2, 3, 4))
    seen = ob.TableIsNow(known("Qh 8h 3c"), seats, (300,), 4, 1, "two taps were lost")
    table.say(seen, "floor", "Flor")
    ruling = noted(told(table), "_rulings")[-1]
    assert ruling["ruling"] == "two taps were lost"
    assert ruling["kinds"] == ["record_diverged"]


# --- whatever happens


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(scaled(small=40, full=1500)))
def test_any_log_is_published_and_nothing_hidden_is(seed: int) -> None:
    chance = Seeded(seed)
    table = any_table(chance, GAMES[seed % len(GAMES)])
    dealer = Dealer(table, chance, named=80, tabled=70, extras=20)
    anything = Anything(table, chance)
    chaos = chance.one((5, 15, 40))
    for _ in range(50):
        if percent(chance, chaos):
            table.attempt(anything.next(), anything.role())
        else:
            play_on(table, dealer, chance)
        if table.state.hand is None:
            continue
        entries = table.of_hand()
        hand, whole = published(entries), published(entries, hidden=True)
        for each in (hand, whole):
            # Chips beyond all bounds, or posts in stud: what no format has words for.
            with suppress(UnwritableError):
                assert parse_phh(write_phh(each)) == each
        seen = {
            placed.card
            for state in table.states[-len(entries) :]
            if state.hand is not None
            for cards in state.hand.custody.piles.values()
            for placed in cards
            if placed.shown
        }
        assert cards_of(hand) <= seen | {
            fault.card for fault in table.hand.irregularities if not fault.floor_only
        }
