"""Proves that irregularities are reported, ruled on and asked about on the console.

Which remedy applies is the rulebook's business and proved elsewhere.
"""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.dealing import Dealer, kinds, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]


def to_the_flop(console: Dealer) -> None:
    """Deal a hand up to the flop's burn, everybody in."""
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call", "call", "check")
    console.shows("flop_burn")


def test_a_four_card_flop_from_the_red_button_to_its_end(server: Server, dealer: Opens) -> None:
    table = server.open("four")
    console = dealer(table.id, size=(390, 844))
    to_the_flop(console)
    console.tap("red")
    console.on_sheet("report-four_card_flop")
    fault = console.fault("four_card_flop")
    expect(fault).to_contain_text("TDA-39-A")
    expect(fault).to_contain_text("the floor picks one as a burn")
    assert console.prompt() == "Stop the action. Call the floor."
    expect(fault.locator("[data-step=call_floor] .doer")).to_have_text("Dealer")
    console.tap("outcome-done")
    changes = fault.locator("[data-step=scramble] .changes")
    expect(changes).to_contain_text("face down where they lie")
    console.tap("outcome-done")
    expect(fault.locator("[data-step=pick_burn] .doer")).to_have_text("Floor")
    # Without a pick and a name nothing can be said.
    expect(fault.locator('[data-tap="outcome-done"]')).to_be_disabled()
    console.page.fill(".procedure input[name=floor]", "Marta")
    console.tap("pick-2", "outcome-done")
    expect(fault.locator("[data-step=show_flop]")).to_be_visible()
    console.tap("step-cards")
    console.pick("Qs", "Jd", "4h")
    console.tap("outcome-done")
    expect(fault).to_have_count(0)
    console.shows("flop")
    hand = view_of(table)["hand"]
    assert hand["board"] == ["Qs", "Jd", "4h"]
    assert hand["irregularities"][0]["status"] == "remedied"
    (ruling,) = hand["rulings"]
    assert (ruling["floor"], ruling["signed"]) == ("Marta", False)
    expect(console.notice("unsigned")).to_contain_text("Waits for the floor's signature: 1")


def test_a_fourth_card_is_found_on_a_flop_that_lies_there(server: Server, dealer: Opens) -> None:
    table = server.open("fourth")
    console = dealer(table.id)
    to_the_flop(console)
    console.tap("street_dealt")
    console.shows("flop")
    console.tap("red")
    console.on_sheet("report-extra_flop_card")
    expect(console.fault("four_card_flop")).to_be_visible()
    assert len(view_of(table)["hand"]["board"]) == 4


def test_a_silent_rule_is_marked_and_the_floor_rules_aloud(server: Server, dealer: Opens) -> None:
    table = server.open("silent")
    console = dealer(table.id)
    to_the_flop(console)
    console.tap("red")
    console.on_sheet("report-double_burn")
    fault = console.fault("double_burn")
    expect(fault.locator(".suggestion")).to_contain_text("rulebook is silent")
    fault.locator("[data-tap=own-ruling]").click()
    console.page.fill("dialog input[name=floor]", "Marta")
    console.page.fill("dialog input[name=reason]", "the second burn goes to the muck")
    console.on_sheet("say-ruling")
    expect(fault).to_have_count(0)
    (ruling,) = view_of(table)["hand"]["rulings"]
    assert ruling["reason"] == "the second burn goes to the muck"


def test_a_question_stops_nothing(server: Server, dealer: Opens) -> None:
    table = server.open("question")
    console = dealer(table.id)
    to_the_flop(console)
    # The second tap for a burn: was it one?
    console.tap("card_burned")
    console.tap("red")
    console.on_sheet("report-boxed_card")
    expect(console.page.locator("dialog[data-sheet=boxed]")).to_be_visible()
    console.page.keyboard.press("Escape")
    console.page.keyboard.press("Escape")
    table.say("card_burned")
    question = console.notice("question")
    expect(question).to_contain_text("mis-tap or real?")
    console.tap("street_dealt")
    console.shows("flop")
    expect(question).to_be_visible()
    console.tap("answer-mistap")
    expect(question).to_have_count(0)
    assert view_of(table)["hand"]["irregularities"] == []


def test_play_under_a_hold_is_ruled_on_in_the_floors_name(server: Server, dealer: Opens) -> None:
    table = server.open("held")
    console = dealer(table.id)
    to_the_flop(console)
    console.tap("red")
    console.on_sheet("report-four_card_flop")
    # A fast player bets while the floor is on the way.
    console.tap("meanwhile")
    console.on_sheet("who-3", "any-bet", "key-3", "key-00", "say-amount")
    console.tap("outcome-done", "outcome-done")
    console.page.fill(".procedure input[name=floor]", "Marta")
    console.tap("pick-0", "outcome-done", "outcome-done")
    question = console.notice("question")
    expect(question).to_have_attribute("data-asks", "played_under_hold")
    console.tap("answer-stands")
    expect(console.page.locator("dialog[data-sheet=floor-name]")).to_be_visible()
    console.page.fill("dialog input[name=floor]", "Olga")
    console.on_sheet("say-again")
    expect(question).to_have_count(0)
    hand = view_of(table)["hand"]
    assert (hand["phase"], hand["call"], hand["rulings"][-1]["floor"]) == ("flop", 300, "Olga")


def test_a_boxed_card_is_set_aside_on_its_way(server: Server, dealer: Opens) -> None:
    table = server.open("boxed")
    console = dealer(table.id)
    console.tap("hand_begun")
    console.seat(3).click()
    console.on_sheet("seat-boxed", "name-card")
    console.pick("9h")
    console.on_sheet("say-boxed")
    expect(console.fault("boxed_card")).to_be_visible()
    hand = view_of(table)["hand"]
    assert (hand["boxed"], hand["aside"]) == (1, ["9h"])


def test_a_seat_that_acts_out_of_turn_is_recorded_from_its_seat(
    server: Server, dealer: Opens
) -> None:
    table = server.open("turn")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.seat(5).click()
    console.on_sheet("seat-fold")
    expect(console.notice("question")).to_be_visible()
    assert kinds(table)[-1] == "player_acted"


def test_the_floor_is_called_for_a_reason(server: Server, dealer: Opens) -> None:
    table = server.open("floor")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt", "floor")
    console.page.fill("dialog input[name=reason]", "a phone at the table")
    console.on_sheet("say-floor")
    expect(console.fault("floor_called")).to_contain_text("a phone at the table")
