"""The shape of a rulebook: fields where editions differ, and a remedy for every fault.

Not the text of the rules; citations are ids whose summaries `texts` holds.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from statemachine.effects import Effect
from statemachine.events import Limits
from statemachine.irregularities import Block, Fact, Facts, IrregularityKind, When, holds
from statemachine.seats import ButtonRule

# A clause written for games in which players deal in turn holds there alone.
Applies: TypeAlias = Literal["always", "player_dealt"]


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause by id, and the edition whose wording it is read from. `inherited`: the book
    has it from the one that it extends.
    """

    clause: str
    edition: str
    inherited: bool = False
    applies: Applies = "always"


@dataclass(frozen=True, slots=True)
class Remedy:
    """What a book prescribes for a fault when these facts hold.

    `silent` says that the text does not settle it: the ruling is the floor's, and the
    procedure and its `suggestion` are a marked proposal. With `applies` "player_dealt" it is
    passed over where the house deals.
    """

    when: When
    procedure: str
    blocks: Block
    citations: tuple[str, ...]
    silent: bool = False
    suggestion: tuple[Effect, ...] = ()
    applies: Applies = "always"


SubstantialAction: TypeAlias = Literal["acts", "two_have_cards", "second_round", "two_after_blinds"]
OnRedeal: TypeAlias = Literal["play", "kill"]
ClaimWindow: TypeAlias = Literal["next_hand", "pot_taken", "minute"]
CorrectedUntil: TypeAlias = Literal["next_card", "burn", "never"]
OutOfTurnChips: TypeAlias = Literal["floor", "wait"]
Disclosure: TypeAlias = Literal["mandatory", "floor", "none"]

# What these say the remedies do: whoever wants it otherwise changes those.
SAID_BY_REMEDIES: Final = frozenset(
    {"annul_refunds", "under_raise_completed", "over_limit_returned", "penalty_for_disclosure"}
)

# Where a book has nothing on a kind, it is the floor's, and the hand goes on meanwhile.
UNNAMED: Final = Remedy((), "floor_discretion", "nothing", (), silent=True)

Remedies: TypeAlias = Mapping[IrregularityKind, tuple[Remedy, ...]]
# Sentences of a house's own, by language and then by the code that they stand for.
Wording: TypeAlias = Mapping[str, Mapping[str, str]]

Grounds: TypeAlias = Mapping[str, tuple[str, ...]]


def _no_grounds() -> Grounds:
    return MappingProxyType({})


def _no_wording() -> Wording:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A house's rules as data. Chips and cards are counts; the defaults are those of the TDA.

    `extends` is the id of the book that everything not said here is from. `grounds` says for
    a field which clauses it is read from. `texts` are sentences of a house's own.

    `boxed_for_misdeal`: how many boxed cards in the initial deal make a misdeal;
    `boxed_fouls_deck`: how many in the whole hand foul the deck, 0 when no number does.
    `exposed_for_misdeal`: how many cards that the dealer exposed in the deal make a misdeal
    wherever they fell (TDA-35-A7); 0 when none do, and then neither do the first two.
    `substantial_action`: what ends the time for a misdeal: players' acts (TDA-36), that two
    players have a card (PR-I1), that the second round of the deal began (HOYLE-REDEAL-0), or
    that two players after the blinds acted, which some houses take.
    `absent_on_redeal`, `penalised_on_redeal`: whether the hand of a player who was away, or
    sits a penalty out, plays when a misdeal is dealt again (TDA-35-C2, LATAM-35-C2 and C3).
    `annul_refunds`: an annulled hand gives the chips back where the text names none (A-9).
    `picked_card_is_next_burn`: the card picked from a four-card flop pre-pays the next burn.
    `misdeal_closes_at_flop`: with nobody able to act, the flop ends the time for a misdeal.
    `verify_before_push`: the winner's cards are counted before the pot is pushed.
    `late_claim_window`: until when an award may be disputed: the next hand, the pot being
    taken, or a minute.
    `short_all_in_reopens_checkers`: who has checked may raise a short all-in (A-40).
    `penalty_for_disclosure`: for cards shown or talked of with action pending.
    `out_of_turn_chips`: whether chips that were put in out of turn bind is the floor's to say
    (TDA-53-A), or they lie there and wait for the turn (HOYLE-OOTBET-1).
    `bet_corrected_until`: what ends the time to correct a bet: a later card face up, its burn
    (A-12), or nothing is ever corrected. `under_raise_completed`: too small a raise is brought
    up to the minimum, or else is a call. `over_limit_returned`: what is above the limit goes
    back, or else stays as a fine. `dead_hand_uncalled_back`: the uncalled part of a dead
    hand's own bet goes back (A-14). `pot_carries_over`: a pot that only a foul hand could win
    goes into the next (HOYLE-FOUL-2).
    `house_dealer`: the house deals, and clauses for players who deal do not apply.
    `ante_before_blind`: a short stack pays its ante before its blind.
    `button_rule`: how button and blinds go on when somebody has left (TDA-32).
    `clock_seconds`: how long a player has once the clock is called, `clock_countdown` how many of
    these seconds, the last ones, are counted aloud (TDA24-29).
    The fields from `bets_a_street` on are those of `Limits`, which a hand keeps.
    """

    id: str
    edition: str
    citations: Mapping[str, Citation]
    remedies: Remedies
    extends: str = ""
    grounds: Grounds = field(default_factory=_no_grounds)
    texts: Wording = field(default_factory=_no_wording)
    boxed_for_misdeal: int = 2
    boxed_fouls_deck: int = 0
    exposed_for_misdeal: int = 2
    substantial_action: SubstantialAction = "acts"
    absent_on_redeal: OnRedeal = "play"
    penalised_on_redeal: OnRedeal = "kill"
    annul_refunds: bool = True
    picked_card_is_next_burn: bool = True
    misdeal_closes_at_flop: bool = True
    verify_before_push: bool = False
    late_claim_window: ClaimWindow = "next_hand"
    short_all_in_reopens_checkers: bool = False
    penalty_for_disclosure: Disclosure = "floor"
    out_of_turn_chips: OutOfTurnChips = "floor"
    bet_corrected_until: CorrectedUntil = "next_card"
    under_raise_completed: bool = True
    over_limit_returned: bool = True
    dead_hand_uncalled_back: bool = True
    pot_carries_over: bool = False
    house_dealer: bool = True
    ante_before_blind: bool = True
    button_rule: ButtonRule = "dead"
    clock_seconds: int = 30
    clock_countdown: int = 5
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
            short_all_in_reopens=self.short_all_in_reopens_checkers,
        )

    def remedy(self, kind: IrregularityKind, facts: Facts) -> Remedy | Fact:
        """The first remedy for a kind whose facts hold, or the fact that has to be found out
        before that can be said. Of a kind that the book does not name the floor decides.
        """
        for remedy in self.applying(kind):
            held = holds(remedy.when, facts)
            if held is True:
                return remedy
            if held is not False:
                return held
        return UNNAMED

    def applying(self, kind: IrregularityKind) -> Iterable[Remedy]:
        """The remedies of a kind, in order, without those for another sort of dealer."""
        for remedy in self.remedies.get(kind, ()):
            if remedy.applies == "always" or not self.house_dealer:
                yield remedy


def frozen(remedies: Remedies) -> Remedies:
    """The remedies as a mapping that nobody can change."""
    return MappingProxyType(dict(remedies))


def cited(remedies: Remedies, grounds: Grounds) -> list[str]:
    """Every clause that a remedy or a field is read from, once each, sorted."""
    named = {clause for clauses in grounds.values() for clause in clauses}
    for several in remedies.values():
        for remedy in several:
            named.update(remedy.citations)
    return sorted(named)


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
        *(f"{name}={getattr(book, name)}" for name in book.__slots__ if name not in MAPPINGS),
        *(f"citation {key}: {book.citations[key]}" for key in sorted(book.citations)),
        *(f"remedies {kind}: {book.remedies[kind]}" for kind in sorted(book.remedies)),
        *(f"grounds {name}: {book.grounds[name]}" for name in sorted(book.grounds)),
        *(
            f"text {language} {code}: {book.texts[language][code]!r}"
            for language in sorted(book.texts)
            for code in sorted(book.texts[language])
        ),
    ]
    return "\n".join(parts).encode()


MAPPINGS: Final = frozenset({"citations", "remedies", "grounds", "texts"})
_DIGESTS: dict[int, tuple[Rulebook, str]] = {}
