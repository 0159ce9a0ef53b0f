"""What the dealer is told to do next, in Spanish: one prompt a phase.

Not the prompts of a procedure: those stand beside its steps.
"""

from typing import Final

PROMPTS: Final[dict[str, str]] = {
    "prompt.setup": "Baraje y corte. Tome ciegas y antes, y empiece la mano.",
    "prompt.hole_deal": "Reparta las cartas, la primera a la izquierda del botón.",
    "prompt.hole_deal.up": "Dos cartas boca abajo y una boca arriba a cada uno, la primera a la "
    "izquierda del botón.",
    "prompt.preflop": "Apuestas de preflop abiertas.",
    "prompt.flop_burn": "Queme una carta y reparta el flop.",
    "prompt.flop_deal": "Reparta el flop: tres cartas.",
    "prompt.flop": "Apuestas de flop abiertas.",
    "prompt.turn_burn": "Queme una carta y reparta el turn.",
    "prompt.turn_deal": "Reparta el turn: una carta.",
    "prompt.turn": "Apuestas de turn abiertas.",
    "prompt.river_burn": "Queme una carta y reparta el river.",
    "prompt.river_deal": "Reparta el river: una carta.",
    "prompt.river": "Apuestas de river abiertas.",
    "prompt.third_street": "Apuestas de tercera calle abiertas.",
    "prompt.fourth_street_burn": "Queme una carta y dé una boca arriba a cada mano viva.",
    "prompt.fourth_street_deal": "Cuarta calle: una carta boca arriba a cada mano viva.",
    "prompt.fourth_street": "Apuestas de cuarta calle abiertas.",
    "prompt.fifth_street_burn": "Queme una carta y dé una boca arriba a cada mano viva.",
    "prompt.fifth_street_deal": "Quinta calle: una carta boca arriba a cada mano viva.",
    "prompt.fifth_street": "Apuestas de quinta calle abiertas.",
    "prompt.sixth_street_burn": "Queme una carta y dé una boca arriba a cada mano viva.",
    "prompt.sixth_street_deal": "Sexta calle: una carta boca arriba a cada mano viva.",
    "prompt.sixth_street": "Apuestas de sexta calle abiertas.",
    "prompt.seventh_street_burn": "Queme una carta y dé la última, boca abajo, a cada mano viva.",
    "prompt.seventh_street_deal": "Séptima calle: una carta boca abajo a cada mano viva. Si el "
    "mazo no alcanza, una boca arriba en el centro para todos.",
    "prompt.seventh_street": "Apuestas de séptima calle abiertas.",
    "prompt.predraw": "Apuestas antes del descarte abiertas.",
    "prompt.first_draw_discard": "Primer descarte. Asiento {seat}: ¿cuántas cartas?",
    "prompt.first_draw_burn": "Queme una carta y dé los cambios.",
    "prompt.first_draw_deal": "Dé los cambios: a cada mano, tantas cartas como dejó.",
    "prompt.first_draw": "Apuestas después del primer descarte abiertas.",
    "prompt.second_draw_discard": "Segundo descarte. Asiento {seat}: ¿cuántas cartas?",
    "prompt.second_draw_burn": "Queme una carta y dé los cambios.",
    "prompt.second_draw_deal": "Dé los cambios: a cada mano, tantas cartas como dejó.",
    "prompt.second_draw": "Apuestas después del segundo descarte abiertas.",
    "prompt.third_draw_discard": "Tercer descarte. Asiento {seat}: ¿cuántas cartas?",
    "prompt.third_draw_burn": "Queme una carta y dé los cambios.",
    "prompt.third_draw_deal": "Dé los cambios: a cada mano, tantas cartas como dejó.",
    "prompt.third_draw": "Apuestas después del tercer descarte abiertas.",
    "prompt.showdown": "Showdown. Cada mano se muestra o va al muck; después declare al ganador.",
    "prompt.showdown.seat": "Showdown. Ahora muestra o tira el asiento {seat}; después declare al "
    "ganador.",
    "prompt.table_hands": "Hay un all-in: se muestran todas las manos. Faltan: {seats}.",
    "prompt.table_hands.burn": "All-in y sin más apuestas: se muestran todas las manos. Faltan: "
    "{seats}. Después queme una carta y reparta: {street}.",
    "prompt.table_hands.deal": "All-in y sin más apuestas: se muestran todas las manos. Faltan: "
    "{seats}. La quemada está hecha; después reparta: {street}.",
    "prompt.verification": "Cuente las cartas del ganador antes de entregar el pozo.",
    "prompt.award": "Entregue cada pozo a su ganador.",
    "prompt.complete": "La mano terminó. Recoja las cartas y empiece la siguiente.",
    "prompt.misdealt": "Misdeal. Recoja todas las cartas, baraje y reparta otra vez: mismo botón, "
    "mismos asientos, mismas ciegas.",
    "prompt.voided": "La mano está anulada y las fichas, devueltas. Cambie o revise el mazo antes "
    "de repartir otra vez.",
    "prompt.act": "Habla el asiento {seat}: {call} para pagar.",
    "prompt.act.free": "Habla el asiento {seat}: nada por pagar.",
    "prompt.act.bring_in": "Abre el asiento {seat}: pone el bring-in de {call}, o apuesta.",
    "prompt.on_hold": "Alto. El juego está detenido: {fault}.",
    "clock.on": "Tiempo al asiento {seat}: {seconds} segundos para actuar.",
    "floor.going": "{floor} va en camino.",
    "prompt.betting": "¿Apuestas cerradas ({street})? Dígalo, o siga: las próximas cartas "
    "también lo dicen.",
}
