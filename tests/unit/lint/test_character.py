"""Hold texts to characters that are what they look like."""

from collections.abc import Callable

import pytest

from faultdex.lint import character
from faultdex.lint.scope import Scope


def codes(scope: Scope) -> list[tuple[str, tuple[int, int]]]:
    """Return code and place of each finding."""
    return [(check.code, flaw.place) for check in character.CHECKS for flaw in check.find(scope)]


@pytest.mark.parametrize(
    "letter",
    [
        "\u00ad",
        "\u200b",
        "\u200d",
        "\u200e",
        "\u202a",
        "\u202e",
        "\u2066",
        "\u2069",
        "\ufeff",
        "\u00a0",
        "\u2060",
        "\u3164",
        "\ufe0f",
        "\U000e0041",
    ],
)
def test_what_is_not_seen_is_told(with_guide: Callable[[str], Scope], letter: str) -> None:
    """It stands at the third character of the second line."""
    assert codes(with_guide(f"one\ntw{letter}o\n")) == [("FD421", (2, 3))]


@pytest.mark.parametrize(
    "word",
    [
        "t\u043erch",
        "\u0441\u0443\u0434\u0430",
        "\uff54orch",
        "\U0001d42dorch",
        "t\u03bfrch",
        "\u1d1bOrch",
        "\ufb01x",
        "\u0422ORCH",
        "cm\u00b2",
    ],
)
def test_a_letter_that_looks_like_another_is_told(
    with_guide: Callable[[str], Scope], word: str
) -> None:
    """The word is told and not each of its letters."""
    assert codes(with_guide(f"use {word} here\n")) == [("FD422", (1, 5))]


@pytest.mark.parametrize(
    "text",
    [
        "5 \u00b5s",
        "\u03b1 and \u03b2 of Adam",
        "caf\u00e9",
        "1 \u2264 2 \u2014 \u201cno\u201d",
        "\u4e2d\u6587",
        "\u2588\u258f 7%",
    ],
)
def test_symbols_and_other_languages_are_let_by(
    with_guide: Callable[[str], Scope], text: str
) -> None:
    """A Greek letter alone is a symbol, and nobody takes Chinese for Latin."""
    assert codes(with_guide(f"{text}\n")) == []
