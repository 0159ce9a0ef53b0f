"""What a table's card readers report: names, cards laid before the tap, conflicts, information.

Who may see any of it is tested with the views.
"""

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.custody import Place
from statemachine.phases import Phase
from statemachine.views import redact, redact_observation, view
from tests.statemachine.table import Table, known, one


def sees(table: Table, place: Place, card: str) -> None:
    table.say(ob.CardSeen(place, one(card)), "device", "Reader 1")


def test_a_seen_card_names_a_face_down_card() -> None:
    table = Table().deal()
    sees(table, "seat-2", "Ah")
    sees(table, "seat-2", "Kd")
    assert table.cards("seat-2") == "Ah Kd"
    assert not any(placed.shown for placed in table.hand.custody.piles["seat-2"])
    assert table.quiet


def test_a_seen_card_names_a_board_card_that_nobody_typed() -> None:
    table = Table().to_flop("?? ?? ??")
    sees(table, "board", "Ah")
    assert table.board == "Ah ?? ??"
    assert view(table.state, "public", "en").hand.board == ("Ah", None, None)  # type: ignore[union-attr]


def test_the_same_reading_twice_says_nothing_new() -> None:
    table = Table().deal()
    sees(table, "seat-2", "Ah")
    assert table.attempt(ob.CardSeen("seat-2", "Ah"), "device").events == ()


def test_readers_may_deal_the_hands_before_the_tap() -> None:
    table = Table().given(ob.HandBegun())
    sees(table, "seat-1", "Ah")
    sees(table, "seat-1", "Kd")
    assert table.advice.prompt == "prompt.hole_deal"
    table.say(ob.HoleCardsDealt())
    assert table.phase is Phase.PREFLOP
    assert [table.count(place) for place in ("seat-1", "seat-2")] == [2, 2]
    assert table.cards("seat-1") == "Ah Kd"
    assert table.quiet


def test_readers_may_lay_the_flop_before_the_tap() -> None:
    table = Table().deal().around()
    for card in ("Ah", "Kd", "7s"):
        sees(table, "board", card)
    assert table.phase is Phase.FLOP
    assert table.board == "Ah Kd 7s"
    assert table.count("burns") == 1
    # The dealer's tap comes now and confirms it; it is no turn.
    table.street()
    assert table.board == "Ah Kd 7s"
    assert table.phase is Phase.FLOP
    assert table.quiet
    # A second tap is what it looks like.
    table.street("2c")
    assert table.asked == ["early_street"]


def test_a_tap_that_names_other_cards_than_the_readers_is_a_conflict() -> None:
    table = Table().deal().around()
    for card in ("Ah", "Kd", "7s"):
        sees(table, "board", card)
    table.street("Ah Kd 7c")
    fault = table.fault("reader_conflict")
    assert (fault.place, fault.blocks, fault.floor_only) == ("board", "nothing", False)
    assert table.board == "Ah Kd 7c"


def test_a_reader_that_contradicts_the_board_is_flagged_with_evidence() -> None:
    table = Table().to_flop("Ah Kd 7s")
    sees(table, "board", "2c")
    fault = table.fault()
    assert (fault.fault, fault.card, fault.blocks) == ("reader_conflict", "2c", "nothing")
    assert table.board == "Ah Kd 7s"
    assert table.phase is Phase.FLOP
    # Once is enough.
    assert table.attempt(ob.CardSeen("board", "2c"), "device").events == ()


def test_a_conflict_about_hidden_cards_is_for_the_floor_alone() -> None:
    table = Table().deal({2: "Ah Kd"})
    sees(table, "seat-2", "2c")
    fault = table.fault()
    assert (fault.fault, fault.card, fault.floor_only) == ("reader_conflict", None, True)
    assert not table.hand.held
    for role, told in (("dealer", False), ("public", False), ("floor", True)):
        seen = view(table.state, role, "en").hand  # type: ignore[arg-type]
        assert seen is not None
        assert bool(seen.irregularities) is told


def test_hidden_faults_leave_no_gap_in_the_numbers_that_the_table_sees() -> None:
    table = Table().deal({2: "Ah Kd"})
    sees(table, "seat-2", "2c")
    table.say(ob.FloorCalled("something else"))
    assert [fault.id for fault in table.hand.irregularities] == [1001, 1]


def test_a_board_card_that_a_reader_knows_in_a_hand_alerts_the_floor_alone() -> None:
    table = Table().deal({2: "Ah Kd"}).around()
    table.street("Ah 7s 2c")
    fault = table.fault("duplicate_card")
    assert fault.floor_only
    assert not table.hand.held
    # Once the hand is tabled the table sees it for itself.


@pytest.mark.parametrize("place", ["muck", "aside", "burns"])
def test_a_card_that_moved_is_information_and_never_a_fold(place: Place) -> None:
    table = Table().deal({2: "Ah Kd"})
    sees(table, place, "Ah")
    assert len(table.events(ev.ReaderNoted)) == 1
    assert table.live == [1, 2, 3, 4]
    assert table.cards("seat-2") == "Ah Kd"
    assert table.quiet


def test_a_card_that_leaves_is_information_and_never_a_fold() -> None:
    table = Table().deal({2: "Ah Kd"})
    table.say(ob.CardGone("seat-2", one("Ah")), "device")
    assert [e.present for e in table.events(ev.ReaderNoted)] == [False]
    assert table.live == [1, 2, 3, 4]
    assert table.cards("seat-2") == "Ah Kd"


def test_nothing_of_a_reading_reaches_a_live_role() -> None:
    table = Table().deal()
    sees(table, "seat-2", "Ah")
    for event in table.last.events:
        assert redact(event, "floor") is None
    assert redact_observation(ob.CardSeen("seat-2", "Ah"), "dealer") is None
    assert redact_observation(ob.CardGone("muck", "Ah"), "floor") is None


def test_a_card_that_still_lies_where_a_hand_was_folded_is_no_conflict() -> None:
    table = Table().deal().acts("3 fold")
    sees(table, "seat-3", "Ah")
    sees(table, "seat-3", "Kd")
    assert table.quiet
    assert table.cards("muck") == "Ah Kd"
    sees(table, "seat-3", "2c")
    assert table.quiet
    assert table.live == [1, 2, 4]


def test_without_a_hand_a_reader_says_nothing() -> None:
    table = Table()
    assert table.attempt(ob.CardSeen("seat-2", "Ah"), "device").events == ()


def test_a_place_that_the_table_does_not_have_is_refused() -> None:
    table = Table(size=6).deal()
    table.refuses("unknown_seat", ob.CardSeen("seat-9", "Ah"), "device")


@pytest.mark.parametrize(
    "observation",
    [
        ob.PlayerActed(3, "fold"),
        ob.StreetDealt(known("Ah Kd 7s")),
        ob.FloorCalled("no"),
        ob.HandTabled(3, known("Ah Kd")),
        ob.ControllerTaken("tablet"),
        ob.Retracted(3),
    ],
)
def test_a_device_says_only_what_hardware_can_know(observation: ob.Observation) -> None:
    Table().deal().refuses("role_may_not", observation, "device")
