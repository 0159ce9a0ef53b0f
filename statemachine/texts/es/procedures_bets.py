"""The procedures about bets and turns, step by step, in Spanish.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

_CALL_FLOOR_CHIPS: Final = (
    "El dealer detiene la acción, deja cartas y fichas donde están y llama al floor."
)
_CALL_FLOOR_CHIPS_PROMPT: Final = "Detenga la acción. Deje las fichas. Llame al floor."

PROCEDURES_BETS: Final[dict[str, str]] = {
    "procedure.bet_correction": "Corregir la apuesta",
    "step.bet_correction.call_floor": _CALL_FLOOR_CHIPS,
    "prompt.step.bet_correction.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.bet_correction.correct": "El floor fija la cantidad correcta, si todavía cabe, o deja "
    "la apuesta como está.",
    "prompt.step.bet_correction.correct": "Floor: ¿se corrige la apuesta o queda como está?",
    "step.bet_correction.settle": "El dealer lleva la apuesta a la cantidad correcta, y con ella "
    "a todos los que la siguieron. Quien se retiró sigue fuera.",
    "prompt.step.bet_correction.settle": "Ajuste cada apuesta a la cantidad correcta. Quien se "
    "retiró sigue fuera.",
    "procedure.undercall": "Completar el call o retirarse",
    "step.undercall.choose": "El jugador agrega lo que falta para pagar, sin subir, o se retira y "
    "deja las fichas en el pozo.",
    "prompt.step.undercall.choose": "¿Agrega lo que falta, o se retira y deja las fichas?",
    "procedure.underraise_is_call": "La subida vale como call",
    "step.underraise_is_call.apply": "La subida es un call. Lo que entró de más se queda en el "
    "pozo como fichas muertas.",
    "prompt.step.underraise_is_call.apply": "Es un call. Lo que sobra queda en el pozo.",
    "procedure.overbet_excess_stays": "La apuesta vale por el límite",
    "step.overbet_excess_stays.apply": "La apuesta es la que permite el límite. Lo que entró de "
    "más se queda en el pozo como multa.",
    "prompt.step.overbet_excess_stays.apply": "La apuesta es el límite. Lo que sobra queda en el "
    "pozo.",
    "procedure.out_of_turn": "Acción fuera de turno",
    "step.out_of_turn.call_floor": "El dealer detiene la acción, deja las fichas donde están y "
    "llama al floor.",
    "prompt.step.out_of_turn.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.out_of_turn.rule": "El floor dice si la acción fuera de turno obliga o se retira.",
    "prompt.step.out_of_turn.rule": "Floor: ¿la acción obliga o se retira?",
    "procedure.skipped_player": "Se saltó a un jugador",
    "step.skipped_player.call_floor": _CALL_FLOOR_CHIPS,
    "prompt.step.skipped_player.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.skipped_player.rule": "Lo que pasó obliga. El floor deja al jugador saltado solo pagar o "
    "retirarse, o declara muerta su mano.",
    "prompt.step.skipped_player.rule": "Floor: ¿solo paga o se retira, o mano muerta?",
    "procedure.action_backs_up": "La acción retrocede",
    "step.action_backs_up.back_up": "El dealer devuelve lo que se puso de más allá del jugador "
    "saltado, a quien le toca. Después cada uno actúa en orden.",
    "prompt.step.action_backs_up.back_up": "Devuelva la acción al jugador saltado.",
    "procedure.turn_reverts": "El turno retrocede",
    "step.turn_reverts.announce": "El dealer dice a quién le toca. Las fichas puestas fuera de "
    "turno se quedan, y cuentan por lo que son cuando llega su turno.",
    "prompt.step.turn_reverts.announce": "Diga a quién le toca. Las fichas fuera de turno esperan.",
    "procedure.forward_motion": "El gesto obliga",
    "step.forward_motion.call_floor": _CALL_FLOOR_CHIPS,
    "prompt.step.forward_motion.call_floor": _CALL_FLOOR_CHIPS_PROMPT,
    "step.forward_motion.complete": "El jugador pone lo mínimo que el gesto puede significar: la "
    "apuesta mínima, o el call si hay apuesta.",
    "prompt.step.forward_motion.complete": "Ponga la apuesta mínima, o el call si hay apuesta.",
    "procedure.forward_motion_released": "Las fichas pueden volver",
    "step.forward_motion_released.warn": "El floor advierte formalmente al jugador. Solo entonces "
    "se retiran las fichas y sigue el turno.",
    "prompt.step.forward_motion_released.warn": "Floor: advierta al jugador; después vuelven las "
    "fichas.",
    "procedure.short_blind_side_pot": "Call entero y pozo lateral",
    "step.short_blind_side_pot.announce": "El dealer anuncia que se paga la ciega entera. Lo que "
    "pase de la incompleta va a un pozo lateral.",
    "prompt.step.short_blind_side_pot.announce": "Anuncie: se paga la ciega entera; el resto, "
    "pozo lateral.",
}
