"""Every procedure of every book, driven from anywhere in a hand of any game: it always ends, chips
and cards stay, nobody is told what the table has not seen, and the hand can be played on.

Not what each procedure does, which its own tests and the scenarios say.
"""

from collections import Counter
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from statemachine import irregularities
from statemachine.irregularities import KINDS, SEEN_FACTS, IrregularityKind
from statemachine.phases import ENDED
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.replay import fold
from statemachine.rulebooks import PUBLISHED, RULEBOOKS, Remedy, Rulebook
from statemachine.rulebooks.writing import settled
from statemachine.slots import changed
from statemachine.state import TableState
from statemachine.texts import LANGUAGES
from tests.scale import scale, scaled
from tests.statemachine.causes import Cause
from tests.statemachine.chance import Chance, Drawn, Seeded, percent
from tests.statemachine.games import any_table
from tests.statemachine.invariants import settled as nothing_is_due
from tests.statemachine.play import Dealer
from tests.statemachine.remedies import Floor, Taken, driven
from tests.statemachine.secrets_kept import Secrets
from tests.statemachine.trouble import check_ledgers

LATE_BURN: Final = "board_game, not flop_street, not later_street, not acted_on_street"
# What players who deal in turn have of their own, and what only a house may choose.
BOOKS: Final[dict[str, Rulebook]] = {
    **{book.id: book for book in PUBLISHED},
    "hoyle, player-dealt": changed(RULEBOOKS["hoyle"], house_dealer=False),
    "a house": changed(
        RULEBOOKS["tda"],
        remedies={
            **RULEBOOKS["tda"].remedies,
            "unburned_street": (
                settled(LATE_BURN, "unburned_street", "now"),
                *RULEBOOKS["tda"].remedies["unburned_street"],
            ),
        },
    ),
}
# These are noted only where a book has the dealer say something about it.
NOTED: Final = frozenset({"short_all_in", "short_blind"})
SAYS_NOTHING: Final = frozenset({"stands", "floor_discretion"})

# So many answers, steps and rulings close whatever is open.
MOST_WORK: Final = 60
MOST_SEEDS: Final = 400


def sends(book: Rulebook) -> dict[str, list[IrregularityKind]]:
    """The procedures to which a book sends, each with the kinds for which it does."""
    found: dict[str, list[IrregularityKind]] = {}
    for kind in book.remedies:
        for remedy in book.applying(kind):
            if kind in NOTED and (remedy.silent or remedy.procedure in SAYS_NOTHING):
                continue
            found.setdefault(remedy.procedure, []).append(kind)
            if _asks(remedy):
                found.setdefault(FACT_FINDING, []).append(kind)
    return found


def _asks(remedy: Remedy) -> bool:
    return any(irregularities.tested(test)[0] in SEEN_FACTS for test in remedy.when)


class Hand:
    """A hand of some game in which a fault of a kind comes about and is worked off."""

    def __init__(self, chance: Chance, book: Rulebook, kind: IrregularityKind) -> None:
        self.chance = chance
        self.kind = kind
        self.table = any_table(chance, book=book)
        self.dealer = Dealer(
            self.table,
            chance,
            named=chance.one((60, 100, 100)),
            tabled=chance.one((60, 100)),
            folds=20,
        )
        self.floor = Floor(self.table, chance, self.dealer)
        self.cause = Cause(self.table, chance, self.dealer)
        self.secrets = Secrets(self.floor.sealed)
        self.leaves = percent(chance, 30)
        self.eager = percent(chance, 50)
        self.checked = 0
        self.brought = False
        self.worked = 0
        self.more = 3

    def play(self) -> None:
        """Play to the end of the hand in which the fault came about, or through three hands."""
        wait = self.chance.one((0, 0, self.chance.number(0, 10), self.chance.number(0, 30)))
        idle = 0
        for number in range(600):
            before = len(self.table.entries)
            hand = self.table.state.hand
            over = hand is not None and hand.phase in ENDED
            busy = self.floor.busy(leaves=self.leaves and self.brought)
            self.worked = self.worked + 1 if busy else 0
            if busy:
                assert self.worked <= MOST_WORK, "what is open does not close"
                if self.brought and self.more and percent(self.chance, 10):
                    # Meanwhile something else goes wrong.
                    self.more -= 1
                    self.cause.bring(self.chance.one(tuple(KINDS)))
                else:
                    self.floor.work()
            elif over and (self.brought or not self._another()):
                break
            elif not self.brought and number >= wait and (self.eager or percent(self.chance, 30)):
                self.brought = self.cause.bring(self.kind)
                if not self.brought:
                    self._go_on()
            else:
                self._go_on()
            idle = idle + 1 if len(self.table.entries) == before else 0
            assert idle < 40, f"nothing leads out of {self.table.phase}"
            self._check()
        else:
            raise AssertionError("the hand does not end")
        self.floor.open_seals()
        self._check()
        assert fold(self.table.of_hand()) == self.table.state

    def _another(self) -> bool:
        """Whether two more hands may follow, with chips at two seats."""
        state = self.table.state
        assert state.hand is not None
        return state.hand.number < 3 and sum(taken.stack > 0 for taken in state.seats) > 1

    def _go_on(self) -> None:
        """The hand can be played: what comes next regularly is never refused."""
        self.table.say(self.dealer.next())

    def _check(self) -> None:
        table = self.table
        for index in range(self.checked, len(table.entries)):
            entry, state = table.entries[index], table.states[index]
            if _open(state) or _open(table.states[index - 1]):
                self.secrets.check(entry, state, LANGUAGES[index % len(LANGUAGES)])
            else:
                self.secrets.note(entry, state)
        self.checked = len(table.entries)
        assert nothing_is_due(table.state, table.book)
        check_ledgers(table.state)


def _open(state: TableState) -> bool:
    return state.hand is not None and bool(state.hand.open_irregularities())


def work_off(chance: Chance, book: Rulebook, kind: IrregularityKind) -> Hand:
    hand = Hand(chance, book, kind)
    hand.play()
    return hand


def test_some_book_sends_to_every_procedure() -> None:
    assert {procedure for book in BOOKS.values() for procedure in sends(book)} == set(PROCEDURES)


def share(name: str) -> list[str]:
    """The procedures that are driven by a book: at the small scale each by one book, in turn."""
    everywhere = {other: sends(book) for other, book in BOOKS.items()}
    mine = []
    for number, procedure in enumerate(PROCEDURES):
        books = [other for other, found in everywhere.items() if procedure in found]
        if name in (books if scale() == "full" else [books[number % len(books)]]):
            mine.append(procedure)
    return mine


@pytest.mark.heavy
@pytest.mark.parametrize("name", BOOKS)
def test_every_procedure_of_a_book_is_driven_to_its_end(name: str) -> None:
    book = BOOKS[name]
    found = sends(book)
    taken: Counter[Taken] = Counter()
    hidden = 0
    for number, procedure in enumerate(PROCEDURES):
        kinds = found.get(procedure, [])
        for seed in range(MOST_SEEDS if procedure in share(name) else 0):
            if procedure in driven(taken):
                break
            hand = work_off(Seeded(1000 * number + seed), book, kinds[seed % len(kinds)])
            taken += hand.floor.taken
            hidden += hand.secrets.told
    assert not set(share(name)) - driven(taken)
    # There was something to be told.
    assert hidden > 100


@settings(max_examples=scaled(12, 2000), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data(), st.sampled_from(sorted(BOOKS)), st.sampled_from(sorted(KINDS)))
def test_whatever_goes_wrong_is_put_right_and_the_hand_ends(
    data: st.DataObject, name: str, kind: IrregularityKind
) -> None:
    work_off(Drawn(data), BOOKS[name], kind)
