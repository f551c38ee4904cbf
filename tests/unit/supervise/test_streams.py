"""A wrapped command has a terminal where the bare one has it, of the same size."""

import fcntl
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from faultdex.supervise.streams import Channel, open_channels, waiting_bytes

PYTHON = sys.executable
WRAPPED = (str(Path(PYTHON).with_name("faultdex")), "run", "--")
SHELL = ("/bin/sh", "-c")
ASKS = "import os; print([os.isatty(n) for n in range(3)], *os.get_terminal_size(1))"
WATCHES = """
import os, signal, time
def told(*_):
    os.write(1, b"size %d %d\\n" % (*os.get_terminal_size(1),))  # print may be at work
signal.signal(signal.SIGWINCH, told)
print("ready", flush=True)
end = time.monotonic() + 60
while time.monotonic() < end:
    time.sleep(0.05)
"""
INTERRUPTED = """
import signal, time
got = []
signal.signal(signal.SIGINT, lambda *_: got.append(1))
print("ready", flush=True)
end = time.monotonic() + 60
while not got and time.monotonic() < end:
    time.sleep(0.05)
time.sleep(1)
print("interrupts:", len(got))
raise SystemExit(9)
"""

Open = Callable[[list[str]], Any]


def test_a_terminal_is_a_terminal(terminal: Open) -> None:
    """All three streams are one, and it has the size of the window; every byte is the same."""
    words = [PYTHON, "-c", ASKS]
    bare, other = terminal(words).end(), terminal([*WRAPPED, *words]).end()

    assert other == bare
    assert bare.out == b"[True, True, True] 101 33\r\n"


def test_colors_and_progress_bars_pass(terminal: Open) -> None:
    """Escapes and carriage returns arrive as they were written."""
    words = [*SHELL, r"printf '\033[31mred\033[0m\r 10%%\r 20%%\n\ttab\n'; exit 3"]
    bare, other = terminal(words).end(), terminal([*WRAPPED, *words]).end()

    assert (other.code, bare.code) == (3, 3)
    assert other.out.startswith(bare.out)


@pytest.mark.parametrize("redirected", ["> out", "2> out", "< /dev/null", "> out 2>&1"])
def test_what_is_redirected_is_no_terminal(terminal: Open, tmp_path: Path, redirected: str) -> None:
    """Each stream is judged for itself."""
    check = "for n in 0 1 2; do [ -t $n ] && echo $n; done > seen; exit 3"
    seen = []
    for prefix in ("", " ".join(WRAPPED)):
        script = f"{prefix} /bin/sh -c '{check}' {redirected}"
        code = terminal([*SHELL, script]).end().code
        seen.append((code, (tmp_path / "seen").read_text()))

    assert seen[0] == seen[1]


def test_a_new_size_of_the_window_arrives(terminal: Open) -> None:
    """The command hears of it and reads the new size."""
    window = terminal([*WRAPPED, PYTHON, "-c", WATCHES])
    window.read_until(b"ready")
    window.resize(50, 120)
    window.read_until(b"size 120 50")
    window.type(b"\x03")

    assert window.end().code == -signal.SIGINT


def test_ctrl_c_interrupts_the_command_once(terminal: Open) -> None:
    """The terminal sends it to the command and to us; passing it on would double it."""
    window = terminal([*WRAPPED, PYTHON, "-c", INTERRUPTED])
    window.read_until(b"ready")
    time.sleep(0.3)
    window.type(b"\x03")
    done = window.end()

    assert (done.code, b"interrupts: 1\r\n" in done.out) == (9, True)


def test_keys_reach_the_command(terminal: Open) -> None:
    """What is typed is echoed once and read by the command."""
    window = terminal([*WRAPPED, *SHELL, "read line; echo got $line; exit 4"])
    window.type(b"hello\n")
    done = window.end()

    assert (done.code, done.out.count(b"hello")) == (4, 2)


def test_a_stopped_command_goes_on(terminal: Open) -> None:
    """Ctrl-Z stops the command and us, and the shell's fg lets both go on."""
    window = terminal(["bash", "--norc", "-i"])
    window.type(f"PS1=; {' '.join(WRAPPED)} sh -c 'echo rea''dy; sleep 2; echo do''ne'\n".encode())
    window.read_until(b"ready")
    window.type(b"\x1a")
    window.read_until(b"Stopped")
    window.type(b"fg; exit\n")
    window.read_until(b"done")

    assert window.end().code == 0


@pytest.fixture
def pipe() -> Iterator[Channel]:
    """Return the channel of an output that is no terminal."""
    (channel,) = open_channels(frozenset({2}))
    yield channel
    os.close(channel.end)
    os.close(channel.source)


def test_a_pipe_has_room_for_a_mebibyte(pipe: Channel) -> None:
    """A command seldom waits for us; as much as any user may ask for."""
    assert fcntl.fcntl(pipe.end, fcntl.F_GETPIPE_SZ) == 1 << 20
    assert (pipe.numbers, pipe.target, pipe.is_terminal) == ((1,), 1, False)


@pytest.mark.parametrize("text", [b"", b"a", b"x" * 300, b"x" * 70_000], ids=len)
def test_what_waits_in_a_pipe_is_counted(pipe: Channel, text: bytes) -> None:
    """Without reading any of it."""
    os.write(pipe.end, text)

    assert waiting_bytes(pipe.source) == len(text)
    assert (os.read(pipe.source, 1 << 17) if text else b"") == text


def test_nothing_waits_in_what_is_closed(tmp_path: Path) -> None:
    """Nobody is told of it."""
    closed = os.open(tmp_path, os.O_RDONLY)
    os.close(closed)

    assert waiting_bytes(closed) == 0
