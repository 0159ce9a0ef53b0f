"""What a ruling does to cards, chips and players, in Spanish.

Not the reason for it.
"""

from typing import Final

EFFECTS: Final[dict[str, str]] = {
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
    "effect.refund_seat": "Matar la mano del asiento {seat} y devolverle todo lo que puso en esta "
    "mano.",
    "effect.refund_seat.unnamed": "Matar la mano de la falla y devolverle todo lo que puso en "
    "esta mano.",
    "effect.return_uncalled": "Devolver al asiento {seat} lo que nadie pagó de su apuesta.",
    "effect.return_uncalled.unnamed": "Devolver al asiento de la falla lo que nadie pagó de su "
    "apuesta.",
    "effect.correct_bets": "Ajustar a {to} la apuesta equivocada y las que la siguieron.",
    "effect.correct_bets.seat": "Asiento {seat}: la apuesta de {bet} pasa a {to}.",
    "effect.forfeit_chips": "Dejar en el pozo, como fichas muertas, {amount} del asiento {seat}.",
    "effect.forfeit_chips.unnamed": "Dejar en el pozo, como fichas muertas, lo perdido: lo que se "
    "puso de más, o todo.",
    "effect.replace_deck": "Cambiar el mazo: enseguida si el reparto no está completo; si no, "
    "para la próxima mano.",
    "effect.complete_deal": "Repartir en orden a cada mano lo que le falta; el asiento de la "
    "falla va al final.",
    "effect.discard_place": "Llevar al muck todas las cartas del lugar de la falla.",
    "effect.return_street": "Regresar al mazo las cartas de esta calle; su quemada sigue contando.",
    "effect.shuffle_stub": "Barajar el mazo boca abajo.",
    "effect.warn": "Advertir formalmente al asiento {seat}.",
    "effect.warn.unnamed": "Advertir formalmente al asiento de la falla.",
    "effect.carry_pot": "Dejar el pozo para quien gane la próxima mano.",
    "effect.pass_deal": "Pasar el reparto al asiento {seat}.",
    "effect.pass_deal.unnamed": "Pasar el reparto al jugador siguiente, o al asiento que se "
    "nombre.",
    "effect.keep_antes": "Dejar los antes en el pozo; no se repiten.",
    "effect.keep_antes.bets": "Dejar en el pozo todo lo que se puso; los antes no se repiten.",
    "effect.reverse_award": "Recoger lo entregado. Pozo: {pot}. Darlo al asiento {seats}.",
    "effect.mark_dealt_out": "Dejar al asiento {seat} fuera de esta mano; lo que tenga va al muck.",
    "effect.mark_dealt_out.unnamed": "Dejar al asiento de la falla fuera de esta mano; lo que "
    "tenga va al muck.",
    "effect.revive_hand.unnamed": "Revivir la mano de la falla.",
    "effect.penalise.unnamed": "Anotar una penalidad al asiento de la falla.",
    "effect.finish_deal": "Repartir lo que falta a los demás asientos; el de la carta expuesta "
    "espera.",
    "effect.supply_seat": "Dar al asiento {seat} las cartas que le faltan, de arriba del mazo.",
    "effect.supply_seat.unnamed": "Dar al asiento de la falla las cartas que le faltan, de arriba "
    "del mazo.",
    "effect.burn_fault_card": "Poner la carta de la falla con las quemadas; no es la quemada de "
    "ninguna calle.",
    "effect.burn_fault_card.credited": "Poner la carta de la falla con las quemadas, como quemada "
    "de la próxima calle.",
    "effect.give_hand": "Dar la mano de quien reparte al asiento de la falla.",
    "effect.show_cards": "Mostrar a todos las cartas que se nombraron.",
    "effect.table_hand": "Mostrar la mano del asiento {seat} en nombre de su jugador.",
    "effect.table_hand.unnamed": "Mostrar la mano de la falla en nombre de su jugador.",
    "effect.correct_bets.unnamed": "Ajustar a la cantidad correcta la apuesta equivocada y las "
    "que la siguieron.",
    "effect.reverse_award.unnamed": "Recoger lo entregado y darlo a los asientos que corresponde.",
    "effect.make_act": "Contar lo que hizo el asiento {seat} como {act}.",
    "effect.make_act.unnamed": "Contar lo que hizo el asiento de la falla como {act}.",
    "effect.bar_raise": "Dejar que el asiento {seat} solo pague o se retire en esta ronda.",
    "effect.bar_raise.unnamed": "Dejar que el asiento de la falla solo pague o se retire en esta "
    "ronda.",
    "effect.count_winners": "Anotar que las cartas del ganador son las debidas.",
    "effect.count_winners.wrong": "Anotar que las cartas del ganador no son las debidas.",
    "effect.new_positions": "Repartir otra vez con el nivel actual y el botón en el asiento "
    "{seat}.",
    "effect.new_positions.unnamed": "Repartir otra vez con el nivel actual y el botón donde "
    "corresponde.",
    "effect.move_button": "Mover el botón de esta mano al asiento {seat}.",
    "effect.move_button.unnamed": "Mover el botón de esta mano a donde corresponde.",
    "made.fold": "retirada",
    "made.call": "call, o check si no hay nada por pagar",
    "made.least": "lo mínimo que puede ser: call o apuesta mínima",
    "pots.all": "todos",
    "effect.finish_betting": "Dar por terminadas las apuestas de esta calle: quien no está "
    "registrado pasó o pagó.",
}
