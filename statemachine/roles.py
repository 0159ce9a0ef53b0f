"""The roles a person or device may have at a table; a role is also its audience.

Not what each may see or do: `views` and `decide` say that.
"""

from typing import Final, Literal, TypeAlias, get_args

Role: TypeAlias = Literal[
    "dealer", "floor", "director", "device", "overlay", "public", "auditor", "admin"
]

ROLES: Final[tuple[Role, ...]] = get_args(Role)

# Who may say what happened at the table; the others only watch.
OBSERVERS: Final[frozenset[Role]] = frozenset({"dealer", "floor", "director", "device", "admin"})
# Who may rule with a name of their own.
RULERS: Final[frozenset[Role]] = frozenset({"floor", "director", "admin"})
