"""Run a command, and say after SIGKILL whether the kernel's OOM killer sent it."""

import signal
import subprocess
import sys
from pathlib import Path


def cgroup_file(version_2: str, version_1: str) -> Path | None:
    """Return the named file of this process's memory cgroup, where it can be read."""
    for line in Path("/proc/self/cgroup").read_text().splitlines():
        _, kinds, path = line.split(":", 2)
        root, name = {
            "": ("/sys/fs/cgroup", version_2),
            "memory": ("/sys/fs/cgroup/memory", version_1),
        }.get(kinds, ("", ""))
        for folder in (f"{root}{path}", root):
            if root and Path(folder, name).is_file():
                return Path(folder, name)
    return None


def oom_kills() -> int:
    """Return how often the OOM killer struck: in this cgroup, and on the whole machine."""
    counters = [cgroup_file("memory.events", "memory.oom_control"), Path("/proc/vmstat")]
    lines = [line.split() for file in counters if file for line in file.read_text().splitlines()]
    return sum(int(words[1]) for words in lines if words[0] == "oom_kill")


def run(command: list) -> str:
    before = oom_kills()
    status = subprocess.run(command, check=False).returncode
    if status != -signal.SIGKILL:
        return f"ended with {status}"
    if oom_kills() > before:
        return "SIGKILL from the kernel: out of memory, look at the limit and at each process"
    return "SIGKILL, and no OOM kill was counted: somebody sent it, look at the scheduler"


limit = cgroup_file("memory.max", "memory.limit_in_bytes")
print("limit of this cgroup:", limit.read_text().strip() if limit else "none to be seen")
print("a well-behaved program:", run([sys.executable, "-c", "pass"]))
print("a killed one:", run(["bash", "-c", "kill -KILL $$"]))
