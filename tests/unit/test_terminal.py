"""Nothing of a text drives a terminal, hides, or is a command to the program that reads it."""

import sys
import unicodedata

import pytest

from faultdex.terminal import no_command, one_line, visible

IGNORABLE = (
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060\u3164\ufe0f\uffa0\U0001d173"
    "\U000e0001\U000e0041\U000e007f\U000e0100"
)


@pytest.mark.parametrize("letter", IGNORABLE, ids=lambda one: f"U+{ord(one):04X}")
def test_a_letter_that_nobody_sees_is_shown_by_its_number(letter: str) -> None:
    """Hangul fillers, tags, selectors of variants and the like."""
    shown = visible(f"a{letter}b")

    assert letter not in shown
    assert shown == f"a{letter.encode('unicode_escape').decode('ascii')}b"


def test_no_control_and_no_format_character_is_let_by() -> None:
    """Of all characters of Unicode, line breaks and tabs excepted; one line lets none by."""
    every = [chr(number) for number in range(sys.maxunicode + 1)]
    controls = [one for one in every if unicodedata.category(one) == "Cc" and one not in "\n\t"]

    assert len(controls) == 63
    assert [one for one in controls if visible(one) == one] == []
    assert one_line("\n\t") == "\\n\\t"


def test_letters_that_people_write_stay() -> None:
    """Accents, other scripts, emoji and quotes."""
    text = "naïve 中文 한글 עברית 🎉 \u26a0\ufe0f — 0 µs"

    assert visible(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("::error::x", "\\x3a:error::x"),
        ("a\n  ::add-mask::x", "a\n  \\x3a:add-mask::x"),
        ("x ##[group]y", "x \\x23#[group]y"),
        ("std::bad_alloc ::x", "std::bad_alloc ::x"),
    ],
)
def test_no_line_is_a_command_of_a_workflow(text: str, shown: str) -> None:
    """Such a line begins with two colons, or holds the older form anywhere."""
    assert no_command(text) == shown
