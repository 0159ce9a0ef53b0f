"""What each role may do, as named permissions: the one place that says so.

What a role sees of a table is the domain's matrix, and whether an observation may come from a
role is decided with it; neither is here.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from statemachine.roles import ROLES, Role

Permission: TypeAlias = Literal[
    "live.see",
    "broadcast.see",
    "log.read",
    "names.read",
    "presence.see",
    "floor.see",
    "history.search",
    "observe",
    "seals.make",
    "seals.read",
    "seals.reveal",
    "chain.read",
    "audit.export",
    "reads.list",
    "metrics.read",
    "dealers.list",
    "dealers.keep",
    "tables.open",
    "pairings.make",
    "tokens.make",
    "tokens.list",
    "tokens.revoke",
]
PERMISSIONS: Final[tuple[Permission, ...]] = get_args(Permission)

MEANING: Final[Mapping[Permission, str]] = {
    "live.see": "a table as it is now, over REST and the socket",
    "broadcast.see": "the delayed broadcast of a table, and nothing else of it",
    "log.read": "a table's log and its hands, as the role may see them",
    "names.read": "by whom, and through which device, an entry came in",
    "presence.see": "how many follow a table, by role",
    "floor.see": "every table at a glance: its phase, what is open, and who is on the way",
    "history.search": "search the hands of all tables, and count what went wrong in them",
    "observe": "say what happened at a table",
    "seals.make": "seal the cards that a player wrote for a lost hand",
    "seals.read": "look at sealed cards; who looked is written down",
    "seals.reveal": "show the table what was sealed",
    "chain.read": "the hashes of the log's chain",
    "audit.export": "take the log out of the house, to be checked elsewhere",
    "reads.list": "who looked at hidden cards, and when",
    "metrics.read": "the figures at /metrics",
    "dealers.list": "the dealers of the room by name, and the sign-in of one of them",
    "dealers.keep": "take dealers on, give them PINs and badges, and let them go (with a token for "
    "every table)",
    "tables.open": "open a table (with a token for every table)",
    "pairings.make": "pair a tablet or another screen",
    "tokens.make": "make a token (with a token for every table)",
    "tokens.list": "list the tokens, without their secrets",
    "tokens.revoke": "revoke a token",
}

_WATCHES: Final[frozenset[Permission]] = frozenset({"live.see", "log.read"})
_WORKS: Final[frozenset[Permission]] = _WATCHES | {
    "names.read",
    "presence.see",
    "observe",
    "dealers.list",
}
_RULES: Final[frozenset[Permission]] = _WORKS | {"floor.see", "history.search"}
_DIRECTS: Final[frozenset[Permission]] = frozenset(
    {"seals.make", "seals.read", "seals.reveal", "dealers.keep", "tables.open", "pairings.make"}
)
_ADMINISTERS: Final[frozenset[Permission]] = frozenset(
    {"dealers.keep", "tables.open", "pairings.make", "tokens.make", "tokens.list", "tokens.revoke"}
)
_CHECKS: Final[frozenset[Permission]] = frozenset(
    {"chain.read", "audit.export", "reads.list", "metrics.read"}
)

OF_ROLE: Final[Mapping[Role, frozenset[Permission]]] = {
    "dealer": _WORKS,
    "floor": _RULES | {"seals.reveal"},
    "director": _RULES | _DIRECTS,
    "device": _WORKS,
    "overlay": frozenset({"broadcast.see"}),
    "public": _WATCHES,
    "auditor": _WATCHES | _CHECKS | {"names.read", "presence.see", "history.search"},
    "admin": _RULES | _CHECKS | _ADMINISTERS | {"seals.reveal"},
}

# What whoever pairs may pair: never a role that may do more than its own.
MAY_PAIR: Final[Mapping[Role, frozenset[Role]]] = {
    "director": frozenset({"dealer", "floor", "device", "overlay", "public"}),
    "admin": frozenset(ROLES),
}


def permits(role: Role, permission: Permission) -> bool:
    """Whether a role has a permission."""
    return permission in OF_ROLE[role]
