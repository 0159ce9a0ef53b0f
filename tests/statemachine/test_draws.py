"""Draw games: discards, draws, burns, and the reshuffle of what was thrown earlier."""

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.variants import VariantId
from tests.statemachine.table import Table, known, one

DRAWS: tuple[VariantId, ...] = ("F5D", "N2L1D", "F2L3D", "FB")


def draw_table(variant: VariantId = "F2L3D", stacks: tuple[int, ...] = (1000,) * 3) -> Table:
    return Table(stacks, variant=variant, blinds=(5, 10))


def to_draw(variant: VariantId = "F2L3D", stacks: tuple[int, ...] = (1000,) * 3) -> Table:
    """Everybody called: the first draw is due."""
    return draw_table(variant, stacks).deal().around()


def throws(table: Table, seat: int, cards: str | int = 0) -> None:
    thrown = known(cards) if isinstance(cards, str) else (None,) * cards
    table.say(ob.CardsDiscarded(seat, thrown))


@pytest.mark.parametrize("variant", DRAWS)
def test_a_regular_draw(variant: VariantId) -> None:
    table = to_draw(variant)
    hole = table.count("seat-1")
    assert table.phase is Phase.FIRST_DRAW_DISCARD
    for seat in (1, 2, 3):
        assert dict(table.advice.params) == {"seat": seat}
        throws(table, seat, seat)
    assert (table.count("seat-1"), table.count("discards")) == (hole - 1, 6)
    assert table.phase_now() is Phase.FIRST_DRAW_BURN
    table.street()
    assert table.phase_now() is Phase.FIRST_DRAW
    assert [table.count(f"seat-{n}") for n in (1, 2, 3)] == [hole] * 3  # type: ignore[arg-type]
    assert (table.count("discards"), table.count("burns")) == (6, 1)
    assert table.hand.betting.actor == 1
    assert table.quiet


def test_with_every_hand_pat_no_card_is_burned() -> None:
    table = to_draw()
    for seat in (1, 2, 3):
        throws(table, seat)
    assert table.phase is Phase.FIRST_DRAW
    assert table.count("burns") == 0
    assert table.credit("first_draw") is None


def test_named_discards_leave_the_hand_they_were_in() -> None:
    table = draw_table().deal({1: "7h 6c 4c 3d Kc"}).around()
    throws(table, 1, "Kc")
    assert table.cards("seat-1") == "7h 6c 4c 3d"
    assert table.cards("discards") == "Kc"


def test_an_unnamed_discard_is_not_a_card_that_is_known() -> None:
    table = draw_table().deal().around()
    table.say(ob.CardNamed("seat-1", 4, "7h"))
    throws(table, 1, 2)
    assert table.cards("seat-1").count("7h") == 1


def test_a_discard_that_nobody_knew_gets_its_name() -> None:
    table = to_draw()
    throws(table, 1, "Kc")
    assert table.cards("discards") == "Kc"
    assert table.count("seat-1") == 4


def test_of_a_known_hand_nobody_knows_which_card_was_thrown() -> None:
    table = draw_table().deal({1: "7h 6c 4c 3d Kc", 2: "Ks Qs 5h 4h 2h"}).around()
    throws(table, 1, 1)
    # It may be any of the five: none of them is taken for it.
    assert (table.cards("seat-1"), table.cards("discards")) == ("?? ?? ?? ??", "??")
    assert table.pools == ["3d 4c 6c 7h Kc"]
    throws(table, 2, 2)
    throws(table, 3)
    table.say(ob.StreetDealt((), (ob.SeatCards(1, known("2c")),)))
    table.around()
    # Once the other four are seen, it is the fifth.
    for index, card in enumerate(("7h", "6c", "4c", "3d")):
        table.say(ob.CardNamed("seat-1", index, one(card), True))
    assert table.cards("discards").split()[0] == "Kc"
    assert table.quiet
    table.check_log()


def test_a_whole_hand_that_is_thrown_is_known() -> None:
    table = draw_table().deal({1: "7h 6c 4c 3d Kc"}).around()
    throws(table, 1, 5)
    assert table.cards("discards") == "7h 6c 4c 3d Kc"
    assert table.pools == []


def test_backs_go_first_and_more_than_those_may_be_any() -> None:
    table = draw_table().deal({1: "7h 6c 4c ?? ??"}).around()
    throws(table, 1, 3)
    assert (table.cards("seat-1"), table.cards("discards")) == ("?? ??", "?? ?? ??")
    assert table.pools == ["4c 6c 7h"]
    table = draw_table().deal({1: "7h 6c 4c ?? ??"}).around()
    throws(table, 1, "7h Kc ??")
    assert (table.cards("seat-1"), table.cards("discards")) == ("6c 4c", "7h Kc ??")


def test_a_card_that_the_hand_does_not_have_disagrees() -> None:
    table = draw_table().deal({1: "7h 6c 4c 3d Kc"}).around()
    throws(table, 1, "Ah")
    assert table.fault().detail == "discarded_card_not_held"
    assert (table.cards("discards"), table.count("seat-1")) == ("Ah", 4)


def test_the_street_may_be_tapped_without_the_discards() -> None:
    """Who was dealt two had thrown two; who was dealt none stood pat."""
    table = to_draw()
    throws(table, 1, 1)
    table.say(ob.StreetDealt((), (ob.SeatCards(2, known("Ah Kd")),)))
    assert table.phase is Phase.FIRST_DRAW
    assert [(d.seat, d.cards) for d in table.hand.drawn] == [(1, 1), (2, 2), (3, 0)]
    assert table.cards("seat-2").endswith("Ah Kd")
    assert table.quiet


def test_dealt_seat_by_seat_while_the_others_discard() -> None:
    table = to_draw()
    throws(table, 1, 1)
    table.say(ob.CardBurned())
    table.say(ob.CardDealt("seat-1"))
    throws(table, 2)
    throws(table, 3, 1)
    table.say(ob.CardDealt("seat-3"))
    assert table.phase is Phase.FIRST_DRAW
    assert table.quiet


def test_a_card_without_the_burn_is_asked_about_and_stops_nothing() -> None:
    table = to_draw()
    for seat in (1, 2, 3):
        throws(table, seat, 1)
    table.say(ob.CardDealt("seat-1"))
    assert table.asked == ["missing_burn"]
    table.given(ob.CardDealt("seat-2"), ob.CardDealt("seat-3"))
    assert table.phase is Phase.FIRST_DRAW
    table.answer("real")
    assert table.faults() == ["unburned_street"]


def test_one_card_too_many_is_a_wrong_count() -> None:
    table = to_draw()
    for seat in (1, 2, 3):
        throws(table, seat, 1)
    table.say(ob.StreetDealt((), (ob.SeatCards(2, (None, None)),)))
    assert table.faults() == ["wrong_hole_count"]
    assert table.count("seat-2") == 6


def test_who_is_all_in_still_draws() -> None:
    table = draw_table("N2L1D", (1000, 1000, 30)).deal()
    table.acts("3 all_in", "1 call", "2 call")
    for seat in (1, 2, 3):
        throws(table, seat, 2)
    table.street()
    assert table.count("seat-3") == 5


def test_a_second_discard_contradicts_the_record() -> None:
    table = to_draw()
    throws(table, 1, 2)
    throws(table, 1, 1)
    assert table.faults() == ["record_diverged"]
    assert table.count("seat-1") == 3


def test_discards_before_the_betting_is_over_ask_what_was_done() -> None:
    table = draw_table().deal().acts("3 call")
    throws(table, 3, 2)
    assert table.asked == ["early_street"]
    table.answer("called")
    assert table.phase is Phase.FIRST_DRAW_DISCARD
    throws(table, 1)
    throws(table, 2)
    assert table.phase_now() is Phase.FIRST_DRAW_BURN


def test_after_the_last_draw_nobody_discards() -> None:
    table = to_draw("N2L1D")
    for seat in (1, 2, 3):
        throws(table, seat)
    throws(table, 1, 1)
    assert table.faults() == ["record_diverged"]
    assert table.count("seat-1") == 5


def test_a_game_without_draws_refuses_a_discard() -> None:
    Table().deal().refuses("no_draw_in_this_game", ob.CardsDiscarded(1, (None,)))


def test_what_was_thrown_earlier_is_shuffled_in_and_never_this_rounds() -> None:
    """Six players of triple draw need more cards than the deck has left."""
    table = to_draw(stacks=(1000,) * 6)
    for seat in range(1, 7):
        throws(table, seat, 3)
    table.street()
    assert (table.count("stub"), table.count("discards")) == (52 - 30 - 18 - 1, 18)
    table.around()
    for seat in range(1, 7):
        throws(table, seat, 2)
    assert (table.count("muck"), table.count("discards")) == (18, 12)
    table.street()
    # One burn and twelve cards, but three are left: the eighteen go in and the twelve do not.
    assert [e.places for e in table.events(ev.CardsScrambled)] == [("muck",)]
    assert (table.count("muck"), table.count("discards")) == (0, 12)
    assert table.count("stub") == 3 + 18 - 13
    assert table.hand.custody.surplus == 0
    assert table.quiet


def test_a_known_discard_may_come_again_after_the_shuffle() -> None:
    table = to_draw(stacks=(1000,) * 6)
    throws(table, 1, "Kc Qd Jh")
    for seat in range(2, 7):
        throws(table, seat, 3)
    table.street()
    table.around()
    for seat in range(1, 7):
        throws(table, seat, 2)
    table.say(ob.StreetDealt((), (ob.SeatCards(2, known("Kc 2d")),)))
    assert table.faults() == []
    assert table.cards("seat-2").endswith("Kc 2d")


def test_the_log_folds_and_retracts() -> None:
    table = to_draw()
    for seat in (1, 2, 3):
        throws(table, seat, 1)
    table.street()
    table.retracts(table.seq)
    assert table.phase is Phase.FIRST_DRAW_BURN
    table.street()
    table.check_log()


def test_table_is_now_stands_on_the_draw_in_play() -> None:
    table = to_draw()
    for seat in (1, 2, 3):
        throws(table, seat, 1)
    table.street()
    chips = tuple(ob.SeatChips(seat, 980, 0) for seat in (1, 2, 3))
    table.say(ob.TableIsNow((), chips, (60,), 3, 2))
    assert table.phase is Phase.FIRST_DRAW
    assert table.hand.betting.actor == 2
