"""One line of CSV (RFC 4180) that is safe to open in a spreadsheet.

It knows nothing of what the cells are about.
"""

import csv
import io
from collections.abc import Sequence
from typing import Final

# What a spreadsheet takes for the beginning of a formula, in their wide forms too.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def csv_line(cells: Sequence[str | int | float | None]) -> bytes:
    """The cells as a line in UTF-8. A text that a spreadsheet would work out gets an apostrophe
    before it, which shows it as it is.
    """
    line = io.StringIO()
    csv.writer(line, quoting=csv.QUOTE_NONNUMERIC).writerow([_cell(cell) for cell in cells])
    return line.getvalue().encode()


def _cell(cell: str | int | float | None) -> str | int | float:
    if cell is None:
        return ""
    if isinstance(cell, str) and cell.lstrip(" ").startswith(_FORMULA):
        return "'" + cell
    return cell
