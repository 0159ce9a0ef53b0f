"""The procedures about showdown, award and positions, and the floor's own rulings, in Spanish.

Not the rules behind them; `prompt.step` is what the dealer is told, `step` what it means.
"""

from typing import Final

PROCEDURES_SHOWDOWN: Final[dict[str, str]] = {
    "procedure.verify_before_push": "Contar antes de entregar",
    "step.verify_before_push.count": "El dealer mantiene aparte las cartas del ganador, las "
    "cuenta ante la mesa y dice cuántas son.",
    "prompt.step.verify_before_push.count": "Cuente ante todos las cartas del ganador. ¿Están "
    "bien?",
    "procedure.late_claim": "Reclamo tardío",
    "step.late_claim.rule": "El floor dice si el reclamo llega a tiempo y es justo. Si lo es, el "
    "pozo va a quien le correspondía.",
    "prompt.step.late_claim.rule": "Floor: ¿se acepta o se rechaza el reclamo?",
    "procedure.award_correction": "Corregir la entrega",
    "step.award_correction.rule": "El floor hace recoger el pozo y entregarlo bien, o deja el "
    "resultado como está.",
    "prompt.step.award_correction.rule": "Floor: ¿se corrige la entrega o queda como está?",
    "procedure.position_stands": "Las posiciones valen",
    "step.position_stands.announce": "El dealer anuncia que botón y ciegas quedan así por esta "
    "mano, y el juego continúa.",
    "prompt.step.position_stands.announce": "Anuncie: botón y ciegas quedan así. Continúe.",
    "procedure.position_fix": "Corregir las posiciones",
    "step.position_fix.fix": "El floor hace repartir otra vez con las posiciones correctas, mueve "
    "solo el botón o deja todo como está.",
    "prompt.step.position_fix.fix": "Floor: ¿repartir otra vez, mover el botón o dejarlo así?",
    "procedure.note_penalty": "Decidir sobre una penalidad",
    "step.note_penalty.rule": "El floor pone una penalidad, una advertencia o nada. Cartas y "
    "fichas quedan como están.",
    "prompt.step.note_penalty.rule": "Floor: ¿penalidad, advertencia o nada?",
    "procedure.floor_discretion": "Decide el floor",
    "step.floor_discretion.call_floor": "El dealer llama al floor y cuenta qué ocurrió, sin mover "
    "cartas ni fichas.",
    "prompt.step.floor_discretion.call_floor": "Llame al floor y diga qué ocurrió.",
    "step.floor_discretion.rule": "El floor acepta la sugerencia, deja todo como está o toma su "
    "propia decisión.",
    "prompt.step.floor_discretion.rule": "Floor: decida. La regla deja este caso a su criterio.",
    "procedure.stands": "Queda como está",
    "step.stands.announce": "El dealer anuncia que queda como está, y la mano sigue.",
    "prompt.step.stands.announce": "Anuncie: queda como está. Siga.",
}
