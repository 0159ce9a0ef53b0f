"""What a step of a procedure may end with, in Spanish.

Not what it does to the table: that is in `effects`.
"""

from typing import Final

OUTCOMES: Final[dict[str, str]] = {
    "outcome.done": "Hecho",
    "outcome.misdeal": "Es misdeal",
    "outcome.play_on": "Sigue la mano",
    "outcome.fouled": "El mazo está defectuoso",
    "outcome.not_fouled": "El mazo está bien",
    "outcome.as_suggested": "Según la sugerencia",
    "outcome.stands": "Todo vale como está",
    "suggestion.mark": "Solo una sugerencia: la regla no resuelve este caso.",
    "authority.settled": "La regla es {clauses}.",
    "authority.silent": "El reglamento {book} ({edition}) no dice nada de esto: decide el floor.",
    "authority.silent.near": "El reglamento {book} ({edition}) no lo resuelve; lo más cercano es "
    "{clauses}. Decide el floor.",
    "authority.suggested": "Lo que se muestra es una sugerencia.",
    "authority.asked": "Lo que dice el reglamento {book} ({edition}) depende de un hecho que se "
    "pregunta antes.",
    "change.none": "Nada se mueve, salvo que el floor decida otra cosa.",
    "change.asked": "Depende de la respuesta.",
    "outcome.binds": "Obliga",
    "outcome.taken_back": "Se retira",
    "outcome.yes": "Sí",
    "outcome.no": "No",
    "outcome.annul": "Se anula la mano",
    "outcome.redeal": "Se reparte otra vez",
    "outcome.stub_only": "Solo el mazo",
    "outcome.all_mixed": "Todo lo mezclado",
    "outcome.mix_burns": "Con las quemadas",
    "outcome.mix_discards": "Con los descartes",
    "outcome.common_card": "Una carta para todos",
    "outcome.agreed": "Hay acuerdo: juega",
    "outcome.dead": "La mano está muerta",
    "outcome.isolated": "Apartadas",
    "outcome.not_isolated": "No se distinguen",
    "outcome.match": "Todo coincide",
    "outcome.mismatch": "No coincide",
    "outcome.not_identifiable": "Sin certeza",
    "outcome.corrected": "Se corrige",
    "outcome.completes": "Completa el call",
    "outcome.folds": "Se retira; las fichas quedan",
    "outcome.call_or_fold": "Solo paga o se retira",
    "outcome.right": "La cuenta está bien",
    "outcome.wrong": "La cuenta está mal",
    "outcome.penalise": "Penalidad",
    "outcome.no_penalty": "Sin penalidad",
    "outcome.warn": "Advertencia",
    "outcome.nothing": "Nada",
    "outcome.upheld": "Se acepta el reclamo",
    "outcome.denied": "Se rechaza el reclamo",
    "outcome.reversed": "Se corrige la entrega",
    "outcome.moved": "Solo se mueve el botón",
}
