"""Proves that YAML is read strictly, within bounds, and with the line of every value.

What the values mean to a scenario is proved beside this.
"""

import pytest

from app.scenarios.source import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    MAX_TEXT,
    ScenarioError,
    read_documents,
)


def failure(source: bytes) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        list(read_documents(source))
    return caught.value


def test_values_keep_their_line_and_plain_words_stay_words() -> None:
    (node,) = read_documents(b"a: 1\nb:\n  - no\n  - 9h\n  - true\n  - null\n  - '7'\n  - -3\n")
    assert node.data == {"a": 1, "b": ["no", "9h", True, None, "7", -3]}
    assert node.line_of(("a",)) == 1
    assert node.line_of(("b", 2)) == 5
    assert node.line_of(("b", 2, "tagged-union", "nothing")) == 5
    assert node.line_of(("x",)) == 1


def test_documents_follow_each_other() -> None:
    assert [node.line for node in read_documents(b"a: 1\n---\nb: 2\n---\nc: 3\n")] == [1, 3, 5]


@pytest.mark.parametrize(
    ("source", "line", "message"),
    [
        (b"a: 1\nb: 2\na: 3\n", 3, "the key 'a' stands here twice"),
        (b"a: &x 1\nb: *x\n", 1, "anchors and aliases are not taken: write the value out"),
        (
            b"a: 1\nb: !!python/object:os.system {}\n",
            2,
            "tags are not taken: write the plain value",
        ),
        (b"a: 1\n? [1, 2]\n: 3\n", 2, "a key has to be a plain word or number"),
        (b"a: 1\nb: {c: ?? 9h}\n", 2, "inside braces, put cards with ?? in quotes"),
        (b"a: 1\n\tb: 2\n", 2, "no YAML"),
        (b"a: 1\nb: \xff\n", 2, "the file is not UTF-8 text"),
        (b"a: \x00\n", 1, "no YAML"),
        (b"a: [1, 2\n", 2, "no YAML"),
    ],
)
def test_what_is_not_taken_says_where(source: bytes, line: int, message: str) -> None:
    error = failure(source)
    assert message in error.message
    assert error.line == line


def test_sizes_are_bounded() -> None:
    assert "larger than" in failure(b"#" * (MAX_BYTES + 1)).message
    assert "levels of nesting" in failure(b"[" * (MAX_DEPTH + 5)).message
    assert "levels of nesting" in failure(b"[" * 200_000).message
    assert "values" in failure(b"[" + b"1," * MAX_NODES + b"1]").message
    assert "characters" in failure(b"a: " + b"x" * (MAX_TEXT + 1)).message
    assert "plain word" in failure(b"'" + b"x" * (MAX_TEXT + 1) + b"': 1").message


def test_a_number_that_no_table_holds_stays_text() -> None:
    (node,) = read_documents(b"a: " + b"9" * 40)
    assert node.data == {"a": "9" * 40}
