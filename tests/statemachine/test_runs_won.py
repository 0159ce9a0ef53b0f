"""Who wins the runs of a board, by the cards and by the dealer's word, and what is seen of it."""

from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.state import Award, Declared
from statemachine.views import broadcast_view, view
from tests.statemachine.running import all_in, boards, dealt, ready
from tests.statemachine.table import Table


def test_p06_every_run_of_every_pot_is_won_by_itself() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    assert table.events(ev.RunsSet) == [ev.RunsSet(2)]
    dealt(table, "2c 3c 4d", "6s", "7h")
    assert table.phase_now() is Phase.FLOP_BURN
    assert table.events(ev.RunStarted) == [ev.RunStarted(2)]
    assert (table.hand.run, table.board, table.cards("run-1")) == (2, "", "2c 3c 4d 6s 7h")
    dealt(table, "Qc Jd 2d", "3h", "9h")
    assert table.phase_now() is Phase.SHOWDOWN
    assert boards(table) == ["2c 3c 4d 6s 7h", "Qc Jd 2d 3h 9h"]
    assert table.pots == [(150, (1, 2, 3)), (102, (2, 3))]
    # One burn a street and run.
    assert table.count("burns") == 6
    table.given(*(ob.HandTabled(seat) for seat in (1, 2, 3)), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.hand.declared == (
        Declared(0, (1,), "tabled", 1),
        Declared(0, (3,), "tabled", 2),
        Declared(1, (2,), "tabled", 1),
        Declared(1, (3,), "tabled", 2),
    )
    assert [(award.pot, award.run, award.amount) for award in table.hand.awards] == [
        (0, 1, 75),
        (0, 2, 75),
        (1, 1, 51),
        (1, 2, 51),
    ]
    assert table.stacks == {1: 75, 2: 51, 3: 126}
    table.check_log()


def test_the_dealer_may_declare_each_run() -> None:
    table = ready().given(ob.WinnerDeclared((1,), 0, run=1))
    assert table.phase_now() is Phase.SHOWDOWN
    table.refuses("winner_unknown", ob.PotPushed())
    table.given(ob.WinnerDeclared((2,), 1, run=1))
    # Without a run the ones that are left.
    table.given(ob.WinnerDeclared((3,)))
    assert [(d.pot, d.run, d.seats) for d in table.hand.declared] == [
        (0, 1, (1,)),
        (0, 2, (3,)),
        (1, 1, (2,)),
        (1, 2, (3,)),
    ]
    table.given(ob.PotPushed())
    assert table.stacks == {1: 75, 2: 51, 3: 126}


def test_who_names_all_winners_means_what_the_cards_give_each() -> None:
    table = ready().given(*(ob.HandTabled(seat) for seat in (1, 2, 3)))
    table.given(ob.WinnerDeclared((1, 3), 0), ob.WinnerDeclared((2, 3), 1))
    assert table.quiet
    table.given(ob.PotPushed())
    assert table.stacks == {1: 75, 2: 51, 3: 126}


def test_a_run_that_nobody_can_read_is_declared_with_the_others() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s", "7h", "Qc Jd 2d", "3h", "")
    table.given(*(ob.HandTabled(seat) for seat in (1, 2, 3)))
    table.refuses("winner_unknown", ob.PotPushed())
    table.given(ob.WinnerDeclared((1,), 0))
    assert [(d.pot, d.run, d.seats) for d in table.hand.declared] == [(0, 1, (1,)), (0, 2, (1,))]
    table.given(ob.WinnerDeclared((3,), 0, run=2), ob.WinnerDeclared((3,), 1, run=2))
    # What is left the cards tell.
    table.given(ob.PotPushed())
    assert table.stacks == {1: 75, 2: 51, 3: 126}


def test_a_run_that_was_not_agreed_has_no_winner() -> None:
    table = ready()
    table.refuses("unknown_part", ob.WinnerDeclared((1,), 0, run=3))
    table.refuses("unknown_part", ob.WinnerDeclared((1,), 0, run=0))
    table.refuses("unknown_part", ob.WinnerDeclared((1,), 0, run=10**30))
    table.refuses("unknown_part", ob.WinnerDeclared((1,), 0, half="high"))


def test_each_run_is_held_against_its_own_board() -> None:
    table = ready().given(*(ob.HandTabled(seat) for seat in (1, 2, 3)))
    table.given(ob.WinnerDeclared((1,), 0))
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.WinnerDeclared((3,), 0, run=2))
    assert table.quiet
    # A card of the first run was misread: kings make a set there.
    table.given(ob.CardNamed("run-1", 4, "Kd"))
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.WinnerDeclared((2,), 0, run=1))
    assert table.quiet


def test_all_runs_go_to_the_last_live_hand() -> None:
    table = ready().given(ob.WinnerDeclared((1,), 0, run=1))
    table.given(ob.HandMucked(1), ob.HandMucked(2))
    assert table.hand.declared == (
        Declared(0, (3,), "uncontested"),
        Declared(1, (3,), "uncontested"),
    )
    table.given(ob.PotPushed())
    assert [award.amount for award in table.hand.awards] == [150, 102]
    assert table.stacks == {1: 0, 2: 0, 3: 252}
    seen = view(table.state, "dealer", "en").hand
    assert seen is not None
    assert [(part.run, part.half) for part in seen.pots[0].parts] == [(1, "whole")]


def test_everybody_but_one_may_be_killed_between_the_runs() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s", "7h")
    table.rules(fx.KillHand(1), fx.KillHand(3))
    assert table.phase_now() is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.stacks == {1: 0, 2: 252, 3: 0}


def test_what_the_table_sees_of_it() -> None:
    table = ready().given(*(ob.HandTabled(seat) for seat in (1, 2, 3)))
    seen = view(table.state, "dealer", "en").hand
    assert seen is not None
    assert (seen.runs, seen.run) == (2, 2)
    assert seen.board == seen.boards[1]
    main, side = seen.pots
    assert [(p.run, p.half, p.winners, p.reading) for p in main.parts] == [
        (1, "whole", (), (1,)),
        (2, "whole", (), (3,)),
    ]
    assert (main.reading, side.reading) == ((1, 3), (2, 3))
    shown = broadcast_view(table.state).hand
    assert shown is not None
    assert shown.boards == seen.boards
    assert [pot.parts for pot in shown.pots] == [(), ()]
    table.given(ob.PotPushed())
    over = broadcast_view(table.state).hand
    assert over is not None
    assert [(part.run, part.winners) for part in over.pots[0].parts] == [(1, (1,)), (2, (3,))]
    assert [award.run for award in over.awards] == [1, 2, 1, 2]


def test_an_old_award_folds_as_one_of_the_whole() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    (award,) = table.hand.awards
    assert isinstance(award, Award)
    assert (award.run, award.half) == (1, "whole")
