"""Two levels of tracking: a dealer without an operator enters cards and streets alone.

Not the questions of a fault one by one; that every procedure can be walked with them is here.
"""

import pytest

from statemachine import observations as ob
from statemachine.events import BettingEnded, TrackingChanged
from statemachine.irregularities import ACT_FACTS, KINDS, IrregularityKind
from statemachine.phases import ENDED, Phase
from statemachine.procedures import PROCEDURES
from statemachine.rulebooks import RULEBOOKS, Rulebook
from statemachine.state import Irregularity
from statemachine.texts import LANGUAGES
from statemachine.variants import VariantId
from statemachine.views import view
from tests.statemachine.table import TDA, Table, known


def dealing(
    seats: int = 4, *, variant: VariantId = "NT", book: Rulebook = TDA, stack: int = 0
) -> Table:
    return Table(
        dict.fromkeys(range(1, seats + 1), stack), variant=variant, book=book, dealing=True
    )


def on_flop(**given: object) -> Table:
    table = dealing(**given)  # type: ignore[arg-type]
    return table.given(ob.HandBegun(), ob.HoleCardsDealt(), ob.StreetDealt(known("Ah Kd 7s")))


# --- a hand


def test_a_hand_without_level_or_stacks_in_eight_taps() -> None:
    table = dealing()
    taps: list[ob.Observation] = [
        ob.HandBegun(),
        ob.HoleCardsDealt(),
        ob.StreetDealt(known("Ah Kd 7s")),
        ob.StreetDealt(known("2c")),
        ob.StreetDealt(known("3c")),
        ob.BettingClosed((1, 3)),
        ob.WinnerDeclared((3,)),
        ob.PotPushed(),
    ]
    assert len(taps) <= 8
    table.given(*taps)
    assert table.phase_now() is Phase.COMPLETE
    assert table.quiet
    assert table.count("burns") == 3
    assert [share.seat for share in table.hand.awards[0].shares] == [3]
    assert set(table.stacks.values()) == {0}
    table.given(ob.HandBegun())
    assert (table.hand.number, table.hand.button) == (2, 1)
    assert table.state.level is None
    table.check_log()


def test_the_dealer_is_asked_whether_the_betting_is_closed() -> None:
    table = on_flop()
    advice = table.advice
    assert (advice.prompt, advice.actor, advice.actions) == ("prompt.betting", None, ())
    assert advice.next == ("betting_closed", "street_dealt")
    table.given(ob.BettingClosed())
    assert table.events(BettingEnded) == [BettingEnded("flop", ())]
    assert table.phase_now() is Phase.TURN_BURN
    assert table.advice.prompt == "prompt.turn_burn"
    table.given(ob.BettingClosed())
    assert table.phase_now() is Phase.TURN_BURN


def test_cards_or_a_burn_close_the_betting_without_a_question() -> None:
    table = on_flop().given(ob.CardBurned("2c"))
    assert table.phase_now() is Phase.TURN_DEAL
    table.given(ob.CardDealt("board", "3c"))
    assert table.phase_now() is Phase.TURN
    table.given(ob.StreetDealt(known("4c")))
    assert table.phase_now() is Phase.RIVER
    assert table.advice.next == ("betting_closed", "hand_tabled", "winner_declared")
    table.given(ob.HandTabled(1, known("As Ac")))
    assert table.phase_now() is Phase.SHOWDOWN
    assert table.quiet


def test_who_is_still_in_may_be_said() -> None:
    table = on_flop().given(ob.BettingClosed((2, 4)))
    assert table.live == [2, 4]
    assert table.count("muck") == 4
    table.street("2c")
    table.given(ob.BettingClosed((2,)))
    assert table.phase_now() is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE


def test_one_winner_before_the_river_is_the_only_one_left() -> None:
    table = on_flop().given(ob.WinnerDeclared((2,)))
    assert (table.live, table.phase_now()) == ([2], Phase.AWARD)
    table.given(ob.HandBegun())
    assert table.hand.number == 2


def test_a_fold_says_who_is_out_and_chips_are_not_followed() -> None:
    table = on_flop(stack=1000).acts("3 fold", "1 bet 400", "2 raise")
    assert table.live == [1, 2, 4]
    assert (table.bets, set(table.stacks.values())) == ({}, {1000})
    table.given(ob.PostMade(1, "late", 100))
    assert table.phase_now() is Phase.FLOP
    assert table.quiet
    table.acts("3 fold")
    assert table.faults() == ["record_diverged"]


def test_hands_may_be_out_before_the_cards_were_tapped() -> None:
    table = dealing().given(ob.HandBegun(), ob.BettingClosed((1, 2)))
    assert table.phase_now() is Phase.FLOP_BURN
    assert table.live == [1, 2]


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ("seat_not_in_hand", ob.BettingClosed((9,))),
        ("duplicate_seat", ob.BettingClosed((1, 1))),
        ("nobody_live", ob.BettingClosed(())),
        ("chips_unknown", ob.TrackingSet("full")),
    ],
)
def test_bad_messages_are_refused(code: str, seen: ob.Observation) -> None:
    on_flop().refuses(code, seen)


def test_after_the_hand_no_betting_is_closed() -> None:
    table = on_flop().given(ob.WinnerDeclared((2,)), ob.PotPushed())
    table.refuses("hand_over", ob.BettingClosed())


def test_a_dead_hand_that_is_said_to_be_in_disagrees() -> None:
    table = on_flop().given(ob.BettingClosed((1, 2)), ob.BettingClosed((3,)))
    assert table.faults() == ["record_diverged"]
    assert table.live == [1, 2]


def test_a_bomb_pot_has_no_betting_before_the_flop() -> None:
    table = dealing().given(ob.HandBegun(bomb_pot=100), ob.HoleCardsDealt())
    assert table.phase_now() is Phase.FLOP_BURN
    assert set(table.stacks.values()) == {0}


def test_the_board_may_be_run_twice() -> None:
    table = on_flop().given(ob.BettingClosed((1, 2)), ob.RunsAgreed(2))
    for card in ("2c", "3c", "4c", "5c"):
        table.street(card)
    assert table.phase_now() is Phase.SHOWDOWN
    table.given(ob.WinnerDeclared((1,)), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE


@pytest.mark.parametrize("variant", ["F7S", "F2L3D", "PO", "NS"])
def test_other_games(variant: VariantId) -> None:
    table = dealing(variant=variant).given(ob.HandBegun(), ob.HoleCardsDealt())
    for _ in range(30):
        if table.phase_now() is Phase.SHOWDOWN:
            break
        if "street_dealt" in table.advice.next:
            table.given(ob.StreetDealt())
        else:
            table.given(ob.BettingClosed())
    table.given(ob.WinnerDeclared((2,)), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.quiet


# --- from one level to the other


def test_between_hands_the_level_is_anybodys_to_set() -> None:
    table = Table().given(ob.TrackingSet("dealing"))
    assert table.events(TrackingChanged) == [TrackingChanged("dealing")]
    assert view(table.state, "dealer", "en").tracking == "dealing"
    table.given(ob.TrackingSet("dealing"))
    assert not table.last.events
    table.deal()
    assert (table.hand.tracking, table.bets) == ("dealing", {})
    table.given(ob.WinnerDeclared((1,)), ob.PotPushed(), ob.TrackingSet("full"), ob.HandBegun())
    assert (table.hand.tracking, len(table.bets)) == ("full", 2)


def test_dropping_within_a_hand_leaves_the_chips_as_last_known() -> None:
    table = Table().to_flop().acts("1 bet 200", "2 call")
    table.given(ob.TrackingSet("dealing"))
    assert table.hand.betting.actor is None
    assert table.bets == {1: 200, 2: 200}
    table.refuses("chips_unknown", ob.TrackingSet("full"))
    table.given(ob.StreetDealt(known("2c")), ob.StreetDealt(known("3c")))
    table.given(ob.WinnerDeclared((2,)), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    # What was known to be in the pot is paid out of it, and no chip is lost.
    assert sum(table.stacks.values()) == 4000
    table.check_log()


def test_a_question_about_acts_falls_away() -> None:
    table = Table().to_flop().acts("1 bet 200")
    table.street("2h")
    assert table.asked == ["early_street"]
    table.given(ob.TrackingSet("dealing"))
    assert table.asked == []
    table.street("3h")
    assert table.phase_now() is Phase.RIVER


def test_the_table_as_it_is_now_brings_every_act_back() -> None:
    table = Table().to_flop().given(ob.TrackingSet("dealing"))
    chips = tuple(ob.SeatChips(seat, 800, 0, True) for seat in (1, 2, 3, 4))
    table.given(ob.TableIsNow(known("Ah Kd 7s"), chips, (800,), 4, 2, "counted"))
    assert (table.hand.tracking, table.state.tracking) == ("full", "full")
    assert table.advice.actor == 2
    table.acts("2 bet 200")
    assert table.bets == {2: 200}


def test_a_board_is_set_right_without_chips() -> None:
    table = on_flop().given(ob.BettingClosed())
    chips = tuple(ob.SeatChips(seat, 0, 0, True) for seat in (1, 2, 3, 4))
    table.given(ob.TableIsNow(known("Ah Kd 8s"), chips, (), 4, 1, "misread"))
    assert table.hand.tracking == "dealing"
    assert (table.board, table.phase_now()) == ("Ah Kd 8s", Phase.FLOP)
    table.given(ob.BettingClosed())
    assert table.phase_now() is Phase.TURN_BURN


def test_with_every_act_entered_a_closed_betting_may_disagree() -> None:
    table = Table().to_flop().given(ob.BettingClosed())
    assert table.fault().detail == "closed_with_seats_to_act"
    table = Table().to_flop().around().given(ob.BettingClosed())
    assert table.quiet
    table.given(ob.BettingClosed((1, 2)))
    assert table.fault().detail == "other_seats_live"


# --- faults


def test_a_premature_street_goes_back_and_is_dealt_again() -> None:
    table = on_flop()
    table.street("2h")
    table.given(ob.FaultReported("premature_street", "turn"))
    walk(table, "no")
    assert table.board == "Ah Kd 7s"
    table.street("3h")
    assert table.board == "Ah Kd 7s 3h"
    assert (table.phase_now(), table.count("burns")) == (Phase.TURN, 2)


def test_a_player_away_is_not_taken_to_be_all_in() -> None:
    table = dealing().given(ob.PlayerAway(2)).deal()
    assert [fault.fault for fault in table.hand.irregularities] == ["absent_at_deal"]
    table = on_flop().given(ob.PlayerAway(2))
    assert table.hand.irregularities == ()


def answer_what_is_asked(table: Table, fault: Irregularity, outcome: str) -> None:
    assert fault.step is not None
    step = PROCEDURES[fault.procedure].step(fault.step)
    told = next((one for one in step.outcomes if one.name == outcome), step.outcomes[0])
    suggested = [one for one in step.outcomes if not one.suggested or fault.suggestion]
    told = told if told in suggested else suggested[0]
    said = ob.StepTaken(
        fault.id,
        step.name,
        told.name,
        0 if step.needs == "pick" else None,
        (),
        "",
        (1,),
        None,
        None,
    )
    table.say(said, step.who, "Flor")


def walk(table: Table, outcome: str = "", least: int = 0) -> None:
    """Take the steps of every open procedure, to the end of the last."""
    for _ in range(40):
        waiting = table.hand.open_irregularities()[least:]
        if not waiting:
            return
        answer_what_is_asked(table, waiting[0], outcome)
    raise AssertionError("the procedure does not end")


REPORTED = [kind for kind, info in KINDS.items() if info.reported]


@pytest.mark.parametrize("outcome", ["yes", "no"])
@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=list(RULEBOOKS))
@pytest.mark.parametrize("kind", REPORTED)
def test_every_procedure_can_be_walked(
    kind: IrregularityKind, book: Rulebook, outcome: str
) -> None:
    table = on_flop(book=book)
    if kind in ("wrong_award", "late_claim"):
        # There has to be an award to dispute.
        table.given(ob.WinnerDeclared((1,)), ob.PileCounted("seat-1", 2), ob.PotPushed())
        table.given(ob.HandBegun(), ob.HoleCardsDealt(), ob.StreetDealt())
    tells = KINDS[kind].tells
    table.say(
        ob.FaultReported(
            kind,
            "flop" if "street" in tells else None,
            seat=2 if "seat" in tells else None,
        )
    )
    walk(table, outcome)
    assert table.hand.open_irregularities() == ()
    assert not table.held()
    if table.phase_now() not in ENDED:
        assert table.advice.next
    table.check_log()


def test_a_fact_that_rests_on_acts_is_asked_and_kept() -> None:
    table = on_flop().given(ob.FaultReported("unburned_street", "flop"))
    fault = table.fault()
    assert fault.procedure == "fact_finding"
    assert str(fault.step) in ACT_FACTS
    for language in LANGUAGES:
        assert view(table.state, "dealer", language).advice.text
    assert fault.step is not None
    table.step(fault.step, "no")
    assert table.fault().found == ((fault.step, False),)
