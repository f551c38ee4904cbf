"""Turns of phrase that nobody would say are told."""

from collections.abc import Callable

import pytest

from faultdex.lint import phrases
from faultdex.lint.scope import Scope


@pytest.mark.parametrize(
    ("line", "is_odd"),
    [
        ("The launch fails without a word.", True),
        ("The library at hand is too old.", True),
        ("The count stands in the message.", True),
        ("The function was handed an empty tensor.", True),
        ("The file example.py stands in for your program.", False),
        ("No number stands in the way.", False),
        ("Registers are handed out by warps.", False),
        ("The name `at hand` is code.", False),
        ("The launch fails silently.", False),
    ],
)
def test_an_odd_phrase_is_told(
    with_guide: Callable[[str], Scope], line: str, *, is_odd: bool
) -> None:
    """Idioms that look alike, and code, are left alone."""
    scope = with_guide(f"## Cause\n\n{line}\n")
    found = [check.code for check in phrases.CHECKS for _ in check.find(scope)]

    assert found == (["FD450"] if is_odd else [])
