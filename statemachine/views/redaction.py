"""Events and observations with their secrets cut, for an audience.

Not the view of a state, which shows public cards alone to begin with.
"""

from collections.abc import Iterable
from typing import Final

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.procedures import PROCEDURES
from statemachine.roles import Role
from statemachine.slots import changed
from statemachine.views.matrix import sees

_OF_FAULTS: Final = (ob.StepTaken, ob.RulingGiven, ob.CallPositionSet, ob.FloorGoing)
# Steps that show a board keep their cards; what another step names may be hole cards.
_BOARD_STEPS: Final = frozenset(
    step.name
    for procedure in PROCEDURES.values()
    for step in procedure.steps
    if step.needs == "board"
)


def redact(event: ev.Event, audience: Role) -> ev.Event | None:
    """The event as an audience may see it; None when it may not know of it at all."""
    match event:
        case ev.HandsLaid():
            return ev.HandsLaid(
                tuple(
                    changed(
                        laid,
                        cards=tuple(
                            card if laid.shown and laid.shown[index] else None
                            for index, card in enumerate(laid.cards)
                        ),
                    )
                    for laid in event.hands
                )
            )
        case ev.CardsDrawn() if not event.shown:
            return changed(event, cards=(None,) * len(event.cards))
        case ev.CardIdentified() if not event.shown:
            return None
        case ev.ReaderNoted():
            return None
        case ev.ControlTaken() if not sees(audience, "control"):
            return None
        case ev.HandStarted() if not sees(audience, "control"):
            staff = sees(audience, "staff")
            return changed(
                event,
                console="",
                console_by="",
                dealer=event.dealer if staff else "",
                dealer_id=event.dealer_id if staff else "",
            )
        case ev.DealerNoted() | ev.FloorWent() if not sees(audience, "staff"):
            return None
        case ev.FloorWent() if event.floor_only and not sees(audience, "floor_only"):
            return None
        case ev.ClaimCommitted() if not sees(audience, "claimant"):
            return changed(event, by="")
        case ev.IrregularityOpened() if event.floor_only:
            return changed(event, card=None) if sees(audience, "floor_only") else None
        case (
            ev.ProcedureChosen() | ev.ProcedureStepped() | ev.IrregularityClosed() | ev.Ruled()
        ) if event.floor_only and not sees(audience, "floor_only"):
            return None
    return event


def redact_observation(
    observation: ob.Observation, audience: Role, events: Iterable[ev.Event] = ()
) -> ob.Observation | None:
    """What was said, as an audience may see it; None when it was about a hidden card.

    `events` are those of its entry: what was said of a fault that is the floor's alone is
    for the floor alone.
    """
    hidden = any(getattr(event, "floor_only", False) for event in events)
    if hidden and isinstance(observation, _OF_FAULTS) and not sees(audience, "floor_only"):
        return None
    match observation:
        case ob.HoleCardsDealt():
            return ob.HoleCardsDealt()
        case ob.StreetDealt() if observation.hands:
            # What lies face up of them is in the events.
            return changed(observation, hands=())
        case ob.CardsDiscarded():
            return changed(observation, cards=(None,) * len(observation.cards))
        case ob.CardDealt() if not observation.up and observation.to != "board":
            return changed(observation, card=None)
        case ob.CardBurned() if not observation.exposed:
            return changed(observation, card=None)
        case ob.CardNamed() if not observation.shown:
            return None
        case ob.CardSeen() | ob.CardGone() if observation.place != "board":
            return None
        case ob.DealerChanged() | ob.FloorGoing() if not sees(audience, "staff"):
            return None
        case ob.ControllerTaken() if not sees(audience, "control"):
            return None
        case ob.StepTaken() if observation.step not in _BOARD_STEPS:
            return changed(observation, cards=())
        case ob.FaultReported() if observation.fault == "double_burn":
            return changed(observation, card=None)
    return observation
