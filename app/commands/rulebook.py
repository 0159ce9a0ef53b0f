"""`floorcall rulebook`: shows a rulebook, compares two, checks a house's file, writes the pages.

It reads no rule itself; a book is an id, or the TOML file of a house.
"""

import argparse
import sys
from difflib import unified_diff
from pathlib import Path

from app.rulebooks.named import book_named
from app.rulebooks.overrides import PREFIX, read_file
from app.rulebooks.pages import book_text, comparison_page
from app.rulebooks.proofs import coverage_page
from app.rulebooks.source import OverrideError
from app.scenarios.source import ScenarioError
from statemachine.texts import LANGUAGES


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    actions = parser.add_subparsers(title="actions", dest="action", required=True)
    show = actions.add_parser("show", help="print a whole rulebook")
    show.add_argument("book", metavar="BOOK|FILE")
    show.add_argument("--language", choices=LANGUAGES, default="en")
    diff = actions.add_parser("diff", help="print where two rulebooks differ; 1 when they do")
    diff.add_argument("books", nargs=2, metavar="BOOK|FILE")
    validate = actions.add_parser("validate", help="check files of a house's own rules")
    validate.add_argument("files", nargs="+", type=Path, metavar="FILE")
    actions.add_parser("comparison", help="print docs/rules/comparison.md")
    coverage = actions.add_parser("coverage", help="print docs/rules/coverage.md")
    coverage.add_argument("scenarios", type=Path, metavar="FOLDER")


def run(given: argparse.Namespace) -> int:
    """Do as asked: 0 when all is well, 1 when books differ or a file is wrong, 2 when there is
    no such book or file.
    """
    try:
        match given.action:
            case "show":
                sys.stdout.write(book_text(book_named(given.book), given.language))
            case "diff":
                return _diff(*given.books)
            case "validate":
                return max([_validate(path) for path in given.files])
            case "comparison":
                sys.stdout.write(comparison_page())
            case "coverage":
                sys.stdout.write(coverage_page(given.scenarios))
    except OverrideError as wrong:
        print(wrong.text(str(getattr(given, "book", "") or " ".join(given.books))), file=sys.stderr)
        return 2
    except OSError as error:
        print(f"floorcall: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except ScenarioError as wrong:
        print(f"floorcall: {wrong.message}", file=sys.stderr)
        return 2
    return 0


def _diff(first: str, second: str) -> int:
    one, other = (book_text(book_named(name), "en").splitlines() for name in (first, second))
    lines = list(unified_diff(one, other, first, second, lineterm="", n=0))
    print("\n".join(lines), end="\n" if lines else "")
    return 1 if lines else 0


def _validate(path: Path) -> int:
    try:
        book = read_file(path)
    except OverrideError as wrong:
        print(wrong.text(str(path)))
        return 1
    print(f"{path}: {book.id.removeprefix(PREFIX)} extends {book.extends} and can be played by.")
    return 0
