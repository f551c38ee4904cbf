"""Run a command and print who killed it: python diagnose.py torchrun --nproc-per-node=8 train.py."""

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


def run(command: list[str]) -> str:
    """Run the command, and return the cause if SIGKILL ended it or one of its ranks."""
    before = oom_kills()
    status = subprocess.run(command, check=False).returncode
    if oom_kills() > before:
        return "the kernel killed a process for lack of host memory: copies, offload, limit or growth"
    if status in (-signal.SIGKILL, 128 + signal.SIGKILL):
        return "no OOM kill was counted: killed-by-someone, or by torchrun after another failure"
    return f"ended with {status}, and no OOM kill was counted"


limit = cgroup_file("memory.max", "memory.limit_in_bytes")
print("limit of this cgroup:", limit.read_text().strip() if limit else "not found", flush=True)
if sys.argv[1:]:
    print("verdict:", run(sys.argv[1:]))
else:
    print("a program that succeeds:", run([sys.executable, "-c", "pass"]))
    print("a killed one:", run(["bash", "-c", "kill -KILL $$"]))
