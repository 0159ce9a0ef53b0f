"""The procedures about the deck and the deal, step by step, in Spanish.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

PROCEDURES_DEAL: Final[dict[str, str]] = {
    "procedure.misdeal_redeal": "Misdeal (reparto anulado)",
    "step.misdeal_redeal.call_floor": "El dealer deja de repartir y llama al floor. Cartas y "
    "fichas quedan donde están.",
    "prompt.step.misdeal_redeal.call_floor": "Deje de repartir. Llame al floor.",
    "step.misdeal_redeal.declare": "El floor revisa lo repartido y si hubo acción sustancial; "
    "declara misdeal o hace seguir la mano.",
    "prompt.step.misdeal_redeal.declare": "Floor: declare misdeal o haga seguir la mano.",
    "step.misdeal_redeal.recover_cards": "El dealer devuelve todas las fichas, recoge y cuenta "
    "las cartas, baraja y reparte de nuevo la misma mano.",
    "prompt.step.misdeal_redeal.recover_cards": "Devuelva todas las fichas. Recoja todas las "
    "cartas y baraje.",
    "procedure.redeal_on_request": "Nuevo reparto a pedido",
    "step.redeal_on_request.call_floor": "El dealer detiene la acción y llama al floor. Nadie "
    "actúa y ninguna carta se mueve.",
    "prompt.step.redeal_on_request.call_floor": "Detenga la acción. Llame al floor.",
    "step.redeal_on_request.decide": "El floor revisa que el pedido llegue a tiempo, por una "
    "causa de la regla y de quien no miró una carta boca abajo.",
    "prompt.step.redeal_on_request.decide": "Floor: ¿vale el pedido? Repartir otra vez, o seguir.",
    "step.redeal_on_request.recover_cards": "El dealer recoge todas las cartas, baraja, hace "
    "cortar y reparte otra vez. Los antes quedan en el pozo; lo demás vuelve.",
    "prompt.step.redeal_on_request.recover_cards": "Recoja todas las cartas, baraje, corte y "
    "reparta otra vez.",
    "procedure.deal_passes": "Misdeal, y el reparto pasa",
    "step.deal_passes.call_floor": "Quien reparte se detiene y se llama al floor. Cartas y fichas "
    "quedan donde están.",
    "prompt.step.deal_passes.call_floor": "Deje de repartir. Llame al floor.",
    "step.deal_passes.declare": "El floor revisa que el aviso llegue a tiempo, de quien no miró ni "
    "tuvo parte; declara misdeal o hace seguir la mano.",
    "prompt.step.deal_passes.declare": "Floor: ¿es misdeal? Entonces este jugador pierde el "
    "reparto.",
    "step.deal_passes.recover_cards": "Reparte el jugador siguiente. Los antes quedan en el pozo y "
    "no se repiten; una ciega puede retirarse.",
    "prompt.step.deal_passes.recover_cards": "Deje los antes en el pozo, devuelva las ciegas. Pase "
    "las cartas al siguiente.",
    "procedure.deal_reverts": "Reparto fuera de turno",
    "step.deal_reverts.call_floor": "Quien reparte se detiene y se llama al floor. Cartas y fichas "
    "quedan donde están.",
    "prompt.step.deal_reverts.call_floor": "Deje de repartir. Llame al floor.",
    "step.deal_reverts.decide": "El floor revisa que el aviso llegue a tiempo y dice en qué "
    "asiento está quien debe repartir.",
    "prompt.step.deal_reverts.decide": "Floor: ¿a quién le toca repartir? ¿O vale este reparto?",
    "step.deal_reverts.recover_cards": "Reparte quien debía. Lo que se puso queda en el pozo, y "
    "los antes no se repiten.",
    "prompt.step.deal_reverts.recover_cards": "Deje todas las fichas en el pozo. Dé las cartas a "
    "quien debe repartir.",
    "procedure.fouled_deck_refund": "Mazo defectuoso",
    "step.fouled_deck_refund.call_floor": "El dealer detiene el juego y llama al floor. Las "
    "cartas quedan en la mesa como prueba.",
    "prompt.step.fouled_deck_refund.call_floor": "Alto. Nadie toca cartas ni fichas. Llame al "
    "floor.",
    "step.fouled_deck_refund.verify": "El floor mira las cartas en duda, cuenta el mazo si hace "
    "falta y decide si está defectuoso.",
    "prompt.step.fouled_deck_refund.verify": "Floor: revise el mazo. ¿Está defectuoso?",
    "step.fouled_deck_refund.refund": "El dealer devuelve a cada jugador todo lo que puso en esta "
    "mano. El mazo sale de la mesa.",
    "prompt.step.fouled_deck_refund.refund": "Devuelva a cada jugador lo que apostó en esta mano.",
    "procedure.annul_and_refund": "Anular la mano",
    "step.annul_and_refund.call_floor": "El dealer detiene el juego y llama al floor. Cartas y "
    "fichas quedan donde están.",
    "prompt.step.annul_and_refund.call_floor": "Detenga el juego. Llame al floor.",
    "step.annul_and_refund.annul": "El floor mira qué ocurrió y anula la mano, o la hace seguir.",
    "prompt.step.annul_and_refund.annul": "Floor: anule la mano o hágala seguir.",
    "step.annul_and_refund.refund": "El dealer devuelve a cada jugador todas las fichas que puso "
    "en esta mano y recoge las cartas.",
    "prompt.step.annul_and_refund.refund": "Devuelva a cada jugador las fichas de esta mano. "
    "Recoja las cartas.",
    "procedure.replace_deck": "Cambiar el mazo",
    "step.replace_deck.replace": "El dealer trae otro mazo, contado y barajado: enseguida si el "
    "reparto no está completo; si no, para la próxima mano.",
    "prompt.step.replace_deck.replace": "Traiga otro mazo: ya, o para la próxima mano si todo "
    "está repartido.",
    "procedure.scrap_card": "Apartar la carta boxed",
    "step.scrap_card.show_card": "El dealer muestra la carta boxed a la mesa y la deja aparte; la "
    "siguiente carta boca abajo ocupa su lugar.",
    "prompt.step.scrap_card.show_card": "Muestre la carta boxed, déjela aparte y siga repartiendo.",
    "procedure.scrap_card_replaced": "Reponer la carta boxed",
    "step.scrap_card_replaced.show_card": "El dealer saca la carta boxed de donde estaba, la "
    "muestra a la mesa y la deja aparte.",
    "prompt.step.scrap_card_replaced.show_card": "Muestre la carta boxed y déjela aparte.",
    "step.scrap_card_replaced.replace": "El dealer pone donde estaba la carta boxed la siguiente "
    "carta boca abajo del mazo.",
    "prompt.step.scrap_card_replaced.replace": "Reparta en su lugar la siguiente carta boca abajo.",
    "procedure.exposed_card_replacement": "Reponer la carta expuesta",
    "step.exposed_card_replacement.finish_deal": "El dealer sigue repartiendo en orden. La carta "
    "expuesta queda boca arriba en su asiento hasta terminar.",
    "prompt.step.exposed_card_replacement.finish_deal": "Reparta hasta la última carta. Deje la "
    "expuesta boca arriba.",
    "step.exposed_card_replacement.replace": "El dealer da al asiento la primera carta del mazo y "
    "usa la expuesta como próxima quemada.",
    "prompt.step.exposed_card_replacement.replace": "Dé al asiento la primera carta del mazo. La "
    "expuesta es la próxima quemada.",
    "procedure.burn_and_replace": "Quemar la carta expuesta",
    "step.burn_and_replace.replace": "El dealer pone la carta expuesta con las quemadas y da otra "
    "al asiento. La próxima calle lleva igual su propia quemada.",
    "prompt.step.burn_and_replace.replace": "Ponga la carta expuesta con las quemadas. Dé otra al "
    "asiento.",
    "procedure.button_short_card": "Dar al botón la carta que le falta",
    "step.button_short_card.supply": "Antes de quemar, el dealer da al botón, boca abajo y de la "
    "parte superior del mazo, lo que le falta.",
    "prompt.step.button_short_card.supply": "Antes de quemar, reparta al botón, boca abajo, lo "
    "que le falta.",
    "procedure.late_card": "Carta tardía",
    "step.late_card.supply": "El reparto sigue su orden. Después del último jugador, el dealer da "
    "al asiento lo que le falta del mazo.",
    "prompt.step.late_card.supply": "Reparta en orden. Después del último, dé al asiento lo que "
    "le falta.",
    "procedure.complete_deal": "Completar el reparto",
    "step.complete_deal.complete": "El dealer sigue en orden hasta que cada mano tenga sus "
    "cartas. No es misdeal.",
    "prompt.step.complete_deal.complete": "Siga en orden hasta que cada mano tenga sus cartas.",
    "procedure.discard_hand": "Descartar estas cartas",
    "step.discard_hand.discard": "El dealer lleva al muck, boca abajo, las cartas de este "
    "asiento. Las demás manos se juegan.",
    "prompt.step.discard_hand.discard": "Lleve al muck, boca abajo, las cartas de este asiento. "
    "Siga.",
    "procedure.fewer_hands": "Falta una mano",
    "step.fewer_hands.give_hand": "Donde reparten los jugadores, quien reparte cede su mano al "
    "primer asiento de su izquierda que quedó sin cartas.",
    "prompt.step.fewer_hands.give_hand": "Quien reparte cede su mano al primer asiento que quedó "
    "sin cartas.",
    "procedure.disordered_stub": "Recomponer el mazo",
    "step.disordered_stub.call_floor": "El dealer no toca nada más, mantiene aparte lo que aún se "
    "distingue y llama al floor.",
    "prompt.step.disordered_stub.call_floor": "No toque nada más. Llame al floor.",
    "step.disordered_stub.separate": "El floor dice qué es del mazo con seguridad. Si ya no se "
    "distingue, se baraja todo lo que se mezcló.",
    "prompt.step.disordered_stub.separate": "Floor: ¿solo el mazo, o todo lo que se mezcló?",
    "step.disordered_stub.reshuffle": "El dealer baraja esas cartas boca abajo, hace cortar y "
    "sigue con ellas.",
    "prompt.step.disordered_stub.reshuffle": "Baraje esas cartas boca abajo, corte y siga.",
    "procedure.short_stub": "El mazo no alcanza",
    "step.short_stub.reshuffle": "El dealer baraja con el mazo las quemadas, en juegos de cambio "
    "el muck, y sigue. Si aun así no alcanza, una carta en el centro es la última de todos.",
    "prompt.step.short_stub.reshuffle": "El mazo no alcanza. Mezcle las quemadas (en juegos de "
    "cambio, el muck) o dé una carta para todos.",
}
