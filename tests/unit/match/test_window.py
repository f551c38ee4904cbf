"""Looking for words that a screen cut, in a stretch of a long text."""

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.match.literal_prefilter import PIECE, Word
from faultdex.match.window import Window, margin

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


LINES = b"\none\n\ntwo\nsix"


@pytest.mark.parametrize("order", [[0, 1, 5, 6, 10], [10, 6, 5, 1, 0], [6, 0, 10, 1, 5], [5, 5, 5]])
def test_a_line_has_its_number_whatever_was_asked_before(order: list[int]) -> None:
    """Lines are counted from the place asked for last, forward and back."""
    window = Window(7, LINES)
    numbers = {place: 7 + LINES.count(b"\n", 0, place) for place in order}

    assert [window.line((place, place))[0] for place in order] == [numbers[one] for one in order]


@pytest.mark.parametrize(
    ("end", "line"), [(1, (0, 3)), (2, (0, 3)), (3, (0, 3)), (4, (3, 6)), (5, (3, 6)), (7, (6, 8))]
)
def test_a_word_is_of_the_line_in_which_it_ends(end: int, line: tuple[int, int]) -> None:
    """Its last byte decides; what an engine found beyond the lines is of none."""
    word = Word(b"ab", ())
    window = Window(1, b"ab\ncd\nef")

    assert window.by_line([(end, word)]) == {line: (word,)}
    assert window.by_line([(9, word)]) == {}


def test_with_a_step_a_number_grows_with_the_bytes() -> None:
    """It tells where to count from."""
    window = Window(100, LINES, 10)

    assert [window.line((place, place + 3)) for place in (1, 6)] == [(110, "one"), (160, "two")]


def test_a_line_comes_with_those_above_it() -> None:
    """Each with its own number, as many as a traceback may have."""
    assert Window(7, LINES).up_to((6, 10)) == [(8, "one\n"), (9, "\n"), (10, "two\n")]


@pytest.mark.parametrize(
    ("end", "kept"), [(None, b"two\n"), (9, b"two\n"), (8, b"\ntwo"), (4, b""), (3, b""), (0, b"")]
)
def test_a_margin_begins_with_a_line(
    monkeypatch: pytest.MonkeyPatch, end: int | None, kept: bytes
) -> None:
    """As few bytes as may belong to a line that is cut at its end."""
    monkeypatch.setattr("faultdex.match.window.MARGIN", 5)

    assert margin(b"one\n\ntwo\n", end) == kept


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


def test_a_line_is_joined_with_eight_around_it() -> None:
    """A screen cuts a message into no more, above and below."""
    lines = b"".join(b"%02d" % number + b"x" * 78 + b"\n" for number in range(30))
    around = Window(100, lines).joined((12 * 81, 13 * 81))

    assert [number for number, _ in around] == [*range(104, 122)]
    assert {line[:2] for _, line in around if line} == {f"{number:02}" for number in range(4, 21)}


def test_a_margin_has_four_kilobytes_at_most() -> None:
    """It begins with the first line in them."""
    assert len(margin(b"0123456\n" * 1000)) == 4096 - 8


@pytest.mark.parametrize(
    ("size", "pieces"),
    [(11, [11]), (12, [12]), (13, [12]), (43, [12]), (44, [12, 12]), (99, [12, 12])],
)
def test_a_long_word_is_looked_for_at_both_ends(size: int, pieces: list[int]) -> None:
    """A screen that cuts one of them leaves the other; a common word is looked for whole."""
    data = bytes(range(size))
    found = Word(data, ()).pieces

    assert [len(one) for one in found] == pieces
    assert data.startswith(found[0])
    assert data.endswith(found[1:] or b"")
    assert Word(data, (), is_whole=True).pieces == (data,)


def test_only_a_line_that_a_screen_cut_is_joined() -> None:
    """Neither the one above it nor the one below."""
    every = [b"a" * 30, b"b" * 30, b"x" * 80, b"y" * 10, b"c" * 30, b"d" * 30]
    lines = b"\n".join(every)
    spans = [(lines.index(one), lines.index(one) + len(one) + 1) for one in every]
    joined = [Window(100, lines).joined(span) for span in spans]

    assert [bool(one) for one in joined] == [False, False, True, True, False, False]
    assert joined[2] == joined[3] == [*enumerate(lines.decode().split("\n"), 100)]
