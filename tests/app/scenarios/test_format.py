"""Proves that the format is read as documented and that its errors name step, place and line.

What a well-formed scenario does when it is played is proved in `test_runner`.
"""

import json
from pathlib import Path

import jsonschema
import pytest

from app.scenarios import format as scenario_format
from app.scenarios.expected import Expectation
from app.scenarios.format import MAX_STEPS, Scenario, json_schema, schema_text
from app.scenarios.reading import MAX_SCENARIOS, read_scenarios
from app.scenarios.source import ScenarioError, read_documents

ROOT = Path(__file__).resolve().parents[3]
HEAD = """\
title: A hand
table:
  seats: {1: 5000, 2: {player: Ana, stack: 300}}
  level: {small_blind: 50, big_blind: 100}
  button: 1
"""
RULED = "  - observe: {kind: ruling_given, irregularities: [], reason: x, effects: "


def scenario(steps: str, head: str = HEAD) -> Scenario | ScenarioError:
    ((_, read),) = read_scenarios((head + "steps:\n" + steps).encode())
    return read


def test_a_scenario_is_read() -> None:
    read = scenario("  - begin hand\n  - expect: {actor: null, pots: []}\n")
    assert isinstance(read, Scenario)
    assert read.rulebook == "tda"
    assert read.table.seats[1] == 5000
    assert len(read.steps) == 2


@pytest.mark.parametrize(
    ("steps", "line", "message"),
    [
        ("  - expect: {phas: flop}\n", 7, "expect.phas: unknown key 'phas'"),
        ("  - expect:\n      phase: floop\n", 8, "expect.phase: input should be 'setup'"),
        ("  - expect: {board: Ah Zd}\n", 7, "expect.board: 'Ah Zd' is no list of cards"),
        ("  - expect: {actor: 11}\n", 7, "expect.actor: input should be less than or equal to 10"),
        ("  - expect: {actor: '1'}\n", 7, "expect.actor: input should be a valid integer"),
        ("  - expect: {hand: true}\n", 7, "expect.hand: input should be a valid integer"),
        ("  - expect: {stacks: {x: 1}}\n", 7, "expect.stacks"),
        ("  - expect: {irregularity: {silent: true}}\n", 7, "'kind' is missing"),
        ("  - expect: {pots: [{amount: 5}]}\n", 7, "expect.pots.0: 'seats' is missing"),
        ("  - expect: {parts: [{half: both}]}\n", 7, "expect.parts.0.half: input should be"),
        ("  - expect: {blinds: [0]}\n", 7, "expect.blinds.0: input should be greater"),
        ("  - [begin, hand]\n", 7, "this is no step"),
        ("  - {begin: {hand: 1}}\n", 7, "this is no step"),
        ("  - 12\n", 7, "this is no step"),
        ("  - observe: {kind: hand_begin}\n", 7, "observe: there is no kind 'hand_begin'"),
        ("  - observe: {seat: 3}\n", 7, "observe: 'kind' is missing"),
        ("  - observe: {kind: hand_begun, seat: 3}\n", 7, "observe.seat: unknown key 'seat'"),
        ("  - observe: {kind: player_left}\n", 7, "observe: 'seat' is missing"),
        ("  - observe: {kind: card_burned, card: Zz}\n", 7, "observe.card: input should be"),
        (
            "  - ruling: {reason: x, effects: [{seat: 3}]}\n",
            7,
            "ruling.effects.0: 'kind' is missing",
        ),
        (
            "  - ruling:\n      reason: x\n      effects:\n        - {kind: kill_hand, seat: x}\n",
            10,
            "ruling.effects.0.seat: input should be a valid integer",
        ),
        (
            RULED + "[{kind: k}]}\n",
            7,
            "observe.effects.0: there is no kind 'k'",
        ),
        ("  - table is now: {button: 1}\n", 7, "table is now: 'seats' is missing"),
        ("  - deal hole cards: {1: 9x}\n", 7, "deal hole cards.1: '9x' is no list of cards"),
        ("  - ruling: {reason: x}\n    bye: floor Ana\n", 8, "bye: unknown key 'bye'"),
    ],
)
def test_an_error_names_step_line_and_place(steps: str, line: int, message: str) -> None:
    error = scenario(steps)
    assert isinstance(error, ScenarioError)
    assert message in error.message
    assert error.line == line
    assert error.step == 1
    assert "\n" not in error.message


@pytest.mark.parametrize(
    ("head", "line", "message"),
    [
        (HEAD.replace("title: A hand\n", ""), 1, "'title' is missing"),
        (HEAD.replace("1: 5000", "1: 0"), 3, "table.seats.1: input should be greater than"),
        (HEAD.replace("1: 5000", "12: 50"), 3, "table.seats.12"),
        (HEAD.replace("button: 1", "button: 1\n  buton: 2"), 6, "table.buton: unknown key"),
        (HEAD + "id: has space\n", 6, "id: string should match"),
        (HEAD.replace("button: 1", "button: 1\n  variant: XX"), 6, "table.variant: input should"),
        (HEAD.replace("50, big", "50, bring: 5, big"), 4, "table.level.bring: unknown key"),
    ],
)
def test_an_error_outside_the_steps_names_no_step(head: str, line: int, message: str) -> None:
    error = scenario("  - begin hand\n", head)
    assert isinstance(error, ScenarioError)
    assert error.message.startswith(message)
    assert (error.line, error.step) == (line, None)


def test_the_level_has_every_field_that_a_game_may_need() -> None:
    level = "level: {ante: 1, ante_kind: button, bring_in: 2, small_bet: 4, big_bet: 8, min_bet: 1}"
    head = HEAD.replace("level: {small_blind: 50, big_blind: 100}", level)
    read = scenario("  - begin hand\n", head)
    assert isinstance(read, Scenario)
    sizes = read.table.level
    assert sizes is not None
    assert (sizes.small_blind, sizes.big_blind, sizes.ante, sizes.ante_kind) == (0, 0, 1, "button")
    assert (sizes.bring_in, sizes.small_bet, sizes.big_bet, sizes.min_bet) == (2, 4, 8, 1)


def test_a_document_that_is_no_map_is_named_and_the_next_one_is_read() -> None:
    source = f"- 1\n---\n{HEAD}steps: [begin hand]\n"
    first, second = (read for _, read in read_scenarios(source.encode()))
    assert isinstance(first, ScenarioError)
    assert isinstance(second, Scenario)


def test_the_number_of_scenarios_and_steps_is_bounded() -> None:
    source = "---\n1\n" * (MAX_SCENARIOS + 1)
    with pytest.raises(ScenarioError, match="at most"):
        list(read_scenarios(source.encode()))
    error = scenario("  - push\n" * (MAX_STEPS + 1))
    assert isinstance(error, ScenarioError)
    assert error.message.startswith("steps: list should have at most")


def test_the_schema_file_is_fresh() -> None:
    path = Path(scenario_format.__file__).with_name("schema.json")
    assert path.read_text(encoding="utf-8") == schema_text(), (
        "write app.scenarios.format.schema_text() to app/scenarios/schema.json"
    )


def test_the_schema_takes_every_scenario_and_refuses_what_the_reader_refuses() -> None:
    validator = jsonschema.Draft202012Validator(json_schema())
    validator.check_schema(json_schema())
    for path in sorted((ROOT / "tests/scenarios").rglob("*.yaml")):
        for node in read_documents(path.read_bytes()):
            # JSON knows only text as a key.
            validator.validate(json.loads(json.dumps(node.data)))
    for steps in ("  - expect: {phas: flop}\n", "  - [begin]\n", "  - observe: {kind: x}\n"):
        (node,) = read_documents((HEAD + "steps:\n" + steps).encode())
        with pytest.raises(jsonschema.ValidationError):
            validator.validate(node.data)


def test_every_key_of_an_expectation_is_documented() -> None:
    text = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8")
    missing = [key for key in Expectation.model_fields if f"`{key}`" not in text]
    assert not missing
