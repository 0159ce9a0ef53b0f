"""The faults of bets, presence, showdown, positions and record: their names, in Spanish.

Not what is done about them: that is in the procedures.
"""

from typing import Final

FAULTS_PLAY: Final[dict[str, str]] = {
    "fault.underbet": "Apuesta inicial muy chica",
    "fault.underbet.what": "La primera apuesta de la calle es menor de lo permitido.",
    "fault.underraise": "Subida menor al mínimo",
    "fault.underraise.what": "Una subida agrega menos de lo que pide la regla.",
    "fault.undercall": "Call incompleto",
    "fault.undercall.what": "Un jugador puso menos fichas de las que había que pagar.",
    "fault.overbet_limit": "Apuesta superior al máximo",
    "fault.overbet_limit.what": "Una apuesta o subida es mayor que lo que permite el límite, o es "
    "una más de las que admite la calle.",
    "fault.pot_miscount": "Pozo mal contado",
    "fault.pot_miscount.what": "Se apostó el pozo con una cuenta equivocada.",
    "fault.action_out_of_turn": "Acción fuera de turno",
    "fault.action_out_of_turn.what": "Un jugador actuó antes de que le tocara.",
    "fault.fold_out_of_turn": "Retirada fuera de turno",
    "fault.fold_out_of_turn.what": "Un jugador se retiró antes de que le tocara.",
    "fault.skipped_player": "Jugador saltado",
    "fault.skipped_player.what": "El juego pasó por alto a un jugador que aún debía actuar.",
    "fault.forward_motion": "Amago con fichas",
    "fault.forward_motion.what": "Un jugador adelantó fichas como para apostar y no apostó.",
    "fault.string_bet": "Apuesta en varios movimientos",
    "fault.string_bet.what": "Las fichas entraron en varios movimientos sin una cantidad dicha "
    "antes.",
    "fault.oversized_chip": "Una sola ficha grande",
    "fault.oversized_chip.what": "Entró una sola ficha mayor que la apuesta, sin decir nada.",
    "fault.multiple_chips": "Varias fichas sin aviso",
    "fault.multiple_chips.what": "Entraron varias fichas sin decir nada, y no está claro si es "
    "call o subida.",
    "fault.ambiguous_amount": "Cantidad dudosa",
    "fault.ambiguous_amount.what": "Lo que un jugador dijo, o dijo y puso, admite más de una "
    "cantidad.",
    "fault.invalid_declaration": "Declaración imposible",
    "fault.invalid_declaration.what": "Un jugador declaró algo que ahí no cabe, como pasar ante "
    "una apuesta.",
    "fault.conditional_declaration": "Declaración con condición",
    "fault.conditional_declaration.what": "Un jugador dijo qué hará si otro actúa de cierta forma.",
    "fault.hidden_chip": "Fichas ocultas",
    "fault.hidden_chip.what": "Aparecieron fichas que los demás no podían ver cuando actuaron.",
    "fault.clock_expired": "Tiempo agotado",
    "fault.clock_expired.what": "Al jugador se le acabó el tiempo antes de actuar.",
    "fault.short_all_in": "All-in incompleto",
    "fault.short_all_in.what": "Un all-in es menor que una apuesta o subida completa.",
    "fault.short_blind": "Ciega incompleta",
    "fault.short_blind.what": "Una ciega quedó all-in por menos de lo debido.",
    "fault.absent_at_deal": "Ausente en el reparto",
    "fault.absent_at_deal.what": "El jugador no estaba en su asiento cuando cayó la última carta "
    "del reparto.",
    "fault.absent_forced_all_in": "Ausente y all-in por la ciega",
    "fault.absent_forced_all_in.what": "La ciega o el ante se llevó todo el stack de un jugador "
    "ausente.",
    "fault.left_while_all_in": "Se fue estando all-in",
    "fault.left_while_all_in.what": "Un jugador en all-in se alejó de la mesa antes del showdown.",
    "fault.award_unverified": "Pozo entregado sin revisar",
    "fault.award_unverified.what": "El pozo se entregó sin contar las cartas del ganador.",
    "fault.reading_contradicted": "El ganador no coincide",
    "fault.reading_contradicted.what": "Con las cartas mostradas no gana el ganador declarado.",
    "fault.showdown_miscall": "Mano mal cantada",
    "fault.showdown_miscall.what": "Un jugador cantó una mano que sus cartas no forman.",
    "fault.wild_designation": "Comodín nombrado",
    "fault.wild_designation.what": "Un jugador dijo qué carta representa su comodín.",
    "fault.pot_conceded": "Pozo cedido",
    "fault.pot_conceded.what": "Un jugador tiró su mano porque otro cantó una mejor.",
    "fault.pot_without_winner": "Nadie puede ganar el pozo",
    "fault.pot_without_winner.what": "La última mano con parte en un pozo no puede ganarlo, y "
    "nadie más tiene parte.",
    "fault.wrong_award": "Pozo mal entregado",
    "fault.wrong_award.what": "Un pozo, o una parte, fue a quien no lo había ganado.",
    "fault.late_claim": "Reclamo tardío",
    "fault.late_claim.what": "Un jugador reclama la mano después de entregado el pozo.",
    "fault.button_misplaced": "Botón mal puesto",
    "fault.button_misplaced.what": "La mano se repartió con el botón en otro asiento.",
    "fault.blinds_misplaced": "Ciegas mal puestas",
    "fault.blinds_misplaced.what": "Pusieron las ciegas asientos a los que no les tocaba.",
    "fault.wrong_level": "Nivel equivocado",
    "fault.wrong_level.what": "La mano empezó con las ciegas de otro nivel.",
    "fault.reader_conflict": "El lector no coincide",
    "fault.reader_conflict.what": "El lector de la mesa ve una carta que no coincide con lo que "
    "se dijo.",
    "fault.record_diverged": "Registro y mesa no coinciden",
    "fault.record_diverged.what": "Lo que se acaba de ver no encaja con lo ya registrado.",
    "fault.floor_called": "Floor llamado",
    "fault.floor_called.what": "El dealer pide al floor en esta mesa.",
}
