"""Plays scenarios through the domain and compares each expectation on the way.

It is no test suite and no service: it keeps a log of its own in memory, for one scenario.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from app.scenarios.books import book_of
from app.scenarios.expectations import Witness, differences
from app.scenarios.format import (
    ExpectStep,
    HoleCardsStep,
    ObserveStep,
    RulingStep,
    Scenario,
    Step,
    TableNowStep,
    spoken,
)
from app.scenarios.moment import Phrase
from app.scenarios.reading import read_scenarios
from app.scenarios.report import Report, ScenarioResult
from app.scenarios.shorthand import DEALER, Speaker, read_shorthand, read_speaker
from app.scenarios.source import Node, ScenarioError
from app.scenarios.structured import hole_cards, ruling, table_now
from app.scenarios.templates import FormError
from statemachine.decide import Command, Decision, Refusal, decide, open_table
from statemachine.events import HandStarted
from statemachine.observations import (
    ButtonPlaced,
    LevelSet,
    Observation,
    PlayerSeated,
    Retracted,
)
from statemachine.replay import Entry, effective, retract
from statemachine.rulebooks import Rulebook
from statemachine.state import TableState

SUFFIXES: Final = (".yaml", ".yml")
# Scenarios know no clock: every entry is made at the same moment.
_AT: Final = "2000-01-01T00:00:00Z"
_DIRECTOR: Final = Speaker("director", "director")


@dataclass(frozen=True, slots=True)
class Action:
    """A step that was understood: who speaks and what the words stand for."""

    speaker: Speaker
    phrase: Phrase


@dataclass
class Play:
    """One scenario under way: the table, its log, and which entries came from which step."""

    book: Rulebook
    state: TableState
    entries: list[Entry]
    positions: dict[int, tuple[int, int]] = field(default_factory=dict)
    refusal: Refusal | None = None
    step: int = 0

    def entries_of(self, step: int) -> tuple[int, int]:
        """First and last log position of a step; FormError when it has none."""
        if step not in self.positions:
            raise FormError(f"step {step} has no entry in the log")
        return self.positions[step]

    def last_step(self) -> int:
        """The last step that has an entry in the log; FormError when there is none."""
        if not self.positions:
            raise FormError("no step has an entry in the log")
        return max(self.positions)

    def observe(self, observation: Observation, speaker: Speaker) -> Decision:
        """Decide one observation and append it; a refusal changes nothing."""
        seq = self.state.seq + 1
        command = Command(
            observation=observation,
            actor=speaker.name,
            role=speaker.role,
            at=_AT,
            id=f"observation-{seq}",
            seq=seq,
        )
        if isinstance(observation, Retracted):
            decision = retract(self.of_hand(), command)
        else:
            decision = decide(self.state, command, self.book)
        if decision.refusal is None and decision.events:
            self.entries.append(Entry(seq, observation, decision.events, speaker.role))
            self.state = decision.state
        return decision

    def of_hand(self) -> list[Entry]:
        """The entries since the one that began the hand, or since the first one."""
        begun = [
            entry.seq
            for entry in effective(self.entries)
            if any(isinstance(event, HandStarted) for event in entry.events)
        ]
        return [entry for entry in self.entries if not begun or entry.seq >= begun[-1]]

    def take(self, number: int, action: Action) -> None:
        """Play one step until its words are used up or something is refused."""
        self.step = number
        self.refusal = None
        first = self.state.seq + 1
        for observation in action.phrase(self):
            self.refusal = self.observe(observation, action.speaker).refusal
            if self.refusal is not None:
                break
        if self.state.seq >= first:
            self.positions[number] = (first, self.state.seq)


def check(paths: Sequence[Path]) -> Report:
    """Play every scenario of the files, and of the folders with all that is in them."""
    return Report(tuple(result for path in paths for result in _check_path(path)))


def _check_path(path: Path) -> Iterator[ScenarioResult]:
    if path.is_dir():
        found = sorted(each for each in path.rglob("*") if each.suffix in SUFFIXES)
        for each in found:
            yield from check_file(each)
    else:
        yield from check_file(path)


def check_file(path: Path) -> Iterator[ScenarioResult]:
    """Play every scenario of one file; a file that cannot be read is one failure."""
    try:
        source = path.read_bytes()
    except OSError as unread:
        reason = (unread.strerror or "it cannot be opened").lower()
        yield ScenarioResult(None, "", False, path, 1, None, f"the file cannot be read: {reason}")
        return
    count = 0
    try:
        for node, scenario in read_scenarios(source):
            count += 1
            yield _result(path, node, scenario)
    except ScenarioError as broken:
        yield ScenarioResult(None, "", False, path, broken.line, broken.step, broken.message)
        return
    if count == 0:
        yield ScenarioResult(None, "", False, path, 1, None, "the file holds no scenario")


def _result(path: Path, node: Node, scenario: Scenario | ScenarioError) -> ScenarioResult:
    if isinstance(scenario, ScenarioError):
        data = node.data if isinstance(node.data, dict) else {}
        key, title = data.get("id"), data.get("title")
        return ScenarioResult(
            key if isinstance(key, str) else None,
            title if isinstance(title, str) else "",
            False,
            path,
            scenario.line,
            scenario.step,
            scenario.message,
        )
    try:
        play(scenario, node, path.parent)
    except ScenarioError as wrong:
        return ScenarioResult(
            scenario.id, scenario.title, False, path, wrong.line, wrong.step, wrong.message
        )
    return ScenarioResult(scenario.id, scenario.title, True, path, node.line)


def play(scenario: Scenario, node: Node, folder: Path = Path()) -> Play:
    """Play a scenario to its end and return what was logged; `folder` is that of its file.

    Raises ScenarioError, with line and step, at the first thing that is not as it says.
    """
    book = book_of(scenario, node, folder)
    # Every step is understood before the first is played: a slip of the pen on the last
    # line shows at once.
    steps = [_understood(number, step, node) for number, step in enumerate(scenario.steps, 1)]
    playing = _set_up(scenario, book, node)
    for number, step in enumerate(steps, 1):
        line = node.line_of(("steps", number - 1))
        if isinstance(step, ExpectStep):
            _compare(playing, step, number, node)
            continue
        _no_refusal_left(playing, node)
        try:
            playing.take(number, step)
        except FormError as wrong:
            raise ScenarioError(str(wrong), line, number) from None
    _no_refusal_left(playing, node)
    return playing


def _understood(number: int, step: Step, node: Node) -> Action | ExpectStep:
    if isinstance(step, ExpectStep):
        return step
    try:
        if isinstance(step, str):
            words = read_shorthand(step)
            return Action(words.speaker, words.phrase)
        if isinstance(step, dict):
            words = read_shorthand(spoken(step))
            return Action(words.speaker, words.phrase)
        speaker = read_speaker(step.by) if step.by else DEALER
        return Action(speaker, _phrase(step))
    except FormError as wrong:
        line = node.line_of(("steps", number - 1))
        raise ScenarioError(str(wrong), line, number) from None


def _phrase(step: ObserveStep | RulingStep | TableNowStep | HoleCardsStep) -> Phrase:
    match step:
        case ObserveStep(observe=observation):
            return lambda moment: iter((observation,))
        case RulingStep():
            return ruling(step.ruling)
        case TableNowStep():
            return table_now(step.table_is_now)
        case HoleCardsStep():
            return hole_cards(step.deal_hole_cards)


def _set_up(scenario: Scenario, book: Rulebook, node: Node) -> Play:
    table = scenario.table
    size = table.size or max(*table.seats, 2)
    if table.level is None and table.tracking == "full":
        raise ScenarioError("table.level: missing key", node.line_of(("table",)))
    opened = open_table("scenario", table.variant, book, size, table.tracking)
    playing = Play(book, opened.state, [])
    if opened.refusal is None:
        playing.entries.append(Entry(opened.state.seq, None, opened.events, _DIRECTOR.role))
    refusal = opened.refusal
    for observation in _setting(scenario):
        refusal = refusal or playing.observe(observation, _DIRECTOR).refusal
    if refusal is not None:
        raise ScenarioError(f"the table was refused: {refusal.code}", node.line_of(("table",)))
    return playing


def _setting(scenario: Scenario) -> Iterator[Observation]:
    table = scenario.table
    for seat, player in sorted(table.seats.items()):
        if isinstance(player, int):
            yield PlayerSeated(seat, f"Seat {seat}", player)
        else:
            yield PlayerSeated(seat, player.player, player.stack)
    level = table.level
    if level is not None:
        yield LevelSet(
            level.small_blind,
            level.big_blind,
            level.ante,
            level.ante_kind,
            level.bring_in,
            level.small_bet,
            level.big_bet,
            level.min_bet,
        )
    yield ButtonPlaced(table.button)


def _compare(playing: Play, step: ExpectStep, number: int, node: Node) -> None:
    witness = Witness(playing.state, playing.book, playing.refusal)
    if "refused" in step.expect.model_fields_set:
        playing.refusal = None
    _no_refusal_left(playing, node)
    found = next(differences(step.expect, witness), None)
    if found is not None:
        line = node.line_of(("steps", number - 1, "expect", *found.path))
        raise ScenarioError(found.text(), line, number)


def _no_refusal_left(playing: Play, node: Node) -> None:
    if playing.refusal is not None:
        line = node.line_of(("steps", playing.step - 1))
        message = f"the step was refused: {playing.refusal.code}"
        raise ScenarioError(message, line, playing.step)
