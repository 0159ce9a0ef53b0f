"""Proves that no file names where packages come from, a machine's own paths, or unfinished work.

It reads text only: pictures and other binaries are passed over.
"""

import re

import pytest

from tests.architecture.sources import name_of, project_files

# Written in pieces, or this file would be the first to break the rule.
HOSTS = (
    ("pypi", "org"),
    ("python" + "hosted", "org"),
    ("npm" + "js", "org"),
    ("npm" + "js", "com"),
    ("yarn" + "pkg", "com"),
    ("deb.deb" + "ian", "org"),
    ("docker", "io"),
    ("ghcr", "io"),
    ("quay", "io"),
)
UNFINISHED = ("TO" + "DO", "FIX" + "ME")
FORBIDDEN = re.compile(
    "|".join(
        [
            *(rf"\b{re.escape('.'.join(host))}\b" for host in HOSTS),
            *(rf"\b{word}\b" for word in UNFINISHED),
            r"(?<![\w.~*$}/-])/(?:home|root|Users|work)/\w",
            r"\.\./" + r"shared\b",
        ]
    )
)


def forbidden_words(text: str) -> list[str]:
    return sorted({match.group() for match in FORBIDDEN.finditer(text)})


@pytest.mark.parametrize(
    "text",
    [
        "--index-url " + "https://" + ".".join(HOSTS[0]) + "/simple",
        "files." + ".".join(HOSTS[1]),
        "# " + UNFINISHED[0] + ": later",
        "open('/" + "home/someone/log')",
        "see .." + "/shared/design",
    ],
)
def test_each_kind_is_seen(text: str) -> None:
    assert forbidden_words(text)


def test_innocent_words_pass() -> None:
    assert not forbidden_words("GET /v1/tables, docs/home/page, python:3.11-slim, todo")


def test_no_file_holds_a_forbidden_word() -> None:
    found = {}
    for path in project_files():
        try:
            words = forbidden_words(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
        if words:
            found[name_of(path)] = words
    assert not found
