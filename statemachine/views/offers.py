"""What the console may offer as one tap: acts that several seats make alike, in words, and sizes
of a bet.

Not whether it is in order, which the advice says.
"""

from collections.abc import Iterable
from functools import cache

from statemachine.around import Around
from statemachine.presets import presets
from statemachine.state import HandState
from statemachine.texts import Language, text
from statemachine.views.tap_model import AroundView, PresetView


def around_views(ways: Iterable[Around], language: Language) -> tuple[AroundView, ...]:
    """The ways in which several seats may act alike."""
    return tuple(
        [
            AroundView(way.action, way.through, way.seats, way.all_in, _around(way, language))
            for way in ways
        ]
    )


def _around(way: Around, language: Language) -> str:
    code = f"around.{way.action}"
    if way.wins is not None:
        return _said(f"{code}.wins", way.wins, language)
    if way.to is not None:
        return _said(f"{code}.to", way.to, language)
    return _said(f"{code}.checks" if way.checks else code, way.through, language)


# There are few seats, and each view has several of these sentences.
@cache
def _said(code: str, seat: int, language: Language) -> str:
    return text(code, language, seat=seat)


def preset_views(hand: HandState) -> tuple[PresetView, ...]:
    """The sizes that the seat to act may name by the pot."""
    return tuple([PresetView(size.name, size.amount) for size in presets(hand)])
