"""Hold the names and codes of lines to the vectors that the JavaScript reader shares."""

import json
from pathlib import Path
from typing import Any

import pytest

from faultdex.match.names import codes_of, is_other, names_of
from faultdex.match.words import words_of

CASES = json.loads((Path(__file__).parents[2] / "data/vectors/names.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_vector_has_the_names_and_codes_that_it_says(case: dict[str, Any]) -> None:
    """What a message is about, and the numbers that tell it from others."""
    text = case["text"]

    assert (names_of(text), codes_of(text)) == (set(case["names"]), set(case["codes"]))


@pytest.mark.parametrize(
    ("code", "known", "other"),
    [
        ("signal 6", {"signal 9"}, True),
        ("signal 9", {"signal 9", "signal 11"}, False),
        ("signal 9", {"code 9"}, False),
        ("signal 9", set(), False),
    ],
)
def test_a_code_is_another_only_beside_codes_of_its_kind(
    code: str, known: set[str], *, other: bool
) -> None:
    """An entry without such a code says nothing against it."""
    assert is_other(code, frozenset(known)) == other


@pytest.mark.parametrize(("before", "words"), [(1998, ["ab"]), (1999, [])])
def test_a_line_is_read_as_far_as_2000_characters(before: int, words: list[str]) -> None:
    """What is longer is data, and no message."""
    assert words_of(f"{'1' * before}ab") == words
