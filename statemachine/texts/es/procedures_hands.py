"""The procedures about players' hands, step by step, in Spanish.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

_CALL_FLOOR: Final = (
    "El dealer detiene la acción y llama al floor. Nadie actúa y ninguna carta se mueve."
)
_CALL_FLOOR_PROMPT: Final = "Detenga la acción. Llame al floor."
_CLAIM: Final = (
    "El jugador escribe valor y palo de cada carta de su mano en un papel que solo leerá el floor."
)
_CLAIM_PROMPT: Final = "El jugador escribe sus cartas en secreto, solo para el floor."
_FREEZE: Final = (
    "El dealer lo detiene todo y llama al floor: nadie actúa, y al muck no entra ni sale ninguna "
    "carta."
)
_FREEZE_PROMPT: Final = "Todo quieto: nadie actúa ni toca el muck. Llame al floor."

PROCEDURES_HANDS: Final[dict[str, str]] = {
    "procedure.wrong_count_after_action": "Mano muerta",
    "step.wrong_count_after_action.call_floor": "El dealer detiene la acción y llama al floor.",
    "prompt.step.wrong_count_after_action.call_floor": _CALL_FLOOR_PROMPT,
    "step.wrong_count_after_action.kill": "El floor declara muerta la mano. Todas sus cartas van "
    "al muck y sus fichas quedan; lo que nadie pagó puede volver.",
    "prompt.step.wrong_count_after_action.kill": "Floor: declare muerta la mano.",
    "procedure.forfeit_hand": "Mano y fichas perdidas",
    "step.forfeit_hand.call_floor": _CALL_FLOOR,
    "prompt.step.forfeit_hand.call_floor": _CALL_FLOOR_PROMPT,
    "step.forfeit_hand.forfeit": "El floor comprueba que el jugador lo sabía y siguió: mano "
    "muerta, todas sus fichas se quedan y hay penalidad inmediata.",
    "prompt.step.forfeit_hand.forfeit": "Floor: mano muerta, sus fichas se quedan, penalidad ya.",
    "procedure.short_hand_plays": "¿Juega la mano corta?",
    "step.short_hand_plays.agree": "El floor pregunta si la mano con cartas de menos puede "
    "competir con lo que forme. Si no hay acuerdo, está muerta.",
    "prompt.step.short_hand_plays.agree": "Floor: ¿están de acuerdo en que juegue la mano corta?",
    "procedure.hand_dead": "La mano está muerta",
    "step.hand_dead.call_floor": _CALL_FLOOR,
    "prompt.step.hand_dead.call_floor": _CALL_FLOOR_PROMPT,
    "step.hand_dead.kill": "El floor declara muerta la mano. Sus cartas van al muck y sus fichas "
    "quedan; lo que nadie pagó puede volver.",
    "prompt.step.hand_dead.kill": "Floor: declare muerta la mano.",
    "procedure.hand_lives": "La mano sigue viva",
    "step.hand_lives.announce": "El dealer anuncia que esta mano sigue viva, y el juego continúa.",
    "prompt.step.hand_lives.announce": "Anuncie: esta mano sigue viva. Continúe.",
    "procedure.hand_recovery": "Rescatar una mano",
    "step.hand_recovery.freeze": _FREEZE,
    "prompt.step.hand_recovery.freeze": _FREEZE_PROMPT,
    "step.hand_recovery.isolate": "El dealer marca las cartas que eran la mano y las aparta del "
    "muck, boca abajo y sin verlas.",
    "prompt.step.hand_recovery.isolate": "Marque las cartas de la mano y apártelas, boca abajo.",
    "step.hand_recovery.claim": _CLAIM,
    "prompt.step.hand_recovery.claim": _CLAIM_PROMPT,
    "step.hand_recovery.compare": "Solo el floor compara el papel con las cartas, sin mostrar "
    "nada. Si la mano vuelve, el papel se muestra cuando termina.",
    "prompt.step.hand_recovery.compare": "Floor: compare papel y cartas sin que nadie vea.",
    "procedure.commingled_hand": "Separar una mano mezclada",
    "step.commingled_hand.freeze": _FREEZE,
    "prompt.step.commingled_hand.freeze": _FREEZE_PROMPT,
    "step.commingled_hand.claim": _CLAIM,
    "prompt.step.commingled_hand.claim": _CLAIM_PROMPT,
    "step.commingled_hand.compare": "Solo el floor compara el papel con las cartas señaladas. Lo "
    "que no está en el papel va al muck.",
    "prompt.step.commingled_hand.compare": "Floor: compare papel y cartas sin que nadie vea.",
    "procedure.refund_player": "Devolver sus fichas al jugador",
    "step.refund_player.call_floor": _CALL_FLOOR,
    "prompt.step.refund_player.call_floor": _CALL_FLOOR_PROMPT,
    "step.refund_player.refund": "El floor declara muerta la mano y hace devolver todo lo que el "
    "jugador puso en este pozo: la protegía y la perdió sin culpa.",
    "prompt.step.refund_player.refund": "Floor: mano muerta; vuelve todo lo que puso el jugador.",
    "procedure.absent_blind_kill": "Mano muerta de un ausente",
    "step.absent_blind_kill.kill": "Con la última carta del reparto, el dealer lleva al muck las "
    "cartas del ausente. Sus fichas quedan como dinero muerto.",
    "prompt.step.absent_blind_kill.kill": "Tras la última carta: cartas del ausente al muck. Sus "
    "fichas quedan.",
    "procedure.all_in_absent_showdown": "Mostrar la mano del ausente",
    "step.all_in_absent_showdown.table_hand": "Con las apuestas cerradas, el dealer voltea las "
    "cartas del all-in ausente. La mano disputa su pozo.",
    "prompt.step.all_in_absent_showdown.table_hand": "Voltee las cartas del all-in ausente.",
    "procedure.heads_up_disclosure": "Mostrar a todos y penalizar",
    "step.heads_up_disclosure.show_all": "El dealer muestra a toda la mesa lo que se dejó ver. La "
    "mano sigue viva y se juega.",
    "prompt.step.heads_up_disclosure.show_all": "Muestre a todos lo que se dejó ver. La mano "
    "sigue viva.",
    "step.heads_up_disclosure.penalise": "Terminada la mano, el floor pone la penalidad, o "
    "ninguna si la sala lo deja a su criterio.",
    "prompt.step.heads_up_disclosure.penalise": "Floor: ¿penalidad al terminar la mano?",
}
