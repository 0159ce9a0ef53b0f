"""What several seats do alike with one tap, in Spanish.

Not what each of them does: those are the words for actions.
"""

from typing import Final

AROUND: Final[dict[str, str]] = {
    "around.check": "Todos pasan.",
    "around.call": "Todos pagan.",
    "around.call.to": "Todos pagan hasta el asiento {seat}.",
    "around.call.checks": "Todos pagan, y el asiento {seat} pasa.",
    "around.fold": "Los demás se retiran.",
    "around.fold.to": "Se retiran hasta el asiento {seat}.",
    "around.fold.wins": "Todos se retiran: gana el asiento {seat}.",
}
