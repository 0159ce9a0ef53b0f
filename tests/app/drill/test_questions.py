"""Proves that a drill is the same whenever it is drawn, that what is right is what the machine
flags, and that every kind comes about.

Not how a drill is shown or marked.
"""

import json
from collections import Counter
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from app.drill import (
    COMMON,
    LEFT_OUT,
    LEVELS,
    MOST_HANDS,
    NOTHING,
    PLAY_ON,
    Drill,
    DrillError,
    DrillShown,
    LevelName,
    Wanted,
    draw,
    drill_shown,
    drilled,
)
from app.drill.kinds import alike
from statemachine.irregularities import KINDS, IrregularityKind
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.rulebooks import PUBLISHED, RULEBOOKS, Rulebook
from statemachine.rulebooks.writing import settled
from statemachine.slots import changed
from statemachine.texts import LANGUAGES
from statemachine.variants import VARIANTS, VariantId
from tests.scale import scale, scaled

BOOKS: Final = {book.id: book for book in PUBLISHED}
# No published book has the dealer say a word about a short all-in.
HOUSE: Final = changed(
    BOOKS["tda"],
    edition="a house",
    remedies={
        **BOOKS["tda"].remedies,
        "short_all_in": (settled("", "hand_lives", "nothing", "TDA-35-D1"),),
    },
)
SHOWN: Final = TypeAdapter(DrillShown)
KINDS_BY_NAME: Final[dict[str, IrregularityKind]] = {kind: kind for kind in KINDS}
# What that drill asks, hand by hand.
SEVEN: Final = [
    "hand_killed_by_dealer",
    "dropped_card",
    "exposed_stub_card",
    "other_deck_card",
    "wrong_hole_count",
    "invalid_declaration",
    "action_out_of_turn",
    "multiple_chips",
    "premature_street",
    "clock_expired",
]
# Words of a view that say what the machine has flagged, or what it advises.
FLAGS: Final = ("irregularities", "questions", "rulings", "burn_credits")


@st.composite
def drills(draw_: st.DrawFn) -> Drill:
    wanted = Wanted(
        draw_(st.integers(0, 2**53 - 1)),
        draw_(st.sampled_from(sorted(BOOKS))),
        draw_(st.sampled_from(sorted(VARIANTS))),
        draw_(st.integers(1, 6)),
        draw_(st.sampled_from(sorted(LEVELS))),
    )
    return draw(wanted, BOOKS[wanted.rulebook])


@settings(max_examples=scaled(40, 4000), deadline=None, suppress_health_check=list(HealthCheck))
@given(drills())
def test_what_is_right_is_what_the_machine_flags(drill: Drill) -> None:
    for question in drill.questions:
        hand = question.now.hand
        flagged = hand.open_irregularities()
        if question.fault is None:
            assert (flagged, hand.questions) == ((), ())
            assert (question.right_kind, question.right_next) == (NOTHING, PLAY_ON)
        else:
            assert flagged == (question.fault,)
            assert question.right_kind == flagged[0].fault
            # The next step is the first of what the book sends to, or what it asks before.
            procedure, _, step = question.right_next.partition(".")
            assert (procedure, step) == (flagged[0].procedure, flagged[0].step)
            sent = {remedy.procedure for remedy in drill.book.applying(flagged[0].fault)}
            assert procedure in {*sent, FACT_FINDING, "floor_discretion"}
            assert step in {each.name for each in PROCEDURES[procedure].steps}
        assert question.right_kind in question.kinds
        assert question.right_next in question.nexts
        assert question.kinds[-1] == NOTHING
        assert len(question.kinds) == len(set(question.kinds)) == drill.level.choices
        for kind in question.kinds[:-1]:
            assert (
                question.fault is None
                or kind == question.right_kind
                or not alike(KINDS_BY_NAME[kind], question.fault.fault)
            )


@settings(max_examples=scaled(30, 2000), deadline=None, suppress_health_check=list(HealthCheck))
@given(drills())
def test_a_question_does_not_tell_its_answer(drill: Drill) -> None:
    for language in LANGUAGES:
        shown = drill_shown(drill, language)
        for asked, question in zip(shown.hands, drill.questions, strict=True):
            assert asked.view.hand is not None
            assert [getattr(asked.view.hand, flag) for flag in FLAGS] == [()] * len(FLAGS)
            assert (asked.view.hand.held, asked.view.hand.boxed) == (False, 0)
            assert asked.view.advice.text == asked.view.advice.prompt == ""
            assert (asked.view.advice.blocked, asked.view.advice.actions) == ((), ())
            # Beside the choices there is no word of a kind.
            without = changed(asked, kinds=(), nexts=())
            told = json.dumps(SHOWN.dump_python(changed(shown, hands=(without,)), mode="json"))
            assert f'"{question.right_kind}"' not in told
            reads = [(choice.text, choice.more) for choice in asked.nexts]
            assert len(reads) == len(set(reads)) > 1
            kinds = [choice.text for choice in asked.kinds]
            assert len(kinds) == len(set(kinds))
            assert asked.told


@pytest.mark.parametrize("book", [*PUBLISHED, HOUSE], ids=lambda book: book.edition)
def test_every_kind_comes_about_by_some_seed(book: Rulebook) -> None:
    games: dict[IrregularityKind, list[VariantId]] = {}
    for variant in VARIANTS:
        for kind in drilled(variant, book):
            games.setdefault(kind, []).append(variant)
    for number, (kind, having) in enumerate(games.items()):
        # Each in every game at full scale, else in one of those that have it.
        for variant in having if scale() == "full" else [having[number % len(having)]]:
            drill = draw(Wanted(1, book.id, variant, 5, "normal", (kind,)), book)
            right = {question.right_kind for question in drill.questions}
            assert kind in right
            assert right <= {kind, NOTHING}
    assert games.keys() >= COMMON


def test_what_is_left_out_is_left_out_for_a_reason() -> None:
    books = (*PUBLISHED, HOUSE)
    everywhere = {kind for book in books for variant in VARIANTS for kind in drilled(variant, book)}
    assert everywhere | LEFT_OUT.keys() == KINDS.keys()
    assert not everywhere & LEFT_OUT.keys()


@given(seed=st.integers(0, 2**53 - 1), level=st.sampled_from(sorted(LEVELS)))
@settings(max_examples=scaled(10, 200), deadline=None)
def test_the_same_seed_draws_the_same_drill(seed: int, level: LevelName) -> None:
    wanted = Wanted(seed, hands=4, level=level)
    one, other = draw(wanted, BOOKS["tda"]), draw(wanted, BOOKS["tda"])
    assert one == other
    # More hands are more of the same, and another seed is another drill.
    more = draw(changed(wanted, hands=5), BOOKS["tda"])
    assert more.questions[:4] == one.questions
    assert draw(changed(wanted, seed=seed + 1), BOOKS["tda"]).digest != one.digest


def test_a_drill_is_the_same_for_good() -> None:
    """Rooms hand seeds around: this one asks what it asked when it was written down."""
    drill = draw(Wanted(7), BOOKS["tda"])
    assert [question.right_kind for question in drill.questions] == SEVEN


def test_some_hands_are_in_order() -> None:
    kinds = Counter(
        question.fault is None
        for seed in range(8)
        for question in draw(Wanted(seed, hands=MOST_HANDS), BOOKS["tda"]).questions
    )
    assert 0.1 < kinds[True] / kinds.total() < 0.35


@pytest.mark.parametrize(
    ("variant", "kind"),
    [("F7S", "four_card_flop"), ("NT", "pot_miscount"), ("NT", "reader_conflict")],
)
def test_a_kind_that_a_game_has_not_is_refused(variant: VariantId, kind: IrregularityKind) -> None:
    with pytest.raises(DrillError) as refused:
        draw(Wanted(1, variant=variant, kinds=(kind,)), RULEBOOKS["tda"])
    assert (refused.value.code, refused.value.about) == ("drill_kind_impossible", kind)


def test_a_book_changes_what_comes_next() -> None:
    """The same hands by the same seed, and another book's remedies."""
    nexts = set()
    for book in PUBLISHED:
        drill = draw(Wanted(3, book.id, "NT", 6, "easy", ("unburned_street",)), book)
        nexts |= {question.right_next for question in drill.questions}
    assert len(nexts - {PLAY_ON}) > 2


def test_asking_the_floor_is_never_wrong_where_the_book_is_silent() -> None:
    silent = 0
    for seed in range(12):
        for question in draw(Wanted(seed), BOOKS["tda"]).questions:
            if question.fault is not None and question.fault.silent:
                silent += 1
                asked = [each for each in question.nexts if each.startswith("floor_discretion")]
                assert asked in ([], [question.right_next])
    assert silent > 20
