"""Turn a command into a running child that sees what it would see without us."""

import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from errno import ENOENT, ENOEXEC
from pathlib import Path
from typing import NamedTuple, NoReturn

from faultdex.supervise.streams import Channel

NOT_FOUND, NOT_EXECUTABLE = 127, 126
_DIE_WITH_PARENT = 1
_MENDED = ("SIGPIPE", "SIGXFSZ")  # the interpreter ignores them, and the child would go on to
_GIVEN = Path("/proc/self/environ")
_COERCED = "LC_CTYPE"


class Blocked(NamedTuple):
    """How signals were treated before we held them: the mask, and what became of dead children."""

    mask: frozenset[int]
    on_child: object


class Started(NamedTuple):
    """A child, or the reason for which there is none."""

    pid: int
    error: OSError | None = None

    @property
    def status(self) -> int:
        """Return the status of a shell for a command that did not start."""
        is_missing = self.error is not None and self.error.errno == ENOENT
        return NOT_FOUND if is_missing else NOT_EXECUTABLE


def start(
    command: Sequence[str],
    channels: Sequence[Channel],
    missing: frozenset[int],
    blocked: Blocked,
) -> Started:
    """Start the command with the ends of the channels as its output, and close ours."""
    reader, writer = os.pipe()
    parent = os.getpid()
    pid = os.fork()
    if not pid:
        _become(command, channels, missing, blocked, (parent, writer))
    for end in {writer, *(one.end for one in channels)}:
        os.close(end)
    with os.fdopen(reader, "rb") as pipe:
        code = pipe.read()
    if not code:
        return Started(pid)
    os.waitpid(pid, 0)
    return Started(0, OSError(int(code), os.strerror(int(code))))


def _become(
    command: Sequence[str],
    channels: Sequence[Channel],
    missing: frozenset[int],
    blocked: Blocked,
    link: tuple[int, int],
) -> NoReturn:
    """Become the command; a refusal goes to the parent as its number."""
    parent, writer = link
    try:
        _take_streams(channels, missing)
        _take_signals(blocked)
        _end_with(parent)
        _execute(command)
    except OSError as error:
        os.write(writer, str(error.errno or 0).encode())
    finally:
        os._exit(NOT_FOUND)


def _take_streams(channels: Sequence[Channel], missing: frozenset[int]) -> None:
    for channel in channels:
        for number in channel.numbers:
            os.dup2(channel.end, number)
    for number in missing:
        os.close(number)


def _take_signals(blocked: Blocked) -> None:
    for name in _MENDED:
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    if blocked.on_child is signal.SIG_IGN:
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_SETMASK, blocked.mask)


def _end_with(parent: int) -> None:
    """Have the kernel end this process when its parent is killed, since nobody reads it then."""
    with suppress(ImportError, AttributeError):
        # Only the child needs it, and only on Linux.
        import ctypes

        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGTERM, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(NOT_FOUND)


def _execute(command: Sequence[str]) -> None:
    """Become the command as a shell would start it: a file without an interpreter is a script."""
    environment = _environment()
    try:
        os.execvpe(command[0], list(command), environment)
    except OSError as error:
        if error.errno != ENOEXEC:
            raise
        script = _found(command[0], environment)
        os.execve("/bin/sh", ["/bin/sh", script, *command[1:]], environment)


def _environment() -> Mapping[str, str]:
    """Return the environment that we were given: the interpreter adds a locale where it is C."""
    environment = dict(os.environ)
    with suppress(OSError):
        names = {line.partition(b"=")[0] for line in _GIVEN.read_bytes().split(b"\0")}
        if _COERCED.encode() not in names:
            environment.pop(_COERCED, None)
    return environment


def _found(name: str, environment: Mapping[str, str]) -> str:
    if os.sep in name:
        return name
    places = (f"{place}{os.sep}{name}" for place in os.get_exec_path(environment))
    return next(one for one in places if os.access(one, os.X_OK))
