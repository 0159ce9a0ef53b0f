"""The faults of cards, hands and board: their names and what is wrong, in Spanish.

Not what is done about them: that is in the procedures.
"""

from typing import Final

FAULTS_CARDS: Final[dict[str, str]] = {
    "fault.boxed_card": "Carta boxed",
    "fault.boxed_card.what": "Una carta venía boca arriba dentro del mazo, sin que nadie la "
    "volteara.",
    "fault.duplicate_card": "Carta repetida",
    "fault.duplicate_card.what": "El mismo valor y palo se vio en dos lugares a la vez.",
    "fault.deck_incomplete": "Mazo incompleto",
    "fault.deck_incomplete.what": "Al mazo con que se repartió le falta una de sus cartas.",
    "fault.surplus_card": "Mazo con cartas de más",
    "fault.surplus_card.what": "Del mazo salieron más cartas de las que debe tener.",
    "fault.non_standard_card": "Carta ajena al juego",
    "fault.non_standard_card.what": "Entre las cartas apareció un joker, una carta de corte u "
    "otra cosa que no es de este juego.",
    "fault.imperfect_deck": "Mazo dañado o marcado",
    "fault.imperfect_deck.what": "Una carta está rota, desteñida o marcada, y se reconoce por el "
    "dorso.",
    "fault.other_deck_card": "Carta de otro mazo",
    "fault.other_deck_card.what": "Hay una carta con otro dorso: es de otro mazo.",
    "fault.loose_card": "Carta suelta",
    "fault.loose_card.what": "Apareció una carta que no está en ninguna mano ni pila, en la mesa "
    "o debajo.",
    "fault.no_shuffle_or_cut": "Sin barajar o sin cortar",
    "fault.no_shuffle_or_cut.what": "Se repartió con un mazo que no se barajó o no se cortó.",
    "fault.disordered_stub": "Mazo desordenado",
    "fault.disordered_stub.what": "El mazo se cayó o se revolvió y perdió su orden.",
    "fault.short_stub": "El mazo no alcanza",
    "fault.short_stub.what": "Al mazo le quedan menos cartas de las que pide la calle.",
    "fault.first_card_wrong_seat": "Primera carta al asiento equivocado",
    "fault.first_card_wrong_seat.what": "El reparto empezó en un asiento al que no le tocaba la "
    "primera carta.",
    "fault.ineligible_seat_dealt": "Cartas donde no tocaban",
    "fault.ineligible_seat_dealt.what": "Recibió cartas un lugar que no tenía derecho a mano.",
    "fault.seat_skipped": "Asiento sin cartas",
    "fault.seat_skipped.what": "Un asiento con derecho a mano no recibió cartas.",
    "fault.wrong_hole_count": "Número de cartas incorrecto",
    "fault.wrong_hole_count.what": "Una mano tiene cartas de más o de menos.",
    "fault.hidden_wrong_count": "Número de cartas ocultado",
    "fault.hidden_wrong_count.what": "Un jugador sabía que su mano tenía cartas de más o de "
    "menos, y siguió jugando.",
    "fault.incomplete_deal": "Reparto a medias",
    "fault.incomplete_deal.what": "El reparto paró antes de que cada mano tuviera todas sus "
    "cartas.",
    "fault.button_short_card": "Botón con cartas de menos",
    "fault.button_short_card.what": "El botón recibió menos cartas que las del juego.",
    "fault.exposed_hole_card": "Carta expuesta",
    "fault.exposed_hole_card.what": "Una carta que va boca abajo se volteó al manejarla.",
    "fault.exposed_stub_card": "Carta del mazo expuesta",
    "fault.exposed_stub_card.what": "Se volteó una carta que todavía es del mazo.",
    "fault.card_off_table": "Carta fuera de la mesa",
    "fault.card_off_table.what": "Una carta salió de la mesa al repartirla.",
    "fault.four_card_flop": "Flop de cuatro cartas",
    "fault.four_card_flop.what": "En el flop hay cuatro cartas en vez de tres.",
    "fault.overdealt_flop": "Flop de cinco o más",
    "fault.overdealt_flop.what": "En el flop hay cinco cartas o más en vez de tres.",
    "fault.overdealt_street": "Carta de más en el board",
    "fault.overdealt_street.what": "El turn o el river salió con más de una carta.",
    "fault.unburned_street": "Faltó quemar",
    "fault.unburned_street.what": "Se repartió una calle sin quemar antes una carta.",
    "fault.double_burn": "Dos quemadas",
    "fault.double_burn.what": "Se quemó más de una carta para la misma calle.",
    "fault.exposed_burn": "Quemada expuesta",
    "fault.exposed_burn.what": "Se vio la cara de la carta quemada.",
    "fault.premature_street": "Calle adelantada",
    "fault.premature_street.what": "Salieron cartas de la calle siguiente antes de cerrar las "
    "apuestas.",
    "fault.commingled_hand": "Mano mezclada",
    "fault.commingled_hand.what": "Cartas de otro tocaron una mano viva y se mezclaron con ella.",
    "fault.hand_killed_by_dealer": "Mano viva retirada",
    "fault.hand_killed_by_dealer.what": "El dealer se llevó una mano viva, o se tiró por un dato "
    "falso del dealer.",
    "fault.self_muck": "Mano tirada sin querer",
    "fault.self_muck.what": "Un jugador soltó su mano viva sin querer retirarse.",
    "fault.dropped_card": "Carta caída al jugador",
    "fault.dropped_card.what": "A un jugador se le cayó una carta de su mano viva, en la mesa o "
    "fuera de ella.",
    "fault.card_exposed_by_player": "Carta mostrada por el jugador",
    "fault.card_exposed_by_player.what": "Un jugador dejó ver una carta de su mano viva.",
    "fault.heads_up_disclosure": "Mostrar o hablar entre dos",
    "fault.heads_up_disclosure.what": "Con dos manos en el pozo, un jugador mostró una carta o "
    "habló de su mano.",
}
