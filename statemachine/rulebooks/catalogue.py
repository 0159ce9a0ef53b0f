"""Every clause of the four books by id, and why some of them have no scenario to prove them.

Not what they say: `texts` has that, in our own words, under `rule.` and the id.
"""

from typing import Final, Literal, TypeAlias

# A clause that no hand can prove, and why.
Reason: TypeAlias = Literal["purpose", "house_hook", "player_dealt", "between_hands", "structure"]


def _under(book: str, clauses: str) -> tuple[str, ...]:
    return tuple(f"{book}-{clause}" for clause in clauses.split())


TDA: Final = _under(
    "TDA",
    "35-A0 35-A1 35-A2 35-A3 35-A4 35-A5 35-A6 35-A7 35-A8 35-B 35-C1 35-C2 35-C3 35-D1 "
    "35-D2 35-E1 35-E2 35-E3 35-E4 36-A 36-B 36-C 37-1 37-2 37-3 38-1 38-2 38-3 38-4 39-A "
    "39-B1 39-B2 39-B3 39-C 39-D 54-A1 54-A2 54-A3 54-A4 54-B1 54-B2 54-B3 54-N",
)

LATAM: Final = _under(
    "LATAM",
    "COUNT-1 COUNT-2 COUNT-3 COUNT-4 VERIFY-1 VERIFY-2 VERIFY-3 RECOV-0 RECOV-1 RECOV-2 "
    "RECOV-3 RECOV-4 RECOV-4b RECOV-5 SHORT-A1 SHORT-A2 SHORT-B1 SHORT-B2 AWAY-1 AWAY-2 "
    "AWAY-3 AWAY-4 AWAY-5 AWAY-6 AWAY-7 ABSENT-1 ABSENT-2 ABSENT-3 ABSENT-4 ABSENT-5 "
    "HUTALK-1 HUTALK-2 HUTALK-3 HUTALK-4 HUTALK-5 HUTALK-6 35-A1 35-A2 35-A3 35-A4 35-A5 "
    "35-A6 35-A7 35-A8 35-A0 35-B 35-C1 35-C2 35-C3 35-C4 35-D1 35-D2 35-E1 35-E2 35-E3 "
    "35-E4 35-E5 35-E6 35-F1 35-F2 35-F3 35-F4 35-G1 35-G2 35-G3 35-G4 39-A1 39-A2 39-B1 "
    "39-B2 39-B3 39-B4 39-B5 39-C1 39-C2 39-C3 39-D 39-E FM-1 FM-2 FM-3 FT-0 FT-1 FT-A1 "
    "FT-A2 FT-B FT-C FT-D COMM-0 COMM-A COMM-B0 COMM-B1 COMM-B2 COMM-B3 COMM-B4 H4H-0 "
    "H4H-0b H4H-1 H4H-1b H4H-2 H4H-2b",
)

PUERTO_RICO: Final = _under(
    "PR",
    "A B C1 C2 C3 D1 D2 E F G H I1 I2 J1 J2",
)

HOYLE: Final = _under(
    "HOYLE",
    "REDEAL-0 REDEAL-1 REDEAL-2 REDEAL-3 REDEAL-4 REDEAL-5 REDEAL-6 REDEAL-7 REDEAL-8 "
    "REDEAL-9 MISDEAL-1 MISDEAL-2 MISDEAL-3 MISDEAL-4 MISDEAL-5 MISDEAL-a MISDEAL-b "
    "MISDEAL-c INCOMPLETE-1 MANYHANDS-1 MANYHANDS-2 FEWHANDS-1 FEWHANDS-2 EXPOSED-1 "
    "EXPOSED-2 EXPOSED-3 DECK-1 DECK-2 DECK-3 DECK-4 FOUL-1 FOUL-2 FOUL-3 CHIPS-1 CHIPS-2 "
    "CHIPS-3 CHIPS-4 UNDER-1 UNDER-2 OVER-1 OVER-2 OVER-3 ANN-1 ANN-2 ANN-OOT-1 ANN-OOT-2 "
    "OOTBET-1 OOTBET-2 OOTBET-3 OOTBET-4 OOTBET-5 OOTBET-6 OOTBET-7 OOTFOLD-1 OOTFOLD-2 "
    "SHOW-1 SHOW-2 WILD-1 WILD-2 CONCEDE-1",
)

# Clauses for the dealer's turn, fine and own hand: of no meaning where the house deals.
PLAYER_DEALT: Final = frozenset(
    {
        *(f"HOYLE-REDEAL-{number}" for number in range(5, 10)),
        *(f"HOYLE-MISDEAL-{number}" for number in range(2, 6)),
        "HOYLE-MISDEAL-b",
        "HOYLE-MISDEAL-c",
        "HOYLE-FEWHANDS-1",
        "HOYLE-CHIPS-2",
        "HOYLE-CHIPS-3",
        "HOYLE-CHIPS-4",
    }
)

NOT_PROVED: Final[dict[str, Reason]] = {
    **dict.fromkeys(sorted(PLAYER_DEALT), "player_dealt"),
    # What a rule is for, or which text is the authority: nothing to do at a table.
    "LATAM-VERIFY-3": "purpose",
    "TDA-54-N": "purpose",
    # An open door for the house: its own book says what goes through it.
    "LATAM-35-A0": "house_hook",
    "TDA-35-A0": "house_hook",
    "LATAM-35-E4": "house_hook",
    "TDA-35-E3": "house_hook",
    "LATAM-35-A8": "house_hook",
    "TDA-35-A8": "house_hook",
    # Who supervises a final table, and who is placed where: the tournament's, not a hand's.
    **dict.fromkeys((clause for clause in LATAM if "-FT-" in clause), "structure"),
    **dict.fromkeys((clause for clause in LATAM if "-H4H-" in clause), "between_hands"),
    "LATAM-ABSENT-5": "between_hands",
    "LATAM-35-C4": "between_hands",
    "TDA-35-C3": "between_hands",
}
