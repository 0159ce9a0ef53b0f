"""The subcommands as somebody types them, in a process of their own where that matters.

What a hand ends like is tested with the domain.
"""

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from app.__main__ import COMMANDS, main
from tests.app.service import ADMIN, Service, Table

ROOT = Path(__file__).resolve().parents[3]
HANDS = ROOT / "tests" / "hands"


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process of its own, which is gone at the end whatever the test found."""
    with subprocess.Popen(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])
        assert ended.value.code == 0
        assert f"floorcall {name}" in capsys.readouterr().out


def test_no_command_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    assert "COMMAND" in capsys.readouterr().err


def test_the_chart_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", "NT"]) == 0
    assert "flop_burn --> flop_deal: burn [two_or_more_live, flop_burn_credited]" in (
        capsys.readouterr().out
    )


def test_the_chart_of_a_code_with_a_slash_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", "F7S/8"]) == 0
    assert "third_street --> fourth_street_burn: close_street" in capsys.readouterr().out


def test_the_chart_of_a_procedure_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", "four_card_flop"]) == 0
    assert "call_floor --> scramble: done" in capsys.readouterr().out


def test_an_unknown_variant_is_bad_usage() -> None:
    with pytest.raises(SystemExit) as ended:
        main(["chart", "XX"])
    assert ended.value.code == 2


def test_scenarios_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = ROOT / "tests" / "scenarios" / "burns.yaml"
    assert main(["check", str(good)]) == 0
    assert "0 failed" in capsys.readouterr().out
    bad = tmp_path / "bad.yaml"
    bad.write_text(
        good.read_text(encoding="utf-8").replace("phase: ", "phase: showdown # ", 1), "utf-8"
    )
    assert main(["check", str(bad)]) == 1
    assert "bad.yaml:" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["walk", "chop-odd-chip", "three-way-all-in", "heads-up"])
def test_a_hand_is_replayed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(HANDS / f"{name}.phh")]) == 0
    assert "as published" in capsys.readouterr().out


def test_stacks_that_differ_are_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (HANDS / "walk.phh").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.phh"
    wrong.write_text(re.sub(r"(finishing_stacks = \[)\d+", r"\g<1>1", text), "utf-8")
    assert main(["replay", "-q", str(wrong)]) == 1
    assert "DIFFERS" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text", ["", "variant = 'NT'", "variant = 'PO'\nantes = [0, 0]", "\x00", "actions = ["]
)
def test_a_file_that_is_no_hand_is_status_2(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err.strip()
    assert said.startswith(str(file))
    assert "\n" not in said


def test_a_file_that_is_not_there_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no-such.phh"]) == 2
    assert "no-such.phh" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["walk", "chop-odd-chip", "three-way-all-in", "heads-up"])
def test_a_hand_is_replayed_through_the_service(
    name: str, service: Service, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--to", service.address, "--token", ADMIN, "-q"]
    assert main(["replay", *options, str(HANDS / f"{name}.phh")]) == 0
    assert "as published" in capsys.readouterr().out


def test_a_service_that_refuses_is_status_2(
    service: Service, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--to", service.address, "--token", "fc_nobody-has-this-token-at-all", "-q"]
    assert main(["replay", *options, str(HANDS / "walk.phh")]) == 2
    assert "bad_token" in capsys.readouterr().err


def test_a_service_that_is_not_there_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    options = ["--to", f"http://127.0.0.1:{port}", "--token", ADMIN, "-q"]
    assert main(["replay", *options, str(HANDS / "walk.phh")]) == 2
    assert "cannot be reached" in capsys.readouterr().err


def test_a_table_is_watched(service: Service, table: Table) -> None:
    token = service.token("floor", table.id)
    options = ["watch", table.id, "--url", service.address, "--token", token, "--json"]
    with started(*options) as watching:
        assert watching.stdout is not None
        messages = map(json.loads, watching.stdout)
        assert next(messages)["type"] == "welcome"
        # Presence may come in between.
        assert next(message for message in messages if message["type"] == "snapshot")["seq"]
        table.say("hand_begun")
        entry = next(message for message in messages if message["type"] == "entry")
        assert entry["events"][0]["kind"] == "hand_started"
        # Not SIGINT: whoever runs the tests in the background has children that ignore it.
        watching.terminate()
        assert watching.wait(20) == -signal.SIGTERM


def test_the_demo_is_served_with_its_table(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    database = tmp_path / "demo.sqlite3"
    with started("demo", "--port", str(port), "--database", str(database)) as demo:
        assert demo.stdout is not None
        assert demo.stderr is not None
        tokens = {}
        for line in demo.stdout:
            if line.startswith("export "):
                name, _, value = line.removeprefix("export ").strip().partition("=")
                tokens[name] = value
            if line.startswith("export ADMIN"):
                break
        for line in demo.stderr:
            if "startup complete" in line:
                break
        answer = httpx.get(
            f"{tokens['FLOORCALL_URL']}/v1/tables/demo",
            headers={"authorization": f"Bearer {tokens['DEALER']}"},
        )
        assert answer.status_code == 200
        assert len(answer.json()["view"]["seats"]) == 6
        demo.send_signal(signal.SIGTERM)
        demo.communicate(timeout=20)


def test_settings_that_cannot_be_used_are_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "99999"]) == 2
    assert "port" in capsys.readouterr().err
