"""Chunks of any size become whole lines, many at a time, and no byte is lost."""

import pytest

from faultdex.match.pieces import CHUNK, SEAM, Piece, pieces
from faultdex.match.window import MARGIN, margin

LINE = b"0123456789abcde\n"
MANY = LINE * (3 * CHUNK // len(LINE))


def cut(data: bytes, size: int) -> list[bytes]:
    """Cut bytes into chunks of a size that no line knows of."""
    return [data[start : start + size] for start in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1000, 7777, CHUNK - 1, CHUNK, CHUNK + 1, len(MANY)])
def test_all_lines_come_once_and_whole(size: int) -> None:
    """Each piece says how many bytes were before it."""
    found = [*pieces(0, cut(MANY, size))]
    places = [one.place for one in found]

    assert b"".join(one.whole for one in found) == MANY
    assert all(one.whole.endswith(b"\n") for one in found if one.whole)
    assert places == [sum(len(one.whole) for one in found[:at]) for at in range(len(found))]


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (CHUNK // 2, [CHUNK] * 3),
        (CHUNK // 2 + 1, [CHUNK + 2] * 2 + [CHUNK - 4]),
        (CHUNK, [CHUNK] * 3),
        (2 * CHUNK, [2 * CHUNK, CHUNK]),
    ],
)
def test_small_chunks_are_joined_and_large_ones_are_not(size: int, expected: list[int]) -> None:
    """As few as reach 64 KiB, so that memory stays bounded."""
    *found, last = pieces(0, cut(MANY, size))

    assert [len(one.chunk) for one in found] == expected
    assert (last.chunk, last.whole) == (b"", b"")


def test_what_is_left_of_a_line_goes_to_the_next_piece() -> None:
    """It begins where the line does, and the last piece has what never ended."""
    first, second = b"a" * CHUNK + b"\nbe", b"gun\n" + b"c" * CHUNK
    one, two, last = pieces(10, [first, second])

    assert (one.place, one.whole) == (10, b"a" * CHUNK + b"\n")
    assert (two.place, two.rest, two.whole) == (10 + CHUNK + 1, b"be", b"begun\n")
    assert (last.place, last.rest) == (10 + len(first) + 4, b"c" * CHUNK)


def test_two_chunks_are_joined_at_their_seam() -> None:
    """A word may be cut there."""
    first, second = b"a" * CHUNK, b"b" * CHUNK
    one, two, _ = pieces(0, [first, second])

    assert one.seam == b"a" * SEAM
    assert two.seam == b"a" * SEAM + b"b" * SEAM


def test_a_line_without_an_end_comes_in_parts_that_overlap() -> None:
    """Ten megabytes in one line are read in bounded memory."""
    found = [*pieces(0, [b"x" * CHUNK] * 4)]

    assert [len(one.rest) for one in found] == [0, SEAM, SEAM, SEAM, SEAM]
    assert [one.place for one in found] == [0, *(at * CHUNK - SEAM for at in (1, 2, 3, 4))]


def test_the_last_lines_go_with_the_next_piece() -> None:
    """As many whole ones as a screen may have cut a line into."""
    one, two, *_ = pieces(0, cut(MANY, CHUNK))

    assert two.above == one.margin == margin(one.whole)
    assert MARGIN - len(LINE) <= len(one.margin) <= MARGIN


@pytest.mark.parametrize("rest", [b"", b"re"])
def test_the_head_and_the_opening_end_with_a_line(rest: bytes) -> None:
    """What is above may belong to the head, and what comes after it may belong to both."""
    chunk = LINE * 1024
    one = Piece(0, b"", rest, chunk, len(chunk), b"")

    assert one.head == MARGIN + len(LINE)
    assert one.opening == rest + chunk[: one.head + one.later]
    assert one.later == MARGIN + len(LINE)
    assert Piece(0, b"", rest, LINE, len(LINE), b"").head == len(LINE)
