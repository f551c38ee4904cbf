"""The status of a child is told in words, and becomes the end of this process."""

import signal
import subprocess
import sys

import pytest

from faultdex.supervise.ending import in_words, is_success, signal_of

LIKE = "import sys; from faultdex.supervise.ending import end_like; end_like(int(sys.argv[1]))"
CORE = 0x80  # the bit of a wait status that tells of a core file


@pytest.mark.parametrize(
    ("status", "name", "words"),
    [
        (0 << 8, "", "ended with status 0"),
        (1 << 8, "", "ended with status 1"),
        (127 << 8, "", "ended with status 127"),
        (128 << 8, "", "ended with status 128"),
        (129 << 8, "SIGHUP", "ended with status 129 (128 + SIGHUP)"),
        (137 << 8, "SIGKILL", "ended with status 137 (128 + SIGKILL)"),
        (255 << 8, "", "ended with status 255"),
        (9, "SIGKILL", "was killed by SIGKILL (signal 9)"),
        (11 | CORE, "SIGSEGV", "was killed by SIGSEGV (signal 11)"),
        (40, "", "was killed by a signal (signal 40)"),
    ],
)
def test_a_status_is_told_in_words(status: int, name: str, words: str) -> None:
    """A shell adds 128 to the number of the signal that killed its child."""
    assert (signal_of(status), in_words(status)) == (name, words)


@pytest.mark.parametrize(
    ("status", "succeeded"), [(0, True), (1 << 8, False), (9, False), (255 << 8, False)]
)
def test_only_status_0_is_a_success(status: int, *, succeeded: bool) -> None:
    """A command that was killed has no status of its own."""
    assert is_success(status) is succeeded


@pytest.mark.parametrize("status", [0, 3 << 8, 255 << 8, 2, 9, 11 | CORE, 15])
def test_a_process_ends_as_the_status_says(status: int) -> None:
    """A parent sees the same status, or the same signal, and finds no core file of ours."""
    done = subprocess.run([sys.executable, "-c", LIKE, str(status)], check=False)
    expected = -(status & 0x7F) if status & 0x7F else status >> 8

    assert done.returncode == expected


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGKILL, signal.SIGTERM])
def test_a_process_that_no_signal_ends_has_the_status_of_a_shell(number: signal.Signals) -> None:
    """The first process of a container; the core file of the command is not replaced by ours."""
    asks = "os.kill = lambda *_: print(resource.getrlimit(resource.RLIMIT_CORE), flush=True)"
    code = f"import os, resource; {asks}; {LIKE}"
    done = subprocess.run(
        [sys.executable, "-c", code, str(int(number))], capture_output=True, check=False
    )

    assert (done.returncode, done.stdout) == (128 + number, b"(0, 0)\n")
