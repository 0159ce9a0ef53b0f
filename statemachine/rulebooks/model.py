"""The shape of a rulebook: fields where editions differ, and a remedy for every fault.

Not the text of the rules; citations are ids whose summaries `texts` holds.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from statemachine.effects import Effect
from statemachine.events import Limits
from statemachine.irregularities import Block, Fact, Facts, IrregularityKind, When, holds
from statemachine.seats import ButtonRule


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause by id, and the edition whose wording it is read from."""

    clause: str
    edition: str


@dataclass(frozen=True, slots=True)
class Remedy:
    """What a book prescribes for a fault when these facts hold.

    `silent` says that the text does not settle it: the ruling is the floor's, and
    `suggestion` is a marked proposal.
    """

    when: When
    procedure: str
    blocks: Block
    citations: tuple[str, ...]
    silent: bool = False
    suggestion: tuple[Effect, ...] = ()


SubstantialAction: TypeAlias = Literal["acts", "two_have_cards", "second_round"]

# Where a book has nothing on a kind, it is the floor's, and the hand goes on meanwhile.
UNNAMED: Final = Remedy((), "floor_discretion", "nothing", (), silent=True)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A house's rules as data. Chips and cards are counts.

    `boxed_for_misdeal`: how many boxed cards in the initial deal make a misdeal;
    `boxed_fouls_deck`: how many in the whole hand foul the deck, 0 when no number does.
    `substantial_action`: what ends the time for a misdeal: players' acts (TDA-36), that two
    players have a card (PR-I1), or that the second round of the deal began (HOYLE-REDEAL-0).
    `picked_card_is_next_burn`: the card picked from a four-card flop pre-pays the next burn.
    `misdeal_closes_at_flop`: with nobody able to act, the flop ends the time for a misdeal.
    `verify_before_push`: the winner's cards are counted before the pot is pushed.
    `ante_before_blind`: a short stack pays its ante before its blind.
    `button_rule`: how button and blinds go on when somebody has left (TDA-32).
    The fields from `bets_a_street` on are those of `Limits`, which a hand keeps.
    """

    id: str
    edition: str
    citations: Mapping[str, Citation]
    remedies: Mapping[IrregularityKind, tuple[Remedy, ...]]
    boxed_for_misdeal: int = 2
    boxed_fouls_deck: int = 0
    substantial_action: SubstantialAction = "acts"
    picked_card_is_next_burn: bool = True
    misdeal_closes_at_flop: bool = True
    verify_before_push: bool = False
    ante_before_blind: bool = True
    button_rule: ButtonRule = "dead"
    bets_a_street: int = 4
    cap_lifts_heads_up: bool = True
    half_bet_reopens: bool = True
    pot_counts_antes: bool = False
    pot_has_full_blinds: bool = True

    @property
    def limits(self) -> Limits:
        """What the book says of limits."""
        return Limits(
            bets_a_street=self.bets_a_street,
            cap_lifts_heads_up=self.cap_lifts_heads_up,
            half_bet_reopens=self.half_bet_reopens,
            pot_counts_antes=self.pot_counts_antes,
            pot_has_full_blinds=self.pot_has_full_blinds,
        )

    def remedy(self, kind: IrregularityKind, facts: Facts) -> Remedy | Fact:
        """The first remedy for a kind whose facts hold, or the fact that has to be found out
        before that can be said. Of a kind that the book does not name the floor decides.
        """
        for remedy in self.remedies.get(kind, ()):
            held = holds(remedy.when, facts)
            if held is True:
                return remedy
            if held is not False:
                return held
        return UNNAMED


def frozen(
    remedies: dict[IrregularityKind, tuple[Remedy, ...]],
) -> Mapping[IrregularityKind, tuple[Remedy, ...]]:
    """The remedies as a mapping that nobody can change."""
    return MappingProxyType(remedies)


def digest(book: Rulebook) -> str:
    """The sha256 of a book's whole content, in hex: which rules a hand was played by."""
    # A book is frozen and lives as long as the process; its content is hashed once.
    known = _DIGESTS.get(id(book))
    if known is not None and known[0] is book:
        return known[1]
    _DIGESTS[id(book)] = (book, hashlib.sha256(canonical(book)).hexdigest())
    return _DIGESTS[id(book)][1]


def canonical(book: Rulebook) -> bytes:
    """A book's whole content as text in a fixed order, one field or entry a line, UTF-8: what
    its digest is made from, and what a log keeps of the rules it was played by.
    """
    parts = [
        *(f"{name}={getattr(book, name)}" for name in book.__slots__ if name not in _MAPPINGS),
        *(f"citation {key}: {book.citations[key]}" for key in sorted(book.citations)),
        *(f"remedies {kind}: {book.remedies[kind]}" for kind in sorted(book.remedies)),
    ]
    return "\n".join(parts).encode()


_MAPPINGS = frozenset({"citations", "remedies"})
_DIGESTS: dict[int, tuple[Rulebook, str]] = {}
