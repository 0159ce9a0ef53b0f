"""What a wanted token comes to: its end, and whether its delay fits its role.

It makes no token; those of tokens and of pairings are read alike.
"""

from app import clock
from app.envelopes import NewToken
from app.permissions import permits
from app.problems import Fault, Problem


def check_delay(wanted: NewToken) -> None:
    """Raise `Problem` for an overlay without a delay, and for anybody else with one."""
    if permits(wanted.role, "broadcast.see") != (wanted.delay_s is not None):
        fault = "missing" if wanted.delay_s is None else "unknown_field"
        raise Problem("invalid_message", faults=[Fault("/delay_s", fault)])


def end_of(wanted: NewToken) -> str | None:
    """When the token ends, None for never. Raises `Problem` for an end in the past, or two."""
    if wanted.expires_at is None:
        return None if wanted.expires_in_s is None else clock.after(wanted.expires_in_s)
    if wanted.expires_in_s is not None:
        raise Problem("invalid_message", faults=[Fault("/expires_at", "unknown_field")])
    end = clock.written(wanted.expires_at)
    if end <= clock.now():
        raise Problem("invalid_message", faults=[Fault("/expires_at", "out_of_range")])
    return end
