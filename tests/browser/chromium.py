"""Finds a Chromium for the browser tests: Playwright's own, else the system's, else none.

It downloads no browser; with `--install` it asks the system's package manager for one.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES: Final = ("chromium", "fonts-dejavu-core")


def executable(playwright: Playwright) -> str | None:
    """The path of a Chromium, None when there is none."""
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser | None:
    """Start it, headless; None when there is none."""
    path = executable(playwright)
    if path is None:
        return None
    # Chromium refuses to run its sandbox as root, which is who runs tests in a container.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"] if root else [])


def install() -> str:
    """Install the system's Chromium and return "", or why that cannot be done."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "only root can install it"
    if shutil.which("apt-get") is None:
        return "there is no apt-get"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES],
    ):
        done = subprocess.run(
            words,
            check=False,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            return f"`{' '.join(words)}` failed: {done.stdout.strip()[-500:]}"
    return ""


def main() -> int:
    """Say which browser the tests will use; it is never an error to have none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true", help="install one if there is none")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        path = executable(playwright)
        reason = "none was asked for"
        if path is None and given.install:
            reason = install() or "the system's package is not on the path"
            path = executable(playwright)
    if path is None:
        print(f"No Chromium, so the browser tests are skipped: {reason}.", file=sys.stderr)
    else:
        print(f"Browser tests use {path}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
