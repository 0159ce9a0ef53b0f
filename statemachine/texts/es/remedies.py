"""Procedures, their steps and outcomes, and what a ruling does, in Spanish.

Not the rules behind them: those are in `rules`.
"""

from typing import Final

REMEDIES: Final[dict[str, str]] = {
    "procedure.four_card_flop": "Corregir un flop de cuatro cartas",
    "procedure.unburned_flop": "Corregir un flop sin quemada",
    "procedure.board_stands": "El board vale",
    "procedure.overdealt_street": "Corregir una calle con carta de más",
    "procedure.overdealt_board": "Decidir sobre la carta sobrante del board",
    "procedure.button_short_card": "Dar al botón la carta que le falta",
    "procedure.scrap_card": "Apartar la carta boxed",
    "procedure.scrap_card_replaced": "Reponer la carta boxed",
    "procedure.misdeal_redeal": "Misdeal (reparto anulado)",
    "procedure.fouled_deck_refund": "Mazo defectuoso",
    "procedure.floor_discretion": "Decide el floor",
    "step.four_card_flop.call_floor": "El dealer detiene la acción y llama al floor. Nadie actúa "
    "y ninguna carta se mueve.",
    "step.four_card_flop.scramble": "El dealer pone las cuatro cartas boca abajo y las mezcla "
    "hasta que nadie pueda seguir ninguna.",
    "step.four_card_flop.pick_burn": "El floor elige una de las cuatro sin verla. El dealer la "
    "pone con las quemadas.",
    "step.four_card_flop.show_flop": "El dealer voltea las tres restantes y las nombra: son el "
    "flop.",
    "step.unburned_flop.call_floor": "El dealer detiene la acción y llama al floor. Nadie actúa "
    "y ninguna carta se mueve.",
    "step.unburned_flop.scramble": "El dealer pone las tres cartas boca abajo y las mezcla hasta "
    "que nadie pueda seguir ninguna.",
    "step.unburned_flop.pick_burn": "El floor elige una de las tres sin verla: es la quemada del "
    "flop.",
    "step.unburned_flop.complete_flop": "El dealer suma la siguiente carta del mazo a las dos que "
    "quedan, voltea las tres y las nombra.",
    "step.board_stands.announce": "El dealer anuncia que el board vale como salió y que cada "
    "calle que falte lleva exactamente una quemada.",
    "step.overdealt_street.call_floor": "El dealer detiene la acción y llama al floor. Nadie "
    "actúa y ninguna carta se mueve.",
    "step.overdealt_street.scramble": "El dealer pone boca abajo las cartas de esta calle y las "
    "mezcla hasta que nadie pueda seguir ninguna. El resto del board queda como está.",
    "step.overdealt_street.pick_burn": "El floor elige una de ellas sin verla. El dealer la pone "
    "con las quemadas.",
    "step.overdealt_street.show_street": "El dealer voltea la carta restante y la nombra: es la "
    "carta de esta calle.",
    "step.overdealt_board.call_floor": "El dealer detiene la acción y llama al floor. El board "
    "queda como está.",
    "step.overdealt_board.rule": "El floor acepta la sugerencia o toma su propia decisión, que "
    "dice qué pasa con la carta sobrante.",
    "step.button_short_card.supply": "Antes de quemar, el dealer da al botón, boca abajo y de la "
    "parte superior del mazo, lo que le falta.",
    "step.scrap_card.show_card": "El dealer muestra la carta boxed a la mesa y la deja "
    "aparte; la siguiente carta boca abajo ocupa su lugar.",
    "step.scrap_card_replaced.show_card": "El dealer saca la carta boxed de donde estaba, la "
    "muestra a la mesa y la deja aparte.",
    "step.scrap_card_replaced.replace": "El dealer pone donde estaba la carta boxed la siguiente "
    "carta boca abajo del mazo.",
    "step.misdeal_redeal.call_floor": "El dealer deja de repartir y llama al floor. Cartas y "
    "fichas quedan donde están.",
    "step.misdeal_redeal.declare": "El floor revisa lo repartido y si hubo acción sustancial; "
    "declara misdeal o hace seguir la mano.",
    "step.misdeal_redeal.recover_cards": "El dealer devuelve todas las fichas, recoge y cuenta las "
    "cartas, baraja y reparte de nuevo la misma mano.",
    "step.fouled_deck_refund.call_floor": "El dealer detiene el juego y llama al floor. Las cartas "
    "quedan en la mesa como prueba.",
    "step.fouled_deck_refund.verify": "El floor mira las cartas en duda, cuenta el mazo si hace "
    "falta y decide si está defectuoso.",
    "step.fouled_deck_refund.refund": "El dealer devuelve a cada jugador todo lo que puso en esta "
    "mano. El mazo sale de la mesa.",
    "step.floor_discretion.call_floor": "El dealer llama al floor y cuenta qué ocurrió, sin mover "
    "cartas ni fichas.",
    "step.floor_discretion.rule": "El floor acepta la sugerencia, deja todo como está o toma su "
    "propia decisión.",
    "outcome.done": "Hecho",
    "outcome.misdeal": "Es misdeal",
    "outcome.play_on": "Sigue la mano",
    "outcome.fouled": "El mazo está defectuoso",
    "outcome.not_fouled": "El mazo está bien",
    "outcome.as_suggested": "Según la sugerencia",
    "outcome.stands": "Todo vale como está",
    "suggestion.mark": "Solo una sugerencia: la regla no resuelve este caso.",
    "effect.mix_cards": "Mezclar boca abajo: {places}. Dejarlas en: {into}.",
    "effect.scramble_street": "Mezclar boca abajo, donde están, las cartas de esta calle.",
    "effect.move_cards": "Mover {indices}. Desde: {source}. Hasta: {to}, {shown}.",
    "effect.deal_cards": "Repartir del mazo. Cartas: {count}. Destino: {to}.",
    "effect.deal_cards.unnamed": "Repartir del mazo donde falta una carta. Cartas: {count}.",
    "effect.show_board": "Voltear el board: {cards}.",
    "effect.show_board.unnamed": "Voltear el board.",
    "effect.credit_burn": "Contar una quemada para esta calle: {street}.",
    "effect.credit_burn.unnamed": "Contar una quemada para esta calle.",
    "effect.credit_picked_burn": "Contar la carta elegida como quemada: del flop si le falta; si "
    "no, según la lectura de la sala.",
    "effect.kill_hand": "Matar la mano del asiento {seat}: cartas al muck, fichas en el pozo.",
    "effect.kill_hand.unnamed": "Matar la mano de la falla: cartas al muck, fichas en el pozo.",
    "effect.revive_hand": "Revivir la mano del asiento {seat}.",
    "effect.move_chips": "Mover {amount} del stack del asiento {seat} a su apuesta.",
    "effect.move_chips.back": "Devolver {amount} de su apuesta al asiento {seat}.",
    "effect.set_call": "Fijar en {amount} la apuesta por igualar.",
    "effect.set_actor": "Dar el turno al asiento {seat}.",
    "effect.play_stands": "Dar por válido lo jugado con el juego detenido.",
    "effect.take_play_back": "Deshacer lo jugado con el juego detenido.",
    "effect.declare_misdeal": "Misdeal: devolver todas las fichas y repartir otra vez con mismo "
    "botón, asientos y ciegas.",
    "effect.void_hand": "Anular la mano y devolver todas las fichas.",
    "effect.penalise": "Penalidad al asiento {seat}: {penalty}.",
    "cards.picked": "la carta que se eligió o la última que haya ahí",
    "cards.numbered": "carta {numbers}, contando en orden",
    "face.up": "boca arriba",
    "face.down": "boca abajo",
    "face.kept": "como está",
    "procedure.out_of_turn": "Acción fuera de turno",
    "step.out_of_turn.call_floor": "El dealer detiene la acción, deja las fichas "
    "donde están y llama al floor.",
    "step.out_of_turn.rule": "El floor dice si la acción fuera de turno obliga o se retira.",
    "outcome.binds": "Obliga",
    "outcome.taken_back": "Se retira",
    "procedure.wrong_count_after_action": "Mano muerta",
    "step.wrong_count_after_action.call_floor": "El dealer detiene la acción y llama al floor.",
    "step.wrong_count_after_action.kill": "El floor declara muerta la mano. Sus cartas van al muck "
    "y sus fichas quedan.",
}
