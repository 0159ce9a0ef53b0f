"""What each clause of the Latin American amendments says, in Spanish and in our own words.

Not the rules themselves: the text of the named edition decides.
"""

from typing import Final

RULES_LATAM: Final[dict[str, str]] = {
    "rule.LATAM-COUNT-1": "Después de la acción sustancial, la mano con cartas de más o de menos "
    "muere en cuanto se nota.",
    "rule.LATAM-COUNT-2": "Quien pierde su mano por el número de cartas deja en el pozo todo lo "
    "que ya apostó.",
    "rule.LATAM-COUNT-3": "Quedan aparte los juegos con regla propia sobre el número de cartas y "
    "el botón al que le faltan (37).",
    "rule.LATAM-COUNT-4": "Callar un número de cartas incorrecto y seguir jugando cuesta la mano, "
    "todas sus fichas y una penalidad inmediata, hasta la descalificación.",
    "rule.LATAM-VERIFY-1": "Ningún pozo se entrega sin que el dealer cuente antes las cartas del "
    "ganador y compruebe que son las debidas.",
    "rule.LATAM-VERIFY-2": "Mientras no se cuenten, las cartas del ganador quedan aparte: no se "
    "tiran, no se mezclan, no se retiran.",
    "rule.LATAM-VERIFY-3": "El conteo evita que se lleve un pozo una mano con cartas de más o de "
    "menos.",
    "rule.LATAM-RECOV-0": "Una mano viva que se perdió por error del dealer o por un dato falso "
    "se puede rescatar, siempre con un protocolo fijo.",
    "rule.LATAM-RECOV-1": "El dealer marca las cartas con los dedos y las aparta del muck sin "
    "voltearlas.",
    "rule.LATAM-RECOV-2": "El jugador anota en secreto valor y palo de cada carta.",
    "rule.LATAM-RECOV-3": "Solo el director compara el papel con las cartas, y en la mesa no se "
    "voltea ninguna.",
    "rule.LATAM-RECOV-4": "Si todo lo escrito coincide con las cartas, la mano vuelve a estar "
    "viva.",
    "rule.LATAM-RECOV-4b": "El papel de una mano revivida se enseña a la mesa cuando la mano "
    "acaba.",
    "rule.LATAM-RECOV-5": "Si una sola carta no coincide, o ya no se sabe con certeza cuáles "
    "eran, la mano sigue muerta.",
    "rule.LATAM-SHORT-A1": "Después del flop, un all-in menor que la ciega grande se puede pagar "
    "por lo que es.",
    "rule.LATAM-SHORT-A2": "Para subir un all-in corto hay que llegar, como mínimo, al all-in más "
    "una ciega grande.",
    "rule.LATAM-SHORT-B1": "Aunque la ciega grande se ponga incompleta, antes del flop se paga la "
    "ciega grande entera.",
    "rule.LATAM-SHORT-B2": "Lo que los demás ponen por encima de la ciega incompleta va de una "
    "vez a un pozo lateral.",
    "rule.LATAM-AWAY-1": "Mientras otros puedan apostar, todas las manos siguen boca abajo, "
    "también la del all-in que se fue.",
    "rule.LATAM-AWAY-2": "Al cerrar las apuestas, el dealer o el director voltea las cartas del "
    "all-in ausente para que dispute el pozo principal.",
    "rule.LATAM-AWAY-3": "Salir de la sala estando all-in no mata la mano.",
    "rule.LATAM-AWAY-4": "Si la mano del all-in ausente es la mejor, el pozo principal va a su "
    "asiento vacío.",
    "rule.LATAM-AWAY-5": "Entre dos jugadores, con el call el dealer voltea enseguida ambas "
    "manos, aunque el all-in no esté.",
    "rule.LATAM-AWAY-6": "La mano de quien se alejó sigue viva sin ninguna limitación.",
    "rule.LATAM-AWAY-7": "Se completa el board y hablan las cartas; el pozo va al asiento, esté o "
    "no el jugador.",
    "rule.LATAM-ABSENT-1": "Al ausente que la ciega deja all-in se le reparte como a todos y sus "
    "fichas entran al pozo.",
    "rule.LATAM-ABSENT-2": "Si no volvió cuando cae la última carta del reparto, su mano va de "
    "inmediato al muck.",
    "rule.LATAM-ABSENT-3": "Que la ciega lo deje all-in no lleva al showdown la mano de un "
    "ausente.",
    "rule.LATAM-ABSENT-4": "Las fichas del ausente quedan como dinero muerto para los presentes.",
    "rule.LATAM-ABSENT-5": "Quien pierde así sus últimas fichas queda eliminado con esa mano.",
    "rule.LATAM-HUTALK-1": "Esto vale siempre que en el pozo queden dos jugadores, en cualquier "
    "mesa.",
    "rule.LATAM-HUTALK-2": "Entre dos, nadie muestra una carta a propósito.",
    "rule.LATAM-HUTALK-3": "Entre dos, nadie habla de la fuerza o las cartas de una mano, ni con "
    "indirectas.",
    "rule.LATAM-HUTALK-4": "La mano de quien muestra o habla sigue viva.",
    "rule.LATAM-HUTALK-5": "La carta que vio uno se muestra enseguida a toda la mesa.",
    "rule.LATAM-HUTALK-6": "Terminada la mano, el director está obligado a penalizar.",
    "rule.LATAM-35-A0": "La lista de misdeals no es cerrada: el floor puede declarar otros.",
    "rule.LATAM-35-A1": "Dos o más cartas boxed al repartir las manos son misdeal si no hubo "
    "acción sustancial.",
    "rule.LATAM-35-A2": "Es misdeal que la primera carta caiga en un asiento que no era el "
    "primero.",
    "rule.LATAM-35-A3": "Es misdeal dar cartas a un lugar sin derecho a mano.",
    "rule.LATAM-35-A4": "Es misdeal dejar sin cartas un asiento que tenía derecho a ellas.",
    "rule.LATAM-35-A5": "Un jugador con un número de cartas incorrecto es misdeal; el botón corto "
    "sigue la regla 37.",
    "rule.LATAM-35-A6": "Un joker, o un valor que el juego no usa, es misdeal si aparece antes de "
    "la acción sustancial.",
    "rule.LATAM-35-A7": "En juegos con flop es misdeal que el dealer exponga la carta uno o la "
    "dos del mazo, o dos posteriores.",
    "rule.LATAM-35-A8": "Sobre cartas expuestas en juegos de descarte decide el reglamento de la "
    "sala.",
    "rule.LATAM-35-B": "El botón puede recibir dos cartas seguidas; no es una falla.",
    "rule.LATAM-35-C1": "El nuevo reparto repite la mano: mismo botón, mismo nivel, nadie nuevo.",
    "rule.LATAM-35-C2": "El ausente que tenía mano recibe cartas en el nuevo reparto y puede "
    "jugarlas.",
    "rule.LATAM-35-C3": "El penalizado que tenía mano recibe cartas en el nuevo reparto, pero su "
    "mano está muerta.",
    "rule.LATAM-35-C4": "Para una penalidad, el misdeal y su nuevo reparto cuentan como una sola "
    "mano.",
    "rule.LATAM-35-D1": "Con acción sustancial ya no hay misdeal: la mano se juega, salvo mazo "
    "defectuoso.",
    "rule.LATAM-35-D2": "Tras la acción sustancial, las cartas ajenas y hasta cuatro boxed no "
    "valen nada y se apartan.",
    "rule.LATAM-35-E1": "Una carta repetida, mismo valor y palo, vuelve defectuoso el mazo.",
    "rule.LATAM-35-E2": "Cinco cartas boxed en total, del reparto al river, vuelven defectuoso el "
    "mazo.",
    "rule.LATAM-35-E3": "Un mazo al que le falta una de sus cartas es defectuoso.",
    "rule.LATAM-35-E4": "La sala o el regulador puede fijar más causas de mazo defectuoso.",
    "rule.LATAM-35-E5": "El mazo defectuoso detiene la mano en cualquier punto y cada uno "
    "recupera todo lo apostado.",
    "rule.LATAM-35-E6": "Terminada la mano, un mazo defectuoso se reclama solo en el plazo de la "
    "regla 22.",
    "rule.LATAM-35-F1": "Boxed es una carta normal del mazo que aparece boca arriba durante la "
    "mano.",
    "rule.LATAM-35-F2": "La carta boxed no juega: no es mano, ni board, ni quemada.",
    "rule.LATAM-35-F3": "Con un máximo de cuatro boxed, cada una se muestra y se aparta, y la "
    "siguiente carta boca abajo ocupa su lugar.",
    "rule.LATAM-35-F4": "La excepción es el misdeal por dos cartas boxed en el reparto.",
    "rule.LATAM-35-G1": "Jokers, cartas de corte, instrucciones y publicidad no son boxed, estén "
    "como estén.",
    "rule.LATAM-35-G2": "El dealer retira esos objetos al verlos y sigue con la próxima carta "
    "válida.",
    "rule.LATAM-35-G3": "Tras la acción sustancial, un objeto así no anula la mano ni vuelve "
    "defectuoso el mazo.",
    "rule.LATAM-35-G4": "Salvo que se pruebe que al mazo le falta una carta normal o que la trae "
    "repetida.",
    "rule.LATAM-39-A1": "Con cuatro cartas en el flop se llama al floor, estén o no a la vista y "
    "aunque parezca saberse cuál fue la primera.",
    "rule.LATAM-39-A2": "El dealer mezcla las cuatro boca abajo, el floor saca una al azar como "
    "quemada y tres quedan de flop.",
    "rule.LATAM-39-B1": "Un flop de cinco cartas o más no vale nada.",
    "rule.LATAM-39-B2": "De cinco o más no se sacan tres al azar.",
    "rule.LATAM-39-B3": "Todas esas cartas se mezclan con el mazo ante el floor.",
    "rule.LATAM-39-B4": "Las quemadas ya hechas se quedan donde están.",
    "rule.LATAM-39-B5": "Se baraja y se corta el mazo, y salen tres cartas nuevas de flop sin "
    "volver a quemar.",
    "rule.LATAM-39-C1": "Flop sin quemar y nadie actuó: se mezclan las tres, una pasa a ser la "
    "quemada y la próxima carta completa el flop.",
    "rule.LATAM-39-C2": "Después de cualquier acción, así sea un solo check, juegan las tres "
    "cartas del flop.",
    "rule.LATAM-39-C3": "El turn lleva entonces una quemada; la que faltó no se compensa.",
    "rule.LATAM-39-D": "Las cartas adelantadas siguen el procedimiento recomendado 5.",
    "rule.LATAM-39-E": "Lo que se vuelve a barajar durante una mano va boca abajo y no se ve "
    "ninguna carta.",
    "rule.LATAM-FM-1": "Adelantar fichas a propósito puede obligar si el floor ve que otro "
    "jugador reaccionó.",
    "rule.LATAM-FM-2": "Si el gesto hizo actuar a otro, o era una finta para sacar información, "
    "se completa: apuesta mínima o call.",
    "rule.LATAM-FM-3": "Si nadie reaccionó, el jugador recibe una advertencia formal y después "
    "retira las fichas.",
    "rule.LATAM-FT-0": "Las mesas finales y los mano a mano finales de los eventos principales "
    "llevan supervisión fija.",
    "rule.LATAM-FT-1": "Hay por lo menos dos supervisores, cada cual con su tarea.",
    "rule.LATAM-FT-A1": "Uno vigila las cartas y al dealer: botón, orden de reparto, quemadas, "
    "board y pozo.",
    "rule.LATAM-FT-A2": "Si ve un error de reparto antes de la acción sustancial, ese supervisor "
    "debe detener la mano.",
    "rule.LATAM-FT-B": "El otro vigila a jugadores y público: lo que se habla entre dos, "
    "aglomeraciones, aparatos prohibidos.",
    "rule.LATAM-FT-C": "El dealer sigue a cargo de la mesa; los supervisores son ojos de respaldo.",
    "rule.LATAM-FT-D": "Ningún supervisor se va a atender listas, pagos u otra tarea de oficina.",
    "rule.LATAM-COMM-0": "Se trata de una carta tirada que toca una mano viva y se mezcla con "
    "ella.",
    "rule.LATAM-COMM-A": "Si la mano no estaba protegida, está muerta.",
    "rule.LATAM-COMM-B0": "Si estaba protegida, el floor puede reconstruirla, siempre que se sepa "
    "con certeza cuál es la carta ajena.",
    "rule.LATAM-COMM-B1": "El jugador escribe en privado valor y palo de sus propias cartas.",
    "rule.LATAM-COMM-B2": "El director coteja en privado el papel con las cartas que le "
    "indicaron; ninguna se muestra.",
    "rule.LATAM-COMM-B3": "Si coincide del todo, la mano vive y el papel se enseña al terminar.",
    "rule.LATAM-COMM-B4": "Si no coincide, o el jugador no había visto sus cartas, la mano está "
    "muerta.",
    "rule.LATAM-H4H-0": "La mano en juego cuando se anuncia mano por mano ya cuenta.",
    "rule.LATAM-H4H-0b": "Si los eliminados de la ronda alcanzan premio o un salto de pago, los "
    "puestos salen de una de dos reglas.",
    "rule.LATAM-H4H-1": "Eliminados en la misma mano de una mesa: queda arriba quien la empezó "
    "con más fichas.",
    "rule.LATAM-H4H-1b": "Con stacks iguales se suman los premios de esos puestos y se reparten "
    "por igual.",
    "rule.LATAM-H4H-2": "Eliminados en mesas distintas en la misma ronda: se suman los premios y "
    "se reparten entre todos.",
    "rule.LATAM-H4H-2b": "En ese caso no importan los stacks iniciales.",
}
