"""A pump copies all that was written by the time it is told to stop, and says what it lost."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from faultdex.supervise.pump import CHUNK, Pump
from faultdex.supervise.streams import Channel

PATIENCE = 30.0
MUCH = bytes(range(256)) * 2000  # several reads, and less than a pipe of a mebibyte holds
Made = Callable[..., tuple[Pump, int]]


@pytest.fixture
def kept() -> list[bytes]:
    """Return what pumps hand on."""
    return []


@pytest.fixture
def made(kept: list[bytes]) -> Iterator[Made]:
    """Return a function that gives a pump to a target, with the end that a command writes to.

    What `text` holds is there before the pump begins.
    """
    ends: list[int] = []

    def pump(target: int, text: bytes = b"", *, is_terminal: bool = False) -> tuple[Pump, int]:
        source, end = os.pipe()
        os.set_blocking(source, False)
        os.set_blocking(end, False)
        ends.append(end)
        assert os.write(end, text) == len(text)
        channel = Channel((1,), end, source, target, is_terminal)
        return Pump(channel, kept.append), end

    yield pump
    for end in ends:
        os.close(end)


@pytest.fixture
def target(tmp_path: Path) -> Iterator[int]:
    """Return a file to copy to."""
    opened = os.open(tmp_path / "copied", os.O_RDWR | os.O_CREAT)
    yield opened
    os.close(opened)


def copied(target: int) -> bytes:
    """Return what stands in the file."""
    return os.pread(target, 1 << 20, 0)


def test_all_that_waits_is_copied_before_the_end(
    made: Made, target: int, kept: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes several reads; the end of the command that writes may still be open."""
    monkeypatch.setattr("faultdex.supervise.pump.CHUNK", 16)
    pump, _ = made(target, MUCH[:1000])
    pump.stop()
    pump.thread.join(PATIENCE)

    assert copied(target) == b"".join(kept) == MUCH[:1000]
    assert (pump.is_open, pump.is_refused, pump.lost) == (True, False, "")


def test_a_pump_that_was_stopped_goes_on_until_nobody_can_write(
    made: Made, target: int, kept: list[bytes]
) -> None:
    """For what a child of the command says later."""
    pump, end = made(target, b"now\n")
    pump.stop()
    pump.thread.join(PATIENCE)
    beside = pump.drain_beside()
    os.write(end, b"later\n")
    os.dup2(os.open(os.devnull, os.O_WRONLY), end)
    beside.join(PATIENCE)

    assert not beside.is_alive()
    assert copied(target) == b"".join(kept) == b"now\nlater\n"
    assert not pump.is_open


def test_a_pump_that_has_ended_has_nothing_to_drain(made: Made, target: int) -> None:
    """Its source is closed already."""
    pump, end = made(target, b"all\n")
    os.dup2(os.open(os.devnull, os.O_WRONLY), end)
    pump.thread.join(PATIENCE)
    pump.drain()

    assert (pump.is_open, copied(target)) == (False, b"all\n")


def test_a_target_that_does_not_block_is_waited_for(made: Made, kept: list[bytes]) -> None:
    """A reader that is slow gets every byte, once."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    size = 3 * CHUNK
    pump, end = made(writer)
    os.set_blocking(end, True)
    got = b""
    for place in range(0, size, CHUNK // 2):
        os.write(end, MUCH[place : place + CHUNK // 2])
        time.sleep(0.02)
        got += os.read(reader, CHUNK // 4)
    pump.stop()
    while len(got) < size:
        got += os.read(reader, CHUNK)
    pump.thread.join(PATIENCE)
    os.close(reader)
    os.close(writer)

    assert got == b"".join(kept) == MUCH[:size]


@pytest.mark.parametrize("is_terminal", [False, True])
def test_a_reader_that_went_away_ends_the_copy(made: Made, *, is_terminal: bool) -> None:
    """The command will be told so where it writes next."""
    reader, writer = os.pipe()
    os.close(reader)
    pump, _ = made(writer, b"unread\n", is_terminal=is_terminal)
    pump.thread.join(PATIENCE)
    os.close(writer)

    assert (pump.is_open, pump.is_refused, pump.lost) == (False, True, "")


def test_a_full_disk_loses_bytes_and_not_the_command(made: Made, kept: list[bytes]) -> None:
    """What cannot be written is still kept for the answer, and the reason with it."""
    full = os.open("/dev/full", os.O_WRONLY)
    pump, end = made(full, b"one\n")
    while not pump.lost:
        time.sleep(0.01)
    os.write(end, b"two\n")
    pump.stop()
    pump.thread.join(PATIENCE)
    os.close(full)

    assert (pump.lost, pump.is_refused, pump.is_open) == ("No space left on device", False, True)
    assert b"".join(kept) == b"one\ntwo\n"


def test_a_terminal_that_cannot_be_written_to_is_one_that_went_away(made: Made) -> None:
    """A window was closed: there is nobody to tell of lost bytes."""
    full = os.open("/dev/full", os.O_WRONLY)
    pump, _ = made(full, b"one\n", is_terminal=True)
    pump.thread.join(PATIENCE)
    os.close(full)

    assert (pump.lost, pump.is_refused, pump.is_open) == ("", True, False)
