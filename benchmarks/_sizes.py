"""What a value takes of memory, with everything that hangs on it.

Not what the allocator adds: freed blocks that wait for the next value are nobody's.
"""

import sys
from collections import deque
from collections.abc import Iterable
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

# Shared by the whole process, however many states there are.
_SHARED = (type, FunctionType, BuiltinFunctionType, MethodType, ModuleType)


def bytes_of(value: object, seen: set[int] | None = None) -> int:
    """The bytes of a value and of all that it leads to, each thing once; what is in `seen`
    already counts for nothing.
    """
    known = set() if seen is None else seen
    size = 0
    left = [value]
    while left:
        one = left.pop()
        if id(one) in known or isinstance(one, _SHARED):
            continue
        known.add(id(one))
        size += sys.getsizeof(one)
        left.extend(_parts(one))
    return size


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, str | bytes | int | float):
        return
    if isinstance(value, dict):
        yield from value.keys()
        yield from value.values()
    elif isinstance(value, tuple | list | set | frozenset | deque):
        yield from value
    yield from getattr(value, "__dict__", {}).values()
    for kind in type(value).__mro__:
        for name in getattr(kind, "__slots__", ()):
            yield getattr(value, name, None)
