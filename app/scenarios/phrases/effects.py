"""Shorthands for the effects of a ruling that a scenario writes as text.

Effects that need a place or an index are written in full, as maps.
"""

from collections.abc import Callable
from typing import Final

from app.scenarios.templates import Form, FormError, compiled
from statemachine import effects
from statemachine.effects import Effect

_EFFECTS: Final[tuple[tuple[str, Callable[..., Effect]], ...]] = (
    ("kill hand of seat {seat}", effects.KillHand),
    ("revive hand of seat {seat}", effects.ReviveHand),
    ("credit burn for the {street}", effects.CreditBurn),
    ("seat {seat} adds {chips}", effects.MoveChips),
    ("seat {seat} takes back {chips}", lambda seat, chips: effects.MoveChips(seat, -chips)),
    ("bet to call is {chips}", effects.SetCall),
    ("action on seat {seat}", effects.SetActor),
    ("play stands", effects.PlayStands),
    ("play is taken back", effects.TakePlayBack),
    ("misdeal", effects.DeclareMisdeal),
    ("hand is void", effects.VoidHand),
    ("penalty for seat {seat}, {words}", effects.Penalise),
)
FORMS: Final[tuple[tuple[Form, Callable[..., Effect]], ...]] = tuple(
    (compiled(text), build) for text, build in _EFFECTS
)


def read_effect(text: str) -> Effect:
    """The effect that a text stands for; FormError when it stands for none."""
    for form, build in FORMS:
        values = form.read(text)
        if values is not None:
            return build(*values.values())
    raise FormError(f"{text!r} is no effect")
