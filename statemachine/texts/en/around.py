"""What several seats do alike with one tap, in English.

Not what each of them does: those are the words for actions.
"""

from typing import Final

AROUND: Final[dict[str, str]] = {
    "around.check": "All check.",
    "around.call": "All call.",
    "around.call.to": "All call to seat {seat}.",
    "around.call.checks": "All call, and seat {seat} checks.",
    "around.fold": "All others fold.",
    "around.fold.to": "Folds to seat {seat}.",
    "around.fold.wins": "All fold: seat {seat} wins.",
}
