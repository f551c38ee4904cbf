"""How text is broken into lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.render.lettering import lines, width

TEXTS = st.text(alphabet=st.characters(codec="ascii", categories=["L", "N", "P", "Zs"]))


@given(text=TEXTS, most=st.integers(2, 40))
def test_no_line_is_wider_than_asked(text: str, most: int) -> None:
    """Whatever the text, it fits."""
    assert [line for line in lines(text, most) if width(line) > most] == []


@given(text=TEXTS, most=st.integers(2, 40))
def test_nothing_is_lost(text: str, most: int) -> None:
    """All letters are on the lines, in order."""
    found = "".join(lines(text, most))

    assert found.replace(" ", "") == "".join(text.split())


def test_lines_end_between_words() -> None:
    """Only a word that is wider than a line is broken."""
    assert lines("one rank died", 5) == ("one rank", "died")
    assert len(lines("CUBLAS_STATUS_ALLOC_FAILED", 10)) == 2


@pytest.mark.parametrize(
    ("text", "most", "expected"),
    [
        ("", 5, ("",)),
        ("one", 5, ("one",)),
        ("one two", 2.5, ("one", "two")),
        ("one two six", 5, ("one two", "six")),
        ("  one   two ", 9, ("one two",)),
    ],
)
def test_words_share_a_line_as_long_as_they_fit(
    text: str, most: float, expected: tuple[str, ...]
) -> None:
    """Spaces at the ends of lines are none of them."""
    assert lines(text, most) == expected


@pytest.mark.parametrize(
    ("text", "ems"), [("", 0), ("i", 0.32), ("m", 0.87), ("A", 0.68), ("a", 0.56), ("ia", 0.88)]
)
def test_a_text_is_as_wide_as_its_letters_with_some_to_spare(text: str, ems: float) -> None:
    """Eight hundredths more."""
    assert width(text) == pytest.approx(1.08 * ems)
