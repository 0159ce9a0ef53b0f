"""The Spanish texts by code, as Latin American card rooms speak.

Not a translation of the English ones: both say the same in their own way.
"""

from typing import Final

from statemachine.texts.es.errors import ERRORS
from statemachine.texts.es.faults import FAULTS
from statemachine.texts.es.prompts import PROMPTS
from statemachine.texts.es.remedies import REMEDIES
from statemachine.texts.es.rules import RULES
from statemachine.texts.es.words import WORDS

TEXTS: Final[dict[str, str]] = {**PROMPTS, **FAULTS, **REMEDIES, **RULES, **WORDS, **ERRORS}
