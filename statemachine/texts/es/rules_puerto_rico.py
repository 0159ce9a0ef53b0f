"""What each clause of the Puerto Rican regulation says, in Spanish and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_PUERTO_RICO: Final[dict[str, str]] = {
    "rule.PR-A": "Si no se barajó o no se cortó, todas las cartas vuelven al dealer y se barajan "
    "de nuevo.",
    "rule.PR-B": "Las cartas que fueron a quien no tenía derecho se descartan; para los demás "
    "sigue el juego.",
    "rule.PR-C1": "Una carta de menos o de más acaba con la mano, se note cuando se note.",
    "rule.PR-C2": "Las fichas del pozo regresan entonces a quien las puso.",
    "rule.PR-C3": "El mazo se cambia por otro.",
    "rule.PR-D1": "Una sola carta hallada boca arriba en el mazo no se usa y va con los descartes.",
    "rule.PR-D2": "Si hay más de una, todas las cartas vuelven al dealer para barajar otra vez.",
    "rule.PR-E": "Quien no cuida su mano no puede reclamar si se ensucia o se la lleva el dealer.",
    "rule.PR-F": "Quien protegía su mano y la pierde sin culpa recupera todo lo que puso en ese "
    "pozo.",
    "rule.PR-G": "La carta que se voltea por accidente al repartir se quema, y el jugador recibe "
    "otra.",
    "rule.PR-H": "Si al repartir cae una carta fuera de la mesa, la mano queda anulada.",
    "rule.PR-I1": "Un error de reparto se arregla mientras menos de dos jugadores tengan cartas.",
    "rule.PR-I2": "Más tarde el reparto sigue su orden y el jugador recibe su carta después del "
    "último.",
    "rule.PR-J1": "Un flop al que no precedió una quemada anula la mano.",
    "rule.PR-J2": "Si la quemada faltó en el turn o en el river, la mano sigue como está.",
}
