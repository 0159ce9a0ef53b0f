"""Reads one shorthand: who speaks, and what the words say was seen.

It knows no word itself: the forms stand in `phrases`, by subject.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, cast

from app.scenarios.moment import Entry, Phrase
from app.scenarios.phrases.betting import BETTING_FORMS
from app.scenarios.phrases.cards import CARDS
from app.scenarios.phrases.floor import FLOOR_FORMS
from app.scenarios.phrases.reports import REPORT_FORMS
from app.scenarios.phrases.upkeep import UPKEEP_FORMS
from app.scenarios.phrases.variants import VARIANT_FORMS
from app.scenarios.templates import FormError
from statemachine.roles import OBSERVERS, Role

FORMS: Final[tuple[Entry, ...]] = (
    *CARDS.entries,
    *BETTING_FORMS.entries,
    *VARIANT_FORMS.entries,
    *REPORT_FORMS.entries,
    *UPKEEP_FORMS.entries,
    *FLOOR_FORMS.entries,
)
_SPEAKER: Final = re.compile(rf"({'|'.join(sorted(OBSERVERS))})(?: ([^:]{{1,40}}?))?")


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who makes an observation; a name is needed for a floor who rules."""

    role: Role
    name: str


DEALER: Final = Speaker("dealer", "dealer")


@dataclass(frozen=True, slots=True)
class Shorthand:
    """A text that was understood."""

    speaker: Speaker
    phrase: Phrase


def read_speaker(text: str) -> Speaker:
    """Read `dealer` or `floor Ana`; FormError for anybody who observes nothing."""
    match = _SPEAKER.fullmatch(text.strip())
    if match is None:
        roles = ", ".join(sorted(OBSERVERS))
        raise FormError(f"{text!r} is nobody who observes: a role ({roles}) and a name")
    role = cast(Role, match[1])
    return Speaker(role, match[2] or role)


def read_shorthand(text: str) -> Shorthand:
    """Understand a text, or raise FormError with the form that comes nearest."""
    words = " ".join(text.split())
    speaker = DEALER
    head, colon, rest = words.partition(": ")
    if colon and _SPEAKER.fullmatch(head):
        speaker, words = read_speaker(head), rest
    wrong: FormError | None = None
    for form, build in FORMS:
        try:
            values = form.read(words)
        except FormError as unfit:
            # Another form may fit the same words: `river came too early` names no cards.
            wrong = wrong or unfit
            continue
        if values is not None:
            return Shorthand(speaker, build(**values))
    if wrong is not None:
        raise wrong
    nearest = get_close_matches(words, [form.text for form, _ in FORMS], n=1, cutoff=0.5)
    hint = f"; did you mean `{nearest[0]}`?" if nearest else ""
    raise FormError(f"{words!r} is no shorthand{hint}")
