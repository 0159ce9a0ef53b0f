"""Proves that a scenario is played as written, and that each expectation can fail.

Whether the domain rules rightly is proved by the scenarios themselves.
"""

from pathlib import Path

import pytest

from app.scenarios.expected import Expectation
from app.scenarios.report import Report, ScenarioResult
from app.scenarios.runner import check

TABLE = """\
table:
  seats: {1: 5000, 2: 5000, 3: 5000}
  level: {small_blind: 50, big_blind: 100}
  button: 3
"""
TO_THE_FAULT = """\
  - begin hand
  - deal hole cards
  - seat 3 raises to 300
  - seats 1, 2 call
  - burn 2c
  - four cards on the flop: Ah Kd 7s 3c
"""


def checked(tmp_path: Path, source: str) -> Report:
    path = tmp_path / "house.yaml"
    path.write_text(source, encoding="utf-8")
    return check([path])


def played(tmp_path: Path, steps: str) -> ScenarioResult:
    (result,) = checked(tmp_path, f"title: A case\nid: X-1\n{TABLE}steps:\n{steps}").results
    return result


TRUE = {
    "hand": "1",
    "deal": "1",
    "phase": "flop_deal",
    "button": "3",
    "blinds": "[1, 2]",
    "actor": "null",
    "board": "Ah Kd 7s 3c",
    "burns": "{count: 1, cards: 2c, credited: {flop: stub}}",
    "cards": "{stub: 41, seat 3: 2, board: Ah Kd 7s 3c}",
    "pools": "[]",
    "boxed": "0",
    "live": "[1, 2, 3]",
    "stacks": "{1: 4700, 3: 4700}",
    "bets": "{1: 0}",
    "call": "0",
    "pots": "[{amount: 900, seats: [1, 2, 3]}]",
    "total": "900",
    "up": "{1: ''}",
    "drawn": "{}",
    "runs": "1",
    "run": "1",
    "parts": "[]",
    "irregularities": "[four_card_flop]",
    "irregularity": "{kind: four_card_flop, status: open, procedure: four_card_flop, "
    "step: call_floor, cites: [TDA-39-A], silent: false, suggested: [], blocks: now, "
    "street: flop, seat: null, card: null, amount: null, found: {}, times: 1}",
    "questions": "[]",
    "held": "true",
    "played_under_hold": "false",
    "blocked": "[play, next_card, award]",
    "prompt": "prompt.step.four_card_flop.call_floor",
    "next": "[step_taken, ruling_given]",
    "actions": "{}",
    "substantial_action": "{since: preflop, is: true}",
    "rulings": "0",
    "unsigned": "0",
    "winners": "[]",
    "awards": "{}",
    "penalties": "{}",
    "sits_out": "{1: 0}",
    "carried": "0",
}
FALSE = {
    "hand": "2",
    "deal": "2",
    "phase": "flop",
    "button": "1",
    "blinds": "[2, 1]",
    "actor": "1",
    "board": "Ah Kd 7s",
    "burns": "2",
    "cards": "{stub: 40}",
    "pools": "[Ah]",
    "boxed": "1",
    "live": "[1, 2]",
    "stacks": "{1: 4701}",
    "bets": "{1: 1}",
    "call": "299",
    "pots": "[900, 1]",
    "total": "899",
    "up": "{1: Ah}",
    "drawn": "{1: 2}",
    "runs": "2",
    "run": "2",
    "parts": "[{winners: [1]}]",
    "irregularities": "[]",
    "irregularity": "{kind: overdealt_flop}",
    "questions": "[missing_burn]",
    "question": "{asks: missing_burn}",
    "held": "false",
    "played_under_hold": "true",
    "blocked": "[]",
    "prompt": "prompt.flop",
    "next": "[player_acted]",
    "actions": "{fold: null}",
    "substantial_action": "false",
    "rulings": "1",
    "unsigned": "1",
    "winners": "[1]",
    "awards": "{1: 5}",
    "penalties": "{1: x}",
    "sits_out": "{1: 2}",
    "carried": "5",
    "refused": "unknown_seat",
}
FALSE_PARTS = [
    ("burns", "{count: 2}", "burns.count: expected 2, got 1"),
    ("burns", "{cards: 3c}", "burns.cards: expected 3c, got 2c"),
    ("burns", "{credited: []}", "burns.credited: expected nothing, got [flop]"),
    ("burns", "{credited: {}}", "burns.credited: expected nothing, got {flop: stub}"),
    ("burns", "{credited: {flop: picked}}", "burns.credited: expected {flop: picked}, got"),
    ("cards", "{board: Ah}", "cards.board: expected Ah, got Ah Kd 7s 3c"),
    ("cards", "{attic: 1}", "cards.attic: expected 1, got 'attic' is no place"),
    ("stacks", "{9: 1}", "stacks.9: expected 1, got none"),
    ("substantial_action", "{since: flop, is: true}", "substantial_action.is: expected true"),
    ("winners", "{0: [1]}", "winners.0: expected [1], got none"),
    ("pots", "[{amount: 901, seats: [1, 2, 3]}]", "pots: expected [901], got [900]"),
    ("pots", "[{amount: 900, seats: [1]}]", "pots.0.seats: expected [1], got [1, 2, 3]"),
    ("parts", "[{pot: 0, half: low, run: 2, winners: [3]}]", "parts.0.winners: expected [3]"),
    ("parts", "[{awards: {3: 900}}]", "parts.0.awards.3: expected 900, got none"),
    ("irregularity", "{kind: four_card_flop, times: 2}", "irregularity.times: expected 2, got 1"),
    (
        "irregularity",
        "[{kind: four_card_flop}, {kind: four_card_flop, status: ruled}]",
        "irregularity.1.status: expected ruled, got open",
    ),
    *(
        ("irregularity", f"{{kind: four_card_flop, {part}}}", f"irregularity.{part}"[:18])
        for part in (
            "status: ruled",
            "procedure: x",
            "step: null",
            "cites: [TDA-39-B1]",
            "silent: true",
            "suggested: [kill_hand]",
            "blocks: nothing",
            "street: turn",
            "seat: 3",
            "card: 2c",
            "amount: 5",
            "found: {looked: true}",
        )
    ),
]


def test_true_expectations_pass_together(tmp_path: Path) -> None:
    expected = "".join(f"      {key}: {value}\n" for key, value in TRUE.items())
    result = played(tmp_path, f"{TO_THE_FAULT}  - expect:\n{expected}")
    assert result.ok, result.text()


@pytest.mark.parametrize("key", Expectation.model_fields)
def test_every_expectation_can_fail(tmp_path: Path, key: str) -> None:
    result = played(tmp_path, f"{TO_THE_FAULT}  - expect:\n      {key}: {FALSE[key]}\n")
    assert not result.ok
    assert result.message.startswith(f"{key}")
    assert (result.line, result.step) == (15, 7)


@pytest.mark.parametrize(("key", "value", "message"), FALSE_PARTS)
def test_every_part_of_an_expectation_can_fail(
    tmp_path: Path, key: str, value: str, message: str
) -> None:
    result = played(tmp_path, f"{TO_THE_FAULT}  - expect: {{{key}: {value}}}\n")
    assert not result.ok
    assert result.message.startswith(message)


def test_parts_of_a_question_can_fail(tmp_path: Path) -> None:
    asked = "  - begin hand\n  - deal hole cards\n  - call around\n  - deal Ah to board\n"
    right = "{asks: missing_burn, street: flop, seat: null, answers: [mistap, real]}"
    assert played(tmp_path, f"{asked}  - expect: {{question: {right}}}\n").ok
    for part in ("street: turn", "seat: 1", "answers: [real]"):
        wrong = f"{{question: {{asks: missing_burn, {part}}}}}"
        assert not played(tmp_path, f"{asked}  - expect: {wrong}\n").ok


def test_what_other_games_have_can_be_expected(tmp_path: Path) -> None:
    """Faces of stud, discards of a draw, runs of a board and halves of a pot."""
    stud = TABLE.replace("  button", "  variant: F7S\n  button").replace(
        "{small_blind: 50, big_blind: 100}", "{ante: 1, bring_in: 2, small_bet: 4}"
    )
    shown = "  - begin hand\n  - deal hole cards: {1: '?? ?? 2c', 2: '?? ?? 9d'}\n"
    draw = TABLE.replace("  button", "  variant: N2L1D\n  button")
    drawing = "  - begin hand\n  - deal hole cards\n  - call around\n  - seat 1 discards 2\n"
    for table, steps, right, wrong in (
        (stud, shown, "up: {1: 2c, 2: 9d}", "up: {2: 2c}"),
        (draw, drawing, "drawn: {1: 2}", "drawn: {1: 3}"),
    ):
        for expected, ok in ((right, True), (wrong, False)):
            source = f"title: A\n{table}steps:\n{steps}  - expect: {{{expected}}}\n"
            report = checked(tmp_path, source)
            assert report.ok is ok, report.text()


def test_a_failure_is_one_line_with_file_line_scenario_and_step(tmp_path: Path) -> None:
    result = played(tmp_path, f"{TO_THE_FAULT}  - expect:\n      held: true\n      actor: 5\n")
    path = tmp_path / "house.yaml"
    assert result.text() == f"{path}:16: [X-1 A case] step 7: actor: expected 5, got none"


@pytest.mark.parametrize(
    ("steps", "line", "step", "message"),
    [
        ("  - begin hand\n  - seat 9 folds\n", 9, 2, "the step was refused: unknown_seat"),
        (
            "  - begin hand\n  - seat 9 folds\n  - push\n",
            9,
            2,
            "the step was refused: unknown_seat",
        ),
        (
            "  - begin hand\n  - seat 9 folds\n  - expect: {hand: 1}\n",
            9,
            2,
            "the step was refused: unknown_seat",
        ),
        (
            "  - seat 9 folds\n  - expect: {refused: hand_over}\n",
            9,
            2,
            "refused: expected hand_over, got unknown_seat",
        ),
        ("  - push\n  - expect: {refused: null}\n", 9, 2, "refused: expected none, got no_hand"),
        ("  - expect: {phase: flop}\n", 8, 1, "phase: expected flop, got no hand"),
        ("  - begin hand\n  - seat 3 foldz\n", 9, 2, "'seat 3 foldz' is no shorthand"),
        ("  - begin hand\n  - burn: 9x\n", 9, 2, "'burn: 9x' is no shorthand"),
        ("  - begin hand\n  - push\n    # gone\n  - undo from step 9\n", 11, 3, "step 9 has no"),
        ("  - undo\n", 8, 1, "no step has an entry in the log"),
        ("  - everyone folds\n", 8, 1, "no hand has begun"),
        ("  - begin hand\n  - everyone folds\n", 9, 2, "nobody is to act"),
        (
            "  - begin hand\n  - deal hole cards\n  - everyone folds to seat 9\n",
            10,
            3,
            "the action never comes to seat 9",
        ),
        (
            "  - begin hand\n  - deal hole cards\n  - call around\n  - turn 9h\n",
            11,
            4,
            "the next street is the flop, not the turn",
        ),
        (
            "  - begin hand\n  - deal hole cards\n  - call around\n  - flop 9h\n",
            11,
            4,
            "the flop has 3 cards; say how many came when it was not so",
        ),
        (
            "  - begin hand\n  - deal hole cards\n  - fourth street: seat 1 gets Kh\n",
            10,
            3,
            "the next street is the flop, not the fourth street",
        ),
        (
            "  - begin hand\n  - deal hole cards\n  - call around\n  - flop: seat 1 gets Kh\n",
            11,
            4,
            "the flop lies on the board, not with the seats",
        ),
        (
            TO_THE_FAULT + "  - fourth street: seat 1 gets Kh\n",
            14,
            7,
            "this game has no fourth street",
        ),
        ("  - begin hand\n  - everyone stands pat\n", 9, 2, "nobody is asked for discards"),
        ("  - begin hand\n  - step scramble\n", 9, 2, "no irregularity is open"),
        ("  - begin hand\n  - answer: real\n", 9, 2, "no question is open"),
        ("  - begin hand\n  - floor Ana: countersign\n", 9, 2, "no ruling waits"),
        ("  - ruling: {reason: x, effects: [kill seat 5]}\n", 8, 1, "'kill seat 5' is no effect"),
        ("  - ruling: {reason: x}\n    by: nobody\n", 8, 1, "'nobody' is nobody who observes"),
    ],
)
def test_what_goes_wrong_names_line_and_step(
    tmp_path: Path, steps: str, line: int, step: int, message: str
) -> None:
    result = played(tmp_path, steps)
    assert not result.ok
    assert result.message.startswith(message)
    assert (result.line, result.step) == (line, step)
    assert "\n" not in result.text()


def test_a_slip_on_the_last_line_shows_before_anything_is_played(tmp_path: Path) -> None:
    result = played(tmp_path, "  - begin hand\n  - expect: {hand: 9}\n  - seat 3 foldz\n")
    assert result.step == 3


def test_an_expected_refusal_passes_and_changes_nothing(tmp_path: Path) -> None:
    steps = "  - begin hand\n  - seat 9 folds\n  - expect: {refused: unknown_seat, actor: null}\n"
    assert played(tmp_path, steps + "  - deal hole cards\n  - expect: {refused: null}\n").ok


def test_an_unknown_rulebook_and_a_refused_table_are_named(tmp_path: Path) -> None:
    source = f"title: A\nrulebook: nowhere\n{TABLE}steps: [begin hand]\n"
    (result,) = checked(tmp_path, source).results
    assert (result.line, result.message) == (
        2,
        "there is no rulebook 'nowhere'; there is hoyle, latam-2026, puerto-rico, tda",
    )
    source = f"title: A\n{TABLE}  size: 2\nsteps: [begin hand]\n"
    (result,) = checked(tmp_path, source).results
    assert (result.line, result.message) == (3, "the table was refused: unknown_seat")


def test_other_scenarios_of_a_file_are_checked_still(tmp_path: Path) -> None:
    good = f"title: Good\n{TABLE}steps: [begin hand]\n"
    report = checked(tmp_path, f"{good}---\ntitle: Bad\n---\n{good}")
    assert [result.ok for result in report.results] == [True, False, True]
    assert report.text().splitlines()[-1] == "3 scenarios checked, 1 failed."
    assert not report.ok


def test_files_that_cannot_be_read_are_failures(tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text("# nothing\n", encoding="utf-8")
    (tmp_path / "broken.yml").write_text("a: [1\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", encoding="utf-8")
    report = check([tmp_path, tmp_path / "missing.yaml"])
    assert [(r.file.name, r.ok) for r in report.results] == [
        ("broken.yml", False),
        ("empty.yaml", False),
        ("missing.yaml", False),
    ]
    assert "the file holds no scenario" in report.text()
    assert "the file cannot be read: no such file or directory" in report.text()


def test_a_folder_without_scenarios_is_not_well(tmp_path: Path) -> None:
    report = check([tmp_path])
    assert not report.ok
    assert report.text().startswith("No scenario was found")


def test_undo_begins_at_the_first_entry_of_a_step(tmp_path: Path) -> None:
    steps = (
        "  - begin hand\n  - deal hole cards\n  - call around\n  - undo\n"
        "  - expect: {phase: preflop, actor: 3, bets: {1: 50, 2: 100, 3: 0}}\n"
        "  - seat 3 folds\n  - undo from step 2\n  - expect: {phase: hole_deal}\n"
    )
    result = played(tmp_path, steps)
    assert result.ok, result.text()


def test_a_house_plays_by_its_own_file(tmp_path: Path) -> None:
    house = 'name = "aurora"\nextends = "puerto-rico"\n[fields]\nverify_before_push = true\n'
    (tmp_path / "aurora.toml").write_text(house, encoding="utf-8")
    source = f"title: A\nrulebook: aurora.toml\n{TABLE}steps: [begin hand]\n"
    assert checked(tmp_path, source).ok
    (tmp_path / "aurora.toml").write_text('name = "aurora"\n', encoding="utf-8")
    (result,) = checked(tmp_path, source).results
    assert result.line == 2
    assert result.message.startswith("aurora.toml:1: 'extends' is missing")
    (result,) = checked(tmp_path, source.replace("aurora.toml", "other.toml")).results
    assert (result.line, result.message) == (
        2,
        "other.toml cannot be read: no such file or directory",
    )


def test_a_step_belongs_to_the_fault_that_holds_most(tmp_path: Path) -> None:
    steps = (
        "  - begin hand\n  - deal hole cards\n  - call the floor\n"
        "  - four cards on the flop\n  - step call floor\n"
        "  - expect: {irregularity: [{kind: floor_called, step: call_floor}]}\n"
    )
    assert played(tmp_path, steps).ok
