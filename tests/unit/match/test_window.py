"""Looking for words that a screen cut, in a stretch of a long text."""

from time import process_time

import pytest

from faultdex.match.literal_prefilter import PIECE, Word
from faultdex.match.window import Window

WORD = b"RuntimeError: the grid of blocks is by far too wide"


def cut_lines(lines: bytes) -> list[bytes]:
    """Return the lines in which the word is looked for in pieces, and found cut."""
    window = Window(1, lines)
    word = Word(WORD, ())
    return [lines[start:end] for start, end in window.cut(word)]


@pytest.mark.parametrize(
    ("line", "is_cut"),
    [
        (b"x RuntimeError\n", True),
        (b"x RuntimeError  \r\n", True),
        (b"x RuntimeError: the\n", True),
        (b"x RuntimeError: of another kind\n", False),
        (b"RuntimeError x RuntimeError\n", True),
        (WORD[-PIECE - 2 :] + b"\n", True),
        (b"  > " + WORD[-PIECE - 2 :] + b" and high\n", True),
        (b"of a grid that is by far too wide and high\n", False),
        (b"RuntimeError " * 9 + b"x\n", False),
    ],
)
def test_a_line_that_ends_or_begins_within_a_word_is_cut(line: bytes, is_cut: object) -> None:
    """Blanks behind it and quoting before it are not of the word."""
    assert bool(cut_lines(b"before\n" + line + b"after\n")) is is_cut


@pytest.mark.parametrize("piece", [b"RuntimeError ", b"RuntimeError\n", b" RuntimeError: x", b"\0"])
def test_time_grows_with_the_text_alone(piece: bytes) -> None:
    """A word that is repeated on one endless line costs as much as on many lines."""

    def seconds(count: int) -> float:
        lines = piece * count
        start = process_time()
        cut_lines(lines)
        return process_time() - start

    assert seconds(160_000) < 9 * max(seconds(40_000), 0.02)
