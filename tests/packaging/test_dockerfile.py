"""Proves the Dockerfile by running its steps in an empty environment, and that the check can fail.

No container engine takes part: what only an engine can do is read, not run.
"""

import os
import subprocess
import sys

import pytest

from scripts.dockerfile_check import EXIT_UNREACHABLE, CheckError, check_last_stage, parse
from tests.architecture.sources import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


@pytest.mark.heavy
def test_the_steps_work_in_an_empty_environment() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/dockerfile_check.py"],
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode == EXIT_UNREACHABLE and not os.environ.get("CI"):
        pytest.skip(f"pip cannot reach a package registry, so nothing is proved: {done.stdout}")
    assert done.returncode == 0, done.stdout
    assert "usage: floorcall" in done.stdout
    assert "The Dockerfile's steps work." in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("USER floorcall", "USER root", "not root"),
        ("USER floorcall\n", "", "needs one USER"),
        ("/healthz", "/", "must ask /healthz"),
        ("VOLUME /data", "VOLUME /var", "must be /data"),
        ('CMD ["floorcall", "serve", "--host", "0.0.0.0"]', "CMD floorcall serve", "list of words"),
    ],
)
def test_a_worse_dockerfile_is_seen(old: str, new: str, complaint: str) -> None:
    assert old in DOCKERFILE
    with pytest.raises(CheckError, match=complaint):
        check_last_stage(parse(DOCKERFILE.replace(old, new))[-1])


@pytest.mark.parametrize("text", ["RUN ls", "FROM a\nONBUILD RUN ls", "# nothing"])
def test_a_file_that_cannot_be_run_is_refused(text: str) -> None:
    with pytest.raises(CheckError):
        parse(text)
