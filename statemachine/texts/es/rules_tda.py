"""What each clause of the TDA rules says, in Spanish and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_TDA: Final[dict[str, str]] = {
    "rule.TDA-35-A0": "La lista de misdeals queda abierta: otro error de reparto también puede "
    "serlo.",
    "rule.TDA-35-A1": "Es misdeal si al repartir la mano aparecen dos o más cartas boxed y "
    "todavía no hubo acción sustancial.",
    "rule.TDA-35-A2": "Si la primera carta va a otro asiento y se nota antes de la acción "
    "sustancial, hay misdeal.",
    "rule.TDA-35-A3": "Hay misdeal si se reparte a un lugar que no tenía derecho a mano.",
    "rule.TDA-35-A4": "Hay misdeal si un asiento con derecho a mano queda sin recibir cartas.",
    "rule.TDA-35-A5": "Sin acción sustancial, un jugador con cartas de más o de menos causa "
    "misdeal. El botón con cartas de menos tiene regla propia (37).",
    "rule.TDA-35-A6": "Una carta ajena al juego, como un joker, causa misdeal si no hubo acción "
    "sustancial.",
    "rule.TDA-35-A7": "En juegos con flop es misdeal, antes de la acción sustancial, que el "
    "dealer exponga la primera o la segunda carta, o dos cualesquiera.",
    "rule.TDA-35-A8": "Para las cartas expuestas en juegos de descarte, cada sala tiene sus "
    "reglas.",
    "rule.TDA-35-B": "Dos cartas seguidas para el botón están en regla.",
    "rule.TDA-35-C1": "Tras un misdeal se repite la misma mano: botón quieto, ningún jugador "
    "nuevo, ciegas y antes sin cambio.",
    "rule.TDA-35-C2": "A quien en el primer reparto estaba ausente o penalizado se le vuelve a "
    "repartir.",
    "rule.TDA-35-C3": "Misdeal y nuevo reparto descuentan una sola mano de penalidad.",
    "rule.TDA-35-D1": "Con acción sustancial ya no cabe el misdeal. La mano se juega hasta el "
    "final, salvo que el mazo sea defectuoso.",
    "rule.TDA-35-D2": "Tras la acción sustancial, una carta ajena al juego se descarta y la mano "
    "sigue.",
    "rule.TDA-35-E1": "Un mazo en el que se repite una carta de igual palo y valor es defectuoso.",
    "rule.TDA-35-E2": "Un mazo defectuoso termina la mano en cuanto se descubre: se detiene todo "
    "y cada jugador recupera sus apuestas.",
    "rule.TDA-35-E3": "La sala o el reglamento local puede fijar otras causas de mazo defectuoso.",
    "rule.TDA-35-E4": "Terminada la mano, el derecho a reclamar por mazo defectuoso acaba como "
    "dice la regla 22.",
    "rule.TDA-36-A": "Dos jugadores que actúan en turno ya son acción sustancial si al menos uno "
    "puso fichas.",
    "rule.TDA-36-B": "Tres acciones en turno son acción sustancial, con fichas o sin ellas.",
    "rule.TDA-36-C": "Poner una ciega no es actuar y no cuenta.",
    "rule.TDA-37-1": "Si al botón le faltan cartas, debe avisarlo de inmediato.",
    "rule.TDA-37-2": "Mientras no actúe, el botón puede recibir las cartas que le faltan, incluso "
    "tras la acción sustancial, si el tipo de juego lo permite.",
    "rule.TDA-37-3": "Si el botón actúa con cartas de menos, pase o apueste, su mano está muerta.",
    "rule.TDA-38-1": "Quemar sirve para cuidar el mazo. No sirve para devolver las cartas al "
    "orden que habrían tenido.",
    "rule.TDA-38-2": "Si tras la acción sustancial muere una mano por su número de cartas, toda "
    "ella va al muck. El azar decide el resto del board.",
    "rule.TDA-38-3": "De ahí en adelante el mazo es uno cualquiera: cada calle que falta lleva "
    "exactamente una quemada.",
    "rule.TDA-38-4": "Ninguna calle lleva más de una quemada.",
    "rule.TDA-39-A": "Flop con cuatro cartas: viene el floor, el dealer las mezcla todas boca "
    "abajo, el floor elige una como quemada y las demás forman el flop.",
    "rule.TDA-39-B1": "Flop de tres sin quemar y sin acción: se mezclan boca abajo, una se elige "
    "como quemada y la próxima carta del mazo completa el flop.",
    "rule.TDA-39-B2": "Si alguien ya actuó en un flop sin quemada, aunque solo haya pasado, valen "
    "esas tres cartas.",
    "rule.TDA-39-B3": "La quemada que le faltó al flop no se compensa: el turn lleva una.",
    "rule.TDA-39-C": "Las cartas que salen antes de tiempo siguen un procedimiento recomendado "
    "(PR-5).",
    "rule.TDA-39-D": "Lo que se baraja a mitad de una mano queda boca abajo, sin que nadie lo vea.",
    "rule.TDA-54-A1": "En límite y sin límite, una apuesta o subida menor al mínimo se completa "
    "mientras dure su calle.",
    "rule.TDA-54-A2": "En el river, una apuesta así se corrige hasta que empieza el showdown.",
    "rule.TDA-54-A3": "Con una carta de la calle siguiente en la mesa, la cantidad equivocada "
    "vale.",
    "rule.TDA-54-A4": "El call incompleto tiene su propia regla (53).",
    "rule.TDA-54-B1": "En límite de pozo, una apuesta mayor que el pozo se rebaja a este, para "
    "todos, mientras dure su calle.",
    "rule.TDA-54-B2": "La apuesta de pozo contada de menos se completa solo mientras no la siga "
    "una acción sustancial.",
    "rule.TDA-54-B3": "También en límite de pozo vale la cantidad equivocada cuando ya salió la "
    "próxima carta.",
    "rule.TDA-54-N": "Si una traducción difiere del original publicado, decide el original.",
}
