"""How text is broken into lines."""

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
