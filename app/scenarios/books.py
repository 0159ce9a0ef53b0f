"""Finds the rulebook that a scenario is played by: a published one, or a house's own file.

What such a file may say is read elsewhere.
"""

from pathlib import Path
from typing import Final

from app.rulebooks.overrides import read_file
from app.rulebooks.source import OverrideError
from app.scenarios.format import Scenario
from app.scenarios.source import Node, ScenarioError
from statemachine.rulebooks import RULEBOOKS, Rulebook

HOUSE: Final = ".toml"


def book_of(scenario: Scenario, node: Node, folder: Path = Path()) -> Rulebook:
    """The rulebook of a scenario: a published one, or that of a house in a TOML file, whose path
    is from `folder`. Raises ScenarioError when there is none.
    """
    line = node.line_of(("rulebook",))
    if scenario.rulebook.endswith(HOUSE):
        try:
            return read_file(folder / scenario.rulebook)
        except OverrideError as wrong:
            raise ScenarioError(wrong.text(scenario.rulebook), line) from None
        except OSError as unread:
            reason = (unread.strerror or "it cannot be opened").lower()
            raise ScenarioError(f"{scenario.rulebook} cannot be read: {reason}", line) from None
    book = RULEBOOKS.get(scenario.rulebook)
    if book is None:
        known = ", ".join(sorted(RULEBOOKS))
        raise ScenarioError(f"there is no rulebook {scenario.rulebook!r}; there is {known}", line)
    return book
