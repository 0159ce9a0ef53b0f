"""The bus as the rest of the service sees it: tell a hint, hear the others', never wait.

It is not an implementation, and it promises delivery to nobody.
"""

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from app.bus.hints import Hint

Heard: TypeAlias = Callable[[Hint], None]
# `alone`: no other node can be reached by this kind of bus. `away`: its server does not answer.
BusState: TypeAlias = Literal["alone", "connected", "away"]


class Bus(Protocol):
    """One node's end of it. A node does not hear what it told itself.

    Hints may be lost, and of several about one subject only the newest need arrive; an older one
    never comes after a newer one of the same node.
    """

    @property
    def state(self) -> BusState:
        """Whether hints reach anybody now."""
        ...

    def subscribe(self, heard: Heard) -> None:
        """Have `heard` called with each hint, in the event loop. What it raises is only logged."""
        ...

    def tell(self, hint: Hint) -> None:
        """Pass a hint on: it neither waits nor raises, whatever the state of the bus."""
        ...

    async def start(self) -> None:
        """Begin to pass hints on; no server is waited for, and what was told before may be lost."""
        ...

    async def close(self) -> None:
        """Pass on what waits, for a second at most, and end; may be called again."""
        ...
