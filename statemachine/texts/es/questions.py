"""What the table is asked about what was only inferred, and its answers, in Spanish.

Not the facts that a rule needs: those are in `facts`.
"""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "question.missing_burn": "No se registró la quemada ({street}): ¿error de registro u ocurrió "
    "de verdad?",
    "question.surplus_burn": "Se registró otra quemada ({street}): ¿error de registro u ocurrió "
    "de verdad?",
    "question.early_street": "Se repartió la calle siguiente ({street}) sin que todos actuaran: "
    "¿qué hicieron?",
    "question.out_of_turn": "El asiento {seat} actuó y no era su turno: ¿qué ocurrió?",
    "question.seat_passed": "El reparto pasó de largo el asiento {seat}: ¿error de registro u "
    "ocurrió de verdad?",
    "question.played_under_hold": "Se siguió jugando con el juego detenido: ¿vale lo jugado?",
    "question.unfinished_hand": "Se registró otra mano y esta no tiene final. ¿Error de registro? "
    "Si no, registre cómo terminó.",
    "answer.mistap": "Error de registro",
    "answer.real": "Ocurrió de verdad",
    "answer.checked": "Pasaron",
    "answer.called": "Pagaron",
    "answer.folded": "Se retiraron",
    "answer.folded_before": "Los anteriores se habían retirado",
    "answer.checked_before": "Los anteriores habían pasado",
    "answer.wrong_seat": "Fue otro asiento",
    "answer.stands": "Vale",
    "answer.taken_back": "Se deshace",
    "answer.overtaken": "Ya no importa",
}
