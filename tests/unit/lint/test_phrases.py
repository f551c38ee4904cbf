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


@pytest.mark.parametrize(
    ("line", "message", "instead"),
    [
        ("It fails without a word.", "'without a word'", "silently"),
        ("See at a glance.", "'at a glance'", "quickly"),
        ("It stands in it.", "'stands in'", "is in, or the other way round: contains"),
        ("They stand nowhere.", "'stand nowhere'", "is absent"),
        ("It ended badly.", "'ended badly'", "succeeded, or failed"),
        ("They go by turns of two.", "'by turns of'", "one after the other"),
        ("At hand and at hand.", "'at hand'", "installed, or available"),
    ],
)
def test_what_to_write_instead_is_told_with_the_phrase(
    with_guide: Callable[[str], Scope], line: str, message: str, instead: str
) -> None:
    """Each has its own; the first of a line is told, at its place."""
    (flaw,) = phrases.odd_phrases(with_guide(f"## Cause\n\n{line}\n"))

    assert flaw.message == f"{message} is not idiomatic"
    assert flaw.hint == f"Write: {instead}."
    assert flaw.place == (3, line.index(message.strip("'")) + 1)
