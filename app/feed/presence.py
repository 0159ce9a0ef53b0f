"""Who follows the tables on the other nodes, as far as those have said so over the bus.

It is for showing only: nothing is decided by it, and without a bus it knows of nobody.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from app.bus import Bus, Hint, Present
from statemachine.roles import Role

# What a node said is repeated, and forgotten when it was not repeated twice.
REPEAT_EVERY_S: Final = 10.0
FORGET_AFTER_S: Final = 25.0


class Elsewhere(Protocol):
    """What a hub asks and tells about the sockets of a table."""

    def present(self, table: str) -> Counter[Role]:
        """How many follow the table on other nodes, by role."""
        ...

    def tell(self, table: str, here: Counter[Role]) -> None:
        """Say how many follow it here."""
        ...


class Nowhere:
    """There is no other node."""

    def present(self, table: str) -> Counter[Role]:
        return Counter()

    def tell(self, table: str, here: Counter[Role]) -> None:
        pass


NOWHERE: Final = Nowhere()


@dataclass(slots=True)
class _Said:
    roles: Counter[Role]
    at: float


class OverBus:
    """Tells the other nodes who is here, and remembers what they tell. One for the whole node.

    `changed` is called with each table at which somebody came or went elsewhere.
    """

    def __init__(self, bus: Bus, changed: Callable[[str], None] = lambda table: None) -> None:
        self.changed = changed
        self._bus = bus
        self._node = secrets.token_hex(8)
        self._here: dict[str, Counter[Role]] = {}
        self._elsewhere: dict[str, dict[str, _Said]] = {}
        self._task: asyncio.Task[None] | None = None

    def present(self, table: str) -> Counter[Role]:
        found: Counter[Role] = Counter()
        for said in self._elsewhere.get(table, {}).values():
            found += said.roles
        return found

    def tell(self, table: str, here: Counter[Role]) -> None:
        if here == self._here.get(table, Counter()):
            return
        if here:
            self._here[table] = here
        else:
            del self._here[table]
        self._say(table, here)

    def heard(self, hint: Hint) -> None:
        """Take what another node says of its sockets."""
        if not isinstance(hint, Present):
            return
        nodes = self._elsewhere.setdefault(hint.table, {})
        before = nodes.pop(hint.node, None)
        roles = +Counter(hint.roles)
        if roles:
            nodes[hint.node] = _Said(roles, _now())
        if not nodes:
            del self._elsewhere[hint.table]
        if roles != (Counter() if before is None else before.roles):
            self.changed(hint.table)

    def start(self) -> None:
        """Repeat now and then who is here, and forget nodes that do not."""
        self._task = asyncio.create_task(self._repeat())

    def close(self) -> None:
        """Say that nobody is here any more."""
        if self._task is not None:
            self._task.cancel()
        for table in tuple(self._here):
            self.tell(table, Counter())

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_EVERY_S)
            for table, here in tuple(self._here.items()):
                self._say(table, here)
            self._forget(_now() - FORGET_AFTER_S)

    def _forget(self, before: float) -> None:
        for table, nodes in tuple(self._elsewhere.items()):
            old = [node for node, said in nodes.items() if said.at < before]
            for node in old:
                del nodes[node]
            if not nodes:
                del self._elsewhere[table]
            if old:
                self.changed(table)

    def _say(self, table: str, here: Counter[Role]) -> None:
        self._bus.tell(Present(self._node, table, dict(here)))


def _now() -> float:
    return asyncio.get_running_loop().time()
