"""One thing that is not as a scenario expects, and how two values are compared and shown.

It knows nothing of hands: what is compared is picked elsewhere.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from app.scenarios.source import Location


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as expected; `path` leads to it inside the expectation."""

    path: Location
    expected: object
    got: object

    def text(self) -> str:
        """The difference in one line."""
        where = ".".join(map(str, self.path))
        return f"{where}: expected {_shown(self.expected)}, got {_shown(self.got)}"


def compare(path: Location, wanted: object, got: object) -> Iterator[Difference]:
    """The differences of two values; of a map, only those at the keys that are expected."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key, value in wanted.items():
            if got.get(key) != value:
                yield Difference((*path, str(key)), value, got.get(key))
    elif wanted != got:
        yield Difference(path, wanted, got)


def _shown(value: object) -> str:
    if value is None:
        return "none"
    if value in ("", [], {}):
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_shown(entry)}' for key, entry in value.items())}}}"
    return str(value)
