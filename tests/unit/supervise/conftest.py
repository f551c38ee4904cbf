"""Run commands bare and wrapped, in pipes or in a terminal, and say what came of them."""

import fcntl
import os
import select
import shutil
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

COMMAND = Path(sys.executable).with_name("faultdex")
BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
WRAPPED = (str(COMMAND), "run", "--")
PATIENCE = 60.0


class Came(NamedTuple):
    """What came of a command: its return code and what it wrote, without what faultdex says."""

    code: int
    out: bytes
    error: bytes


@pytest.fixture
def environment(cache: Path) -> dict[str, str]:
    """Return an environment in which answers come from the small knowledge."""
    given = {"FAULTDEX_KNOWLEDGE": str(BASE), "XDG_CACHE_HOME": str(cache), "TERM": "xterm"}
    return {**os.environ, **given}


@pytest.fixture
def call(environment: dict[str, str], tmp_path: Path) -> Callable[..., Came]:
    """Return a function that runs a command with pipes, and returns what came of it."""

    def run(words: Sequence[str], text: bytes = b"", **more: str) -> Came:
        done = subprocess.run(
            list(words),
            cwd=tmp_path,
            env={**environment, **more},
            input=text,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        return Came(done.returncode, done.stdout, command_s_own(done.stderr))

    return run


@pytest.fixture
def start(
    environment: dict[str, str], tmp_path: Path
) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Return a function that starts a command with pipes; what is left of it ends with the test."""
    started: list[subprocess.Popen[bytes]] = []

    def run(words: Sequence[str], **more: object) -> subprocess.Popen[bytes]:
        streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        settings = {"cwd": tmp_path, "env": environment, **streams, **more}
        started.append(subprocess.Popen(list(words), **settings))
        return started[-1]

    yield run
    for one in started:
        one.kill()
        one.wait()
        for stream in filter(None, (one.stdin, one.stdout, one.stderr)):
            stream.close()


class Terminal:
    """A terminal of 33 lines and 101 columns in which a command runs."""

    def __init__(self, words: Sequence[str], environment: dict[str, str], folder: Path) -> None:
        """Start the command as the leader of a session with this terminal."""
        self.ours, theirs = os.openpty()
        self.said = b""
        self.resize(33, 101)
        self.process = subprocess.Popen(
            [shutil.which("setsid") or "setsid", "--ctty", "--wait", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=environment,
        )
        os.close(theirs)

    def resize(self, lines: int, columns: int) -> None:
        """Have a user drag the window."""
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.ours, keys)

    def read_until(self, word: bytes) -> bytes:
        """Return all that was shown up to a word."""
        until = time.monotonic() + PATIENCE
        while word not in self.said and time.monotonic() < until and self._read():
            pass
        assert word in self.said, self.said
        return self.said

    def end(self) -> Came:
        """Wait for the end, and return what came of it."""
        while self._read():
            pass
        code = self.process.wait(PATIENCE)
        os.close(self.ours)
        return Came(code, self.said, b"")

    def _read(self) -> bool:
        if not select.select([self.ours], [], [], PATIENCE)[0]:
            return False
        try:
            data = os.read(self.ours, 1 << 16)
        except OSError:
            return False
        self.said += data
        return bool(data)


@pytest.fixture
def terminal(environment: dict[str, str], tmp_path: Path) -> Callable[[Sequence[str]], Terminal]:
    """Return a function that runs a command in a terminal."""
    return lambda words: Terminal(words, environment, tmp_path)


def command_s_own(error: bytes) -> bytes:
    """Return what stands before the first line of faultdex."""
    return error.partition(b"faultdex: ")[0]
