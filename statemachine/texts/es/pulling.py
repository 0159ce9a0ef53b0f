"""Which chips the dealer moves where, in Spanish.

Not the awards as they were made, which are figures alone.
"""

from typing import Final

PULLING: Final[dict[str, str]] = {
    "pot.main": "pozo principal",
    "pot.side": "pozo lateral {number}",
    "pot.side.only": "pozo lateral",
    "pot.run": "{pot}, corrida {run}",
    "pot.half": "mitad {half} del {pot}",
    "chips.rest": "y {rest} más",
    "pull.take": "Tome {amount} del asiento {seat} → {pot}.",
    "pull.take.chips": "Tome {amount} del asiento {seat}: {chips} → {pot}.",
    "pull.back": "Nadie pagó {amount}: vuelve al asiento {seat}.",
    "pull.back.chips": "Nadie pagó {amount}: vuelve al asiento {seat}, {chips}.",
    "pull.cap": "El asiento {seat} está all-in: de cada apuesta entran como máximo {amount} en sus "
    "pozos, y el resto en un pozo lateral.",
    "push.all": "Entregue {amount} al asiento {seat} ← {pot}.",
    "push.all.chips": "Entregue {amount} al asiento {seat}: {chips} ← {pot}.",
    "push.odd": "Entregue {amount} al asiento {seat}, con la ficha impar ← {pot}.",
    "push.odd.chips": "Entregue {amount} al asiento {seat}: {chips}, con la ficha impar ← {pot}.",
}
