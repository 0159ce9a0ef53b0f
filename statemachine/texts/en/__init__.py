"""The English texts by code.

Not a translation of the Spanish ones: both say the same in their own way.
"""

from typing import Final

from statemachine.texts.en.errors import ERRORS
from statemachine.texts.en.faults import FAULTS
from statemachine.texts.en.prompts import PROMPTS
from statemachine.texts.en.remedies import REMEDIES
from statemachine.texts.en.rules import RULES
from statemachine.texts.en.words import WORDS

TEXTS: Final[dict[str, str]] = {**PROMPTS, **FAULTS, **REMEDIES, **RULES, **WORDS, **ERRORS}
