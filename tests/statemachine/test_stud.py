"""Stud: up and down cards, who opens, a card in the middle when the stub runs short."""

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.custody import pile
from statemachine.phases import Phase
from statemachine.variants import VariantId
from tests.statemachine.table import VERIFYING, Table, known

STUDS: tuple[VariantId, ...] = ("F7S", "F7S/8", "FR")
LEVEL = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def stud(variant: VariantId = "F7S", stacks: tuple[int, ...] = (100,) * 3) -> Table:
    return Table(stacks, variant=variant, level=LEVEL)


def third(variant: VariantId = "F7S") -> Table:
    """Seat 1 has the lowest door card in stud, seat 2 the highest of razz."""
    return stud(variant).deal({1: "Ah Kd 2c", 2: "3s 3d Ks", 3: "8h 9h 7d"})


def up(table: Table, **cards: str) -> None:
    """The next street, with the card that came to each seat."""
    hands = tuple(ob.SeatCards(int(seat[1:]), known(card)) for seat, card in cards.items())
    table.say(ob.StreetDealt((), hands))


def test_the_third_card_lies_face_up() -> None:
    table = third()
    assert [placed.shown for placed in pile(table.hand.custody, "seat-1")] == [False, False, True]
    assert table.phase is Phase.THIRD_STREET


@pytest.mark.parametrize(("variant", "seat"), [("F7S", 1), ("F7S/8", 1), ("FR", 2)])
def test_the_door_card_brings_it_in(variant: VariantId, seat: int) -> None:
    table = third(variant)
    assert table.advice.actor == seat
    assert "bring_in" in {legal.action for legal in table.advice.actions}
    table.act(seat, "bring_in")
    assert table.bets == {seat: 2}
    assert table.quiet


@pytest.mark.parametrize(("variant", "seat"), [("F7S", 3), ("FR", 1)])
def test_a_tie_of_door_cards_goes_by_suit(variant: VariantId, seat: int) -> None:
    """The lowest deuce is that of clubs; the highest king of razz that of spades."""
    table = stud(variant).deal({1: "Ah Qd Ks", 2: "3s 3d Kh", 3: "8h 9h Kc"})
    assert table.advice.actor == seat


def test_a_bring_in_that_all_call_closes_the_street() -> None:
    table = third()
    table.acts("1 bring_in", "2 call", "3 call")
    assert table.phase is Phase.FOURTH_STREET_BURN
    assert table.pots == [(9, (1, 2, 3))]


def test_a_completion_is_the_first_bet() -> None:
    table = third()
    table.act(1, "bring_in")
    legal = {action.action: action for action in table.advice.actions}
    assert (legal["raise"].least, legal["raise"].most) == (4, 4)
    table.act(2, "raise", 4)
    legal = {action.action: action for action in table.advice.actions}
    assert (legal["raise"].least, legal["raise"].most) == (8, 8)
    table.acts("3 call", "1 call")
    assert table.phase is Phase.FOURTH_STREET_BURN
    assert table.quiet


def test_the_opener_may_complete_at_once() -> None:
    table = third()
    table.act(1, "bet", 4)
    assert table.quiet
    assert table.bets == {1: 4}


def test_the_high_hand_showing_opens_and_a_tie_goes_by_suit() -> None:
    table = third()
    table.acts("1 bring_in", "2 call", "3 call")
    up(table, s1="Qd", s2="5d", s3="7h")
    # Seat 3 shows a pair of sevens.
    assert table.advice.actor == 3
    table = stud().deal({1: "2c 3d 4h", 2: "Ac Kc Qd", 3: "As Ks Qh"})
    table.acts("1 bring_in", "2 call", "3 call")
    up(table, s1="5h", s2="Jd", s3="Jh")
    assert table.advice.actor == 3


def test_the_low_hand_showing_opens_razz() -> None:
    table = third("FR")
    table.acts("2 bring_in", "3 call", "1 call")
    up(table, s1="2d", s2="3c", s3="6h")
    # Seat 1 shows a pair, seat 2 a king, seat 3 seven-six.
    assert table.advice.actor == 3


def test_with_an_up_card_that_nobody_named_whoever_acts_is_in_turn() -> None:
    table = stud().deal()
    assert table.phase is Phase.THIRD_STREET
    assert table.advice.actor is None
    table.act(2, "bring_in")
    assert table.quiet
    assert table.advice.actor == 3


@pytest.mark.parametrize("variant", STUDS)
def test_a_hand_goes_to_seventh_street(variant: VariantId) -> None:
    table = stud(variant).deal({1: "Ah Kd 2c", 2: "3s 3d Ks", 3: "8h 9h 7d"})
    while table.phase_now() is not Phase.SHOWDOWN:
        actor = table.advice.actor
        if actor is not None:
            free = table.player(actor).bet == table.hand.betting.call
            opens = table.phase_now() is Phase.THIRD_STREET and not table.hand.betting.call
            table.act(actor, "bring_in" if opens else "check" if free else "call")
        elif table.phase_now().endswith("_burn"):
            named = {
                Phase.FOURTH_STREET_BURN: ("Qc", "Jc", "Tc"),
                Phase.FIFTH_STREET_BURN: ("4d", "5d", "6d"),
                Phase.SIXTH_STREET_BURN: ("8s", "9s", "Ts"),
            }.get(table.phase_now(), ("2h", "3h", "4h"))
            up(table, **{f"s{n}": card for n, card in enumerate(named, 1)})
    for seat in (1, 2, 3):
        cards = pile(table.hand.custody, f"seat-{seat}")  # type: ignore[arg-type]
        assert [placed.shown for placed in cards] == [False] * 2 + [True] * 4 + [False]
    assert table.count("burns") == 4
    assert table.quiet
    table.check_log()


def test_a_down_card_dealt_up_is_an_exposed_card() -> None:
    table = stud()
    table.given(ob.HandBegun(), ob.CardDealt("seat-1", None, True))
    assert table.faults() == ["exposed_hole_card"]


def test_a_card_to_a_seat_without_its_burn_is_asked_about() -> None:
    table = third()
    table.acts("1 bring_in", "2 call", "3 call")
    table.say(ob.CardDealt("seat-1", known("Qd")[0], True))
    assert table.asked == ["missing_burn"]
    table.given(
        ob.CardDealt("seat-2", known("5d")[0], True), ob.CardDealt("seat-3", known("7h")[0], True)
    )
    assert table.phase is Phase.FOURTH_STREET
    table.answer("mistap")
    assert table.count("burns") == 1
    assert table.quiet


def test_fourth_street_before_the_betting_is_over_is_asked_about() -> None:
    table = third()
    table.acts("1 bring_in", "2 call")
    up(table, s1="Qd", s2="5d", s3="7h")
    assert table.asked == ["early_street"]
    table.answer("called")
    assert table.phase is Phase.FOURTH_STREET
    assert table.quiet


def eight_to_the_end(table: Table) -> None:
    """Eight players, and nobody ever folds: seven streets need more cards than there are."""
    table.deal()
    order = iter(range(100))
    while table.phase_now() is not Phase.SEVENTH_STREET_BURN and next(order) < 99:
        if table.phase_now().endswith("_burn"):
            table.street()
            continue
        seat = table.hand.betting.actor or 1
        free = table.player(seat).bet == table.hand.betting.call
        opens = table.phase_now() is Phase.THIRD_STREET and not table.hand.betting.call
        table.act(seat, "bring_in" if opens else "check" if free else "call")


def test_who_wins_on_fifth_street_has_five_cards_and_not_seven() -> None:
    table = Table((100,) * 3, variant="F7S", level=LEVEL, book=VERIFYING)
    table.deal({1: "Ah Kd 2c", 2: "3s 3d Ks", 3: "8h 9h 7d"}).acts("1 bring_in", "2 call", "3 call")
    up(table, s1="Qh", s2="3c", s3="7c")
    table.acts("3 check", "1 check", "2 check")
    up(table, s1="Qd", s2="4c", s3="7h")
    table.acts("3 bet", "1 fold", "2 fold").given(ob.PileCounted("seat-3", 5), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.quiet


def test_with_one_card_too_many_it_is_counted_out_at_once() -> None:
    table = Table((100,) * 2, variant="F7S", level=LEVEL, book=VERIFYING)
    table.deal({1: "Ah Kd 2c", 2: "3s 3d Ks"}).acts("1 bring_in", "2 fold")
    table.given(ob.PileCounted("seat-1", 4))
    assert table.faults() == ["wrong_hole_count"]


def test_a_short_stub_gives_one_card_in_the_middle() -> None:
    table = stud(stacks=(100,) * 8)
    eight_to_the_end(table)
    assert (table.count("stub"), table.count("burns")) == (52 - 48 - 3, 3)
    table.say(ob.StreetDealt(known("Ah")))
    assert table.board == "Ah"
    assert table.phase is Phase.SEVENTH_STREET
    assert [table.count(f"seat-{n}") for n in range(1, 9)] == [6] * 8  # type: ignore[arg-type]
    assert table.hand.custody.surplus == 0
    assert table.quiet


def test_the_machine_knows_that_the_stub_is_too_short() -> None:
    table = stud(stacks=(100,) * 8)
    eight_to_the_end(table)
    table.street()
    assert table.board == "??"
    assert table.phase is Phase.SEVENTH_STREET
    assert table.quiet


def test_with_seven_players_the_burns_go_in() -> None:
    table = stud(stacks=(100,) * 7)
    eight_to_the_end(table)
    assert (table.count("stub"), table.count("burns")) == (7, 3)
    table.street()
    assert [e.places for e in table.events(ev.CardsScrambled)] == [("burns",)]
    assert [table.count(f"seat-{n}") for n in range(1, 8)] == [7] * 7  # type: ignore[arg-type]
    assert table.hand.custody.surplus == 0
    assert table.quiet


def test_a_burn_that_was_tapped_before_the_shuffle_is_not_shuffled_in() -> None:
    table = stud(stacks=(100,) * 7)
    eight_to_the_end(table)
    table.given(ob.CardBurned(), ob.StreetDealt())
    assert (table.count("stub"), table.count("burns"), table.board) == (2, 1, "")
    assert table.quiet
    table = stud(stacks=(100,) * 8)
    eight_to_the_end(table)
    # The last card of the stub is the burn: the other three are shuffled for one in the middle.
    table.given(ob.CardBurned(), ob.StreetDealt())
    assert (table.count("board"), table.count("stub"), table.count("burns")) == (1, 2, 1)
    assert table.quiet


def test_a_card_is_left_over_for_the_bottom() -> None:
    """Seven players, seven cards and three burns: nine are needed, ten are there."""
    table = stud(stacks=(100,) * 7)
    eight_to_the_end(table)
    table.street()
    assert (table.count("stub"), table.count("burns"), table.board) == (2, 1, "")


def test_the_burns_stay_where_the_stub_has_a_burn_a_card_and_one_more() -> None:
    table = stud(stacks=(100,) * 7)
    eight_to_the_end(table)
    for _ in range(3):
        table.say(ob.CardDealt("aside"))
    # Four in the stub and three burns are less than the nine that seven players need.
    table.street()
    assert table.events(ev.CardsScrambled) == []
    assert (table.count("stub"), table.count("burns"), table.board) == (2, 4, "??")
    assert table.phase is Phase.SEVENTH_STREET
