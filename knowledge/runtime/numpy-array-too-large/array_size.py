import math
import re
import sys
from pathlib import Path

SIZES = {"float64": 8, "float32": 4, "float16": 2, "uint8": 1}
LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")


def main():
    if len(sys.argv) < 2:
        sys.exit('usage: python array_size.py "(3480, 1080, 1920, 3)"')
    text = " ".join(sys.argv[1:]).split(" and ")[0].rpartition("shape")[2]
    shape = [int(part) for part in re.findall(r"\d+", text)]
    for name, size in SIZES.items():
        print(f"{name}: {math.prod(shape) * size / 2**30:.2f} GiB")
    print("largest dimensions:", sorted(shape, reverse=True)[:2])
    print("python:", 64 if sys.maxsize > 2**32 else 32, "bit")
    meminfo = Path("/proc/meminfo")
    if not meminfo.exists():
        print("free memory: see the Task Manager or the Activity Monitor")
        return
    for line in meminfo.read_text().splitlines():
        key, _, value = line.partition(":")
        if key in ("MemTotal", "MemAvailable", "SwapFree"):
            print(f"{key}: {int(value.split()[0]) / 2**20:.2f} GiB")
    for name in LIMITS:
        if Path(name).exists():
            print(name, Path(name).read_text().strip())
    overcommit = Path("/proc/sys/vm/overcommit_memory")
    print("overcommit_memory:", overcommit.read_text().strip())


if __name__ == "__main__":
    main()
