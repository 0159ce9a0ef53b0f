"""The Spanish texts by code, as Latin American card rooms speak.

Not a translation of the English ones: both say the same in their own way.
"""

from typing import Final

from statemachine.texts.es.around import AROUND
from statemachine.texts.es.details import DETAILS
from statemachine.texts.es.effects import EFFECTS
from statemachine.texts.es.errors import ERRORS
from statemachine.texts.es.facts import FACTS
from statemachine.texts.es.faults_cards import FAULTS_CARDS
from statemachine.texts.es.faults_play import FAULTS_PLAY
from statemachine.texts.es.outcomes import OUTCOMES
from statemachine.texts.es.procedures_bets import PROCEDURES_BETS
from statemachine.texts.es.procedures_board import PROCEDURES_BOARD
from statemachine.texts.es.procedures_deal import PROCEDURES_DEAL
from statemachine.texts.es.procedures_hands import PROCEDURES_HANDS
from statemachine.texts.es.procedures_showdown import PROCEDURES_SHOWDOWN
from statemachine.texts.es.prompts import PROMPTS
from statemachine.texts.es.pulling import PULLING
from statemachine.texts.es.questions import QUESTIONS
from statemachine.texts.es.reports import REPORTS
from statemachine.texts.es.rules_hoyle import RULES_HOYLE
from statemachine.texts.es.rules_latam import RULES_LATAM
from statemachine.texts.es.rules_puerto_rico import RULES_PUERTO_RICO
from statemachine.texts.es.rules_tda import RULES_TDA
from statemachine.texts.es.rules_tda_2024 import RULES_TDA_2024
from statemachine.texts.es.words import WORDS

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
