"""What a slow preparation waits for, over some seconds: python busy.py PID [SECONDS]   (Linux)"""

import os
import sys
import time
from pathlib import Path

if len(sys.argv) not in (2, 3) or not Path("/proc", sys.argv[1]).is_dir():
    sys.exit("usage: python busy.py PID [SECONDS]   (of a running process on Linux)")
seconds = float(sys.argv[2]) if len(sys.argv) == 3 else 10.0
tick = os.sysconf("SC_CLK_TCK")


def family(pid: str) -> list[str]:
    found = [pid]
    for child in Path("/proc").glob("[0-9]*"):
        try:
            parent = child.joinpath("stat").read_text().rsplit(")", 1)[1].split()[1]
        except OSError:
            continue
        if parent == pid:
            found += family(child.name)
    return found


def used(pids: list[str]) -> dict[str, float]:
    total = {"cpu": 0.0, "read": 0.0, "write": 0.0, "waiting": 0.0}
    for pid in pids:
        try:
            fields = Path("/proc", pid, "stat").read_text().rsplit(")", 1)[1].split()
            io = dict(x.split(": ") for x in Path("/proc", pid, "io").read_text().splitlines())
        except OSError:
            continue
        total["cpu"] += (int(fields[11]) + int(fields[12])) / tick
        total["read"] += int(io["read_bytes"]) / 2**20
        total["write"] += int(io["write_bytes"]) / 2**20
        total["waiting"] += fields[0] == "D"
    return total


pids = family(sys.argv[1])
before, waiting = used(pids), 0.0
for _ in range(10):
    time.sleep(seconds / 10)
    after = used(pids)
    waiting += after["waiting"] / 10
print(f"processes: {len(pids)}")
print(f"busy cores: {(after['cpu'] - before['cpu']) / seconds:.1f} of {os.cpu_count()}")
print(f"waiting for a disk: {waiting:.1f} of {len(pids)}")
for name in ("read", "write"):
    print(f"{name} from or to a disk: {(after[name] - before[name]) / seconds:.1f} MiB/s")
swap = dict(x.split()[:2] for x in Path("/proc/meminfo").read_text().splitlines())
print(f"swap in use: {(int(swap['SwapTotal:']) - int(swap['SwapFree:'])) / 2**20:.1f} GiB")
