"""Fill the memory of this cgroup in three ways, and say of what kind it was and what happened."""

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cage import own

FIRST = "open('/proc/self/oom_score_adj', 'w').write('1000')\n"  # this one, not its parent
MIB = 1 << 20


def kinds() -> dict[str, int]:
    """Return the MiB of this cgroup by kind, of version 1 or 2."""
    stat = dict(line.split() for line in (own() / "memory.stat").read_text().splitlines())

    def mib(old: str, new: str) -> int:
        return int(stat.get(old) or stat[new]) // MIB

    shared = mib("total_shmem", "shmem")
    files = mib("total_cache", "file") - shared
    return {"anonymous": mib("total_rss", "anon"), "shared": shared, "files": files}


def watch(title: str, program: str) -> None:
    """Run a program, and print how it ended and which kind of memory grew most."""
    before = most = kinds()
    child = subprocess.Popen([sys.executable, "-c", FIRST + program])
    while child.poll() is None:
        most = {kind: max(most[kind], mib) for kind, mib in kinds().items()}
        time.sleep(0.002)
    end = "killed" if child.returncode == -signal.SIGKILL else f"ended with {child.returncode}"
    print(f"{title}: {end}, {max(most, key=lambda kind: most[kind] - before[kind])} memory grew")


disk, memory = Path("data.bin"), Path(tempfile.mkdtemp(dir="/dev/shm"), "data.bin")
write = "with open({!r}, 'wb', 0) as file:\n for _ in range(384): file.write(bytes(1 << 20))"
subprocess.run([sys.executable, "-c", write.format(str(disk))], check=True)
watch("a list of 384 MiB", "x = [bytearray(1 << 20) for _ in range(384)]")
watch("384 MiB read from disk", f"f = open({str(disk)!r}, 'rb')\nwhile f.read(1 << 20): pass")
watch("384 MiB written to /dev/shm", write.format(str(memory)))
print("still held by /dev/shm:", "yes" if kinds()["shared"] > 64 else "no")
memory.unlink()
print("after its file is removed:", "yes" if kinds()["shared"] > 64 else "no")
memory.parent.rmdir()
