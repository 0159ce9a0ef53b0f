"""What came of checking scenario files: one result a scenario, and text for people.

It plays nothing itself.
"""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """How one scenario went.

    `line` and `step` count from 1; they lead to the first thing that went wrong, or to the
    beginning of a scenario that went well.
    """

    id: str | None
    title: str
    ok: bool
    file: Path
    line: int
    step: int | None = None
    message: str = ""

    @property
    def name(self) -> str:
        """Id and title, as far as the scenario has them."""
        return f"{self.id} {self.title}" if self.id else self.title

    def text(self) -> str:
        """One line: where, which scenario, which step, and what is wrong."""
        step = f"step {self.step}: " if self.step else ""
        named = f"[{self.name}] " if self.name else ""
        return f"{self.file}:{self.line}: {named}{step}{self.message or 'as expected'}"


@dataclass(frozen=True, slots=True)
class Report:
    """All results, in the order of the files."""

    results: tuple[ScenarioResult, ...]

    @property
    def failures(self) -> tuple[ScenarioResult, ...]:
        """The scenarios that did not go as they say."""
        return tuple(result for result in self.results if not result.ok)

    @property
    def ok(self) -> bool:
        """Whether there was at least one scenario, and every one went as it says."""
        return bool(self.results) and not self.failures

    def text(self) -> str:
        """One line a failure, then the count."""
        failures = self.failures
        lines = [failure.text() for failure in failures]
        total = len(self.results)
        lines.append(
            f"{total} {'scenario' if total == 1 else 'scenarios'} checked, {len(failures)} failed."
            if total
            else "No scenario was found: give a .yaml file, or a folder that holds some."
        )
        return "\n".join(lines)
