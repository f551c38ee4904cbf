"""What is kept of an output is bounded, and holds its start, its first errors and its end."""

import time

import pytest

from faultdex.supervise import kept as module
from faultdex.supervise.kept import HEAD, TAIL, WINDOW, WINDOWS, Kept

MOST = HEAD + TAIL + (WINDOWS + 1) * WINDOW
NOISE = b"step 1 loss 0.5\n" * 64


def flood(kept: Kept, size: int) -> None:
    """Say what nobody asks for."""
    for _ in range(size // len(NOISE)):
        kept.add(0, NOISE)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Kept:
    """Return an empty one that has time to look for errors."""
    monkeypatch.setattr(module, "ALLOWANCE", 60.0)
    return Kept()


def test_a_short_output_is_kept_whole(kept: Kept) -> None:
    """Line for line, in the order of arrival."""
    kept.add(0, b"a\nb\n")
    kept.add(1, b"c\n")

    assert (kept.text(), kept.is_whole) == (b"a\nb\nc\n", True)


def test_no_line_is_cut_by_the_other_channel(kept: Kept) -> None:
    """A progress bar stands open on standard error while a line is printed."""
    kept.add(1, b" 10%")
    kept.add(0, b"loss 1\nloss")
    kept.add(1, b" 20%\n")
    kept.add(0, b" 2\n")

    assert kept.text() == b"loss 1\n 10% 20%\nloss 2\n"


def test_a_long_output_is_bounded(kept: Kept) -> None:
    """With its first line and its last; a blank line stands where some are missing."""
    kept.add(0, b"first\n")
    flood(kept, 8 << 20)
    kept.add(0, b"last\n")
    text = kept.text()

    assert len(text) <= MOST
    assert (text.startswith(b"first\n"), text.endswith(b"last\n")) == (True, True)
    assert (b"\n\n" in text, kept.is_whole) == (True, False)


def test_the_first_error_is_kept(kept: Kept) -> None:
    """However much is said after it, with the lines around it."""
    flood(kept, 2 << 20)
    kept.add(0, b"Traceback (most recent call last):\nKeyError: 'weight'\nafter\n")
    flood(kept, 8 << 20)

    assert b"Traceback (most recent call last):\nKeyError: 'weight'\nafter\n" in kept.text()


def test_bytes_that_come_one_by_one_are_bounded_too(kept: Kept) -> None:
    """Each alone, from one channel and the other, would cost a hundred times its size."""
    for number in range(60_000):
        kept.add(number % 2, b"x")

    assert len(kept.text()) <= MOST / module.OVERHEAD


def test_a_line_without_an_end_is_bounded(kept: Kept) -> None:
    """Ten megabytes in one line."""
    for _ in range(160):
        kept.add(0, b"x" * 65536)

    assert len(kept.text()) <= MOST


def test_what_follows_a_request_to_end_is_left_out(kept: Kept) -> None:
    """The traceback of a KeyboardInterrupt explains nothing."""
    kept.add(0, b"CUDA error\n")
    kept.mark()
    kept.add(0, b"KeyboardInterrupt\n")

    assert (kept.text(), kept.is_marked) == (b"CUDA error\n", True)


def test_a_request_that_was_survived_is_forgotten(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job that saves on SIGTERM and goes on may fail for another reason later."""
    kept.mark()
    kept.add(0, b"an hour later\n")
    monkeypatch.setattr(module, "GRACE", -1.0)

    assert (kept.text(), kept.is_marked) == (b"an hour later\n", False)


def test_looking_for_errors_takes_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of output is not slowed down by what looks through it."""
    monkeypatch.setattr(module, "ALLOWANCE", 0.0)
    monkeypatch.setattr(module, "SHARE", 0.0)
    kept = Kept()
    time.sleep(0.01)
    flood(kept, 4 << 20)
    kept.add(0, b"KeyError: 1\n")
    flood(kept, 4 << 20)

    assert b"KeyError" not in kept.text()
