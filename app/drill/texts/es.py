"""What is told of a hand in a drill, and the words around it, in Spanish.

Not the names of faults and remedies: those are the domain's.
"""

from typing import Final

ES: Final[dict[str, str]] = {
    # what is regular
    "hand_begun": "Usted baraja y empieza la mano. El botón está en el asiento {button}.",
    "dealt": "Usted reparte las primeras cartas.",
    "burned": "Usted quema una carta.",
    "board": "Usted reparte el {street}: {cards}.",
    "burned_and_board": "Usted quema una carta y reparte el {street}: {cards}.",
    "street": "Usted reparte: {street}.",
    "acts.fold": "El asiento {seat} se retira.",
    "acts.check": "El asiento {seat} pasa.",
    "acts.call": "El asiento {seat} paga.",
    "acts.call.to": "El asiento {seat} dice «pago» y tiene {amount} delante.",
    "acts.bet": "El asiento {seat} apuesta {amount}.",
    "acts.raise": "El asiento {seat} sube a {amount}.",
    "acts.all_in": "El asiento {seat} va all-in por {amount}.",
    "acts.bring_in": "El asiento {seat} pone el bring-in de {amount}.",
    "discards": "El asiento {seat} descarta {number}.",
    "pat": "El asiento {seat} se queda servido.",
    "tables": "El asiento {seat} muestra {cards}.",
    "wins": "Usted declara: gana el asiento {seats}.",
    "splits": "Usted declara: reparten los asientos {seats}.",
    "wins.half": "Usted declara: la parte {half} es del asiento {seats}.",
    "splits.half": "Usted declara: los asientos {seats} reparten la parte {half}.",
    "counted": "Usted cuenta las cartas del asiento {seat}: {number}.",
    "pushed": "Usted entrega el pozo.",
    # the deck and the deal
    "scene.boxed_card": "La siguiente carta del mazo viene boca arriba: {card}.",
    "scene.duplicate_card": "El asiento {seat} voltea una mano con {card}, y {card} está en el "
    "board.",
    "scene.deck_incomplete": "Usted cuenta el mazo: {number} cartas. Deberían ser {due}.",
    "scene.surplus_card": "Usted cuenta el mazo: {number} cartas. Deberían ser {due}.",
    "scene.non_standard_card": "Entre las cartas que salieron del mazo aparece un joker.",
    "scene.imperfect_deck": "{card} tiene en el dorso un doblez por el que se reconoce.",
    "scene.other_deck_card": "Una de las cartas tiene el dorso azul. Todas las demás, rojo.",
    "scene.loose_card": "Hay una carta en la alfombra, bajo la mesa. A ninguna mano ni pila le "
    "falta una.",
    "scene.no_shuffle_or_cut": "Usted ve que la carta de corte sigue donde estaba: nadie cortó.",
    "scene.disordered_stub": "El mazo se le resbala de la mano y se riega por el tapete.",
    "scene.first_card_wrong_seat": "El asiento {seat} dice: «La mía fue la primera carta». El "
    "botón está en el asiento {button}.",
    "scene.ineligible_seat_dealt": "Hay una mano delante del asiento {seat}, donde nadie juega.",
    "scene.seat_skipped": "El asiento {seat} enseña las manos vacías: no le llegó ninguna carta.",
    "scene.wrong_hole_count": "El asiento {seat} abre su mano boca abajo: {number}. Deberían ser "
    "{due}.",
    "scene.hidden_wrong_count": "El asiento {seat} abre una carta de más y dice: «Lo sé desde el "
    "reparto».",
    "scene.incomplete_deal": "Usted deja el mazo. Los asientos {seats} tienen una carta menos que "
    "los demás.",
    "scene.button_short_card": "El asiento {seat}, en el botón, abre su mano: {number}. Deberían "
    "ser {due}.",
    "scene.exposed_hole_card": "Al lanzar al asiento {seat}, una carta se engancha y se voltea: "
    "{card}.",
    "scene.exposed_stub_card": "La carta de encima del mazo se voltea: {card}. No tocaba.",
    "scene.card_off_table": "Lo que lanza al asiento {seat} pasa sobre el borde y cae al piso.",
    # burns and board
    "scene.exposed_burn": "Usted quema una carta y se ve su cara: {card}.",
    # hands
    "scene.commingled_hand": "Las cartas que suelta el asiento {other} se meten en la mano del "
    "asiento {seat}.",
    "scene.hand_killed_by_dealer": "Usted arrastra al muck las cartas del asiento {seat}. Nadie "
    "las tiró.",
    "scene.self_muck": "El asiento {seat} empuja sus cartas y enseguida exclama: «No me retiro, "
    "creí que ya había terminado».",
    "scene.dropped_card": "Al asiento {seat} se le cae una carta por el borde, y la recogen.",
    "scene.card_exposed_by_player": "El asiento {seat} voltea una carta para su vecino, y todos "
    "ven {card}.",
    "scene.heads_up_disclosure": "Quedan dos. El asiento {seat} le muestra {card} al otro.",
    # bets
    "scene.skipped_player": "El asiento {seat} reclama: «Yo todavía no hablé».",
    "scene.pot_miscount": "El asiento {seat} dice «pozo». Usted anuncia {amount}; contado otra "
    "vez son {more}.",
    "scene.forward_motion": "Hay {amount} por pagar. El asiento {seat} pasa fichas sobre la línea, "
    "mira y las retira.",
    "scene.string_bet": "El asiento {seat} pone {amount}, vuelve a sus fichas y trae {more} más. "
    "No dijo nada.",
    "scene.oversized_chip": "Hay {amount} por pagar. El asiento {seat} tira una sola ficha de "
    "{chip} sin decir nada.",
    "scene.multiple_chips": "Hay {amount} por pagar. El asiento {seat} pone {more} en varias "
    "fichas, sin decir nada.",
    "scene.ambiguous_amount": "El asiento {seat} dice «cinco» y no mueve ninguna ficha.",
    "scene.invalid_declaration": "Hay {amount} por pagar. El asiento {seat} dice «paso».",
    "scene.conditional_declaration": "El asiento {seat} le dice al siguiente: «Si subes, voy "
    "all-in».",
    "scene.hidden_chip": "Detrás de las cartas del asiento {seat} aparece una ficha de {chip}.",
    "scene.clock_expired": "Le pidieron reloj al asiento {seat}. Se acabó, y no dijo nada.",
    # who is there
    "scene.absent_at_deal": "La silla del asiento {seat} estaba vacía cuando llegó la última "
    "carta.",
    "scene.absent_forced_all_in": "La ciega se llevó todas las fichas del asiento {seat}, y en esa "
    "silla no hay nadie.",
    "scene.left_while_all_in": "El asiento {seat}, que está all-in, se va de la mesa.",
    # showdown and after
    "scene.showdown_miscall": "El asiento {seat} anuncia una escalera. Las cartas no la forman.",
    "scene.pot_conceded": "El asiento {seat} le dice «buena mano» a una mejor que solo se anunció, "
    "y se da por vencido.",
    "scene.wrong_award": "Usted entrega el pozo al asiento {seat}. No es a quien había declarado.",
    "scene.late_claim": "El asiento {seat} protesta: «Ese pozo era mío». El asiento {other} ya lo "
    "tiene.",
    # positions
    "scene.button_misplaced": "Usted mira otra vez: el botón debía llegar al asiento {seat}, no al "
    "{button}.",
    "scene.blinds_misplaced": "Usted mira otra vez: después de la mano anterior, las ciegas "
    "tocaban un asiento antes.",
    "scene.wrong_level": "Usted mira el reloj: la ciega grande ya es de {amount}.",
    # choices
    "nothing": "No pasa nada malo",
    "play_on": "Sigue el juego",
    # what the command says
    "ask.kind": "¿Qué está mal?",
    "ask.next": "¿Qué sigue?",
    "title": "Mano {number} de {hands}",
    "right": "Correcto.",
    "wrong": "Incorrecto.",
    "report": "{points} de {most} puntos. Vio bien {kinds} de {hands}, siguió bien {nexts} de "
    "{hands}.",
    "times": "{seconds} s por mano en promedio; {pace} s dan el punto de rapidez.",
    "mistake": "Mano {number}: usted dijo «{said}» y era «{right}».",
    "mistake.next": "Mano {number}: usted siguió con «{said}» y es «{right}».",
    "unanswered": "sin respuesta",
    "rule": "{clause} ({edition}): {text}",
    "silent": "El reglamento no lo resuelve: es la práctica, y decide el floor.",
    "clean": "Ningún error.",
    # the table in a terminal
    "table.game": "{variant} · {book} · ejercicio {seed}",
    "table.board": "Board {cards}",
    "table.pot": "Pozo {amount}",
    "table.piles": "Mazo {stub} · quemadas {burns} · muck {muck}",
    "table.front": "delante {amount}",
    "table.turn": "le toca",
    "table.button": "botón",
    "table.out": "fuera",
    "answer": "Número, o q para parar: ",
}
