"""Count the processes that the kernel killed for host memory, before a command and after it."""

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_GROUPS = Path("/proc/self/cgroup")
_ROOT = Path("/sys/fs/cgroup")
_MACHINE = Path("/proc/vmstat")
_KEY = "oom_kill "


class Kills(NamedTuple):
    """Counts of the kernel's kills for lack of memory; None where it does not tell."""

    group: int | None
    machine: int | None

    def since(self, before: "Kills") -> str:
        """Return in words what was killed since; nothing where nothing was."""
        ours, every = _more(self.group, before.group), _more(self.machine, before.machine)
        if ours:
            return f"the kernel killed {_processes(ours)} of this cgroup for memory meanwhile"
        if every:
            return f"the kernel killed {_processes(every)} on this machine for memory meanwhile"
        return ""


def kills() -> Kills:
    """Return the counts of now."""
    return Kills(_first(_files()), _first([_MACHINE]))


def _files() -> list[Path]:
    """Return where the cgroup of this process may count, of either version."""
    found: list[Path] = []
    with suppress(OSError, ValueError):
        for line in _GROUPS.read_text("utf-8").splitlines():
            _, kinds, path = line.split(":", 2)
            place = path.lstrip("/")
            if "memory" in kinds.split(","):
                found.append(_ROOT / "memory" / place / "memory.oom_control")
            elif not kinds:
                found.append(_ROOT / place / "memory.events")
    return [*found, _ROOT / "memory.events"]


def _first(files: list[Path]) -> int | None:
    for file in files:
        with suppress(OSError, ValueError):
            lines = file.read_text("utf-8").splitlines()
            counts = [int(line[len(_KEY) :]) for line in lines if line.startswith(_KEY)]
            if counts:
                return counts[0]
    return None


def _more(now: int | None, before: int | None) -> int:
    return 0 if now is None or before is None else max(0, now - before)


def _processes(count: int) -> str:
    return "a process" if count == 1 else f"{count} processes"
