"""Proves the admin page and the way from a QR code to a tablet that deals, as people go it.

Who may pair what is proved over REST.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from app.pairing import modules_of
from tests.app.service import ADMIN
from tests.browser.conftest import Pages
from tests.browser.dealing import Dealer
from tests.browser.server import Server

Sizes = pytest.mark.parametrize(
    ("size", "locale"), [((1280, 800), "en-GB"), ((390, 844), "es-MX")], ids=["tablet", "phone"]
)


class Admin:
    """An open admin page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, secret: str = ADMIN) -> "Admin":
        self.page.goto(f"{self.address}/admin#token={secret}")
        expect(self.page.locator("[data-box=form]")).to_be_visible()
        assert secret not in self.page.url
        return self

    def tap(self, name: str) -> None:
        self.page.locator(f'[data-tap="{name}"]').click()

    def choose(self, what: str, *ids: str) -> None:
        for each in ids:
            self.page.locator(f'[data-choosing="{what}"] [data-choice="{each}"]').click()

    def fill(self, role: str, table: str, label: str) -> None:
        self.choose("role", role)
        self.choose("tables", table)
        self.page.fill("input[name=label]", label)

    def link(self) -> str:
        return self.page.locator("input[name=link]").input_value()

    def says(self, state: str) -> None:
        expect(self.page.locator(f"[data-pairing={state}]")).to_be_visible()


@pytest.fixture
def admin(pages: Pages, server: Server) -> Callable[..., Admin]:
    def opened(
        secret: str = ADMIN, *, size: tuple[int, int] = (1280, 800), locale: str = "en-GB"
    ) -> Admin:
        page = pages.new(server.address, size=size, locale=locale)
        return Admin(page, server.address).open(secret)

    return opened


Opens = Callable[..., Admin]


def drawn(page: Page) -> tuple[str, ...]:
    """The modules of the QR code as its drawing has them, without the margin."""
    path = page.locator("svg.qr path").get_attribute("d") or ""
    size = int((page.locator("svg.qr").get_attribute("viewBox") or "").split()[-1])
    rows = [["0"] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        rows[int(y)][int(x) : int(x) + int(width)] = "1" * int(width)
    assert not any("1" in row for row in [*rows[:4], *rows[-4:]])
    return tuple("".join(row[4:-4]) for row in rows[4:-4])


@Sizes
def test_a_tablet_is_paired_and_deals(
    server: Server, pages: Pages, admin: Opens, size: tuple[int, int], locale: str
) -> None:
    table = server.open(f"paired-{size[0]}")
    page = admin(size=size, locale=locale)
    page.fill("dealer", table.id, "Tablet 7")
    page.tap("pair")
    expect(page.page.locator("svg.qr path")).to_have_count(1)
    page.says("open")
    link = page.link()
    assert link.startswith(f"{server.address}/pair#fcp_")
    code = link.partition("#")[2]
    assert drawn(page.page) == modules_of(link)

    tablet = pages.new(server.address, locale=locale)
    asked: list[str] = []
    tablet.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    tablet.goto(link)
    expect(tablet).to_have_url(f"{server.address}/console/{table.id}")
    console = Dealer(tablet, server.address, table.id)
    console.wait_live()
    console.tap("take-control", "hand_begun", "hole_cards_dealt")
    console.shows("preflop")
    # The code was in no address that was asked for, and is in none that a reader could go back to.
    assert not any(code in url for url in asked)
    tablet.go_back()
    assert code not in tablet.url

    page.says("used")
    expect(page.page.locator("svg.qr")).to_have_count(0)
    page.tap("done")
    token = page.page.locator("[data-token]").filter(has_text="Tablet 7").first
    expect(token).to_have_attribute("data-state", "inForce")
    token.locator("[data-tap=revoke]").click()
    token.locator("[data-tap=revoke-yes]").click()
    tablet.goto(f"{server.address}/console/{table.id}")
    expect(tablet.locator("[data-gate=revoked]")).to_be_visible()


def test_a_code_works_for_one_tablet(server: Server, pages: Pages, admin: Opens) -> None:
    table = server.open("once")
    page = admin()
    page.fill("floor", table.id, "Tablet 8")
    page.tap("pair")
    link = page.link()
    first, second = pages.new(server.address), pages.new(server.address, locale="es-MX")
    first.goto(link)
    expect(first.locator("[data-line=live]")).to_be_visible()
    second.goto(link)
    expect(second.locator("[data-pair=refused]")).to_contain_text("ya se usó")
    pages.faults[:] = [fault for fault in pages.faults if "401" not in fault]
    # The first one's token outlives a reload, as every token that a page was given.
    first.reload()
    expect(first.locator("[data-line=live]")).to_be_visible()


def test_a_code_that_is_put_away_is_taken_back(server: Server, pages: Pages, admin: Opens) -> None:
    table = server.open("back")
    page = admin()
    page.fill("dealer", table.id, "Tablet 9")
    page.tap("pair")
    link = page.link()
    page.tap("done")
    expect(page.page.locator("dialog")).to_have_count(0)
    page.page.wait_for_load_state("networkidle")
    tablet = pages.new(server.address)
    tablet.goto(link)
    expect(tablet.locator("[data-pair=refused]")).to_contain_text("not known")
    tablet.goto(f"{server.address}/pair")
    expect(tablet.locator("[data-pair=no_code]")).to_be_visible()
    pages.faults[:] = [fault for fault in pages.faults if "401" not in fault]


def test_with_several_tables_the_tablet_chooses(server: Server, pages: Pages, admin: Opens) -> None:
    one, two = server.open("choose-1"), server.open("choose-2")
    page = admin()
    page.fill("dealer", one.id, "Tablet 10")
    page.choose("tables", two.id)
    page.tap("pair")
    tablet = pages.new(server.address)
    tablet.goto(page.link())
    tablet.locator(f"[data-tap=table-{two.id}]").click()
    expect(tablet).to_have_url(f"{server.address}/console/{two.id}")
    expect(tablet.locator("[data-line=live]")).to_be_visible()


def test_an_overlay_and_a_screen_are_paired_too(server: Server, pages: Pages, admin: Opens) -> None:
    table = server.open("screens")
    page = admin()
    page.fill("overlay", table.id, "Graphics")
    page.page.fill("input[name=delay]", "0")
    page.tap("pair")
    graphics = pages.new(server.address)
    graphics.goto(page.link())
    expect(graphics).to_have_url(f"{server.address}/overlay/{table.id}")
    expect(graphics.locator(".picture")).to_be_visible()
    page.says("used")
    page.tap("done")
    page.choose("role", "public")
    page.tap("pair")
    screen = pages.new(server.address)
    screen.goto(page.link())
    expect(screen.locator("#live")).to_be_visible()


def test_a_token_is_made_and_its_secret_shown_once(server: Server, admin: Opens) -> None:
    table = server.open("secret")
    page = admin()
    page.fill("auditor", table.id, "Whoever checks")
    page.choose("span", "ever")
    page.tap("make")
    secret = page.page.locator("input[name=secret]").input_value()
    assert secret.startswith("fc_")
    page.tap("done")
    assert secret not in page.page.content()
    expect(page.page.locator("[data-token]").filter(has_text="Whoever checks")).to_have_count(1)
    page.page.reload()
    expect(page.page.locator("[data-box=tokens]")).to_be_visible()
    assert secret not in page.page.content()
    assert ADMIN not in page.page.content()


def test_a_director_pairs_and_sees_no_tokens(server: Server, pages: Pages, admin: Opens) -> None:
    table, other = server.open("directed"), server.open("not-directed")
    _, secret = server.token("director", table.id)
    page = admin(secret)
    expect(page.page.locator("[data-box=tokens]")).to_have_count(0)
    expect(page.page.locator("[data-tap=make]")).to_have_count(0)
    choices = page.page.locator("[data-choosing=tables] [data-choice]")
    expect(choices).to_have_count(1)
    assert other.id not in page.page.content()
    expect(page.page.locator("[data-choosing=role] [data-choice=admin]")).to_have_count(0)
    page.fill("dealer", table.id, "Tablet 11")
    page.tap("pair")
    tablet = pages.new(server.address)
    tablet.goto(page.link())
    expect(tablet.locator("[data-line=live]")).to_be_visible()
    page.says("used")


@pytest.mark.parametrize(
    ("role", "why"), [(None, "no_token"), ("dealer", "forbidden"), ("wrong", "bad_token")]
)
def test_nobody_else_comes_in(server: Server, pages: Pages, role: str | None, why: str) -> None:
    page = pages.new(server.address)
    secret = "fc_nobody-has-this-one" if role == "wrong" else None
    if role == "dealer":
        _, secret = server.token("dealer")
    page.goto(f"{server.address}/admin" + ("" if secret is None else f"#token={secret}"))
    expect(page.locator(f"[data-gate={why}]")).to_be_visible()
    page.fill("input[name=token]", ADMIN)
    page.keyboard.press("Enter")
    expect(page.locator("[data-box=tokens]")).to_be_visible()
    pages.faults[:] = [fault for fault in pages.faults if "401" not in fault]


@Sizes
def test_what_is_tapped_is_large_and_nothing_is_cut_off(
    server: Server, admin: Opens, size: tuple[int, int], locale: str
) -> None:
    server.open(f"sizes-{size[0]}", name="A table whose name is as long as names of tables may get")
    page = admin(size=size, locale=locale)
    page.fill("overlay", f"sizes-{size[0]}", "M" * 80)

    def check() -> None:
        small = page.page.evaluate(
            """() => [...document.querySelectorAll("button, input")]
              .filter((each) => each.offsetParent !== null)
              .map((each) => [each.textContent || each.name, each.getBoundingClientRect()])
              .filter(([, box]) => box.height < 48 || box.width < 48 || box.right > innerWidth)
              .map(([text]) => text)"""
        )
        assert small == []
        wide = page.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide

    check()
    page.tap("pair")
    page.says("open")
    check()
    page.tap("done")
    page.tap("make")
    check()
