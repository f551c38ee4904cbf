"""Read files and run programs of the machine at hand, each within a time limit."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

TIMED_OUT = 124  # what the program `timeout` of the shell returns


@dataclass(frozen=True, slots=True)
class Ran:
    """How a program ended: its exit status, and its two outputs as one text."""

    status: int
    text: str


class Machine(Protocol):
    """What the probes ask of a machine; tests hand in a fake."""

    @property
    def environment(self) -> Mapping[str, str]:
        """Return the environment's variables."""

    def read(self, path: str) -> str | None:
        """Return the text of a file, or None if it cannot be read."""

    def paths(self, pattern: str) -> tuple[str, ...]:
        """Return the paths below / that match `pattern`, which has no slash in front."""

    def changed(self, path: str) -> float:
        """Return when a path's inode changed, in seconds since 1970, or 0.0 if it is not there."""

    def which(self, program: str) -> str | None:
        """Return the path of a program as it is found, or None."""

    def real(self, path: str) -> str:
        """Return a path without symbolic links."""

    def run(self, command: Sequence[str], seconds: float) -> Ran | None:
        """Run a program; None if it is not there, status 124 if it did not end in time."""


class Here:
    """The machine that this program runs on."""

    @property
    def environment(self) -> Mapping[str, str]:
        """Return the environment's variables."""
        return os.environ

    def read(self, path: str) -> str | None:
        """Return the text of a file, or None if it cannot be read."""
        try:
            return Path(path).read_text("utf-8", "replace")
        except OSError:
            return None

    def paths(self, pattern: str) -> tuple[str, ...]:
        """Return the paths below / that match `pattern`, which has no slash in front."""
        return tuple(sorted(map(str, Path("/").glob(pattern))))

    def changed(self, path: str) -> float:
        """Return when a path's inode changed, in seconds since 1970, or 0.0 if it is not there."""
        try:
            return Path(path).stat().st_ctime
        except OSError:
            return 0.0

    def which(self, program: str) -> str | None:
        """Return the path of a program as it is found, or None."""
        return shutil.which(program)

    def real(self, path: str) -> str:
        """Return a path without symbolic links."""
        return os.path.realpath(path)

    def run(self, command: Sequence[str], seconds: float) -> Ran | None:
        """Run a program; None if it is not there, status 124 if it did not end in time."""
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
        except OSError:
            return None
        try:
            text, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            _leave(process)
            return Ran(TIMED_OUT, "")
        return Ran(process.returncode, text.decode("utf-8", "replace"))


def _leave(process: subprocess.Popen[bytes]) -> None:
    # A process that hangs in the driver does not end when it is killed: wait a moment, no more.
    process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(1.0)
    if process.stdout:
        process.stdout.close()
