"""Turn the status of a child into words, and into an end of this process that looks the same."""

import os
import resource
import signal
from contextlib import suppress
from typing import NoReturn

SIGNALED = 128


def is_success(status: int) -> bool:
    """Tell whether a wait status is that of a command that succeeded."""
    return os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0


def signal_of(status: int) -> str:
    """Return the name of the signal that killed a command, or a child of its shell; or nothing."""
    number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status) - SIGNALED
    with suppress(ValueError):
        return signal.Signals(number).name
    return ""


def in_words(status: int) -> str:
    """Return how a command ended: with status 1, or killed by SIGKILL (signal 9)."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        return f"was killed by {signal_of(status) or 'a signal'} (signal {number})"
    name = signal_of(status)
    shell = f" (128 + {name})" if name else ""
    return f"ended with status {os.WEXITSTATUS(status)}{shell}"


def end_like(status: int) -> NoReturn:
    """End this process as the command ended; the first process of a container cannot die so."""
    if not os.WIFSIGNALED(status):
        os._exit(os.WEXITSTATUS(status))
    number = os.WTERMSIG(status)
    # The command has left its core file; ours would replace it.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError):
        signal.signal(number, signal.SIG_DFL)
    with suppress(OSError):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {number})
        os.kill(os.getpid(), number)
    os._exit(SIGNALED + number)
