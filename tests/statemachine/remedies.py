"""A floor and a dealer who work off whatever is open at a table, by what its view offers them.

Not how a fault comes about, which is `causes`; nor a judge of the remedy: every decision is
checked by the table, and that nothing which was offered is refused is checked here.
"""

from collections import Counter
from typing import Any, Final, NamedTuple

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.advice import due
from statemachine.cards import Card
from statemachine.decide import Decision
from statemachine.effects import Effect
from statemachine.phases import ENDED
from statemachine.procedures import FACT_FINDING, PROCEDURES, Outcome, Step
from statemachine.roles import Role
from statemachine.sealing import commitment
from statemachine.state import HandState, Irregularity
from statemachine.streets import cards_due, held
from statemachine.variants import VARIANTS
from statemachine.views import IrregularityView, view
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Chance, percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table

SALT: Final = "5a" * 32
# What a pot or a stack may be too small for: the floor says something else then.
_MAY_NOT_PAY: Final = (fx.ReverseAward,)


class Taken(NamedTuple):
    """A step that was taken, and how it ended."""

    procedure: str
    step: str
    outcome: str


class Floor:
    """Takes steps, answers and rules by chance until nothing is open; `taken` counts the steps.

    In per cent: `rules` is how often a ruling ends what is open instead of a step, `takes_back`
    how often the last entry was a mis-tap, and `errs` how often somebody does first what is no
    message for this table.
    """

    def __init__(
        self,
        table: Table,
        chance: Chance,
        dealer: Dealer,
        *,
        rules: int = 8,
        takes_back: int = 4,
        errs: int = 10,
    ) -> None:
        self.table = table
        self.chance = chance
        self.dealer = dealer
        self.rules = rules
        self.takes_back = takes_back
        self.errs = errs
        self.taken: Counter[Taken] = Counter()
        self.retracted = 0
        self.sealed: set[Card] = set()
        self.papers: dict[int, tuple[Card, ...]] = {}

    def busy(self, *, leaves: bool = False) -> bool:
        """Whether anything waits for an answer, a step or a ruling. With `leaves` what holds
        nothing may wait until the hand is over.
        """
        hand = self.table.state.hand
        if hand is None:
            return False
        faults = hand.open_irregularities()
        if leaves and hand.phase not in ENDED:
            faults = tuple(fault for fault in faults if fault.blocks != "nothing")
        return bool(faults or hand.questions)

    def work(self) -> None:
        """Do one thing about what is open."""
        hand = self.table.hand
        faults = hand.open_irregularities()
        if hand.questions and (not faults or percent(self.chance, 50)):
            self._answer()
            return
        first = due(hand)
        fault = first if first in faults and percent(self.chance, 70) else self.chance.one(faults)
        assert fault is not None
        if percent(self.chance, self.errs):
            self._err(fault)
        if self.retracted < 3 and percent(self.chance, self.takes_back):
            self._take_back()
        elif hand.phase not in ENDED and percent(self.chance, self.rules):
            self._rule(fault)
        else:
            self._step(fault)

    def _answer(self) -> None:
        """An answer that the view offers, with the floor's name."""
        shown = view(self.table.state, "dealer", "en").hand
        assert shown is not None
        question = shown.questions[0]
        answer = self.chance.one(question.answers).answer
        said = ob.QuestionAnswered(question.id, answer, "Flor")
        self._offered(said, self.chance.one(("dealer", "floor")))

    # --- a step

    def _shown(self, fault: Irregularity) -> IrregularityView:
        shown = view(self.table.state, "floor", "en").hand
        assert shown is not None
        return next(each for each in shown.irregularities if each.id == fault.id)

    def _step(self, fault: Irregularity) -> None:
        hand = self.table.hand
        shown = self._shown(fault).step
        assert shown is not None, fault
        if not shown.outcomes:
            # Nothing of it can be done any more, and the floor says so.
            assert hand.phase in ENDED, fault
            self._offered(ob.RulingGiven((fault.id,), "the hand is over"), "floor")
            return
        if shown.step == "claim" and percent(self.chance, 60):
            self._seal(fault)
            return
        step = PROCEDURES[fault.procedure].step(shown.step)
        named = self.chance.one(shown.outcomes).outcome
        outcome = step.outcome(named)
        assert outcome is not None
        told = self._told(fault, step, outcome)
        role: Role = "dealer"
        if shown.who == "floor":
            role = self.chance.one(("floor", "director", "dealer"))
            told["floor"] = "Flor" if role == "dealer" else ""
        said = ob.StepTaken(fault.id, shown.step, named, **told)
        effects = fault.suggestion if outcome.suggested else outcome.effects
        refusal = self._attempt(said, role).refusal
        if refusal is None:
            self.taken[Taken(fault.procedure, shown.step, named)] += 1
        elif refusal.code == "board_too_long":
            self._clear_board(fault)
        else:
            # What is offered may be out of reach all the same: for winners whose stacks cannot
            # pay it, or where another remedy has moved what this one is about.
            pays = any(isinstance(effect, _MAY_NOT_PAY) for effect in effects)
            assert pays or len(hand.irregularities) > 1, (said, role, refusal)
            assert refusal.code == "effect_impossible", (said, role, refusal)
            self._offered(ob.RulingGiven((fault.id,), "nothing moves any more"), "floor")

    def _seal(self, fault: Irregularity) -> None:
        """The director has the player's paper; what it says is known to nobody else."""
        written = tuple(self.dealer.deck[:2])
        self.sealed.update(written)
        self._offered(ob.ClaimSealed(fault.id, commitment(written, SALT)), "director")
        self.papers[fault.id] = written
        self.taken[Taken(fault.procedure, "claim", "done")] += 1

    def open_seals(self) -> None:
        """With the hand over, what was written for a hand that came back is shown, no other."""
        for fault in self.table.hand.irregularities:
            written = self.papers.get(fault.id, ())
            if not fault.commitment or commitment(written, SALT) != fault.commitment:
                continue
            said = ob.SealRevealed(fault.id, written, SALT)
            if any((done.step, done.outcome) == ("compare", "match") for done in fault.done):
                self._offered(said, "director")
            else:
                self.table.refuses("seal_stays_closed", said, "director")

    def _attempt(self, said: ob.Observation, role: Role) -> Decision:
        return self.table.attempt(said, role, "Flor" if role != "dealer" else "Dana")

    def _offered(self, said: ob.Observation, role: Role) -> Decision:
        decision = self._attempt(said, role)
        assert decision.refusal is None, (said, role, decision.refusal)
        return decision

    def _told(self, fault: Irregularity, step: Step, outcome: Outcome) -> dict[str, Any]:
        hand = self.table.hand
        effects = fault.suggestion if outcome.suggested else outcome.effects
        match step.needs:
            case "pick":
                return {"pick": self.chance.one(_backs(hand))}
            case "cards":
                return {"cards": self._cards(fault, effects)}
            case "board" if percent(self.chance, 60):
                return {"cards": self._board(effects)}
            case "winners":
                seats = [p.seat for p in hand.betting.players]
                return {"seats": (self.chance.one(seats),)}
            case "amount" if percent(self.chance, 50):
                return {"amount": self.chance.number(0, hand.betting.call + 20)}
            case "seat":
                return {"seats": (self.chance.one(self.table.state.seats).seat,)}
        return {}

    def _next_card(self) -> Card | None:
        return self.dealer.deck.pop(0) if self.dealer.deck else None

    def _cards(self, fault: Irregularity, effects: tuple[Effect, ...]) -> tuple[Card | None, ...]:
        """Names for all the cards that come off the stub, or that lie with the seat."""
        hand = self.table.hand
        if not percent(self.chance, 70):
            return ()
        cards: list[Card | None] = []
        for effect in effects:
            match effect:
                case fx.DealCards():
                    cards += [self._next_card() for _ in range(effect.count)]
                case fx.SupplySeat() | fx.CompleteDeal() if fault.seat is not None:
                    lacks = max(0, cards_due(hand) - held(hand.custody, fault.seat))
                    cards += [self._next_card() for _ in range(lacks)]
                case fx.ShowCards() | fx.TableHand() if fault.seat is not None:
                    place = ledger.seat_place(fault.seat)
                    cards += [placed.card for placed in ledger.pile(hand.custody, place)]
        return tuple(cards)

    def _board(self, effects: tuple[Effect, ...]) -> tuple[Card | None, ...]:
        """The board as it will lie: what is known of it, and names for the rest."""
        custody = self.table.hand.custody
        pools = {pool.id: set(pool.names) for pool in custody.pools}
        board: list[Card | None] = []
        for placed in ledger.pile(custody, "board"):
            names = sorted(pools.get(placed.pool, set()))
            name = placed.card
            if name is None and names and percent(self.chance, 80):
                name = self.chance.one(names)
                pools[placed.pool].discard(name)
            board.append(name)
        for effect in effects:
            if isinstance(effect, fx.DealCards) and effect.to == "board":
                board += [self._next_card() for _ in range(effect.count)]
        return tuple(board)

    # --- otherwise

    def _rule(self, fault: Irregularity) -> None:
        """The floor rules in his own way: with effects if the table can carry them out."""
        number = (fault.id,)
        anything = Anything(self.table, self.chance, absurd=2)
        effects = anything.build(ob.RulingGiven).effects[:2]
        if self._attempt(ob.RulingGiven(number, "as I see it", effects), "floor").refusal is None:
            return
        refusal = self._attempt(ob.RulingGiven(number, "it stands"), "floor").refusal
        if refusal is not None:
            assert refusal.code == "board_too_long", refusal
            self._clear_board(fault)

    def _clear_board(self, fault: Irregularity) -> None:
        """Nobody can play on from a board with too many cards, so the floor says what becomes of
        them: what is more than any street leaves goes aside, or else there is no hand.
        """
        lie = ledger.count(self.table.hand.custody, "board")
        assert lie > 0, fault
        street = VARIANTS[self.table.hand.variant].street(fault.street or "flop")
        aside = fx.MoveCards("board", "aside", tuple(range(street.board, lie)), shown=True)
        effects = (aside,) if street.board < lie else (fx.VoidHand(),)
        self._offered(ob.RulingGiven((fault.id,), "as the board was", effects), "floor")

    def _take_back(self) -> None:
        """The last entry was a mis-tap."""
        self.retracted += 1
        self.table.attempt(ob.Retracted(self.table.seq), "floor")

    def _err(self, fault: Irregularity) -> None:
        """What is no message here is refused, and nothing changes."""
        step = self._shown(fault).step
        if step is None or not step.outcomes:
            return
        outcome = step.outcomes[0].outcome
        later = [s.name for s in PROCEDURES[fault.procedure].steps if s.name != fault.step]
        wrong = self.chance.one(later or ["no_such_step"])
        attempts: list[tuple[str, ob.Observation, Role]] = [
            ("step_not_open", ob.StepTaken(fault.id, wrong, outcome), "floor"),
            ("unknown_outcome", ob.StepTaken(fault.id, step.step, "no_such_outcome"), "floor"),
            ("role_may_not", ob.StepTaken(fault.id, step.step, outcome), "public"),
            ("role_may_not", ob.StepTaken(fault.id, step.step, outcome), "device"),
            ("unknown_irregularity", ob.StepTaken(999, step.step, outcome), "floor"),
            ("name_missing", ob.RulingGiven((fault.id,), "  "), "floor"),
        ]
        if step.who == "floor":
            said = ob.StepTaken(fault.id, step.step, outcome)
            attempts.append(("floor_name_missing", said, "dealer"))
        code, said_wrongly, role = self.chance.one(attempts)
        before = self.table.state
        self.table.refuses(code, said_wrongly, role)
        assert self.table.state is before


def _backs(hand: HandState) -> list[int]:
    """The board cards that lie face down: those of the scramble."""
    return [n for n, placed in enumerate(ledger.pile(hand.custody, "board")) if not placed.shown]


def driven(taken: Counter[Taken]) -> set[str]:
    """The procedures of which a step was taken that ended them."""
    ended = set()
    for one in taken:
        if one.procedure == FACT_FINDING:
            ended.add(FACT_FINDING)
            continue
        outcome = PROCEDURES[one.procedure].step(one.step).outcome(one.outcome)
        if outcome is not None and outcome.next is None:
            ended.add(one.procedure)
    return ended
