"""Looking for words that a screen cut, in a stretch of a long text."""

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.match.literal_prefilter import PIECE, Word
from faultdex.match.window import Window

WORD = b"RuntimeError: the grid of blocks is by far too wide"


def cut_lines(lines: bytes) -> list[bytes]:
    """Return the lines in which the word is looked for in pieces, and found cut."""
    window = Window(1, lines)
    word = Word(WORD, ())
    spans = window.by_line([(0, word)])
    return [lines[slice(*span)] for span in spans if window.is_cut(word, span)]


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


PARTS = (WORD, WORD[:PIECE], WORD[-PIECE:], WORD[: PIECE + 9], WORD[9:], b"x", b" ", b"\n", b"> ")


@given(st.lists(st.sampled_from(PARTS), max_size=40))
def test_where_an_engine_found_pieces_changes_no_line(parts: list[bytes]) -> None:
    """The places of pieces, in any order, give the lines that a search gives."""
    lines, word = b"".join(parts), Word(WORD, ())
    ends = [place + len(piece) for piece in word.pieces for place in places(lines, piece)]
    window = Window(1, lines)

    assert window.by_line([(end, word) for end in ends]) == window.by_line([(0, word)])


def places(data: bytes, piece: bytes) -> list[int]:
    """Return every byte at which a piece begins."""
    return [place for place in range(len(data)) if data.startswith(piece, place)]


@pytest.mark.parametrize("piece", [b"RuntimeError ", b"RuntimeError\n", b" RuntimeError: x", b"\0"])
def test_time_grows_with_the_text_alone(piece: bytes) -> None:
    """A word that is repeated on one endless line costs as much as on many lines."""

    def once(lines: bytes) -> float:
        start = process_time()
        cut_lines(lines)
        return process_time() - start

    def seconds(count: int) -> float:
        # Other programs only add to the time, so the fastest of three says most.
        return min(once(piece * count) for _ in range(3))

    def is_in_bounds() -> bool:
        return seconds(160_000) < 9 * max(seconds(40_000), 0.02)

    # A neighbor that fills the cache slows the longer text most; growth by the square, 16 times,
    # fails each time.
    assert any(is_in_bounds() for _ in range(5))
