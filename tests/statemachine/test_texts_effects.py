"""Proves that each effect of a ruling can be put into words, and into which.

What else `texts` promises is proved in `test_texts`.
"""

from dataclasses import MISSING, fields, replace
from typing import Final, get_args

import pytest

from statemachine.cards import Card
from statemachine.effects import (
    BarRaise,
    BurnFaultCard,
    CarryPot,
    CompleteDeal,
    CorrectBets,
    CountWinners,
    CreditBurn,
    CreditPickedBurn,
    DealCards,
    DeclareMisdeal,
    DiscardPlace,
    Effect,
    FinishBetting,
    FinishDeal,
    ForfeitChips,
    GiveHand,
    KeepAntes,
    KillHand,
    MakeAct,
    MarkDealtOut,
    MixCards,
    MoveButton,
    MoveCards,
    MoveChips,
    NewPositions,
    PassDeal,
    Penalise,
    PlayStands,
    RefundSeat,
    ReplaceDeck,
    ReturnStreet,
    ReturnUncalled,
    ReverseAward,
    ReviveHand,
    ScrambleStreet,
    SetActor,
    SetCall,
    ShowBoard,
    ShowCards,
    ShuffleStub,
    SupplySeat,
    TableHand,
    TakePlayBack,
    VoidHand,
    Warn,
)
from statemachine.texts import LANGUAGES, TEXTS, Language, effect_text
from tests.statemachine.test_texts import kinds, params

# What an effect would do to one seat, with the figures of the table as it stands.
FORETOLD: Final[dict[str, set[str]]] = {"effect.correct_bets.seat": {"seat", "bet", "to"}}


def test_an_effect_asks_only_for_its_own_fields() -> None:
    known: dict[str, set[str]] = {
        member.__dataclass_fields__["kind"].default: set(member.__dataclass_fields__)
        for member in get_args(Effect)
    }
    for code, sentence in TEXTS["en"].items():
        if code.startswith("effect."):
            assert params(sentence) <= FORETOLD.get(code, known[code.split(".")[1]]), code


def left_open(effect: Effect) -> Effect:
    """The effect with everything left open that its kind lets a book leave open."""
    defaults = {each.name: each.default for each in fields(effect) if each.default is not MISSING}
    return replace(effect, **defaults)


BOARD: Final[tuple[Card | None, ...]] = ("Ah", None, "2c")


@pytest.mark.parametrize(
    ("effect", "en", "es"),
    [
        (
            MixCards(("board", "seat-3"), "stub"),
            "Scramble face down: board, seat 3. Leave them in: stub.",
            "Mezclar boca abajo: board, asiento 3. Dejarlas en: mazo.",
        ),
        (
            MoveCards("board", "burns", shown=True),
            (
                "Move the card that was picked, or the last card there. From: board. "
                "To: burns, face up."
            ),
            (
                "Mover la carta que se eligió o la última que haya ahí. Desde: board. Hasta: "
                "quemadas, boca arriba."
            ),
        ),
        (
            MoveCards("board", "aside", (0, 3)),
            "Move card 1, 4, counted in order. From: board. To: set aside, as it lies.",
            (
                "Mover carta 1, 4, contando en orden. Desde: board. Hasta: cartas apartadas, como "
                "está."
            ),
        ),
        (ShowBoard(BOARD), "Turn the board up: Ah ?? 2c.", "Voltear el board: Ah ?? 2c."),
        (ShowBoard(), "Turn the board up.", "Voltear el board."),
        (
            CreditBurn("turn"),
            "Count one burn for the turn.",
            "Contar una quemada para esta calle: turn.",
        ),
        (
            CreditBurn("fourth_street"),
            "Count one burn for the fourth street.",
            "Contar una quemada para esta calle: cuarta calle.",
        ),
        (
            CreditBurn(),
            "Count one burn for this street.",
            "Contar una quemada para esta calle.",
        ),
        (
            KillHand(),
            "Kill the hand with the fault: cards to the muck, chips stay in the pot.",
            "Matar la mano de la falla: cartas al muck, fichas en el pozo.",
        ),
        (
            DealCards(count=2),
            "Deal from the stub to where a card is missing. Cards: 2.",
            "Repartir del mazo donde falta una carta. Cartas: 2.",
        ),
        (
            MoveChips(4, 300),
            "Move 300 from the stack of seat 4 to its bet.",
            "Mover 300 del stack del asiento 4 a su apuesta.",
        ),
        (
            MoveChips(4, -300),
            "Give 300 of its bet back to seat 4.",
            "Devolver 300 de su apuesta al asiento 4.",
        ),
        (
            Penalise(2, "one round {seat}"),
            "Penalty for seat 2: one round {seat}.",
            "Penalidad al asiento 2: one round {seat}.",
        ),
        (
            Penalise(2, "hidden_wrong_count"),
            "Penalty for seat 2: Wrong count kept quiet.",
            "Penalidad al asiento 2: Número de cartas ocultado.",
        ),
        (
            MakeAct("fold", 3),
            "Count what seat 3 did as a fold.",
            "Contar lo que hizo el asiento 3 como retirada.",
        ),
        (
            ReverseAward((2, 5)),
            "Take the award back. Pot: every one. Give it to seat 2, 5.",
            "Recoger lo entregado. Pozo: todos. Darlo al asiento 2, 5.",
        ),
        (
            ReverseAward(),
            "Take the award back and give it to the right seats.",
            "Recoger lo entregado y darlo a los asientos que corresponde.",
        ),
        (
            CorrectBets(1200),
            "Bring the wrong bet, and all that answered it, to 1200.",
            "Ajustar a 1200 la apuesta equivocada y las que la siguieron.",
        ),
        (
            CountWinners(False),
            "Note that the winner's cards are not the right number.",
            "Anotar que las cartas del ganador no son las debidas.",
        ),
    ],
)
def test_an_effect_in_words(effect: Effect, en: str, es: str) -> None:
    assert effect_text(effect, "en") == en
    assert effect_text(effect, "es") == es


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_worded(language: Language) -> None:
    examples: tuple[Effect, ...] = (
        MixCards(("board",), "board"),
        ScrambleStreet(),
        MoveCards("seat-10", "muck", (), False),
        DealCards("board", 3),
        ShowBoard(BOARD),
        CreditBurn("river"),
        CreditPickedBurn(),
        KillHand(1),
        ReviveHand(1),
        MoveChips(1, 0),
        SetCall(200),
        SetActor(9),
        PlayStands(),
        TakePlayBack(),
        DeclareMisdeal(),
        VoidHand(),
        Penalise(1, "10 min"),
        Warn(1),
        CompleteDeal(),
        FinishDeal(),
        FinishBetting(),
        SupplySeat(1),
        BurnFaultCard(),
        BurnFaultCard(credited=True),
        DiscardPlace(),
        GiveHand(),
        MarkDealtOut(1),
        ReturnStreet(),
        ShuffleStub(),
        ReplaceDeck(),
        ShowCards(),
        TableHand(1),
        PassDeal(1),
        KeepAntes(),
        KeepAntes(bets=True),
        RefundSeat(1),
        ReturnUncalled(1),
        CorrectBets(400),
        ForfeitChips(1, 50),
        CarryPot(),
        ReverseAward((1,), 0),
        MakeAct("least", 1),
        BarRaise(1),
        CountWinners(True),
        CountWinners(False),
        NewPositions(1),
        MoveButton(1),
    )
    assert {effect.kind for effect in examples} == set(kinds(Effect))
    # And each as a book leaves it open, so that the fault or the step completes it.
    for effect in (*examples, *map(left_open, examples)):
        words = effect_text(effect, language)
        assert not set("{}_?") & set(words.replace("??", "")), words
