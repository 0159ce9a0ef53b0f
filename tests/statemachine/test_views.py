"""No name of a card that the table has not seen reaches any audience, in any form."""

import re
from typing import Any, Final, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.cards import DECK
from statemachine.custody import Custody
from statemachine.phases import ENDED, Phase
from statemachine.replay import Entry
from statemachine.roles import ROLES, RULERS, Role
from statemachine.state import TableState
from statemachine.texts import LANGUAGES, TEXTS, Language
from statemachine.views import TableView, redact, redact_observation, view
from tests.scale import scaled
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Chance, Drawn, Seeded, percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import TDA, VERIFYING, Table, known, one

VIEW: Final[TypeAdapter[Any]] = TypeAdapter(TableView)
EVENT: Final[TypeAdapter[Any]] = TypeAdapter(ev.Event)
OBSERVATION: Final[TypeAdapter[Any]] = TypeAdapter(ob.Observation)

NAME: Final = re.compile(r"(?<![A-Za-z0-9])[2-9TJQKA][cdhs](?![A-Za-z0-9])")


def view_text(state: TableState, role: Role, language: Language = "en") -> str:
    return VIEW.dump_json(view(state, role, language)).decode()


def entry_texts(entry: Entry, role: Role) -> list[str]:
    texts = []
    if entry.observation is not None:
        said = redact_observation(entry.observation, role)
        if said is not None:
            texts.append(OBSERVATION.dump_json(said).decode())
    for event in entry.events:
        shown = redact(event, role)
        if shown is not None:
            texts.append(EVENT.dump_json(shown).decode())
    return texts


def names_in(text: str) -> set[str]:
    return set(NAME.findall(text))


# --- what the table has seen, told independently of what is redacted


def hidden(custody: Custody) -> set[str]:
    """Names that lie under a back and nowhere face up, those of secret pools included."""
    placed = [card for cards in custody.piles.values() for card in cards if card.card]
    under = {card.card for card in placed if not card.shown and card.card}
    for pool in custody.pools:
        if not pool.public:
            under |= pool.names
    return {str(name) for name in under} - {card.card for card in placed if card.shown}


def announced(observation: ob.Observation | None) -> set[str]:
    """Names that whoever stood at the table saw or heard by what was observed."""
    match observation:
        case ob.HandTabled() | ob.StreetDealt():
            return {card for card in observation.cards if card}
        case ob.TableIsNow():
            return {card for card in observation.board if card}
        case ob.CardDealt(up=True) | ob.CardDealt(to="board") | ob.CardBurned(exposed=True):
            return {observation.card} if observation.card else set()
        case ob.CardExposed() | ob.BoxedCardFound():
            return {observation.card} if observation.card else set()
        case ob.CardNamed(shown=True) | ob.CardNamed(place="board"):
            return {observation.card}
        case ob.CardSeen(place="board") | ob.CardGone(place="board"):
            return {observation.card}
        case ob.FaultReported() if observation.fault != "double_burn":
            return {observation.card} if observation.card else set()
        case ob.RulingGiven():
            return {
                card
                for effect in observation.effects
                if isinstance(effect, fx.ShowBoard)
                for card in effect.cards
                if card
            }
    return set()


class Watch:
    """Follows a table, and finds any name in what an audience gets that it may not know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: set[str] = set()
        self.read = len(table.entries)

    def look(self, languages: tuple[Language, ...] = ("en",)) -> None:
        fresh = self.table.entries[self.read :]
        self.read = len(self.table.entries)
        hand = self.table.state.hand
        if hand is None:
            return
        for entry in fresh:
            if any(isinstance(event, ev.HandStarted) for event in entry.events):
                self.seen = set()
            self.seen |= announced(entry.observation)
        self.seen |= {
            placed.card
            for cards in hand.custody.piles.values()
            for placed in cards
            if placed.shown and placed.card
        }
        secret = hidden(hand.custody) - self.seen
        for role in ROLES:
            for language in languages:
                leaked = names_in(view_text(self.table.state, role, language)) & secret
                assert not leaked, (role, leaked)
            for entry in fresh:
                for text in entry_texts(entry, role):
                    assert not names_in(text) & secret, (role, text)


# --- any hand


def watched(chance: Chance, steps: int, chaos: int) -> None:
    table = Table(
        [chance.number(100, 1500) for _ in range(chance.number(2, 5))],
        book=chance.one((TDA, VERIFYING)),
    )
    dealer = Dealer(table, chance, tabled=chance.one((0, 60)))
    anything = Anything(table, chance, absurd=3)
    watch = Watch(table)
    for _ in range(steps):
        hand = table.state.hand
        stopped = hand is not None and (
            hand.held
            or (hand.betting.actor is None and hand.phase in (Phase.PREFLOP, Phase.FLOP))
            or (hand.betting.actor is None and hand.phase in (Phase.TURN, Phase.RIVER))
        )
        if stopped or percent(chance, chaos):
            table.attempt(anything.next(), "floor")
        else:
            table.attempt(dealer.next())
        watch.look()


@settings(max_examples=scaled(25, 1000))
@given(st.data())
def test_no_hidden_card_is_in_what_anybody_sees(data: st.DataObject) -> None:
    watched(Drawn(data), 25, 25)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(scaled(40, 3000)))
def test_no_hidden_card_is_in_what_anybody_sees_by_seeds(seed: int) -> None:
    chance = Seeded(seed)
    watched(chance, 40, chance.one((0, 10, 40)))


def test_the_scan_finds_names() -> None:
    table = Table().deal({1: "Ah Kd"})
    raw = EVENT.dump_json(table.last.events[0]).decode()
    assert names_in(raw) == {"Ah", "Kd"}
    assert hidden(table.hand.custody) == {"Ah", "Kd"}
    assert not names_in('"As" is no card in "Aside", "hAs" or "2chips"') - {"As"}
    assert all(names_in(card) == {card} for card in DECK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_reads_like_a_card(language: Language) -> None:
    """The scan would take a word for a card that somebody gave away."""
    found = {code: names_in(sentence) for code, sentence in TEXTS[language].items()}
    assert {code: names for code, names in found.items() if names} == {}


# --- hole cards, street by street

HANDS = {1: "As 9c", 2: "Ks 9d", 3: "Jc 8d"}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hole_cards_are_backs_until_they_are_tabled(role: Role, language: Language) -> None:
    table = Table((1000,) * 3).to_flop("Ah Kd 7s", HANDS).around()
    table.street("2h")
    table.around()
    table.street("3c")
    table.around()
    seen = view(table.state, role, language)
    assert [seat.cards for seat in seen.seats] == [(None, None)] * 3
    assert names_in(view_text(table.state, role, language)) == {"Ah", "Kd", "7s", "2h", "3c"}
    table.given(ob.HandTabled(1))
    seen = view(table.state, role, language)
    assert seen.seats[0].cards == ("As", "9c")
    assert seen.seats[0].reading == "pair"
    assert [seat.reading for seat in seen.seats[1:]] == [None, None]
    table.given(ob.HandMucked(2), ob.HandMucked(3), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert not {"Ks", "9d", "Jc", "8d"} & names_in(view_text(table.state, role, language))


@pytest.mark.parametrize("role", ROLES)
def test_the_entry_of_the_deal_has_backs_only(role: Role) -> None:
    table = Table((1000,) * 3).deal(HANDS)
    entry = table.entries[-1]
    assert redact_observation(ob.HoleCardsDealt(), role) == ob.HoleCardsDealt()
    for text in entry_texts(entry, role):
        assert not names_in(text)
    (laid,) = [redact(e, role) for e in entry.events if isinstance(e, ev.HandsLaid)]
    assert isinstance(laid, ev.HandsLaid)
    assert [hand.cards for hand in laid.hands] == [(None, None)] * 3


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    "seen",
    [
        ob.CardNamed("seat-1", 0, "As"),
        ob.CardDealt("seat-1", "As"),
        ob.CardSeen("seat-1", "As"),
        ob.CardGone("seat-1", "As"),
        ob.CardSeen("muck", "As"),
        ob.CardSeen("stub", "As"),
        ob.CardBurned("As"),
        ob.FaultReported("double_burn", card="As"),
    ],
    ids=str,
)
def test_a_name_that_the_table_cannot_know_goes_no_further(
    seen: ob.Observation, role: Role
) -> None:
    table = Table((1000,) * 3).deal({1: "As Kd"} if isinstance(seen, ob.CardGone) else None)
    if isinstance(seen, ob.CardBurned):
        table.around()
    table.say(seen, "floor")
    assert not names_in(view_text(table.state, role))
    for text in entry_texts(table.entries[-1], role):
        assert not names_in(text), text


@pytest.mark.parametrize("role", ROLES)
def test_the_card_that_replaces_a_boxed_hole_card_is_face_down(role: Role) -> None:
    table = Table().deal({2: "5h 6h"})
    table.given(ob.BoxedCardFound("seat-2", "5h", placed=True, index=0))
    table.step("show_card")
    table.step("replace", cards="9c")
    assert names_in(view_text(table.state, role)) == {"5h"}
    for text in entry_texts(table.entries[-1], role):
        assert "9c" not in names_in(text), text


@pytest.mark.parametrize("role", ROLES)
def test_a_duplicate_of_a_hidden_card_is_told_to_rulers_alone_and_without_its_name(
    role: Role,
) -> None:
    table = Table().to_flop("Ah Kd 7s", {1: "2c 2d"})
    told = table.attempt(ob.CardNamed("seat-4", 0, "2c"))
    assert told.events
    hand = view(table.state, role, "en").hand
    assert hand is not None
    assert [fault.fault for fault in hand.irregularities] == (
        ["duplicate_card"] if role in RULERS else []
    )
    assert "2c" not in names_in(view_text(table.state, role))
    opened = [redact(e, role) for e in told.events if isinstance(e, ev.IrregularityOpened)]
    if role in RULERS:
        assert [e.card for e in opened if isinstance(e, ev.IrregularityOpened)] == [None]
    else:
        assert opened == [None]


def test_nothing_tells_the_table_of_a_fault_that_is_the_floors_alone() -> None:
    table = Table().to_flop("Ah Kd 7s", {1: "2c 2d"})
    before = view(table.state, "dealer", "en")
    table.given(ob.CardNamed("seat-4", 0, "2c"))
    after = view(table.state, "dealer", "en")
    assert after.advice == before.advice
    assert after.hand == before.hand
    assert after.seats == before.seats
    # Nor what becomes of it.
    number = table.fault("duplicate_card").id
    table.given(ob.CardNamed("seat-4", 0, "3c"))
    assert table.fault("duplicate_card").status == "resolved"
    for entry in table.entries[-2:]:
        for text in entry_texts(entry, "dealer"):
            assert f'"irregularity":{number}' not in text, text


@pytest.mark.parametrize("role", ROLES)
def test_a_mucked_hand_stays_unknown_after_the_hand(role: Role) -> None:
    table = Table((1000,) * 2).deal({1: "As Ad", 2: "Ks Kh"}).acts("2 fold").given(ob.PotPushed())
    assert table.phase_now() in ENDED
    assert not names_in(view_text(table.state, role))


def test_public_cards_are_shown_to_all() -> None:
    table = Table().to_flop("Ah Kd 7s").given(ob.FaultReported("exposed_burn", card="2c"))
    for role in ROLES:
        seen = view(table.state, role, "en")
        assert seen.hand is not None
        assert seen.hand.board == ("Ah", "Kd", "7s")
        assert seen.hand.burns == ("2c",)


def test_what_was_redacted_for_nobody_is_whole() -> None:
    table = Table().to_flop("Ah Kd 7s")
    drawn = [e for e in table.last.events if isinstance(e, ev.CardsDrawn) and e.to == "board"]
    assert [redact(e, "public") for e in drawn] == drawn
    assert redact_observation(ob.StreetDealt(known("Ah Kd 7s")), "public") == ob.StreetDealt(
        known("Ah Kd 7s")
    )


# --- views of anything can be made and sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_has_words_for_what_is_open(language: Language) -> None:
    table = Table().to_flop("Qs Jh 4d").given(ob.FaultReported("unburned_street", "flop"))
    table.given(ob.CardBurned(), ob.FloorCalled("a word"))
    table.rules(fx.Penalise(2, "one round"), faults=[2])
    seen = view(table.state, "floor", language)
    assert seen.hand is not None
    fault = seen.hand.irregularities[0]
    assert all((fault.title, fault.text, fault.procedure_title))
    assert [citation.clause for citation in fault.citations] == ["TDA-39-B1", "TDA-38-4"]
    assert all(citation.text and citation.edition for citation in fault.citations)
    assert fault.step is not None
    assert fault.step.text
    assert [outcome.outcome for outcome in fault.step.outcomes] == ["done"]
    assert seen.advice.procedure == 1
    assert seen.advice.text
    assert seen.hand.rulings[0].effects
    assert len(get_args(Language)) == 2
    assert "{" not in view_text(table.state, "floor", language).replace('{"', "").replace("{}", "")


def test_a_view_before_the_first_hand() -> None:
    table = Table()
    seen = view(table.state, "public", "en")
    assert seen.hand is None
    assert [seat.stack for seat in seen.seats] == [1000] * 4
    assert seen.advice.prompt == "prompt.setup"
    assert one("Ah") == "Ah"
