"""What dealer or floor is asked where a rule hangs on a fact that the log lacks, in Spanish.

Not a remedy: with the answer the rulebook is asked again.
"""

from typing import Final

FACTS: Final[dict[str, str]] = {
    "procedure.fact_finding": "Averiguar primero",
    "step.fact_finding.acted": "Cuando se avisó, ¿alguien había actuado en esta mano? Pasar es "
    "actuar; poner la ciega, no.",
    "prompt.step.fact_finding.acted": "¿Alguien había actuado en esta mano? Pasar cuenta; la "
    "ciega, no.",
    "step.fact_finding.acted_on_street": "Cuando se avisó, ¿alguien había actuado en esa calle? "
    "Pasar también es actuar.",
    "prompt.step.fact_finding.acted_on_street": "¿Alguien había actuado en esta calle? Pasar "
    "cuenta.",
    "step.fact_finding.acted_past": "¿Pasó acción sustancial por encima de este jugador: a su "
    "izquierda, dos acciones con fichas de por medio, o tres cualesquiera?",
    "prompt.step.fact_finding.acted_past": "Saltado este jugador: ¿dos acciones con fichas, o "
    "tres cualesquiera?",
    "step.fact_finding.acted_since": "¿Alguien actuó en la calle desde que ocurrió? Si no es de "
    "ninguna calle: ¿es cierto que {substantial_action}?",
    "prompt.step.fact_finding.acted_since": "¿Alguien actuó desde que ocurrió?",
    "step.fact_finding.action_after_bet": "¿Hubo acción sustancial después de esta apuesta: dos "
    "jugadores en turno, uno con fichas, o tres de cualquier forma?",
    "prompt.step.fact_finding.action_after_bet": "Tras esta apuesta, ¿dos acciones, una con "
    "fichas, o tres cualesquiera?",
    "step.fact_finding.facing_bet": "¿Este jugador tiene una apuesta por pagar?",
    "prompt.step.fact_finding.facing_bet": "¿Hay una apuesta por pagar para este jugador?",
    "step.fact_finding.half_reached": "¿Las fichas llegan al menos a la mitad de lo que una "
    "subida mínima agrega al call?",
    "prompt.step.fact_finding.half_reached": "¿La mitad de una subida mínima, o más?",
    "step.fact_finding.heads_up": "¿Hay exactamente dos manos vivas en este pozo?",
    "prompt.step.fact_finding.heads_up": "¿Quedan solo dos manos vivas?",
    "step.fact_finding.misdeal_open": "¿Todavía cabe un misdeal? Sí, salvo que al avisar ya fuera "
    "cierto que {substantial_action}.",
    "prompt.step.fact_finding.misdeal_open": "¿Todavía cabe un misdeal? No, si antes del aviso "
    "{substantial_action}.",
    "step.fact_finding.other_live": "Además de esta mano, ¿hay otra viva?",
    "prompt.step.fact_finding.other_live": "¿Hay otra mano viva?",
    "step.fact_finding.seat_acted": "Cuando se avisó, ¿este jugador ya había actuado en la mano? "
    "Pasar es actuar; poner la ciega, no.",
    "prompt.step.fact_finding.seat_acted": "¿Este jugador ya había actuado? Pasar cuenta; la "
    "ciega, no.",
    "step.fact_finding.substantial_action": "Cuando se avisó, ¿ya era cierto que "
    "{substantial_action}?",
    "prompt.step.fact_finding.substantial_action": "¿Es cierto que antes del aviso "
    "{substantial_action}?",
    "fact.substantial_action": "hubo acción sustancial, como la entiende la casa",
    "fact.substantial_action.acts": "dos jugadores actuaron en turno, uno con fichas, o tres de "
    "cualquier forma, sin contar las ciegas",
    "fact.substantial_action.two_have_cards": "dos jugadores tenían una carta",
    "fact.substantial_action.second_round": "había empezado la segunda vuelta del reparto",
    "fact.substantial_action.two_after_blinds": "dos jugadores después de las ciegas habían "
    "actuado",
    "step.fact_finding.protected": "¿La mano estaba protegida, con una ficha, un protector o las "
    "manos del jugador encima?",
    "prompt.step.fact_finding.protected": "¿La mano estaba protegida?",
    "step.fact_finding.identifiable": "¿Se sabe con certeza, sin ninguna duda, cuáles son las "
    "cartas de esta mano?",
    "prompt.step.fact_finding.identifiable": "¿Se sabe con certeza cuáles son las cartas?",
    "step.fact_finding.looked": "¿El jugador había mirado a propósito alguna carta boca abajo?",
    "prompt.step.fact_finding.looked": "¿El jugador había visto sus cartas?",
    "step.fact_finding.induced": "¿Otro jugador actuó por esa causa: pagó, se retiró o se "
    "adelantó?",
    "prompt.step.fact_finding.induced": "¿Otro jugador actuó por esa causa?",
    "step.fact_finding.deceptive": "¿Se hizo para sacar información o engañar a alguien?",
    "prompt.step.fact_finding.deceptive": "¿Se hizo para sacar información?",
    "step.fact_finding.knew": "¿El jugador lo sabía y siguió jugando? Las cámaras y los testigos "
    "pueden decirlo.",
    "prompt.step.fact_finding.knew": "¿El jugador lo sabía y siguió?",
    "step.fact_finding.playing_card": "¿El objeto parece una carta de juego, como un joker o un "
    "valor retirado? Una carta de corte o un aviso, no.",
    "prompt.step.fact_finding.playing_card": "¿Parece una carta de juego?",
    "step.fact_finding.never_in_pack": "¿Esta carta estuvo fuera del mazo desde el principio? Si "
    "se cayó durante esta mano, la respuesta es no.",
    "prompt.step.fact_finding.never_in_pack": "¿La carta estuvo fuera del mazo desde el principio?",
    "step.fact_finding.separable": "¿Todavía se distinguen el mazo, el muck y las quemadas?",
    "prompt.step.fact_finding.separable": "¿Se distinguen aún mazo, muck y quemadas?",
    "step.fact_finding.back_in_time": "¿El jugador estaba en su asiento cuando cayó la última "
    "carta del reparto?",
    "prompt.step.fact_finding.back_in_time": "¿Volvió antes de la última carta del reparto?",
    "step.fact_finding.contributed": "¿El jugador tuvo parte en lo ocurrido?",
    "prompt.step.fact_finding.contributed": "¿Fue en parte culpa del jugador?",
    "step.fact_finding.agreed": "¿Están de acuerdo todos los jugadores afectados?",
    "prompt.step.fact_finding.agreed": "¿Todos los jugadores están de acuerdo?",
    "step.fact_finding.count_too_high": "¿Se dijo un pozo mayor que el real? Si se dijo uno "
    "menor, la respuesta es no.",
    "prompt.step.fact_finding.count_too_high": "¿La cuenta fue demasiado alta?",
    "step.fact_finding.claim_in_time": "¿El reclamo llegó en el plazo de la sala: antes de la "
    "próxima mano, antes de cobrar el pozo, o dentro de su minuto?",
    "prompt.step.fact_finding.claim_in_time": "¿El reclamo llegó a tiempo?",
    "step.fact_finding.had_time": "¿El jugador tuvo un tiempo razonable para actuar antes de que "
    "siguiera el juego?",
    "prompt.step.fact_finding.had_time": "¿El jugador tuvo tiempo para actuar?",
}
