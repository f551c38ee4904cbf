"""What is kept of an output is bounded, and holds its start, its first errors and its end."""

import time

import pytest

from faultdex.supervise import output_buffer as module
from faultdex.supervise.output_buffer import HEAD, TAIL, WINDOW, WINDOWS, OutputBuffer

MOST = HEAD + TAIL + (WINDOWS + 1) * WINDOW
NOISE = b"step 1 loss 0.5\n" * 64


def flood(buffer: OutputBuffer, size: int) -> None:
    """Say what nobody asks for."""
    for _ in range(size // len(NOISE)):
        buffer.add(0, NOISE)


@pytest.fixture
def buffer(monkeypatch: pytest.MonkeyPatch) -> OutputBuffer:
    """Return an empty one that has time to look for errors."""
    monkeypatch.setattr(module, "ALLOWANCE", 60.0)
    return OutputBuffer()


def test_a_short_output_is_kept_whole(buffer: OutputBuffer) -> None:
    """Line for line, in the order of arrival."""
    buffer.add(0, b"a\nb\n")
    buffer.add(1, b"c\n")

    assert (buffer.text(), buffer.is_whole) == (b"a\nb\nc\n", True)


def test_no_line_is_cut_by_the_other_channel(buffer: OutputBuffer) -> None:
    """A progress bar stands open on standard error while a line is printed."""
    buffer.add(1, b" 10%")
    buffer.add(0, b"loss 1\nloss")
    buffer.add(1, b" 20%\n")
    buffer.add(0, b" 2\n")

    assert buffer.text() == b"loss 1\n 10% 20%\nloss 2\n"


def test_a_long_output_is_bounded(buffer: OutputBuffer) -> None:
    """With its first line and its last; a blank line stands where some are missing."""
    buffer.add(0, b"first\n")
    flood(buffer, 8 << 20)
    buffer.add(0, b"last\n")
    text = buffer.text()

    assert len(text) <= MOST
    assert (text.startswith(b"first\n"), text.endswith(b"last\n")) == (True, True)
    assert (b"\n\n" in text, buffer.is_whole) == (True, False)


def test_the_first_error_is_kept(buffer: OutputBuffer) -> None:
    """However much is said after it, with the lines around it."""
    flood(buffer, 2 << 20)
    buffer.add(0, b"Traceback (most recent call last):\nKeyError: 'weight'\nafter\n")
    flood(buffer, 8 << 20)

    assert b"Traceback (most recent call last):\nKeyError: 'weight'\nafter\n" in buffer.text()


def test_what_follows_the_first_error_is_kept(buffer: OutputBuffer) -> None:
    """Whichever stream says it: a launcher tells on one what a rank printed on the other."""
    flood(buffer, 2 << 20)
    buffer.add(1, b"KeyError: 'weight'\n")
    buffer.add(0, b"rank 3 leaves\n")
    flood(buffer, 8 << 20)

    assert b"KeyError: 'weight'\nrank 3 leaves\n" in buffer.text()


def test_bytes_that_come_one_by_one_are_bounded_too(buffer: OutputBuffer) -> None:
    """Each alone, from one channel and the other, would cost a hundred times its size."""
    for number in range(60_000):
        buffer.add(number % 2, b"x")

    assert len(buffer.text()) <= MOST / module.OVERHEAD


def test_a_line_without_an_end_is_bounded(buffer: OutputBuffer) -> None:
    """Ten megabytes in one line."""
    for _ in range(160):
        buffer.add(0, b"x" * 65536)

    assert len(buffer.text()) <= MOST


def test_what_follows_a_request_to_end_is_left_out(buffer: OutputBuffer) -> None:
    """The traceback of a KeyboardInterrupt explains nothing."""
    buffer.add(0, b"CUDA error\n")
    buffer.note_end_request()
    buffer.add(0, b"KeyboardInterrupt\n")

    assert (buffer.text(), buffer.is_marked) == (b"CUDA error\n", True)


def test_a_request_that_was_survived_is_forgotten(
    buffer: OutputBuffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job that saves on SIGTERM and goes on may fail for another reason later."""
    buffer.note_end_request()
    buffer.add(0, b"an hour later\n")
    monkeypatch.setattr(module, "GRACE", -1.0)

    assert (buffer.text(), buffer.is_marked) == (b"an hour later\n", False)


def test_looking_for_errors_takes_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of output is not slowed down by what looks through it."""
    monkeypatch.setattr(module, "ALLOWANCE", 0.0)
    monkeypatch.setattr(module, "SHARE", 0.0)
    buffer = OutputBuffer()
    time.sleep(0.01)
    flood(buffer, 4 << 20)
    buffer.add(0, b"KeyError: 1\n")
    flood(buffer, 4 << 20)

    assert b"KeyError" not in buffer.text()


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> OutputBuffer:
    """Return one that keeps 8 bytes of the start, 16 of the end, and one window of 12 bytes."""
    sizes = {"TAIL": 16, "WINDOW": 12, "BEFORE": 4, "PIECE": 4, "FEW": 4, "OVERHEAD": 0}
    sizes |= {"HEAD": 8, "WINDOWS": 1}
    for name, size in sizes.items():
        monkeypatch.setattr(module, name, size)
    monkeypatch.setattr(module, "ALLOWANCE", 60.0)
    return OutputBuffer()


def lines(buffer: OutputBuffer, *pieces: bytes) -> bytes:
    """Say one piece after another, and return what is kept."""
    for one in pieces:
        buffer.add(0, one)
    return buffer.text()


COUNTED = [b"%03d\n" % number for number in range(30)]


def test_start_and_end_together_are_kept_whole(small: OutputBuffer) -> None:
    """8 bytes of the one and 16 of the other."""
    text = lines(small, *COUNTED[:6])

    assert (text, small.is_whole) == (b"000\n001\n002\n003\n004\n005\n", True)


def test_what_is_between_start_and_end_is_left_out(small: OutputBuffer) -> None:
    """From the first byte that is in neither; a blank line stands for all of it."""
    text = lines(small, *COUNTED[:7])

    assert (text, small.is_whole) == (b"000\n001\n\n\n003\n004\n005\n006\n", False)
    assert lines(small, *COUNTED[7:]) == b"000\n001\n\n\n026\n027\n028\n029\n"


def test_a_window_opens_at_the_first_error_and_has_its_size(small: OutputBuffer) -> None:
    """What follows it within 12 bytes is kept, and a second error has no window left."""
    told = [*COUNTED[:6], b"Error\n", *COUNTED[6:12], b"Error\n", *COUNTED[12:20]]

    assert lines(small, *told) == (b"000\n001\n\n\nError\n006\n00\n\n016\n017\n018\n019\n")


def test_a_window_begins_a_little_before_the_word(small: OutputBuffer) -> None:
    """Four bytes before it in the same piece, which count in its size."""
    told = [*COUNTED[:6], b"x" * 20 + b"Value error", *COUNTED[6:12]]

    assert lines(small, *told) == b"000\n001\n\n\nue error006\n\n\n008\n009\n010\n011\n"


@pytest.mark.parametrize("word", [b"Error", b"error", b"ERROR", b"FATAL"])
def test_each_word_of_an_error_opens_a_window(small: OutputBuffer, word: bytes) -> None:
    """As Python, a shell, NCCL and a kernel write it."""
    assert word in lines(small, *COUNTED[:6], word + b"\n", *COUNTED[6:20])


def test_an_early_request_to_end_is_the_one_that_counts(small: OutputBuffer) -> None:
    """A second Ctrl-C comes after the traceback of the first one."""
    small.add(0, b"before\n")
    small.note_end_request()
    small.add(0, b"first\n")
    small.note_end_request()

    assert small.text() == b"before\n"


def test_a_request_cuts_what_had_no_end_yet(small: OutputBuffer) -> None:
    """A piece that goes on after it is cut within."""
    small.add(0, b"ab")
    small.note_end_request()
    small.add(0, b"cd")

    assert small.text() == b"ab"


@pytest.mark.parametrize(
    ("pieces", "begun"),
    [
        ([(0, b"a\n"), (1, b"b")], {1}),
        ([(0, b"a"), (1, b"b")], {0, 1}),
        ([(0, b"a"), (0, b"\n")], set()),
        ([(1, b"a\nb"), (1, b"c\n")], set()),
    ],
)
def test_a_channel_whose_last_line_has_no_end_is_known(
    buffer: OutputBuffer, pieces: list[tuple[int, bytes]], begun: set[int]
) -> None:
    """An answer begins on a line of its own there."""
    for channel, data in pieces:
        buffer.add(channel, data)

    assert buffer.begun == begun
