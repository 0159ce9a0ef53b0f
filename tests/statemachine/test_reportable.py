"""What may be called at a table, in which order: the red button holds no rule of its own."""

from typing import Any, get_args

import pytest

from statemachine import observations as ob
from statemachine.custody import seat_place
from statemachine.irregularities import KINDS, IrregularityKind
from statemachine.observations import Fault
from statemachine.phases import ENDED
from statemachine.reportable import FORMS, reportable
from statemachine.variants import VariantId
from statemachine.views import view
from tests.scale import scaled
from tests.statemachine.chance import Seeded, percent
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.play import Dealer
from tests.statemachine.routes import fork
from tests.statemachine.table import Table
from tests.statemachine.trouble import play_on

# What the machine sees by itself: nobody can call it.
SEEN: set[IrregularityKind] = {
    *("award_unverified", "reading_contradicted", "pot_without_winner"),
    *("reader_conflict", "record_diverged"),
}


def said(code: Fault, table: Table, *, all_of_it: bool = False) -> ob.Observation:
    """The observation that a console makes of a call."""
    form = FORMS[code]
    told = {*form.needs, *(form.tells if all_of_it else ())}
    hand = table.hand
    seat = hand.betting.actor or hand.betting.players[0].seat
    match form.says:
        case "boxed_card_found":
            return ob.BoxedCardFound(seat_place(seat))
        case "street_dealt":
            return ob.StreetDealt((None,) * form.cards)
        case "floor_called":
            return ob.FloorCalled()
    values: dict[str, Any] = {"fault": code}
    if "seat" in told:
        values["seat"] = seat
    if "amount" in told:
        values["amount"] = 2
    return ob.FaultReported(**values)


def first(table: Table, number: int = 6) -> list[str]:
    return list(reportable(table.state)[:number])


def test_every_kind_can_be_called_or_is_seen_by_the_machine() -> None:
    assert {*FORMS} | SEEN == {*get_args(IrregularityKind), "extra_flop_card"}
    assert not {*FORMS} & SEEN
    assert {kind for kind, info in KINDS.items() if info.reported} <= {*FORMS}


def test_the_likeliest_come_first() -> None:
    table = Table()
    assert first(table) == []
    table.given(ob.HandBegun())
    assert first(table, 3) == ["exposed_hole_card", "boxed_card", "seat_skipped"]
    table.given(ob.HoleCardsDealt())
    assert first(table, 3) == ["wrong_hole_count", "exposed_hole_card", "action_out_of_turn"]
    table.acts("3 call")
    assert first(table, 4) == ["action_out_of_turn", "underraise", "string_bet", "undercall"]
    table.around()
    assert first(table, 3) == ["four_card_flop", "boxed_card", "exposed_burn"]
    table.street("Ah Kd 7s")
    assert first(table) == [
        *("extra_flop_card", "unburned_street", "boxed_card", "exposed_burn", "double_burn"),
        "premature_street",
    ]
    table.around()
    assert first(table, 2) == ["overdealt_street", "boxed_card"]
    table.street("2h")
    assert first(table, 3) == ["unburned_street", "premature_street", "boxed_card"]
    table.around().street("3h")
    table.around()
    assert first(table, 3) == ["showdown_miscall", "hand_killed_by_dealer", "self_muck"]
    table.given(ob.WinnerDeclared((1,)), ob.PotPushed())
    assert first(table, 3) == ["late_claim", "wrong_award", "showdown_miscall"]


def test_what_the_game_does_not_have_is_not_there() -> None:
    nolimit = Table().deal()
    assert not {"overbet_limit", "pot_miscount", "four_card_flop"} & {*reportable(nolimit.state)}
    draw = Table(variant="F2L3D").deal().around()
    assert not {"four_card_flop", "overdealt_street", "extra_flop_card"} & {*reportable(draw.state)}
    assert "overbet_limit" in reportable(draw.state)
    heads_up = Table((1000, 1000)).deal()
    assert "heads_up_disclosure" in reportable(heads_up.state)
    assert "heads_up_disclosure" not in reportable(nolimit.state)


def test_four_cards_come_as_they_are_dealt_or_found() -> None:
    table = Table().deal().around()
    table.given(said("four_card_flop", table))
    assert table.faults() == ["four_card_flop"]
    found = Table().to_flop()
    found.given(said("extra_flop_card", found))
    assert found.faults() == ["four_card_flop"]
    turn = Table().to_flop().around()
    turn.given(said("overdealt_street", turn))
    assert turn.faults() == ["overdealt_street"]
    five = Table().deal().around()
    five.given(said("overdealt_flop", five))
    assert five.faults() == ["overdealt_flop"]


def test_the_calls_are_for_those_who_record() -> None:
    table = Table().to_flop()
    assert view(table.state, "dealer", "en").advice.reports == reportable(table.state)
    assert view(table.state, "public", "en").advice.reports == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_call_is_taken_at_any_moment(game: VariantId) -> None:
    offered: set[str] = set()
    for seed in range(scaled(4, 200)):
        chance = Seeded(seed)
        table = any_table(chance, game, most=5)
        dealer = Dealer(table, chance, named=60, folds=10, extras=10)
        for _ in range(30):
            if seed % 2:
                play_on(table, dealer, chance)
            else:
                table.attempt(dealer.next())
            codes = reportable(table.state)
            offered |= {*codes}
            assert len(codes) == len({*codes})
            hand = table.state.hand
            if hand is None or not percent(chance, 25):
                continue
            assert len(codes) >= 6
            assert (codes[-1] == "floor_called") is (hand.phase not in ENDED)
            for code in codes[:8] if percent(chance, 70) else codes:
                for all_of_it in (False, True):
                    other = fork(table)
                    refusal = other.attempt(said(code, other, all_of_it=all_of_it)).refusal
                    assert refusal is None, (code, refusal)
    assert len(offered) > 40


def test_every_call_comes_up_somewhere() -> None:
    offered: set[str] = set()
    for game in GAMES:
        for seed in range(6):
            chance = Seeded(seed)
            table = any_table(chance, game, most=4)
            dealer = Dealer(table, chance, folds=5, extras=20)
            dealer.play()
            for state in table.states:
                offered |= {*reportable(state)}
    assert {*FORMS} - offered == set()
