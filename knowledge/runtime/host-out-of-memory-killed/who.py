"""Run a command, and say of a SIGKILL who sent it: python who.py COMMAND..."""

import signal
import subprocess
import sys
from pathlib import Path

from cage import own


def count(path: Path, name: str) -> int:
    """Return a number of a file of the cgroup; 0 where there is none."""
    words = path.read_text().split() if path.is_file() else []
    return int(words[words.index(name) + 1]) if name in words else 0


def look() -> tuple[int, int]:
    """Return how often the limit of this cgroup was without a way out, and how many were killed."""
    group = own()
    if (group / "memory.events").is_file():  # version 2
        return count(group / "memory.events", "oom"), count(group / "memory.events", "oom_kill")
    hits = group / "memory.failcnt"
    kills = count(group / "memory.oom_control", "oom_kill")
    return int(hits.read_text()) if hits.is_file() else 0, kills


def who(command: list[str]) -> str:
    """Run the command and return the verdict."""
    hits, kills = look()
    if subprocess.run(command, check=False).returncode != -signal.SIGKILL:
        return "nobody killed it"
    new_hits, new_kills = look()
    if new_kills == kills:
        return "not the kernel: a person, a scheduler, or a daemon such as systemd-oomd"
    if new_hits > hits:
        return "the kernel, at the limit of this cgroup"
    return "the kernel, and not at this limit: that of a cgroup above, or the machine's memory"


if __name__ == "__main__":
    print(who(sys.argv[1:]))
