"""The page at `/`: its own files alone, a strict policy, and words for all that it may show."""

import re
from pathlib import Path
from typing import get_args

import pytest

from app.codec import EVENT_KINDS
from app.protocol import close_codes
from statemachine.events import Posting
from statemachine.observations import Action
from statemachine.phases import Phase
from statemachine.state import Standing
from tests.app.service import Service

WEB = Path(__file__).resolve().parents[3] / "app" / "web"
FILES = ("index.js", "feed.js", "words.js", "index.css", "icon.svg")
SCRIPTS = ("index.js", "feed.js", "words.js")
# These only keep the books; the page shows nothing for them.
UNSEEN = {
    "acted",
    "antes_kept",
    "burn_credited",
    "button_set_right",
    "call_set",
    "card_turned_up",
    "cards_shifted",
    "chips_set",
    "control_taken",
    "fact_found",
    "hold_placed_at",
    "phase_entered",
    "penalty_set",
    "pots_formed",
    "presence_noted",
    "procedure_chosen",
    "raise_barred",
    "reader_noted",
    "redeal_changed",
    "tracking_changed",
    "turn_given",
}


def test_it_is_served_without_a_token_and_with_a_strict_policy(service: Service) -> None:
    with service.client(None) as client:
        for path in ("/", *(f"/page/{name}" for name in FILES)):
            answer = client.get(path)
            assert answer.status_code == 200, path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
        assert client.get("/").headers["content-type"].startswith("text/html")
        for name in SCRIPTS:
            kind = client.get(f"/page/{name}").headers["content-type"]
            assert kind.startswith("text/javascript")


@pytest.mark.parametrize(
    "name", ["main.py", "../main.py", "..%2fmain.py", "%2e%2e%2fmain.py", "index.html", ""]
)
def test_nothing_else_is_served(service: Service, name: str) -> None:
    with service.client(None) as client:
        assert client.get(f"/page/{name}").status_code == 404


def test_every_file_that_it_asks_for_is_its_own(service: Service) -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert {"/docs", "/page/index.js", "/page/index.css"} <= set(asked)
    with service.client(None) as client:
        for path in asked:
            assert path.startswith("/")
            assert client.get(path).status_code == 200, path
        for name in SCRIPTS:
            for path in re.findall(r'from "\./([^"]+)"', (WEB / name).read_text("utf-8")):
                assert client.get(f"/page/{path}").status_code == 200, path


@pytest.mark.parametrize("name", ["index.html", *FILES])
def test_no_file_names_another_host_or_writes_markup(name: str) -> None:
    text = (WEB / name).read_text(encoding="utf-8")
    hosts = [
        host for host in re.findall(r"(?:https?:)?//[\w.-]+\.\w+", text) if "w3.org" not in host
    ]
    assert not hosts
    assert "@import" not in text
    assert "url(" not in text
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b", text)
    assert not re.search(r"\bon\w+=|style=|<style|<script>", text if name.endswith("html") else "")


def block(language: str, name: str) -> set[str]:
    """The keys of one object of words in one language."""
    text = (WEB / "words.js").read_text(encoding="utf-8")
    words = re.search(rf"^const {language} = \{{\n(.*?)^\}};", text, re.MULTILINE | re.DOTALL)
    assert words
    found = re.search(rf"^  {name}: \{{(.*?)\}},$", words[1], re.MULTILINE | re.DOTALL)
    assert found, f"{language} has no {name}"
    return set(re.findall(r"(?:^|[{,\s])(\w+): \"", found[1]))


def simple(language: str) -> set[str]:
    text = (WEB / "words.js").read_text(encoding="utf-8")
    words = re.search(rf"^const {language} = \{{\n(.*?)^\}};", text, re.MULTILINE | re.DOTALL)
    assert words
    return set(re.findall(r"^  (\w+): ", words[1], re.MULTILINE))


@pytest.mark.parametrize("language", ["EN", "ES"])
def test_it_has_words_for_everything_in_both_languages(language: str) -> None:
    streets, coming = block(language, "street"), block(language, "coming")
    # The phases of a street are put together from its name and what comes.
    said = block(language, "phase") | streets | {f"{s}_{c}" for s in streets for c in coming}
    assert set(Phase) <= said
    assert block(language, "action") == block(language, "acted") == set(get_args(Action))
    assert block(language, "standing") == set(get_args(Standing))
    assert block(language, "posting") == set(get_args(Posting))
    for_good = {why.reason for why in close_codes.ALL if why.code >= 4100}
    assert block(language, "reason") == for_good
    assert block(language, "event") == EVENT_KINDS - UNSEEN
    assert simple("EN") == simple("ES")


def test_every_word_that_the_page_asks_for_exists() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    script = (WEB / "index.js").read_text(encoding="utf-8")
    asked = set(re.findall(r'data-word="(\w+)"', page)) | set(re.findall(r"\bsay\.(\w+)", script))
    assert len(asked) > 20
    assert asked <= simple("EN")
