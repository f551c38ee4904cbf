"""Fill a cgroup of 256 MiB in three ways, and watch from outside what its memory is made of."""

import signal
import sys
import tempfile
import time
from pathlib import Path

from cage import limited, start

WRITE = """
with open({!r}, "wb", 0) as file:
    for _ in range(384):
        file.write(bytes(1 << 20))
"""
READ = """
with open({!r}, "rb") as file:
    while file.read(1 << 20):
        pass
"""
LIST = """
import time
x = [bytearray(1 << 20) for _ in range(384) if not time.sleep(0.002)]
"""


def kinds(group: Path) -> dict[str, int]:
    """Return the MiB of a cgroup by kind, of version 1 or 2."""
    stat = dict(line.split() for line in (group / "memory.stat").read_text().splitlines())

    def mib(old: str, new: str) -> int:
        return int(stat.get(old) or stat[new]) >> 20

    shared = mib("total_shmem", "shmem")
    files = mib("total_cache", "file") - shared
    return {"anonymous": mib("total_rss", "anon"), "shared": shared, "files": files}


def watch(group: Path, title: str, program: str) -> None:
    """Run a program, and print how it ended and which kind of memory grew most."""
    before = most = kinds(group)
    child, ended = start(group, [sys.executable, "-c", program]), False
    while not ended:
        ended = child.poll() is not None
        most = {kind: max(most[kind], mib) for kind, mib in kinds(group).items()}
        time.sleep(0.002)
    end = "killed" if child.returncode == -signal.SIGKILL else f"ended with {child.returncode}"
    print(f"{title}: {end}, {max(most, key=lambda kind: most[kind] - before[kind])} memory grew")


disk, memory = Path("data.bin"), Path(tempfile.mkdtemp(dir="/dev/shm"), "data.bin")
with limited(["256"]) as group:
    start(group, [sys.executable, "-c", WRITE.format(str(disk))]).wait()
    watch(group, "a list of 384 MiB", LIST)
    watch(group, "384 MiB on disk, read", READ.format(str(disk)))
    watch(group, "384 MiB in /dev/shm, written", WRITE.format(str(memory)))
    print("still held by /dev/shm:", "yes" if kinds(group)["shared"] > 64 else "no")
    memory.unlink()
    print("after its file is removed:", "yes" if kinds(group)["shared"] > 64 else "no")
memory.parent.rmdir()
