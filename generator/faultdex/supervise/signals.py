"""Hold the signals that end or steer a program, and tell who got one beside this process."""

import os
import signal
from pathlib import Path
from typing import NamedTuple

from faultdex.supervise.start import Blocked

PASSED = ("SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGWINCH")
ENDING = frozenset({signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM})
_STEP = "SLURM_STEP_ID"
_STEP_DAEMON = "slurmstepd"


class Held(NamedTuple):
    """The signals that wait until they are asked for, and what was there before."""

    signals: frozenset[int]
    before: Blocked


def hold() -> Held:
    """Block the signals that are to be passed on, all but those that we were told to ignore.

    A blocked signal says who sent it when it is asked for, which a handler does not learn.
    """
    every = (getattr(signal, name) for name in PASSED)
    passed = {one for one in every if signal.getsignal(one) is not signal.SIG_IGN}
    signals = frozenset({*map(int, passed), int(signal.SIGCHLD)})
    on_child = signal.getsignal(signal.SIGCHLD)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    return Held(signals, Blocked(frozenset(map(int, before)), on_child))


def is_for_all(info: "signal.struct_siginfo") -> bool:
    """Tell whether the command got the signal too, so that it must not get it twice.

    A terminal sends it to the whole process group, and Slurm to every process of a step.
    """
    if info.si_code > 0 or info.si_pid == os.getpid():
        return True
    return os.environ.get(_STEP, "").isdecimal() and _name(info.si_pid) == _STEP_DAEMON


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text("utf-8", "replace").strip()
    except OSError:
        return ""
