"""The TDA rulebook, each clause in the edition that it is read from.

Not the whole of the TDA rules: what they leave to the floor is marked silent, with a
suggestion where one is established practice.
"""

from types import MappingProxyType
from typing import Final

from statemachine.rulebooks import catalogue
from statemachine.rulebooks.model import Grounds, Rulebook, frozen
from statemachine.rulebooks.practice import PRACTICE
from statemachine.rulebooks.tda.dealing import DEALING
from statemachine.rulebooks.tda.playing import PLAYING
from statemachine.rulebooks.writing import citations

_EDITIONS: Final = (
    # The English rules of 2024, for what the two Spanish texts leave out.
    ("TDA24-", "TDA 2024 (en)"),
    ("TDA-54", "TDA 2026 (es)"),
    # Rules 35 to 39 have the numbers of 2019 to 2024 and in 35-C the wording of 2022.
    ("TDA-", "TDA 2022 (es)"),
)

_REMEDIES: Final = frozen(PRACTICE | DEALING | PLAYING)

_GROUNDS: Final[Grounds] = MappingProxyType(
    {
        "boxed_for_misdeal": ("TDA-35-A1",),
        "exposed_for_misdeal": ("TDA-35-A7",),
        "substantial_action": ("TDA-36-A", "TDA-36-B", "TDA-36-C"),
        "absent_on_redeal": ("TDA-35-C2",),
        "penalised_on_redeal": ("TDA-35-C2", "TDA-35-C3"),
        "picked_card_is_next_burn": ("TDA-39-A",),
        "late_claim_window": ("TDA-35-E4", "TDA24-22"),
        "short_all_in_reopens_checkers": ("TDA24-47-A",),
        "penalty_for_disclosure": ("TDA24-68",),
        "out_of_turn_chips": ("TDA24-53-A",),
        "bet_corrected_until": ("TDA-54-A1", "TDA-54-A2", "TDA-54-A3", "TDA-54-B3"),
        "under_raise_completed": ("TDA-54-A1",),
        "over_limit_returned": ("TDA-54-B1",),
        "dead_hand_uncalled_back": ("TDA24-65-A",),
        "button_rule": ("TDA24-32",),
        "clock_seconds": ("TDA24-29",),
        "clock_countdown": ("TDA24-29",),
        "pot_has_full_blinds": ("TDA24-54-B",),
    }
)


def _edition(clause: str) -> str:
    return next(edition for prefix, edition in _EDITIONS if clause.startswith(prefix))


TDA: Final = Rulebook(
    id="tda",
    edition="2022-2026 (es)",
    citations=citations(catalogue.TDA, _REMEDIES, _GROUNDS, _edition),
    remedies=_REMEDIES,
    grounds=_GROUNDS,
    # TDA-48: in limit there is a cap even heads-up, until two players are left in the event.
    cap_lifts_heads_up=False,
)
