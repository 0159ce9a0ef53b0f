"""What is played while the game is held: it stands, or it is taken back."""

import pytest

from statemachine import observations as ob
from statemachine.events import PlayedUnderHold
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS
from statemachine.state import Ruling
from statemachine.views import view
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


# --- play under a hold


def test_play_under_a_hold_is_applied_and_flagged() -> None:
    table = held_flop()
    table.act(1, "bet", 200)
    assert table.events(PlayedUnderHold)
    assert table.bets == {1: 200}
    assert table.hand.actions[-1].held
    assert table.hand.hold is not None
    assert table.hand.hold.played
    assert table.faults() == ["unburned_street"]


def test_held_play_that_stands_counts_from_then_on() -> None:
    table = held_flop()
    table.acts("1 bet 200", "2 call")
    remedied(table)
    assert table.asked == ["played_under_hold"]
    assert table.held()
    assert table.advice.prompt == "question.played_under_hold"
    table.answer("stands", role="floor")
    assert table.bets == {1: 200, 2: 200}
    assert table.advice.actor == 3
    assert not any(fact.held for fact in table.hand.actions)
    assert not table.held()
    assert table.quiet


def test_held_play_that_is_taken_back_is_as_if_it_never_was() -> None:
    table = held_flop()
    before = table.hand.betting
    acts = table.hand.actions
    table.acts("1 bet 200", "2 fold", "3 call")
    assert table.count("seat-2") == 0
    remedied(table)
    table.answer("taken_back", role="floor")
    assert table.hand.betting == before
    assert table.hand.actions == acts
    assert table.count("seat-2") == 2
    assert table.advice.actor == 1
    assert table.quiet


def test_a_street_that_was_played_out_under_a_hold_is_closed_when_it_stands() -> None:
    table = held_flop()
    table.acts("1 check", "2 check", "3 check", "4 check")
    assert table.phase_now() is Phase.FLOP
    remedied(table)
    assert table.phase_now() is Phase.FLOP
    table.answer("stands", role="floor")
    assert table.phase_now() is Phase.TURN_BURN


def test_folds_under_a_hold_may_end_the_hand() -> None:
    table = held_flop()
    table.acts("1 fold", "2 fold", "3 fold")
    assert table.phase_now() is Phase.FLOP
    remedied(table)
    table.answer("stands", role="floor")
    assert table.phase_now() is Phase.AWARD
    assert table.live == [4]


def four_cards() -> Table:
    return Table().deal().around().given(ob.StreetDealt(known("Ah Kd 7s 3c")))


@pytest.mark.parametrize(
    ("answer", "bets", "actor"), [("stands", {2: 100}, 3), ("taken_back", {}, 1)]
)
def test_players_act_on_a_street_that_was_not_opened_yet(
    answer: str, bets: dict[int, int], actor: int
) -> None:
    table = four_cards().acts("1 check", "2 bet 100")
    # The flop is not right yet, so the phase has not moved; the chips have.
    assert table.phase_now() is not Phase.FLOP
    assert table.bets == {2: 100}
    assert [fact.street for fact in table.hand.actions[-2:]] == ["flop", "flop"]
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=0)
    table.step("show_flop")
    table.answer(answer, role="floor")
    assert table.phase_now() is Phase.FLOP
    assert table.bets == bets
    assert table.advice.actor == actor
    assert table.quiet


def test_players_act_while_the_next_card_waits() -> None:
    # Nothing holds the betting; but a street that is dealt all the same is not opened.
    table = Table().to_flop().given(ob.FloorCalled("seat 4 says something"))
    table.around()
    table.street("2h")
    assert table.events(PlayedUnderHold)
    assert table.phase_now() is Phase.TURN_DEAL
    table.acts("1 check")
    assert table.held()
    table.step("call_floor")
    table.step("rule", "stands")
    assert table.asked == ["played_under_hold"]
    table.answer("stands", role="floor")
    assert table.phase_now() is Phase.TURN
    assert table.advice.actor == 2


def test_a_hold_that_nobody_played_under_asks_nothing() -> None:
    table = remedied(held_flop())
    assert table.quiet
    assert not table.held()


def test_a_word_about_held_play_is_a_ruling() -> None:
    table = remedied(held_flop().acts("1 check"))
    question = table.question("played_under_hold")
    table.refuses("floor_name_missing", ob.QuestionAnswered(question.id, "stands"))
    table.answer("stands", floor="Flor")
    assert table.ruling == Ruling(
        2,
        table.seq,
        (),
        "played_under_hold:stands",
        (),
        "Flor",
        signed=False,
    )


def test_two_faults_hold_until_both_are_dealt_with() -> None:
    table = held_flop().given(ob.PileCounted("seat-4", 3))
    assert table.faults() == ["unburned_street", "wrong_hole_count"]
    table.rules(faults=[2])
    assert table.held()
    remedied(table)
    assert not table.held()
    assert table.quiet


def test_the_last_live_hand_does_not_fold_under_a_hold() -> None:
    table = four_cards().acts("1 fold", "2 fold", "3 fold")
    table.act(4, "fold")
    assert table.live == [4]
    assert "record_diverged" in table.faults()
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=0)
    table.step("show_flop")
    table.answer("stands", role="floor")
    assert table.phase_now() is Phase.AWARD
    assert table.live == [4]


def test_a_fold_after_the_pots_are_declared() -> None:
    table = Table((1000, 1000)).deal().acts("2 fold")
    assert table.phase_now() is Phase.AWARD
    table.given(ob.FaultReported("extra_flop_card"), ob.PileCounted("seat-1", 3))
    table.act(1, "fold")
    assert table.live == [1]
    assert view(table.state, "dealer", "en").hand is not None


@pytest.mark.parametrize("act", ["raise 100", "bet 100", "check", "call", "all_in", "fold"])
def test_nobody_bets_after_the_betting_is_over(act: str) -> None:
    table = Table((300, 1000, 1500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for _ in range(3):
        table.street()
    table.given(ob.CardDealt("seat-1"))
    assert (table.phase_now(), table.held()) == (Phase.SHOWDOWN, True)
    before = table.hand.betting
    table.acts(f"3 {act}")
    assert table.hand.betting == before
    assert "record_diverged" in table.faults()
    table.step("call_floor")
    table.step("rule", "stands")
    assert sum(table.stacks.values()) + sum(amount for amount, _ in table.pots) == 2800


@pytest.mark.parametrize(
    "acts",
    [
        ("1 check", "2 check", "3 check", "4 check"),
        ("1 bet 100", "2 call", "3 fold", "4 fold"),
        ("1 bet 100", "2 fold", "3 fold", "4 fold"),
    ],
    ids=["checked-out", "called", "folded-out"],
)
def test_play_of_a_street_that_has_closed_is_taken_back(acts: tuple[str, ...]) -> None:
    """The floor finds that the fault was called before anybody acted; by then all had."""
    table = Table().to_flop("Qs Jh 4d")
    called = table.seq
    table.acts(*acts)
    assert table.phase_now() in (Phase.TURN_BURN, Phase.AWARD)
    table.given(ob.FaultReported("unburned_street", "flop"))
    table.say(ob.CallPositionSet(1, called), "floor")
    remedied(table)
    table.answer("taken_back", role="floor")
    assert table.phase_now() is Phase.FLOP
    assert table.live == [1, 2, 3, 4]
    assert table.bets == {}
    assert table.pots == [(400, (1, 2, 3, 4))]
    assert table.hand.declared == ()
    assert table.advice.actor == 1
    assert table.quiet
    table.around()
    assert table.phase_now() is Phase.TURN_BURN


def test_a_hand_that_was_killed_stays_dead_when_held_play_is_taken_back() -> None:
    table = Table(book=RULEBOOKS["latam-2026"]).deal().acts("3 call", "4 call")
    table.given(ob.PileCounted("seat-1", 3))
    table.acts("1 call")
    table.step("call_floor")
    table.step("kill")
    table.answer("taken_back", floor="Flor")
    assert table.live == [2, 3, 4]
    assert table.count("seat-1") == 0
    assert table.bets == {1: 50, 2: 100, 3: 100, 4: 100}
    assert table.advice.actor == 2
    assert table.quiet
    table.check_log()
