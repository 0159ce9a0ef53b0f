"""A table in trouble: what goes on at it after faults and absurdities, and what holds of it then.

Not the choosing of an observation, which is `play` for one in order and `anything` for the rest.
"""

from collections import Counter

from statemachine import observations as ob
from statemachine.advice import advise, due
from statemachine.betting import betting_closed
from statemachine.cards import Card
from statemachine.phases import BETTING, COMING, DISCARDING, ENDED
from statemachine.procedures import PROCEDURES
from statemachine.state import HandState, TableState
from statemachine.streets import seats_short, undecided
from statemachine.variants import VARIANTS
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Chance, percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table


def play_on(table: Table, dealer: Dealer, chance: Chance) -> None:
    """Answer what is asked, take the step that is due, or see what comes next."""
    hand = table.state.hand
    fault = due(hand) if hand else None
    if hand and hand.questions and percent(chance, 50):
        question = hand.questions[0]
        answer = chance.one(question.answers)
        table.attempt(ob.QuestionAnswered(question.id, answer, "Flor"))
    elif hand and fault and fault.step and percent(chance, 70):
        step = PROCEDURES[fault.procedure].step(fault.step)
        pick = chance.number(0, 3) if step.needs == "pick" else None
        outcome = chance.one(step.outcomes).name
        table.attempt(ob.StepTaken(fault.id, step.name, outcome, pick, (), "Flor"), "floor")
    elif hand and hand.phase not in ENDED and (hand.held or _stuck(hand, table.state)):
        table.attempt(Anything(table, chance).next(), "floor")
    else:
        table.attempt(dealer.next())


def _stuck(hand: HandState, state: TableState) -> bool:
    """Whether nothing comes next by itself: something open is in the way."""
    if hand.phase in BETTING:
        return advise(state).actor is None and (
            betting_closed(hand.betting) or due(hand) is not None
        )
    if hand.phase not in COMING:
        return False
    street = VARIANTS[hand.variant].street(COMING[hand.phase])
    if hand.phase in DISCARDING:
        return not undecided(hand, street)
    return street.to_seats and not seats_short(hand, street)


def check_ledgers(state: TableState) -> None:
    """Assert that no known card is in two places unless somebody was told, hidden ones included."""
    hand = state.hand
    if hand is None:
        return
    twice = {card for card, times in known_names(hand).items() if times > 1}
    told = {f.card for f in hand.irregularities if f.fault == "duplicate_card"}
    assert twice <= told, f"{twice - told} is known twice, and nobody was told"


def known_names(hand: HandState) -> Counter[Card]:
    """In how many places each card is known to be; a pool is one."""
    custody = hand.custody
    names = Counter(
        placed.card for pile in custody.piles.values() for placed in pile if placed.card is not None
    )
    for pool in custody.pools:
        names.update(pool.names)
    return names
