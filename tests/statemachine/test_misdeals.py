"""What ends a deal: a misdeal with its exact replay, and a fouled deck."""

from statemachine import observations as ob
from statemachine.phases import Phase
from tests.statemachine.table import Table, known

# --- misdeal, and the exact replay


def misdealt() -> Table:
    table = Table(ante=10).given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1", "5h"), ob.BoxedCardFound("seat-1", "Kc"))
    table.step("call_floor")
    table.step("declare", "misdeal")
    table.step("recover_cards")
    return table


def test_a_misdeal_gives_every_chip_back() -> None:
    table = misdealt()
    assert table.phase_now() is Phase.MISDEALT
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    assert table.pots == []
    assert [f.status for f in table.hand.irregularities] == ["superseded", "remedied"]


def test_the_replay_has_the_same_button_seats_and_level() -> None:
    table = misdealt()
    button, small, big = (
        table.hand.button,
        table.hand.small_blind_seat,
        table.hand.big_blind_seat,
    )
    table.given(ob.PlayerSeated(7, "New", 5000), ob.LevelSet(500, 1000), ob.ButtonPlaced(2))
    table.given(ob.HandBegun())
    hand = table.hand
    assert (hand.number, hand.deal) == (1, 2)
    assert (hand.button, hand.small_blind_seat, hand.big_blind_seat) == (button, small, big)
    assert [p.seat for p in hand.betting.players] == [1, 2, 3, 4]
    assert (hand.level.small_blind, hand.level.big_blind, hand.level.ante) == (50, 100, 10)
    assert table.pots == [(40, (1, 2, 3, 4))]
    assert table.count("stub") == 52


def test_what_was_said_for_the_next_hand_holds_after_the_replay() -> None:
    table = misdealt()
    table.given(ob.PlayerSeated(7, "New", 5000), ob.LevelSet(500, 1000))
    table.deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed(), ob.HandBegun())
    assert (table.hand.number, table.hand.deal, table.hand.button) == (2, 1, 1)
    assert table.hand.level.big_blind == 1000
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 3, 4, 7]


def test_the_floor_may_have_the_hand_played_on() -> None:
    table = Table().given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1", "5h"), ob.BoxedCardFound("seat-1", "Kc"))
    table.step("call_floor")
    table.step("declare", "play_on")
    assert table.quiet
    assert table.phase_now() is Phase.HOLE_DEAL
    table.given(ob.HoleCardsDealt())
    assert table.phase_now() is Phase.PREFLOP


def test_a_misdeal_after_bets_gives_the_bets_back() -> None:
    table = Table().deal().acts("3 raise 300").given(ob.PileCounted("seat-2", 1))
    table.step("call_floor")
    table.step("declare", "misdeal")
    table.step("recover_cards")
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    assert {s.stack for s in table.state.seats} == {1000}


# --- the fouled deck


def test_a_public_duplicate_fouls_the_deck_and_every_bet_goes_back() -> None:
    table = Table().to_flop("Ah Kd 7s").acts("1 bet 200", "2 call", "3 fold", "4 fold")
    table.street("Kd")
    fault = table.fault()
    assert (fault.procedure, fault.card, fault.floor_only) == ("fouled_deck_refund", "Kd", False)
    assert fault.citations == ("TDA-35-E1", "TDA-35-E2")
    table.step("call_floor")
    table.step("verify", "fouled")
    table.step("refund")
    assert table.phase_now() is Phase.VOIDED
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    assert table.fault("duplicate_card").status == "remedied"


def test_a_duplicate_of_a_hidden_card_is_for_the_floor_alone() -> None:
    table = Table().to_flop("Ah Kd 7s", {1: "2c 2d"}).around()
    table.street("2c")
    fault = table.fault()
    assert (fault.fault, fault.floor_only, fault.blocks) == ("duplicate_card", True, "nothing")
    # A hold or a prompt would tell the table what nobody has seen.
    assert not table.held()
    assert table.advice.blocked == ()
    assert table.advice.prompt.startswith("prompt.act")


def test_a_misread_card_is_no_fouled_deck() -> None:
    table = Table().to_flop("Ah Kd 7s").around()
    table.street("Kd")
    table.given(ob.CardNamed("board", 3, "Kh", shown=True))
    assert table.fault("duplicate_card").status == "resolved"
    assert table.phase_now() is Phase.TURN
    assert table.quiet


def test_one_of_three_put_right_leaves_two() -> None:
    table = Table().to_flop("Ah Kd 7s").around()
    table.given(ob.BoxedCardFound("board", "Kd"))
    table.street("Kd")
    table.given(ob.CardNamed("board", 3, "Kh", shown=True))
    assert table.fault("duplicate_card").open


def test_the_board_set_right_with_a_card_that_lies_elsewhere_is_a_duplicate() -> None:
    table = Table().deal().around().given(ob.CardBurned("2c", exposed=True))
    table.step("call_floor")
    table.step("rule", "stands")
    table.street("Ah Kd 7s")
    seats = tuple(ob.SeatChips(p.seat, p.stack, p.bet) for p in table.hand.betting.players)
    table.given(ob.TableIsNow(known("2c Kd 7s"), seats, (400,), 4, 1))
    assert table.fault("duplicate_card").card == "2c"
