"""What is chosen between, in words: the kinds by name, and what may come next with what the
dealer is told to do first.

Not which of them is right.
"""

from typing import Final, TypeAlias

from app.drill.playing import Moment
from app.drill.texts import said
from statemachine.advice import advise
from statemachine.texts import Language, text
from statemachine.views.wording import worded

NOTHING: Final = "nothing"
PLAY_ON: Final = "play_on"

# A procedure and its first step, `undercall.choose`; or that nothing is to do.
Next: TypeAlias = str


def kind_text(kind: str, language: Language) -> str:
    """The name of a kind."""
    return said(NOTHING, language) if kind == NOTHING else text(f"fault.{kind}", language)


def next_texts(choice: Next, before: Moment, language: Language) -> tuple[str, str]:
    """The remedy's name, and what the dealer is told to do first; where the game goes on, that and
    the regular prompt of the moment before.
    """
    if choice == PLAY_ON:
        advice = advise(before.state)
        prompt = worded(advice.prompt, language, before.book.id, **dict(advice.params))
        return said(PLAY_ON, language), prompt
    procedure, _, _ = choice.partition(".")
    name = worded(f"procedure.{procedure}", language, before.book.id)
    return name, worded(f"prompt.step.{choice}", language, before.book.id)
