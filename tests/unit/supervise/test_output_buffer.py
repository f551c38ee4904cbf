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
