"""Who may say what at a table, before anybody asks what it means.

Not who may see what; that is `views`.
"""

from typing import Final

from statemachine.decide.draft import Command, Refusal
from statemachine.observations import CardGone, CardSeen, ControllerTaken, HandBegun, PileCounted
from statemachine.roles import OBSERVERS
from statemachine.state import TableState

# What a table's hardware can know of itself; everything else somebody has to say.
_DEVICES_SAY: Final = (CardSeen, CardGone, PileCounted, HandBegun)


def forbidden(state: TableState, command: Command) -> Refusal | None:
    """Why this role or console may not say this, None when it may."""
    observation = command.observation
    unheard = command.role not in OBSERVERS
    if unheard or (command.role == "device" and not isinstance(observation, _DEVICES_SAY)):
        return Refusal("role_may_not", {"role": command.role})
    controller = state.controller
    if (
        command.role == "dealer"
        and command.console
        and controller is not None
        and controller.console != command.console
        and not isinstance(observation, ControllerTaken)
    ):
        return Refusal("not_in_control", {"by": controller.by})
    return None
