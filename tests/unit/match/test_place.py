"""A line of a long text is numbered by its place in bytes until its line ends are counted."""

import pytest

from faultdex.match.place import counted, follows, place_in, placed

TEXT = b"one\ntwo\nthree\nfour\n"


def count(start: int, end: int) -> int:
    """Count the line ends of the text between two bytes."""
    return TEXT.count(b"\n", start, end)


def test_a_place_becomes_the_number_of_its_line() -> None:
    """Lines after it keep their distance, and a line with a number of its own is left out."""
    two, four = placed(4), placed(14)

    assert counted([two, two + 1, four, 7], count) == {two: 2, two + 1: 3, four: 4}
    assert counted([7], count) == {}
    assert counted([placed(0)], count) == {placed(0): 1}


def test_line_ends_are_counted_once_from_place_to_place() -> None:
    """In one pass over the text, up to the last place."""
    asked: list[tuple[int, int]] = []

    def noted(start: int, end: int) -> int:
        asked.append((start, end))
        return count(start, end)

    counted([placed(14), placed(4), placed(4) + 1], noted)

    assert asked == [(0, 4), (4, 14)]


@pytest.mark.parametrize(
    ("number", "later", "expected"),
    [
        (5, 4, False), (5, 5, True), (5, 14, True), (5, 15, False),
        (placed(100), placed(99), False), (placed(100), placed(100), True),
        (placed(100), placed(100 + 1999), True),
        (placed(100), placed(100 + 2000), False),
    ],
)  # fmt: skip
def test_a_line_follows_another_one_within_some_lines(
    number: int, later: int, *, expected: bool
) -> None:
    """By places, a line counts as 200 bytes."""
    assert follows(number, later, 10) is expected


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"line {placed(9)}: x", placed(9)),
        ("line 12: x", 0),
        (f"a line {placed(9)}: x", 0),
        (f"line {placed(9)} x", 0),
        ("", 0),
    ],
)
def test_a_text_tells_a_place_at_its_beginning(text: str, place: int) -> None:
    """An ordinary number of a line is no place."""
    assert place_in(text) == place
