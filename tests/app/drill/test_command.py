"""`floorcall drill` as somebody types it: played, printed, and refused.

What is asked and how it is marked is proved beside this.
"""

import io
import json
import re
from pathlib import Path

import pytest

from app.__main__ import main
from app.drill import Wanted, draw
from statemachine.rulebooks import RULEBOOKS

SEVEN = ("drill", "--seed", "7", "--hands", "3")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines, and then nothing more."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def right_answers() -> list[str]:
    """What to type to be right: the number of the kind, then of what comes next."""
    lines = []
    for question in draw(Wanted(7, hands=3), RULEBOOKS["tda"]).questions:
        lines.append(str(question.kinds.index(question.right_kind) + 1))
        lines.append(str(question.nexts.index(question.right_next) + 1))
    return lines


def test_who_is_right_throughout_gets_everything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *right_answers())
    assert main([*SEVEN]) == 0
    printed = capsys.readouterr().out
    assert "Hand 3 of 3" in printed
    assert "15 of 15 points. 3 of 3 seen right, 3 of 3 went on right." in printed
    assert printed.endswith("No mistake.\n")
    # The table is there, and so are the words of the dealer's prompts.
    assert re.search(
        r"^Board 2♦ A♣ 4♦ · Pot 2400 · Stub 38 · burns 1 · muck 4$", printed, re.MULTILINE
    )
    assert re.search(r"^  4  Diego +15500 +\? \? +in front 500$", printed, re.MULTILINE)
    assert "Say aloud: this hand stays live. Play on." in printed


def test_each_mistake_is_reported_with_the_rule_and_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = right_answers()
    # What is no number of the list is asked again.
    typed(monkeypatch, "6", "none", "0", "7", answers[1], *answers[2:])
    assert main([*SEVEN, "--language", "es"]) == 0
    printed = capsys.readouterr().out
    assert "Mano 1: usted dijo «No pasa nada malo» y era «Mano viva retirada»." in printed
    assert "Mano 2: " not in printed
    fault = draw(Wanted(7, hands=1), RULEBOOKS["tda"]).questions[0].fault
    assert fault is not None
    for clause in fault.citations:
        assert re.search(rf"^  {re.escape(clause)} \(.+\): \w", printed, re.MULTILINE)


@pytest.mark.parametrize("end", [("q",), ()])
def test_who_stops_is_marked_for_what_was_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], end: tuple[str, ...]
) -> None:
    typed(monkeypatch, *right_answers()[:2], *end)
    assert main([*SEVEN]) == 0
    assert "5 of 5 points." in capsys.readouterr().out


def test_the_questions_are_printed_without_their_answers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*SEVEN, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [hand["hand"] for hand in shown["hands"]] == [1, 2, 3]
    assert "citations" not in shown["hands"][0]
    assert main([*SEVEN, "--key"]) == 0
    key = json.loads(capsys.readouterr().out)
    drill = draw(Wanted(7, hands=3), RULEBOOKS["tda"])
    assert [hand["kind"]["id"] for hand in key["hands"]] == [q.right_kind for q in drill.questions]
    assert drill.digest == shown["digest"]


def test_a_house_is_drilled_by_its_own_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(RULEBOOKS, "house:here", RULEBOOKS["tda"])
    file = tmp_path / "here.toml"
    file.write_text(
        'name = "here"\nextends = "tda"\n[texts.en]\n"rule.TDA-39-A" = "As we do it here."\n'
    )
    words = ("drill", "--rulebook", str(file), "--kind", "four_card_flop", "--key", "--hands", "5")
    assert main([*words]) == 0
    assert "As we do it here." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--rulebook", "nowhere"), "There is no rulebook 'nowhere'"),
        (("--rulebook", "no.toml"), "no.toml"),
        (("--variant", "F7S", "--kind", "four_card_flop"), "four_card_flop cannot come about"),
    ],
)
def test_what_there_is_not_is_one_line_and_status_2(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["drill", *words]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    "words", [("--seed", "-1"), ("--seed", "x"), ("--hands", "0"), ("--hands", "26")]
)
def test_a_wrong_number_is_bad_usage(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["drill", *words])
    assert ended.value.code == 2
