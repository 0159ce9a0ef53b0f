"""Proves that each shorthand stands for the observation that its words say.

How the domain takes the observation is not proved here.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.scenarios.phrases.effects import FORMS as EFFECTS
from app.scenarios.phrases.effects import read_effect
from app.scenarios.shorthand import FORMS, Speaker, read_shorthand, read_speaker
from app.scenarios.templates import FormError, compiled, read_place
from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.state import TableState

DOCS = Path(__file__).resolve().parents[3] / "docs/scenarios.md"


class Nothing:
    """A moment at which no hand was begun and nothing is in the log."""

    state = TableState()

    def entries_of(self, step: int) -> tuple[int, int]:
        return step * 10, step * 10 + 2

    def last_step(self) -> int:
        return 7


def said(text: str) -> list[ob.Observation]:
    found: Iterator[ob.Observation] = read_shorthand(text).phrase(Nothing())
    return list(found)


@pytest.mark.parametrize(
    ("text", "observation"),
    [
        ("begin hand", ob.HandBegun()),
        ("Ana de la Vega sits in seat 10 with 5000", ob.PlayerSeated(10, "Ana de la Vega", 5000)),
        ("seat 3 leaves", ob.PlayerLeft(3)),
        ("seat 3 is away", ob.PlayerAway(3)),
        ("seat 3 is back", ob.PlayerAway(3, away=False)),
        ("seat 3 sits out 2 hands", ob.PenaltyServed(3, 2)),
        ("seat 3 sits out 1 hand", ob.PenaltyServed(3, 1)),
        ("blinds are 50/100", ob.LevelSet(50, 100)),
        ("blinds are 50/100, ante 10", ob.LevelSet(50, 100, 10)),
        ("blinds are 50/100, big blind ante 100", ob.LevelSet(50, 100, 100, "big_blind")),
        ("blinds are 0/100, button ante 100", ob.LevelSet(0, 100, 100, "button")),
        ("bets are 4/8, bring-in 2", ob.LevelSet(0, 0, 0, "each", 2, 4, 8)),
        ("bets are 4/8, bring-in 2, ante 1", ob.LevelSet(0, 0, 1, "each", 2, 4, 8)),
        ("bomb pot 50", ob.HandBegun(50)),
        ("betting closed", ob.BettingClosed()),
        ("betting closed, seats 1, 3 are in", ob.BettingClosed((1, 3))),
        ("betting closed, seat 3 is in", ob.BettingClosed((3,))),
        ("every act is entered", ob.TrackingSet("full")),
        ("no acts are entered", ob.TrackingSet("dealing")),
        ("seat 3 straddles 200", ob.PostMade(3, "straddle", 200)),
        ("seat 4 posts 100 late", ob.PostMade(4, "late", 100)),
        ("seat 4 posts 100 live and 50 dead", ob.PostMade(4, "missed_blinds", 100, 50)),
        ("seat 4 posts 100 live", ob.PostMade(4, "missed_blinds", 100)),
        ("seat 4 posts 50 dead", ob.PostMade(4, "missed_blinds", 0, 50)),
        ("button at seat 4", ob.ButtonPlaced(4)),
        ("deal hole cards", ob.HoleCardsDealt()),
        ("four cards on the flop", ob.StreetDealt((None,) * 4)),
        ("four cards on the flop: Ah Kd ?? 3c", ob.StreetDealt(("Ah", "Kd", None, "3c"))),
        ("two cards on the turn: AhKd", ob.StreetDealt(("Ah", "Kd"))),
        ("burn", ob.CardBurned()),
        ("burn 4s", ob.CardBurned("4s")),
        ("burn ?? face up", ob.CardBurned(None, exposed=True)),
        ("burn 4s face up", ob.CardBurned("4s", exposed=True)),
        ("deal a card to board", ob.CardDealt("board", None, up=True)),
        ("deal 9h to the board", ob.CardDealt("board", "9h", up=True)),
        ("deal 9h to board face down", ob.CardDealt("board", "9h")),
        ("deal a card to seat 4", ob.CardDealt("seat-4")),
        ("deal 9h to seat 10 face up", ob.CardDealt("seat-10", "9h", up=True)),
        ("boxed card for seat 4", ob.BoxedCardFound("seat-4")),
        ("boxed card 5h for burn", ob.BoxedCardFound("burns", "5h")),
        ("boxed card found at board", ob.BoxedCardFound("board", placed=True)),
        (
            "boxed card 5h found at seat 2, card 1",
            ob.BoxedCardFound("seat-2", "5h", placed=True, index=0),
        ),
        ("dealer exposes card 1 of seat 7 as 4c", ob.CardExposed("seat-7", 0, "4c")),
        ("player exposes card 2 of seat 7", ob.CardExposed("seat-7", 1, None, "player")),
        ("card 2 of the burns is 9h", ob.CardNamed("burns", 1, "9h")),
        ("card 3 of board shows 9h", ob.CardNamed("board", 2, "9h", shown=True)),
        ("count burns: 2", ob.PileCounted("burns", 2)),
        ("move card 4 of board to burns", ob.CardsMoved("board", "burns", (3,))),
        ("move cards 1 and 2 of seat 5 to off table", ob.CardsMoved("seat-5", "off_table", (0, 1))),
        (
            "mix board, burns and seat 3 into muck",
            ob.CardsMixed(("board", "burns", "seat-3"), "muck"),
        ),
        ("seat 3 folds", ob.PlayerActed(3, "fold")),
        ("seat 3 checks", ob.PlayerActed(3, "check")),
        ("seat 3 calls", ob.PlayerActed(3, "call")),
        ("seat 3 calls with 60", ob.PlayerActed(3, "call", 60)),
        ("seat 3 bets 200", ob.PlayerActed(3, "bet", 200)),
        ("seat 3 raises to 300", ob.PlayerActed(3, "raise", 300)),
        ("seat 3 bets", ob.PlayerActed(3, "bet")),
        ("seat 3 raises", ob.PlayerActed(3, "raise")),
        ("seat 3 completes", ob.PlayerActed(3, "raise")),
        ("seat 3 completes to 40", ob.PlayerActed(3, "raise", 40)),
        ("seat 2 brings it in", ob.PlayerActed(2, "bring_in")),
        ("seat 2 brings it in for 15", ob.PlayerActed(2, "bring_in", 15)),
        ("all fold through seat 5", ob.ActedAround("fold", 5)),
        ("all check through seat 5", ob.ActedAround("check", 5)),
        ("all call through seat 5", ob.ActedAround("call", 5)),
        ("Ana deals", ob.DealerChanged("Ana")),
        ("another deck, a marked card", ob.DeckChanged("a marked card")),
        (
            "stack of seat 3 is 900, counted",
            ob.StacksCorrected((ob.SeatStack(3, 900),), "counted"),
        ),
        ("clock on seat 3", ob.ClockCalled(3)),
        ("time is up", ob.ClockEnded()),
        ("clock is called off", ob.ClockEnded(expired=False)),
        ("floor Flor: on the way", ob.FloorGoing()),
        ("seat 1 discards 2", ob.CardsDiscarded(1, (None, None))),
        ("seat 1 discards AsQs", ob.CardsDiscarded(1, ("As", "Qs"))),
        ("seat 1 discards As ??", ob.CardsDiscarded(1, ("As", None))),
        ("seat 1 stands pat", ob.CardsDiscarded(1)),
        ("run it twice", ob.RunsAgreed(2)),
        ("run it 3 times", ob.RunsAgreed(3)),
        ("two cards on the sixth street: Ah Kd", ob.StreetDealt(("Ah", "Kd"))),
        ("deal a card to discards", ob.CardDealt("discards")),
        ("count run 1: 5", ob.PileCounted("run-1", 5)),
        ("seat 3 is all in", ob.PlayerActed(3, "all_in")),
        ("seat 3 is all in for 900", ob.PlayerActed(3, "all_in", 900)),
        ("seat 3 tables", ob.HandTabled(3)),
        ("seat 3 tables Ah ??", ob.HandTabled(3, ("Ah", None))),
        ("seat 3 mucks", ob.HandMucked(3)),
        ("seat 3 wins", ob.WinnerDeclared((3,))),
        ("seats 3 and 5 win", ob.WinnerDeclared((3, 5))),
        ("seat 3 wins the main pot", ob.WinnerDeclared((3,), 0)),
        ("seats 1, 3 and 5 win side pot 2", ob.WinnerDeclared((1, 3, 5), 2)),
        ("seats 1 and 2 win the low of pot 0", ob.WinnerDeclared((1, 2), 0, "low")),
        ("seat 1 wins the high", ob.WinnerDeclared((1,), None, "high")),
        ("seat 1 wins the high on run 2", ob.WinnerDeclared((1,), None, "high", 2)),
        ("seat 1 wins the low of pot 1 on run 2", ob.WinnerDeclared((1,), 1, "low", 2)),
        ("seats 1, 2 win pot 1", ob.WinnerDeclared((1, 2), 1)),
        ("seat 1 wins pot 0 on run 2", ob.WinnerDeclared((1,), 0, None, 2)),
        ("seat 3 wins run 1", ob.WinnerDeclared((3,), run=1)),
        ("push", ob.PotPushed()),
        ("no burn on the fourth street", ob.FaultReported("unburned_street", "fourth_street")),
        ("second draw came too early", ob.FaultReported("premature_street", "second_draw")),
        ("no burn", ob.FaultReported("unburned_street")),
        ("no burn on the turn", ob.FaultReported("unburned_street", "turn")),
        ("two burns", ob.FaultReported("double_burn")),
        ("burn was exposed", ob.FaultReported("exposed_burn")),
        ("burn 9h was exposed on the river", ob.FaultReported("exposed_burn", "river", "9h")),
        ("extra card 3c on the flop", ob.FaultReported("extra_flop_card", "flop", "3c")),
        ("river came too early", ob.FaultReported("premature_street", "river")),
        ("report forward motion at seat 4", ob.FaultReported("forward_motion", seat=4)),
        ("report surplus card", ob.FaultReported("surplus_card")),
        (
            "report wrong hole count at seat 6 of 3",
            ob.FaultReported("wrong_hole_count", seat=6, amount=3),
        ),
        (
            "report non standard card on the flop with 2c",
            ob.FaultReported("non_standard_card", "flop", "2c"),
        ),
        ("seat 3 claims hand 1", ob.ClaimMade(1, 3)),
        ("seat 3 claims hand 1, it was a flush", ob.ClaimMade(1, 3, "it was a flush")),
        ("call the floor", ob.FloorCalled()),
        ("call the floor, seat 3: two cards?", ob.FloorCalled("seat 3: two cards?")),
        ("countersign ruling 2", ob.RulingCountersigned(2)),
        ("fault 2 was called after step 3", ob.CallPositionSet(2, 32)),
        ("undo from step 3", ob.Retracted(30)),
        ("undo", ob.Retracted(70)),
        ("  seat   3    folds ", ob.PlayerActed(3, "fold")),
    ],
)
def test_one_shorthand_says_one_thing(text: str, observation: ob.Observation) -> None:
    assert said(text) == [observation]


def test_several_seats_act_one_after_the_other() -> None:
    assert said("seats 3, 4 and 5 fold") == [ob.PlayerActed(n, "fold") for n in (3, 4, 5)]
    assert said("seats 3 and 5 stand pat") == [ob.CardsDiscarded(n) for n in (3, 5)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seat 3 foldz", "'seat 3 foldz' is no shorthand; did you mean `seat {seat} folds`?"),
        ("qwxyz", "'qwxyz' is no shorthand"),
        ("seat 11 folds", "seats are numbered 1 to 10, not 11"),
        ("seat 0 folds", "seats are numbered 1 to 10, not 0"),
        ("seats 3, 12 fold", "seats are numbered 1 to 10, not 12"),
        ("burn 9x", "'9x' is no card"),
        ("seat 3 tables Ah Zz", "'Zz' is no card"),
        ("seat 3 tables AhK", "'AhK' is no list of cards"),
        ("deal 9h to the sky", "'the sky' is no place"),
        ("deal 9h to seat 11", "seats are numbered 1 to 10, not 11"),
        ("card 0 of board is 9h", "cards are counted from 1"),
        ("card 1 of board is ??", "a card is named by its name, not by ??"),
        ("five cards on the flop: Ah Kd", "5 cards are announced and 2 named"),
        ("everyone folds", "no hand has begun"),
        ("check around", "no hand has begun"),
        ("flop", "no hand has begun"),
        ("fourth street: seat 1 gets Kh, seat 4 gets 9c", "no hand has begun"),
        ("fourth street: seat 1 gets Kx", "'Kx' is no card"),
        ("fourth street: seat 12 gets Kh", "seats are numbered 1 to 10, not 12"),
        ("everyone stands pat", "no hand has begun"),
        ("seat 1 discards 0", "nobody discards 0 cards"),
        ("seat 1 discards 11", "nobody discards 11 cards"),
        ("deal 9h to run 7", "'run 7' is no place"),
        ("step scramble", "no hand has begun"),
        ("report rain at seat 3", "'rain' is no kind of fault"),
        ("answer: mis-tap", "no hand has begun"),
        ("countersign", "no hand has begun"),
        ("overlay: seat 3 folds", "is no shorthand"),
    ],
)
def test_what_is_not_understood_says_why(text: str, message: str) -> None:
    with pytest.raises(FormError) as caught:
        said(text)
    assert message in str(caught.value)


def test_who_speaks_stands_before_the_words() -> None:
    assert read_shorthand("push").speaker == Speaker("dealer", "dealer")
    assert read_shorthand("floor Ana: push").speaker == Speaker("floor", "Ana")
    assert read_shorthand("device: burn").speaker == Speaker("device", "device")
    assert said("floor Ana: count burns: 2") == [ob.PileCounted("burns", 2)]
    assert read_speaker("director Leo Paz") == Speaker("director", "Leo Paz")
    with pytest.raises(FormError, match="nobody who observes"):
        read_speaker("auditor Ana")


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("kill hand of seat 5", fx.KillHand(5)),
        ("revive hand of seat 5", fx.ReviveHand(5)),
        ("credit burn for the turn", fx.CreditBurn("turn")),
        ("credit burn for the third draw", fx.CreditBurn("third_draw")),
        ("seat 3 adds 100", fx.MoveChips(3, 100)),
        ("seat 3 takes back 100", fx.MoveChips(3, -100)),
        ("bet to call is 300", fx.SetCall(300)),
        ("action on seat 1", fx.SetActor(1)),
        ("play stands", fx.PlayStands()),
        ("play is taken back", fx.TakePlayBack()),
        ("misdeal", fx.DeclareMisdeal()),
        ("hand is void", fx.VoidHand()),
        ("penalty for seat 4, one round", fx.Penalise(4, "one round")),
    ],
)
def test_an_effect_in_words(text: str, effect: fx.Effect) -> None:
    assert read_effect(text) == effect


def test_an_effect_that_is_none() -> None:
    with pytest.raises(FormError, match="'kill seat 5' is no effect"):
        read_effect("kill seat 5")


def test_every_form_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8").replace("\\|", "|")
    forms = [form.text for form, _ in FORMS] + [form.text for form, _ in EFFECTS]
    assert [form for form in forms if f"`{form}`" not in text] == []
    assert len(set(forms)) == len(forms)


def test_a_form_is_compiled_from_words_slots_options_and_choices() -> None:
    form = compiled("(seat|chair) {seat} sings[ {words}]")
    assert form.read("chair 3 sings") == {"seat": 3}
    assert form.read("seat 3 sings my way (loud)") == {"seat": 3, "words": "my way (loud)"}
    assert form.read("seat 3 sing") is None
    assert read_place("seat-4") == "seat-4"
