"""Why a message was refused and what to do instead, in Spanish.

Not an irregularity of the game: what happened at the table is never refused.
"""

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "error.unknown_seat": "Esta mesa no tiene asiento {seat}. Use uno de sus números de asiento.",
    "error.seat_empty": "El asiento {seat} está vacío. Siente ahí a un jugador o elija otro.",
    "error.seat_taken": "El asiento {seat} está ocupado. Elija uno libre o registre que ese "
    "jugador se fue.",
    "error.seat_not_in_hand": "El asiento {seat} no recibió cartas en esta mano. Elija uno que sí.",
    "error.duplicate_seat": "El asiento {seat} aparece dos veces. Indíquelo una sola vez.",
    "error.seats_incomplete": "Esos no son los asientos de esta mano. Indique una vez cada uno de "
    "{seats}, al menos dos con mano viva.",
    "error.no_hand": "No hay ninguna mano en juego. Empiece una mano primero.",
    "error.hand_in_play": "Hay una mano en juego. Hágalo cuando termine.",
    "error.hand_over": "Esta mano ya terminó. Empiece la siguiente.",
    "error.not_enough_players": "Una mano necesita dos jugadores con fichas. Siente antes a otro.",
    "error.level_missing": "Las ciegas no están fijadas. Fije el nivel y empiece la mano.",
    "error.level_invalid": "Estas ciegas no encajan. Ponga una ciega grande mayor que cero y una "
    "ciega chica que no la supere.",
    "error.bets_invalid": "Estas apuestas no encajan. La apuesta grande no puede ser menor que la "
    "chica, y un bring-in pide una apuesta chica que no supere.",
    "error.denominations_invalid": "Estas no son fichas de una mesa. Indique como máximo {most} "
    "valores, cada uno mayor que cero y que el anterior.",
    "error.bring_in_missing": "Este juego lleva bring-in. Ponga el bring-in y la apuesta chica.",
    "error.bomb_pot_impossible": "Este juego lleva bring-in y no admite un pozo bomba. Empiece la "
    "mano sin él.",
    "error.amount_out_of_range": "Aquí no se puede registrar una cantidad de {amount}. Ponga "
    "fichas enteras de {least} a {most}.",
    "error.amount_missing": "Una apuesta o subida lleva su cantidad. Indique toda la apuesta del "
    "asiento en esta calle.",
    "error.nobody_to_act": "No se sabe a quién le toca hablar. Registre por separado lo que hizo "
    "cada asiento.",
    "error.turn_not_reached": "De ese modo el turno no llega al asiento {seat}. Registre "
    "las acciones hasta el último asiento que actuó.",
    "error.winner_unknown": "Las cartas mostradas no dicen quién gana. Declare al ganador y "
    "después entregue el pozo.",
    "error.unknown_street": "Este juego no tiene esa calle: {street}. Nombre una de las suyas.",
    "error.no_draw_in_this_game": "Este juego no tiene descarte. Diga de otra forma qué pasó con "
    "las cartas.",
    "error.big_blind_misplaced": "La ciega grande no puede estar en el asiento {seat} con el "
    "botón donde está. Deje al menos un asiento entre ambos.",
    "error.fault_not_reportable": "Esta falta la ve la máquina por sí misma: {fault}. Marque lo "
    "que ocurrió.",
    "error.seat_needed": "Este aviso es sobre un jugador: {fault}. Diga qué asiento es.",
    "error.unknown_pot": "No existe el pozo {pot}. El principal es 0; los laterales van desde 1.",
    "error.unknown_part": "Este pozo no tiene esa parte: corrida {run}, {half}. Nombre una "
    "corrida acordada, y una mitad solo donde el juego divide el pozo.",
    "error.runs_not_possible": "El board no se puede correr tantas veces ahora. Acuerden de 2 a "
    "{most} corridas cuando nadie pueda apostar, antes de la siguiente carta.",
    "error.card_index_unknown": "No hay carta {index} en este lugar: {place}. Cuente sus cartas "
    "desde 0 y elija una que esté ahí.",
    "error.place_not_dealable": "No se puede repartir a este lugar: {place}. Elija un asiento de "
    "la mano, el board o las quemadas.",
    "error.too_many_cards": "Son demasiadas cartas para un mensaje. Nombre {most} como máximo.",
    "error.unknown_question": "La pregunta {question} no está abierta. Responda una que muestre "
    "la mesa.",
    "error.unknown_answer": "Eso no responde la pregunta {question}. Elija una de: {answers}.",
    "error.unknown_irregularity": "Esta mano no tiene la irregularidad {irregularity}. Elija una "
    "que muestre la mesa.",
    "error.irregularity_closed": "La irregularidad {irregularity} ya está resuelta. Si algo sigue "
    "mal, llame otra vez al floor.",
    "error.step_not_open": "El paso «{step}» no toca todavía. Haga ahora este: «{open}».",
    "error.unknown_outcome": "El paso «{step}» no puede terminar en «{outcome}». Elija uno de sus "
    "resultados.",
    "error.pick_missing": "A este paso le falta la carta elegida. Indique cuál es, contando desde "
    "0.",
    "error.board_missing": "El board tiene {cards} cartas. Nombre todas, con ?? para la que nadie "
    "pueda nombrar.",
    "error.board_too_long": "El board tiene {cards} cartas, más de las que deja esta calle "
    "({street}). Diga en una decisión qué pasa con la carta sobrante.",
    "error.floor_name_missing": "Esta decisión es del floor. Agregue el nombre de quien la tomó.",
    "error.floor_only": "Solo el floor puede hacer esto. Pídale que lo haga en su dispositivo.",
    "error.not_decidable": "Esta clase de observación no se puede decidir aquí. Envíe una de las "
    "documentadas.",
    "error.role_may_not": "Su rol no puede registrar esto. Entre con un rol que pueda.",
    "error.unknown_ruling": "Esta mano no tiene la decisión {ruling}. Elija una que muestre la "
    "mesa.",
    "error.ruling_already_signed": "La decisión {ruling} ya está firmada. No queda nada por hacer.",
    "error.effect_impossible": "“{effect}” no es posible con la mesa como está. Revise asientos, "
    "cartas y fichas.",
    "error.too_many_effects": "Una decisión lleva {most} efectos como máximo. Dé dos decisiones.",
    "error.position_unknown": "La entrada {seq} no es de la calle en juego. Elija una de esta "
    "calle, o decida usted mismo.",
    "error.position_fixed": "La corrección ya empezó y el momento del aviso quedó fijo. Tome una "
    "decisión aparte.",
    "error.target_unknown": "La entrada {seq} no se puede deshacer. Elija una de esta mano que "
    "siga vigente.",
    "error.floor_step_retraction": "La entrada {seq} es del floor. Solo el floor puede deshacerla.",
    "error.name_missing": "Falta un nombre o un motivo. Escríbalo y envíe esto otra vez.",
    "error.text_too_long": "Este texto es muy largo. Use como máximo {most} caracteres.",
    "error.not_in_control": "Otra consola, abierta por {by}, controla esta mesa. Tome el control "
    "antes de seguir.",
    "error.irregularity_repeated": "Una irregularidad figura dos veces. Nombre cada una solo una "
    "vez.",
    "error.place_repeated": "Un lugar figura dos veces. Nombre cada lugar una sola vez.",
    "error.claim_hand_unknown": "Esta mesa no tiene la mano {hand}. Use el número de la mano en "
    "juego o de una anterior.",
    "error.claim_sealed_already": "Lo que el jugador escribió para la irregularidad "
    "{irregularity} ya está sellado. Siga con la comparación.",
    "error.commitment_malformed": "Esto no es un sello. Envíe los 64 dígitos hexadecimales que "
    "dio el sellado.",
    "error.claim_not_sealed": "Para la irregularidad {irregularity} no se selló nada. Muestre el "
    "papel mismo a la mesa.",
    "error.seal_stays_closed": "La mano de la irregularidad {irregularity} no volvió, así que lo "
    "escrito sigue en secreto. Déjelo sellado.",
    "error.hand_not_over": "Esta mano no terminó. Muestre lo escrito cuando acabe.",
    "error.seal_does_not_open": "Estas cartas y esta sal no abren el sello de la irregularidad "
    "{irregularity}. Escríbalas como se sellaron.",
    "error.stack_decides": "De este stack depende si el asiento {seat} está all-in. Diga cómo está "
    "la mesa ahora, o corríjalo al terminar la mano.",
    "error.clock_not_due": "Al asiento {seat} no le toca hablar. Pida tiempo para el jugador en "
    "turno.",
    "error.no_clock": "Nadie tiene el tiempo corriendo. Pídalo primero, o avise que a un jugador "
    "se le acabó el tiempo.",
    "error.chips_unknown": "Nadie anotó las fichas de esta mano. Diga cómo está la mesa ahora, con "
    "todos los stacks, o espere a que la mano termine.",
    "error.nobody_live": "Alguien sigue en la mano. Indique qué asientos, o no indique ninguno.",
}
