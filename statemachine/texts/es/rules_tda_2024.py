"""What the clauses of the TDA rules of 2024 that are cited say, in Spanish and in our own words.

Not the rules themselves, nor the clauses of other editions: those are in `rules_tda`.
"""

from typing import Final

RULES_TDA_2024: Final[dict[str, str]] = {
    "rule.TDA24-12": "En el showdown hablan las cartas: un canto equivocado no obliga, pero "
    "hacerlo adrede se puede penalizar.",
    "rule.TDA24-14": "Una mano soltada en el showdown aún se puede mostrar mientras se recupere y "
    "se distinga con certeza; la mata el dealer al llevarla al muck.",
    "rule.TDA24-15-B": "Quien tira su mano creyendo que ya ganó no reclama nada con sus cartas en "
    "el muck; solo vuelve la apuesta sin pagar.",
    "rule.TDA24-22": "Una mano se puede reclamar hasta que empieza la siguiente, o durante un "
    "minuto si viene un descanso.",
    "rule.TDA24-26": "La sala decide cuándo se cambia el mazo; los jugadores no pueden pedirlo.",
    "rule.TDA24-29": "Al jugador al que se le acaba el reloj se le mata la mano si tiene una "
    "apuesta por pagar; si no, pasa.",
    "rule.TDA24-30": "Para tener mano viva hay que estar en el asiento al caer la última carta "
    "del reparto inicial.",
    "rule.TDA24-31": "Con mano viva, all-in o no, el jugador se queda en la mesa; irse se puede "
    "penalizar.",
    "rule.TDA24-32": "Los torneos se juegan con botón muerto.",
    "rule.TDA24-34-A": "El botón mal puesto se corrige antes de la acción sustancial; después la "
    "mano se juega así.",
    "rule.TDA24-43-A": "Las fichas que llegan a la mitad de una subida mínima obligan a "
    "completarla; si no llegan, es un call.",
    "rule.TDA24-44": "Una sola ficha grande sin decir nada es un call si hay apuesta; para subir "
    "se anuncia antes.",
    "rule.TDA24-45-B": "Si de varias fichas sobra una y aún alcanza para pagar, decide la mitad "
    "de la subida mínima: subida o call.",
    "rule.TDA24-47-A": "Un all-in menor que una subida completa no deja subir a quien ya actuó y "
    "no enfrenta una completa.",
    "rule.TDA24-51": "El call incompleto se completa si enfrenta la primera apuesta, o cualquiera "
    "entre dos jugadores; si no, decide el floor.",
    "rule.TDA24-53-A": "La acción fuera de turno espera su turno: obliga si hasta ahí nada "
    "cambió; si cambió, queda libre.",
    "rule.TDA24-53-B": "El jugador saltado debe avisar. Con acción sustancial a su izquierda, lo "
    "de los demás obliga y el floor decide sobre su mano.",
    "rule.TDA24-54-B": "Antes del flop, el límite de pozo se calcula con ciegas enteras, aunque "
    "una se haya puesto incompleta.",
    "rule.TDA24-55": "Una palabra que no cabe se toma por la acción posible más cercana: un call "
    "sin apuesta es un check.",
    "rule.TDA24-56": "La apuesta entra en un solo movimiento, o con la cantidad dicha antes. Lo "
    "que se agrega después no cuenta.",
    "rule.TDA24-57": "Las palabras no oficiales corren por cuenta del jugador. Una cantidad con "
    "varios sentidos es la mayor que cabe en el pozo.",
    "rule.TDA24-58": "Retirarse sin nada por pagar, o fuera de turno, obliga y se puede penalizar.",
    "rule.TDA24-59-A": "Los anuncios con condición o antes de tiempo no se aconsejan; el floor "
    "puede hacerlos valer.",
    "rule.TDA24-62": "Si aparecen fichas detrás de un all-in ya pagado, el floor decide si forman "
    "parte de él.",
    "rule.TDA24-65-A": "Cada uno protege su mano. La que no lo estaba y muere por error no da "
    "reclamo; solo vuelve su apuesta sin pagar.",
    "rule.TDA24-65-B": "Una mano ensuciada que se puede distinguir sigue en juego, aunque se le "
    "haya visto alguna carta.",
    "rule.TDA24-67": "Nadie habla de manos vivas o tiradas, da consejos ni lee una mano que no se "
    "mostró.",
    "rule.TDA24-68": "Quien muestra cartas con acción pendiente puede recibir penalidad; su mano "
    "sigue viva.",
    "rule.TDA24-RP-4": "El mazo desordenado se recompone o se baraja solo; con muck y quemadas, "
    "únicamente si se mezclaron con él.",
    "rule.TDA24-RP-5": "Las cartas adelantadas vuelven al mazo y la quemada se queda. Tras las "
    "apuestas se baraja y se reparte sin quemar.",
    "rule.TDA24-RP-10-H": "Si en stud el mazo no alcanza, se barajan las quemadas con él; si ni "
    "así, sale una carta común.",
}
