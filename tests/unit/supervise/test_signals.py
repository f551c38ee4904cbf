"""A signal that the command got as well is not passed on to it."""

import os
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from faultdex.supervise import signals
from faultdex.supervise.signals import PASSED, is_for_all

HOLDS = """
import signal, sys
for name in sys.argv[1:]:
    signal.signal(getattr(signal, name), signal.SIG_IGN)
from faultdex.supervise.signals import hold
held = hold()
print(*sorted(signal.Signals(one).name for one in held.signals))
print(signal.getsignal(signal.SIGCHLD) is signal.SIG_DFL, held.before.on_child is signal.SIG_IGN)
print(held.signals <= signal.pthread_sigmask(signal.SIG_BLOCK, ()), *held.before.mask)
"""
FROM_KERNEL, FROM_USER = 0x80, 0
# Stands for this process, whose number is another in each worker of the tests.
OURS = -1
Info = Callable[[int, int, str], Any]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Info:
    """Return a function that gives what is told of a signal within a step: its code and sender."""
    names = {71: "slurmstepd", 72: "scancel"}
    monkeypatch.setattr(signals, "_name", lambda pid: names.get(pid, ""))

    def info(code: int, pid: int, step: str) -> SimpleNamespace:
        monkeypatch.setenv("SLURM_STEP_ID", step)
        return SimpleNamespace(si_code=code, si_pid=os.getpid() if pid == OURS else pid)

    return info


@pytest.mark.parametrize(
    ("code", "pid", "step", "is_shared"),
    [
        (FROM_KERNEL, 0, "", True),
        (FROM_USER, OURS, "", True),
        (FROM_USER, 72, "", False),
        (FROM_USER, 71, "", False),
        (FROM_USER, 71, "0", True),
        (FROM_USER, 72, "0", False),
        (FROM_USER, 71, "batch", False),
        (-6, 72, "0", False),
    ],
)
def test_who_sent_a_signal_tells_who_got_it(
    sent: Info, code: int, pid: int, step: str, *, is_shared: bool
) -> None:
    """A terminal, this process and the daemon of a Slurm step reach every process of the group."""
    assert is_for_all(sent(code, pid, step)) is is_shared


@pytest.mark.parametrize("ignored", [(), ("SIGHUP",), ("SIGHUP", "SIGCHLD", "SIGUSR1")])
def test_what_we_were_told_to_ignore_is_not_held(ignored: tuple[str, ...]) -> None:
    """The rest is blocked, so that it can be asked for; children are always waited for."""
    words = [sys.executable, "-c", HOLDS, *ignored]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    names, child, mask = done.stdout.splitlines()

    assert names.split() == sorted({*PASSED, "SIGCHLD"} - ({*ignored} - {"SIGCHLD"}))
    assert child == f"True {'SIGCHLD' in ignored}"
    assert mask == "True"
