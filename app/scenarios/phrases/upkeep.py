"""Shorthands for what is seen to beside the hand: dealer, deck, stacks, clock, the floor's coming.

None of them says what follows: the domain does.
"""

from app.scenarios.moment import Forms
from statemachine import observations as seen
from statemachine.observations import Observation

UPKEEP_FORMS = Forms()


@UPKEEP_FORMS.fact("{words} deals")
def _deals(words: str) -> Observation:
    return seen.DealerChanged(words)


@UPKEEP_FORMS.fact("another deck, {words}")
def _deck(words: str) -> Observation:
    return seen.DeckChanged(words)


@UPKEEP_FORMS.fact("stack of seat {seat} is {chips}, {words}")
def _stack(seat: int, chips: int, words: str) -> Observation:
    return seen.StacksCorrected((seen.SeatStack(seat, chips),), words)


@UPKEEP_FORMS.fact("clock on seat {seat}")
def _clock(seat: int) -> Observation:
    return seen.ClockCalled(seat)


@UPKEEP_FORMS.fact("time is up")
def _time_up() -> Observation:
    return seen.ClockEnded()


@UPKEEP_FORMS.fact("clock is called off")
def _called_off() -> Observation:
    return seen.ClockEnded(expired=False)


@UPKEEP_FORMS.fact("on the way")
def _going() -> Observation:
    return seen.FloorGoing()
