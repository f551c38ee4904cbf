"""Turn the standard output and error of this process into ends that a command can write to.

A terminal is stood in for by a pseudo-terminal of the same size, so that colors and progress bars
stay. Only output goes through it: the command keeps the standard input, the controlling terminal
and the process group of this process, so that keys and job control work as they would without it.
"""

import fcntl
import os
import termios
from contextlib import suppress
from typing import NamedTuple

OUTPUT, ERROR = 1, 2
PIPE_SIZE = 1 << 20
_WINDOW = bytes(8)


class Channel(NamedTuple):
    """One way for output: the descriptors that the command writes to, and where we read and write.

    `numbers` are the command's descriptors, `end` is what they become, `source` the other side of
    it, and `target` our own descriptor that gets every byte.
    """

    numbers: tuple[int, ...]
    end: int
    source: int
    target: int
    is_terminal: bool


def fill_missing() -> frozenset[int]:
    """Put the null device in place of standard streams that are closed; return their numbers.

    What is opened next would take their numbers otherwise.
    """
    missing = [number for number in range(3) if not _is_open(number)]
    for number in missing:
        opened = os.open(os.devnull, os.O_RDWR)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)
    return frozenset(missing)


def open_channels(missing: frozenset[int]) -> tuple[Channel, ...]:
    """Return a channel for output and one for errors, or one where both go to the same place.

    One channel keeps the order of what is written to both.
    """
    numbers = [number for number in (OUTPUT, ERROR) if number not in missing]
    if len(numbers) > 1 and _identity(OUTPUT) == _identity(ERROR):
        return (_channel((OUTPUT, ERROR)),)
    return tuple(_channel((number,)) for number in numbers)


def resize(channels: tuple[Channel, ...]) -> bool:
    """Give each pseudo-terminal the size of its terminal; tell whether there is one."""
    terminals = [one for one in channels if one.is_terminal]
    for one in terminals:
        with suppress(OSError):
            size = fcntl.ioctl(one.target, termios.TIOCGWINSZ, _WINDOW)
            fcntl.ioctl(one.source, termios.TIOCSWINSZ, size)
    return bool(terminals)


def waiting_bytes(source: int) -> int:
    """Return how many bytes can be read at once."""
    with suppress(OSError):
        return int.from_bytes(fcntl.ioctl(source, termios.FIONREAD, bytes(4)), "little")
    return 0


def _channel(numbers: tuple[int, ...]) -> Channel:
    target = numbers[0]
    is_terminal = os.isatty(target)
    source, end = _pseudo_terminal(target) if is_terminal else _pipe()
    os.set_blocking(source, False)
    channel = Channel(numbers, end, source, target, is_terminal)
    resize((channel,))
    return channel


def _pipe() -> tuple[int, int]:
    """Return a pipe with room for much, so that the command seldom waits for us."""
    source, end = os.pipe()
    with suppress(OSError):
        fcntl.fcntl(end, fcntl.F_SETPIPE_SZ, PIPE_SIZE)
    return source, end


def _pseudo_terminal(target: int) -> tuple[int, int]:
    """Return both sides of a terminal with the settings of another one, and raw output.

    The other one turns line feeds into what a screen needs; doing it twice would change the bytes.
    """
    source, end = os.openpty()
    settings = termios.tcgetattr(target)
    settings[1] &= ~termios.OPOST
    termios.tcsetattr(end, termios.TCSANOW, settings)
    return source, end


def _is_open(number: int) -> bool:
    with suppress(OSError):
        os.fstat(number)
        return True
    return False


def _identity(number: int) -> tuple[int, int, int]:
    status = os.fstat(number)
    return status.st_dev, status.st_ino, status.st_rdev
