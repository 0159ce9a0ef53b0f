"""The English texts by code.

Not a translation of the Spanish ones: both say the same in their own way.
"""

from typing import Final

from statemachine.texts.en.around import AROUND
from statemachine.texts.en.details import DETAILS
from statemachine.texts.en.effects import EFFECTS
from statemachine.texts.en.errors import ERRORS
from statemachine.texts.en.facts import FACTS
from statemachine.texts.en.faults_cards import FAULTS_CARDS
from statemachine.texts.en.faults_play import FAULTS_PLAY
from statemachine.texts.en.outcomes import OUTCOMES
from statemachine.texts.en.procedures_bets import PROCEDURES_BETS
from statemachine.texts.en.procedures_board import PROCEDURES_BOARD
from statemachine.texts.en.procedures_deal import PROCEDURES_DEAL
from statemachine.texts.en.procedures_hands import PROCEDURES_HANDS
from statemachine.texts.en.procedures_showdown import PROCEDURES_SHOWDOWN
from statemachine.texts.en.prompts import PROMPTS
from statemachine.texts.en.pulling import PULLING
from statemachine.texts.en.questions import QUESTIONS
from statemachine.texts.en.reports import REPORTS
from statemachine.texts.en.rules_hoyle import RULES_HOYLE
from statemachine.texts.en.rules_latam import RULES_LATAM
from statemachine.texts.en.rules_puerto_rico import RULES_PUERTO_RICO
from statemachine.texts.en.rules_tda import RULES_TDA
from statemachine.texts.en.rules_tda_2024 import RULES_TDA_2024
from statemachine.texts.en.words import WORDS

TEXTS: Final[dict[str, str]] = {
    **PROMPTS,
    **AROUND,
    **PULLING,
    **QUESTIONS,
    **DETAILS,
    **OUTCOMES,
    **EFFECTS,
    **WORDS,
    **ERRORS,
    **FAULTS_CARDS,
    **FAULTS_PLAY,
    **REPORTS,
    **PROCEDURES_DEAL,
    **PROCEDURES_BOARD,
    **PROCEDURES_HANDS,
    **PROCEDURES_BETS,
    **PROCEDURES_SHOWDOWN,
    **FACTS,
    **RULES_LATAM,
    **RULES_TDA,
    **RULES_TDA_2024,
    **RULES_HOYLE,
    **RULES_PUERTO_RICO,
}
