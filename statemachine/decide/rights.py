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
    role = command.role
    if role == "dealer":
        controller = state.controller
        if (
            controller is not None
            and command.console
            and controller.console != command.console
            and not isinstance(command.observation, ControllerTaken)
        ):
            return Refusal("not_in_control", {"by": controller.by})
        return None
    said_by_device = role != "device" or isinstance(command.observation, _DEVICES_SAY)
    if role not in OBSERVERS or not said_by_device:
        return Refusal("role_may_not", {"role": role})
    return None
