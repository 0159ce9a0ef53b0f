"""Hints between the nodes of one log: what may be worth a look. No hint is needed for the truth.

The log alone says what happened; whatever is lost here is found there within two seconds.
"""

from app.bus.bus import Bus, BusState, Heard
from app.bus.hints import Hint, Present, Wake
from app.bus.local import LocalBus, Room
from app.bus.opening import BusUrlError, check_bus_url, open_bus

__all__ = [
    "Bus",
    "BusState",
    "BusUrlError",
    "Heard",
    "Hint",
    "LocalBus",
    "Present",
    "Room",
    "Wake",
    "check_bus_url",
    "open_bus",
]
