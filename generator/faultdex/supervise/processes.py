"""Turn the processes below a command into what each of them does right now."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

MOST, FRAMES, LOOK = 16, 4, 0.5
PATIENCE = 20
_PROC = Path("/proc")
_STATES = {
    "R": "runs",
    "S": "sleeps",
    "D": "waits in the kernel, and cannot be interrupted",
    "T": "is stopped",
    "t": "is stopped by a debugger",
    "Z": "has ended, and nobody has asked for its status",
}
_RANKS = ("RANK", "SLURM_PROCID", "OMPI_COMM_WORLD_RANK", "LOCAL_RANK")
_TICKS = os.sysconf("SC_CLK_TCK")


class Process(NamedTuple):
    """One process: its rank if its environment tells, its command, and where it is."""

    pid: int
    rank: str
    command: str
    does: str
    frames: tuple[str, ...] = ()


def processes_of(root: int) -> list[Process]:
    """Return what the process `root` and those below it do, ranks before all others."""
    pids = list(_below(root))
    before, began = {pid: _ticks(pid) for pid in pids}, monotonic()
    sleep(LOOK)
    passed = monotonic() - began
    # One that ended meanwhile has no count any more.
    taken = {pid: max(0, _ticks(pid) - before[pid]) / _TICKS for pid in pids}
    every = [_process(pid, taken[pid] / passed) for pid in pids]
    return [one._replace(frames=frames(one.pid)) for one in (_ranks(every) or every)[:MOST]]


def _ranks(every: list[Process]) -> list[Process]:
    """Return the first process of each rank: it hands its number on to its own children."""
    first: dict[str, Process] = {}
    for one in every:
        if one.rank:
            first.setdefault(one.rank, one)
    return [*first.values()]


def frames(pid: int) -> tuple[str, ...]:
    """Return the innermost frames of the main thread of a Python process, if py-spy tells them."""
    spy = shutil.which("py-spy")
    if not spy or "python" not in _exe(pid):
        return ()
    words = [spy, "dump", "--json", "--pid", str(pid)]
    with suppress(OSError, ValueError, LookupError, StopIteration, subprocess.SubprocessError):
        output = subprocess.run(words, capture_output=True, timeout=PATIENCE, check=True).stdout
        threads = json.loads(output)
        main = next((one for one in threads if one.get("thread_id") == pid), None)
        main = main or next(one for one in threads if one.get("thread_name") == "MainThread")
        return tuple(map(_frame, main["frames"][:FRAMES]))
    return ("py-spy could not look into it; it may need sudo, or the capability SYS_PTRACE",)


def _frame(one: Mapping[str, object]) -> str:
    file = one.get("short_filename") or one.get("filename")
    return f"{one.get('name')} ({file}:{one.get('line')})"


def _below(root: int) -> Iterator[int]:
    """Yield a process and all that descend from it, parents first."""
    children: dict[int, list[int]] = {}
    for entry in _PROC.iterdir():
        if entry.name.isdecimal() and (fields := _fields(int(entry.name))):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    waiting = [root]
    while waiting:
        pid = waiting.pop(0)
        yield pid
        waiting += sorted(children.get(pid, []))


def _process(pid: int, busy: float) -> Process:
    fields = _fields(pid)
    state = _STATES.get(fields[0], fields[0]) if fields else "is gone"
    place = _read(pid, "wchan") if fields and fields[0] in "SD" else ""
    where = f" in {place}" if place.strip("0") else ""
    command = _read(pid, "cmdline").replace("\0", " ").strip()
    return Process(pid, _rank(pid), command, f"{state}{where}, {busy:.0%} of a core")


def _rank(pid: int) -> str:
    """Return the rank that a launcher gave to a process; one that it inherits from us is none."""
    given = dict(
        line.partition("=")[::2] for line in _read(pid, "environ").split("\0") if "=" in line
    )
    ranks = (given.get(name, "") for name in _RANKS if given.get(name) != os.environ.get(name))
    return next(filter(None, ranks), "")


def _fields(pid: int) -> list[str]:
    """Return the fields of a process from its state on; nothing where it is gone."""
    return _read(pid, "stat").rpartition(")")[2].split()


def _ticks(pid: int) -> int:
    fields = _fields(pid)
    return int(fields[11]) + int(fields[12]) if fields else 0


def _exe(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/exe").readlink().name
    return ""


def _read(pid: int, name: str) -> str:
    with suppress(OSError):
        return (_PROC / str(pid) / name).read_text("utf-8", "replace")
    return ""
