"""The quick reading of plain TOML: what it reads is what the standard library reads."""

import tomllib
from decimal import Decimal
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from statemachine.notation.toml import load_plain

HANDS = sorted((Path(__file__).parent.parent / "hands").glob("*.phh"))

PLAIN = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 90, 80]
actions = ["p3 f"]
"""

PLAIN_LINES = st.lists(
    st.sampled_from(
        [
            "a = 1",
            "b = [1, 2.50, 0]",
            "b = [1,2]",
            "c = ['x', 'it is # no \"comment\"']",
            'd = ["x", "it\'s"]',
            "e = true",
            "e = false",
            "f = []",
            "g = 'é = è'",
            'h = "\\t"',
            "i = 01",
            "j = '''x'''",
            "k = 'x' # y",
            "k = ''",
            'l = ""',
            "m = 'x",
            "n = ['x' , 'y']",
            "# only words",
            "#",
            "",
            "   ",
            "[t]",
            "o.p = 1",
            "o = {p = 1}",
            "q = 1e3",
            "r = -1",
            "s = 1979-05-27",
            "t=1",
            "u = [['x']]",
            "é = 1",
        ]
    )
)


@given(PLAIN_LINES)
def test_what_is_read_plainly_is_what_toml_says(lines: list[str]) -> None:
    text = "\n".join(lines)
    plainly = load_plain(text)
    if plainly is not None:
        assert plainly == tomllib.loads(text, parse_float=Decimal)


@given(st.data())
def test_a_damaged_hand_is_read_plainly_as_toml_says(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(HANDS)).read_text(encoding="utf-8")
    at = data.draw(st.integers(0, len(text)))
    inserted = data.draw(st.text("0123456789.-+e'\"[],= \n\\#tru", max_size=6))
    damaged = text[:at] + inserted + text[at:]
    plainly = load_plain(damaged)
    if plainly is not None:
        assert plainly == tomllib.loads(damaged, parse_float=Decimal)


def test_what_archives_write_is_read_plainly() -> None:
    assert load_plain(PLAIN) == tomllib.loads(PLAIN)
    assert load_plain(PLAIN.replace('"', "'")) == tomllib.loads(PLAIN)
    assert load_plain("a = 1.50\nb = [1, 0.5]") == {"a": Decimal("1.50"), "b": [1, Decimal("0.5")]}
