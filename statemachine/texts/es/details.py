"""What a fault adds to its name, and what it holds, in Spanish.

Not the names of faults.
"""

from typing import Final

DETAILS: Final[dict[str, str]] = {
    "detail.earlier_hand": "Es de la mano anterior a esta, o de otra más.",
    "detail.acted_without_hand": "El asiento actuó sin tener mano viva.",
    "detail.acted_with_nothing_to_do": "El asiento actuó cuando ya no le quedaba nada por hacer.",
    "detail.discarded_twice": "El asiento descartó por segunda vez en el mismo cambio.",
    "detail.discarded_card_not_held": "El asiento descartó una carta que el registro no "
    "tiene en su mano: alguna se leyó mal.",
    "detail.discarded_more_than_held": "El asiento descartó más cartas de las que tenía.",
    "detail.discarded_out_of_place": "El asiento descartó cuando no tocaba cambiar cartas.",
    "detail.acted_between_streets": "El asiento actuó con las apuestas de la calle ya cerradas.",
    "detail.more_than_stack": "El asiento apostó más fichas de las que le da el registro.",
    "detail.checked_facing_bet": "El asiento pasó aunque había una apuesta por pagar.",
    "detail.all_in_differs": "El all-in no es el stack que el registro le da al asiento.",
    "detail.bet_below_own": "La nueva apuesta es menor que lo que el asiento ya había puesto.",
    "detail.raised_when_closed": "El asiento subió cuando solo podía pagar o retirarse.",
    "detail.bring_in_due": "El asiento no puso el bring-in y nadie antes lo había puesto.",
    "detail.bring_in_not_due": "El asiento puso un bring-in cuando no tocaba.",
    "detail.posted_out_of_time": "El asiento puso fichas cuando ya no le tocaba poner ninguna.",
    "detail.tabled_dead_hand": "La mano mostrada no está viva en el registro.",
    "detail.tabled_before_showdown": "Se mostró una mano cuando otros aún podían apostar.",
    "detail.mucked_before_showdown": "Una mano fue al muck antes del showdown.",
    "detail.winner_before_showdown": "Se declaró un ganador antes del showdown.",
    "detail.winner_without_claim": "El ganador declarado no participa en este pozo.",
    "detail.pushed_before_showdown": "El pozo se entregó antes del showdown.",
    "detail.street_has_no_burn": "Se avisó que faltó quemar en una calle que no lleva quemada.",
    "detail.burn_made_otherwise": "La quemada de esta calle ya estaba hecha: con la carta que se "
    "eligió o por una decisión del floor.",
    "detail.no_burn_to_expose": "El registro no tiene ninguna quemada que se haya podido exponer.",
    "detail.burns_count": "Se contaron las quemadas y no son las registradas.",
    "detail.board_count": "El board tiene menos cartas que las registradas.",
    "detail.run-1_count": "El board de la primera corrida no tiene las cartas registradas.",
    "detail.run-2_count": "El board de la segunda corrida no tiene las cartas registradas.",
    "detail.discards_count": "Se contaron los descartes y no son los registrados.",
    "detail.stub_count": "Se contó el mazo y no tiene las cartas registradas.",
    "detail.muck_count": "Se contó el muck y no tiene las cartas registradas.",
    "detail.aside_count": "Las cartas apartadas no son tantas como las registradas.",
    "detail.off_table_count": "Las cartas fuera de la mesa no son tantas como las registradas.",
    "block.now": "Detiene el juego",
    "block.before_next_card": "Resolver antes de la próxima carta",
    "block.before_award": "Resolver antes de entregar el pozo",
    "block.nothing": "Anotado; se sigue jugando",
    "detail.folded_last_hand": "Se retiró la última mano viva; gana el pozo de todos modos.",
    "detail.deck_changed_in_hand": "Se cambió el mazo con cartas de la mano ya repartidas.",
    "detail.placed": "Ya estaba en su lugar cuando se notó.",
    "detail.placed_short": "Ya estaba en su lugar, al que ahora le falta una carta.",
    "detail.forbidden_remedy": "Las cartas se manejaron de un modo que la regla de esta falla no "
    "admite.",
    "detail.closed_with_seats_to_act": "Se dieron por cerradas las apuestas cuando un asiento aún "
    "tenía que actuar.",
    "detail.other_seats_live": "En la mano siguen otros asientos que los del registro.",
}
