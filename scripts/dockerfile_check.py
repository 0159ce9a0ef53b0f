"""Proves the Dockerfile without a container engine: its steps run in an empty temporary folder.

It is no container: the system's own Python stands in for the base image, and steps that would
change the system's accounts are checked by reading alone.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
KNOWN: Final = {
    "CMD", "COPY", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "RUN", "USER", "VOLUME", "WORKDIR",
}  # fmt: skip
ACCOUNTS: Final = ("useradd", "install")
IMAGE_PATHS: Final = re.compile(r"(?<![\w.:/])/(?=(?:opt|src|data)\b)")
UNREACHABLE: Final = re.compile(
    r"NewConnectionError|ConnectTimeout|NameResolutionError|name resolution|Network is unreachable"
)
EXIT_UNREACHABLE: Final = 75
START_SECONDS: Final = 30.0


class CheckError(Exception):
    """A step of the Dockerfile that is wrong or failed, as one sentence."""


class RegistryUnreachableError(CheckError):
    """pip could not reach a package registry, so nothing was proved either way."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: its keyword, the rest of it on one line, and the line it starts on."""

    keyword: str
    value: str
    line: int


@dataclass(slots=True)
class Stage:
    """What stands between one FROM and the next."""

    name: str
    instructions: list[Instruction] = field(default_factory=list)

    def one(self, keyword: str) -> Instruction:
        """Find the only instruction with this keyword, or raise CheckError."""
        found = [step for step in self.instructions if step.keyword == keyword]
        if len(found) != 1:
            raise CheckError(f"The last stage needs one {keyword}; it has {len(found)}.")
        return found[0]


def parse(text: str) -> list[Stage]:
    """Read a Dockerfile into stages; CheckError for an instruction that this cannot run."""
    stages: list[Stage] = []
    pending, start = "", 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        start = start or number
        if line.endswith("\\"):
            pending += line[:-1].rstrip() + " "
            continue
        keyword, _, value = (pending + line).partition(" ")
        step = Instruction(keyword.upper(), value.strip(), start)
        pending, start = "", 0
        if step.keyword not in KNOWN:
            raise CheckError(f"Line {step.line}: {step.keyword} is not known to this check.")
        if step.keyword == "FROM":
            words = step.value.split()
            stages.append(Stage(words[2] if len(words) > 2 else ""))
        elif not stages:
            raise CheckError(f"Line {step.line}: {step.keyword} stands before the first FROM.")
        else:
            stages[-1].instructions.append(step)
    if not stages:
        raise CheckError("The Dockerfile has no FROM.")
    return stages


def exec_form(value: str) -> list[str]:
    """Read a JSON list of words, as CMD and HEALTHCHECK carry it; CheckError for a shell form."""
    try:
        words = json.loads(value)
    except json.JSONDecodeError:
        words = None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise CheckError(f"A list of words is needed, so that signals arrive, not: {value}")
    return words


def commands(run: str) -> list[list[str]]:
    """Split a RUN step at `&&` into the words of each command."""
    parts: list[list[str]] = [[]]
    for word in shlex.split(run):
        if word == "&&":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def health_command(stage: Stage) -> list[str]:
    """Take the words of the health check, without its options."""
    value = stage.one("HEALTHCHECK").value
    return exec_form(value[value.index("CMD ") + len("CMD ") :])


def check_last_stage(stage: Stage) -> None:
    """Check by reading what only an engine could run; CheckError for what is missing."""
    user = stage.one("USER").value
    created = [
        words[-1]
        for step in stage.instructions
        if step.keyword == "RUN"
        for words in commands(step.value)
        if words[0] == "useradd"
    ]
    if user in {"root", "0"} or user not in created:
        raise CheckError(f"USER {user} must be an account that the last stage creates, not root.")
    if stage.one("VOLUME").value != "/data":
        raise CheckError("The volume must be /data.")
    port = stage.one("EXPOSE").value
    if not any(f":{port}/healthz" in word for word in health_command(stage)):
        raise CheckError(f"The health check must ask /healthz on port {port}.")
    exec_form(stage.one("CMD").value)


class EmptyImage:
    """A temporary folder in the place of an image's root, and the steps run in it.

    Both stages share it, which is sound while COPY --from keeps the path, as checked.
    """

    def __init__(self, root: Path, source: Path) -> None:
        """Use the empty folder `root` as the image and `source` as the build context."""
        self.root = root
        self.source = source
        self.env: dict[str, str] = {}
        self.cwd = root
        context = (source / ".dockerignore").read_text(encoding="utf-8").splitlines()
        self.sent = {line.removeprefix("!").strip() for line in context if line.startswith("!")}
        self.kept_out = [line.removeprefix("**/") for line in context if line.startswith("**/")]
        python = root / "usr/local/bin/python"
        python.parent.mkdir(parents=True)
        base = getattr(sys, "_base_executable", sys.executable)
        python.write_text(f'#!/bin/sh\nexec {shlex.quote(base)} "$@"\n', encoding="utf-8")
        python.chmod(0o755)
        for name in ("data", "home", "tmp"):
            (root / name).mkdir()

    def enter(self) -> None:
        """Begin a stage with a base image's environment and this system's way to the registry."""
        self.cwd = self.root
        kept = re.compile(
            r"^(PIP_|NPM_CONFIG_|NODE_EXTRA_CA|SSL_CERT|REQUESTS_CA|https?_proxy$|no_proxy$)",
            re.IGNORECASE,
        )
        self.env = {name: value for name, value in os.environ.items() if kept.match(name)}
        self.env |= {
            "HOME": str(self.root / "home"),
            "LANG": "C.UTF-8",
            "PATH": f"{self.root}/usr/local/bin:/usr/bin:/bin",
            "TMPDIR": str(self.root / "tmp"),
        }

    def here(self, text: str) -> str:
        """Rewrite the image's absolute paths to this folder's."""
        return IMAGE_PATHS.sub(lambda _: f"{self.root}/", text)

    def step(self, step: Instruction) -> None:
        """Do what one instruction says, as far as it can be done here."""
        match step.keyword:
            case "ENV":
                for word in shlex.split(step.value):
                    name, _, value = word.partition("=")
                    value = value.replace("$PATH", self.env["PATH"])
                    self.env[name] = self.here(value)
            case "WORKDIR":
                self.cwd = Path(self.here(step.value))
                self.cwd.mkdir(parents=True, exist_ok=True)
            case "COPY":
                self.copy(step)
            case "RUN":
                self.run(step)

    def copy(self, step: Instruction) -> None:
        """Copy from the context what .dockerignore lets through, or check a copy between stages."""
        words = shlex.split(step.value)
        if words[0].startswith("--from="):
            _, source, target = words
            if source != target or not Path(self.here(source)).is_dir():
                raise CheckError(f"Line {step.line}: a venv cannot move; copy it to its own path.")
            return
        *names, target = words
        for name in names:
            path = self.source / name
            if Path(name).parts[0] not in self.sent or not path.exists():
                raise CheckError(f"Line {step.line}: {name} is missing or kept out of the context.")
            into = self.cwd / target
            if path.is_dir():
                ignore = shutil.ignore_patterns(*self.kept_out)
                shutil.copytree(path, into, ignore=ignore, dirs_exist_ok=True)
            else:
                if target.endswith("/"):
                    into.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, into)

    def run(self, step: Instruction) -> None:
        """Run a step's commands in order, but for those that change accounts."""
        skipped = [words[0] for words in commands(step.value) if words[0] in ACCOUNTS]
        if skipped:
            print(f"line {step.line}: read, not run: {', '.join(skipped)}", flush=True)
            return
        print(f"line {step.line}: RUN {step.value}", flush=True)
        self.call(["/bin/sh", "-c", self.here(step.value)], f"line {step.line}")

    def call(self, words: list[str], what: str) -> str:
        """Run one command to its end and return what it prints; CheckError when it fails."""
        done = subprocess.run(
            [self.find(words[0]), *words[1:]],
            cwd=self.cwd,
            env=self.env,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            kind = RegistryUnreachableError if UNREACHABLE.search(done.stdout) else CheckError
            raise kind(f"{what} failed with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def find(self, command: str) -> str:
        """Find a command on the image's PATH, or raise CheckError."""
        found = shutil.which(command, path=self.env["PATH"])
        if found is None:
            raise CheckError(f"{command} is not on the image's PATH.")
        return found


def free_port() -> int:
    """Ask the system for a TCP port on the loopback that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def check_service(image: EmptyImage, stage: Stage) -> None:
    """Start the image's command on the loopback until its health check passes, then stop it."""
    words = exec_form(stage.one("CMD").value)
    port = free_port()
    words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]
    ask = [word.replace(f":{stage.one('EXPOSE').value}/", f":{port}/") for word in
           health_command(stage)]  # fmt: skip
    print("CMD", shlex.join([*words, "--port", str(port)]), flush=True)
    with tempfile.TemporaryFile("w+") as output:
        service = subprocess.Popen(
            [image.find(words[0]), *words[1:], "--port", str(port)],
            cwd=image.cwd,
            env=image.env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            deadline = time.monotonic() + START_SECONDS
            while True:
                try:
                    image.call(ask, "the health check")
                    break
                except CheckError as error:
                    if service.poll() is not None or time.monotonic() > deadline:
                        output.seek(0)
                        last_line = str(error).strip().splitlines()[-1]
                        raise CheckError(
                            f"The health check failed: {last_line}\nCMD said:\n{output.read()}"
                        ) from None
                    time.sleep(0.2)
            service.send_signal(signal.SIGTERM)
            service.wait(START_SECONDS)
        finally:
            if service.poll() is None:
                service.kill()
                service.wait()
    if not any((image.root / "data").iterdir()):
        raise CheckError("The service kept nothing in /data.")


def check(source: Path) -> None:
    """Run every step of the Dockerfile in `source`; CheckError at the first that fails."""
    stages = parse((source / "Dockerfile").read_text(encoding="utf-8"))
    last = stages[-1]
    check_last_stage(last)
    with tempfile.TemporaryDirectory(prefix="floorcall-image-") as folder:
        image = EmptyImage(Path(folder).resolve(), source)
        for stage in stages:
            image.enter()
            for step in stage.instructions:
                image.step(step)
        print(image.call(["floorcall", "--help"], "floorcall --help").splitlines()[0])
        check_service(image, last)
    print("The Dockerfile's steps work.")


def main() -> int:
    """Check the project's Dockerfile: 0 when it works, 75 when no registry can be reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", nargs="?", type=Path, default=ROOT, help="the project's folder")
    try:
        check(parser.parse_args().source.resolve())
    except RegistryUnreachableError as error:
        print(error, file=sys.stderr)
        return EXIT_UNREACHABLE
    except CheckError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
