"""A block at whose end something asynchronous is closed, whatever came of it.

It opens nothing.
"""

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self


class Closing(ABC):
    """An async context manager that is closed by `aclose`."""

    @abstractmethod
    async def aclose(self) -> None:
        """Close it; each class says what that is."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()
