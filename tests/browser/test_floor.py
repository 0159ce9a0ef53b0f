"""Proves the floor's page: all tables and what waits there, rulings to their end, set-up.

Replay, search and statistics are proved beside it; what a token may see is proved over HTTP.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.app.service import Table
from tests.browser.conftest import Pages
from tests.browser.dealing import outside, view_of
from tests.browser.flooring import Floor, folded, four_cards, to_the_flop
from tests.browser.server import Server
from tests.browser.test_hostile import hostile

Opens = Callable[..., Floor]
sizes = pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (390, 844)])

# What is tapped, can be seen, and is smaller than a thumb.
SMALL = """() => [...document.querySelectorAll('button, select, input, a.tap, summary')]
  .filter((each) => each.offsetParent !== null)
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 47.5 || box.width < 47.5)
  .map(([html, box]) => [html, box.width, box.height])"""


@pytest.fixture
def floor(pages: Pages, server: Server) -> Opens:
    """Opens the floor's page with a new token, of a floor for all tables unless told otherwise."""

    def opened(
        *tables: str,
        role: str = "floor",
        query: str = "",
        size: tuple[int, int] = (1280, 800),
        locale: str = "en-GB",
    ) -> Floor:
        _, secret = server.token(role, *tables)
        page = pages.new(server.address, size=size, locale=locale)
        return Floor(page, server.address).open(secret, query)

    return opened


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide


def expected_refusals(pages: Pages) -> None:
    """The browser itself notes each answer that is no success."""
    pages.faults[:] = [each for each in pages.faults if "status of 401" not in each]


def test_three_tables_at_a_glance_and_the_worst_waits_first(server: Server, floor: Opens) -> None:
    calm, noted, held = (server.open(f"glance-{n}", name=f"Glance {n}") for n in range(3))
    folded(calm)
    to_the_flop(noted)
    page = floor(calm.id, noted.id, held.id)
    expect(page.tile(calm.id)).to_contain_text("Hand over")
    expect(page.tile(noted.id)).to_contain_text("Flop")
    expect(page.tile(held.id)).to_contain_text("No hand yet")
    expect(page.page.locator(".queue")).to_contain_text("Nothing is open")
    # It is told as it happens, and the later one is the worse one.
    noted.say("fault_reported", fault="card_exposed_by_player", seat=1)
    expect(page.page.locator("[data-waiting]")).to_have_count(1)
    four_cards(held)
    expect(page.page.locator("[data-waiting]")).to_have_count(2)
    assert page.waiting() == [
        (held.id, "four_card_flop"),
        (noted.id, "card_exposed_by_player"),
    ]
    expect(page.tile(held.id)).to_contain_text("Four-card flop")
    expect(page.tile(held.id)).to_contain_text("Play is held")
    page.tap("only-open")
    expect(page.tile(calm.id)).to_have_count(0)
    page.tap("only-open")
    page.page.fill("input[name=filter]", "glance 0")
    expect(page.page.locator("[data-tile]")).to_have_count(1)


def test_it_rings_for_what_is_new_and_only_when_it_was_asked_to(
    server: Server, floor: Opens
) -> None:
    table = server.open("rings")
    page = floor(table.id)
    bell = page.page.locator("[data-tap=sound]")
    to_the_flop(table)
    table.say("fault_reported", fault="card_exposed_by_player", seat=1)
    expect(page.page.locator("[data-waiting]")).to_have_count(1)
    expect(bell).to_have_attribute("data-rung", "0")
    # Turning it on lets one hear it.
    page.tap("sound")
    expect(bell).to_have_attribute("data-rung", "1")
    expect(bell).to_have_attribute("aria-pressed", "true")
    table.say("fault_reported", fault="card_exposed_by_player", seat=3)
    expect(bell).to_have_attribute("data-rung", "2")
    page.tap("sound")
    table.say("fault_reported", fault="card_exposed_by_player", seat=5)
    expect(page.page.locator("[data-waiting]")).to_have_count(3)
    expect(bell).to_have_attribute("data-rung", "2")


def test_a_floor_says_on_my_way_and_every_other_one_sees_it(server: Server, floor: Opens) -> None:
    table = server.open("way")
    table.say("dealer_changed", dealer="Rosa <i>")
    four_cards(table)
    first, second = floor(table.id), floor(table.id, role="director")
    expect(first.tile(table.id)).to_contain_text("Dealer: Rosa <i>")
    first.tap(f"going-{table.id}-1")
    going = "floor of the test is on the way"
    for page in (first, second):
        expect(page.page.locator(".queue [data-going]")).to_contain_text(going)
        expect(page.tile(table.id)).to_contain_text(going)
    expect(first.page.locator(f"[data-tap='going-{table.id}-1']")).to_have_count(0)
    # Another one may go instead, from the table's own page too.
    second.at(table.id)
    second.fault("four_card_flop").locator("[data-tap^=going]").click()
    expect(first.page.locator(".queue [data-going]")).to_contain_text("director of the test")
    assert view_of(table)["hand"]["going"]["floor"] == "director of the test"


def test_a_procedure_is_ruled_on_to_its_end(server: Server, floor: Opens) -> None:
    table = server.open("to-the-end")
    four_cards(table)
    page = floor(table.id)
    page.at(table.id)
    fault = page.fault("four_card_flop")
    expect(fault.locator("[data-part=rule]")).to_contain_text("TDA-39-A")
    expect(fault.locator("[data-evidence]")).to_have_text(f"Entry {table.seq}")
    fault.locator("[data-part=others] summary").click()
    expect(fault.locator("[data-book=hoyle]")).to_be_visible()
    page.tap("outcome-done", "outcome-done")
    # What the floor has to choose is asked for before anything can be said.
    expect(page.page.locator("[data-tap^=outcome-]").first).to_be_disabled()
    page.page.locator("[data-tap=pick-2]").click()
    page.page.locator("[data-tap^=outcome-]").first.click()
    while page.fault("four_card_flop").count():
        expect(page.page.locator("[data-pending]")).to_have_count(0)
        step = page.page.locator(".step")
        if not step.count():
            break
        seq = page.page.locator(".work").get_attribute("data-seq") or ""
        page.page.locator("[data-tap^=outcome-]").first.click()
        expect(page.page.locator(".work")).not_to_have_attribute("data-seq", seq)
    expect(page.page.locator("[data-waiting]")).to_have_count(0)
    hand = view_of(table)["hand"]
    assert [each["status"] for each in hand["irregularities"]] == ["remedied"]
    assert len(hand["board"]) == 3


def test_the_floor_rules_otherwise_with_a_reason_and_effects(server: Server, floor: Opens) -> None:
    table = server.open("otherwise")
    four_cards(table)
    page = floor(table.id)
    page.at(table.id)
    page.tap("override")
    give = page.page.locator("[data-tap=give-ruling]")
    expect(give).to_be_disabled()
    page.page.fill("input[name=reason]", "Seat 3 hid it <b>twice</b>")
    page.page.select_option("select[name=effect]", "penalise")
    page.page.locator("[data-choosing=effect-seat] [data-choice='3']").click()
    expect(page.page.locator("[data-tap=add-effect]")).to_be_disabled()
    page.page.fill("input[name=effect-words]", "Two rounds")
    page.tap("add-effect")
    page.page.select_option("select[name=effect]", "void_hand")
    page.tap("add-effect", "give-ruling")
    # A hand that is void stays void, so that is asked once more.
    page.page.locator("[data-tap=confirm-ruling]").click()
    expect(page.page.locator("[data-waiting]")).to_have_count(0)
    (ruling,) = view_of(table)["hand"]["rulings"]
    assert (ruling["reason"], ruling["signed"]) == ("Seat 3 hid it <b>twice</b>", True)
    said = table.entries()[-1]["observation"]
    assert said["irregularities"] == [1]
    assert [each["kind"] for each in said["effects"]] == ["penalise", "void_hand"]
    assert said["effects"][0] == {"kind": "penalise", "seat": 3, "penalty": "Two rounds"}


def test_what_the_service_refuses_is_told_and_changes_nothing(server: Server, floor: Opens) -> None:
    table = server.open("refuses")
    to_the_flop(table)
    page = floor(table.id)
    page.at(table.id)
    before = table.seq
    page.tap("ruling-alone")
    page.page.fill("input[name=reason]", "Nobody sits there")
    page.page.select_option("select[name=effect]", "move_chips")
    page.page.locator("[data-choosing=effect-seat] [data-choice='1']").click()
    page.page.fill("input[name=effect-amount]", "999999999")
    page.tap("add-effect", "give-ruling")
    expect(page.page.locator("[data-notice=refused]")).to_be_visible()
    assert table.seq == before
    # It is still there to be mended.
    page.tap("remove-0", "give-ruling")
    expect(page.page.locator("[data-box=ruling]")).to_have_count(0)
    assert table.entries()[-1]["observation"]["reason"] == "Nobody sits there"


def test_questions_are_answered_and_spoken_rulings_signed(server: Server, floor: Opens) -> None:
    table = server.open("signs")
    to_the_flop(table)
    _, secret = server.token("dealer", table.id)
    with_dealer = Table(type(server.admin)(base_url=server.address), table.id)
    with_dealer.client.headers["authorization"] = f"Bearer {secret}"
    with_dealer.say("floor_called", reason="")
    with_dealer.say("ruling_given", irregularities=[1], reason="It stands", floor="Marta")
    table.say("card_burned")
    table.say("street_dealt", cards=["2c", "7d", "9h"])
    table.act(5, "check")
    page = floor(table.id)
    expect(page.page.locator("[data-waiting=unsigned]")).to_contain_text("Marta")
    page.at(table.id)
    expect(page.page.locator("[data-box=unsigned]")).to_contain_text("Marta")
    page.page.locator("[data-tap^=sign-]").click()
    expect(page.page.locator("[data-waiting=unsigned]")).to_have_count(0)
    page.page.locator("[data-question=out_of_turn] [data-tap^=answer-]").first.click()
    expect(page.page.locator("[data-question]")).to_have_count(0)
    assert view_of(table)["hand"]["rulings"][0]["signed"] is True
    with_dealer.client.close()


def test_the_director_seals_looks_at_and_nobody_else_does(server: Server, floor: Opens) -> None:
    table = server.open("sealed", rulebook="latam-2026")
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.say("fault_reported", fault="hand_killed_by_dealer", seat=1)
    table.say("step_taken", procedure=1, step="freeze", outcome="done")
    table.say("step_taken", procedure=1, step="isolate", outcome="isolated")
    director = floor(table.id, role="director")
    director.at(table.id)
    director.tap("seal")
    for card in ("Qs", "Jh"):
        director.page.locator(f'.pick-deck [data-card="{card}"]').click()
    director.tap("cards-done", "seal-look")
    expect(director.page.locator("[data-sealed] [data-card=Qs]")).to_be_visible()
    director.tap("seal-close")
    expect(director.page.locator("[data-sealed]")).to_have_count(0)
    other = floor(table.id)
    other.at(table.id)
    expect(other.page.locator("[data-part=seal]")).to_contain_text("Seal:")
    expect(other.page.locator("[data-tap=seal-look]")).to_have_count(0)
    reads = server.admin.get(f"/v1/tables/{table.id}/reads").json()["reads"]
    assert [each["looked"] for each in reads] == ["sealed_claim"]


def test_several_tables_are_opened_at_once_and_given_a_level(server: Server, floor: Opens) -> None:
    page = floor(role="director", query="?view=setup")
    box = page.page.locator("[data-box=new-tables]")
    box.locator("input[name=name]").fill("Noche")
    box.locator("input[name=count]").fill("3")
    box.locator("input[name=begin]").fill("7")
    box.locator("select[name=rulebook]").select_option("latam-2026")
    box.locator("[name=level-small_blind]").fill("100")
    box.locator("[name=level-big_blind]").fill("200")
    box.locator("input[name=denominations]").fill("25, 100 500")
    page.tap("open-tables")
    expect(page.page.locator("[data-opened='3']")).to_be_visible()
    listed = {
        each["name"]: each
        for each in server.admin.get("/v1/tables").json()["tables"]
        if each["name"].startswith("Noche")
    }
    assert sorted(listed) == ["Noche 7", "Noche 8", "Noche 9"]
    assert {each["rulebook"] for each in listed.values()} == {"latam-2026"}
    assert view_of(server.at(listed["Noche 8"]["id"]))["denominations"] == [25, 100, 500]
    expect(page.page.locator("[data-tap=pair]")).to_have_attribute("href", "/admin")
    second = page.page.locator("[data-box=next-level]")
    for name in ("Noche 7", "Noche 9"):
        second.locator(f"[data-choice='{listed[name]['id']}']").click()
    second.locator("[name=next-small_blind]").fill("200")
    second.locator("[name=next-big_blind]").fill("400")
    page.tap("set-level")
    expect(page.page.locator("[data-set='2']")).to_be_visible()
    blinds = {
        name: view_of(server.at(each["id"]))["level"]["big_blind"] for name, each in listed.items()
    }
    assert blinds == {"Noche 7": 400, "Noche 8": 200, "Noche 9": 400}


def test_who_is_no_floor_is_told_so(server: Server, pages: Pages) -> None:
    page = pages.new(server.address)
    _, secret = server.token("public")
    page.goto(f"{server.address}/floor")
    expect(page.locator("[data-gate=noToken]")).to_be_visible()
    page.fill("input[name=token]", "fc_this-is-not-a-token")
    page.keyboard.press("Enter")
    expect(page.locator("[data-gate=badToken]")).to_be_visible()
    page.fill("input[name=token]", secret)
    page.keyboard.press("Enter")
    expect(page.locator("[data-gate=forbidden]")).to_be_visible()
    _, good = server.token("floor")
    page.fill("input[name=token]", good)
    page.keyboard.press("Enter")
    expect(page.locator("[data-tap=tab-floor]")).to_be_visible()
    assert good not in page.url
    expected_refusals(pages)


def test_a_revoked_token_ends_the_page(server: Server, pages: Pages) -> None:
    token_id, secret = server.token("floor")
    page = Floor(pages.new(server.address), server.address).open(secret)
    assert server.admin.delete(f"/v1/tokens/{token_id}").status_code in (200, 204)
    expect(page.page.locator("[data-gate=badToken]")).to_be_visible()
    expected_refusals(pages)


def test_after_an_outage_the_page_is_as_it_was_by_itself(
    server: Server, floor: Opens, pages: Pages
) -> None:
    table = server.open("outage")
    four_cards(table)
    page = floor(table.id)
    page.at(table.id)
    seq = table.seq
    server.kill()
    expect(page.page.locator("[data-notice=away]")).to_be_visible()
    expect(page.page.locator("[data-notice=away-table]")).to_be_visible()
    # What can not be said now is not taken.
    expect(page.page.locator("[data-tap=outcome-done]")).to_be_disabled()
    server.start()
    expect(page.page.locator("[data-notice=away]")).to_have_count(0)
    expect(page.page.locator("[data-notice=away-table]")).to_have_count(0)
    page.tap("outcome-done")
    expect(page.page.locator(".work")).not_to_have_attribute("data-seq", str(seq))
    expect(page.page.locator("[data-waiting]")).to_have_count(1)
    assert server.at(table.id).seq == seq + 1
    pages.faults[:] = [each for each in pages.faults if "ERR_CONNECTION" not in each]


@sizes
def test_hostile_names_stay_text_and_targets_large(
    server: Server, floor: Opens, size: tuple[int, int]
) -> None:
    table = server.open(f"hostile-floor-{size[0]}", **hostile())
    four_cards(table)
    page = floor(table.id, size=size, role="director")
    expect(page.tile(table.id).locator(".name")).to_have_text(hostile()["name"])
    assert not scrolls_sideways(page.page)
    page.at(table.id)
    page.tap("override")
    page.page.locator("[data-box=ruling]").scroll_into_view_if_needed()
    for element in ("img", "script:not([src])", "i i", "b b"):
        assert page.page.locator(f"#floor {element}").count() == 0
    assert not outside(page.page, [".tap", ".choice", ".felt .seat", ".head .name"])
    assert not scrolls_sideways(page.page)
    assert page.page.evaluate(SMALL) == []


def test_spanish_is_spoken_throughout(server: Server, floor: Opens) -> None:
    table = server.open("sala")
    four_cards(table)
    page = floor(table.id, locale="es-MX")
    expect(page.page.locator("[data-tap=tab-floor]")).to_contain_text("Sala")
    expect(page.page.locator("[data-waiting]")).to_contain_text("Flop de cuatro cartas")
    page.at(table.id)
    expect(page.page.locator(".prompt")).to_contain_text("floor")
    spanish = page.page.locator(".work").inner_text()
    page.tap("language")
    expect(page.page.locator("[data-waiting]")).to_contain_text("Four-card flop")
    expect(page.page.locator(".prompt")).to_have_text(view_of(table)["advice"]["text"])
    assert page.page.locator(".work").inner_text() != spanish


def test_everything_can_be_reached_by_keyboard(server: Server, floor: Opens) -> None:
    table = server.open("keys")
    four_cards(table)
    page = floor(table.id)
    page.page.locator("[data-waiting]").focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".work")).to_be_visible()
    before = table.seq
    page.page.locator("[data-tap=outcome-done]").focus()
    page.page.keyboard.press("Space")
    expect(page.page.locator(".work")).not_to_have_attribute("data-seq", str(before))
    page.page.locator("[data-part=others] summary").focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator("[data-book=hoyle]")).to_be_visible()
    page.page.go_back()
    expect(page.tile(table.id)).to_be_visible()
