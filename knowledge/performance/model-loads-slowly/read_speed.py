"""How fast a weight file can be read: python read_speed.py FILE_OR_FOLDER"""
import mmap
import os
import sys
import time
from pathlib import Path

MIB = 2**20


def forget(file):
    """Ask the kernel to drop the file from its cache (Linux)."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def in_one_go(file, size):
    file.seek(0)
    while file.tell() < size:
        file.read(16 * MIB)


def page_by_page(file, size):
    with mmap.mmap(file.fileno(), size, access=mmap.ACCESS_READ) as pages:
        for place in range(0, size, 4096):
            pages[place]


def mounted(path):
    kinds = [("", "unknown")]
    if os.path.exists("/proc/mounts"):
        for line in Path("/proc/mounts").read_text().splitlines():
            _, point, kind = line.split()[:3]
            if path.resolve().is_relative_to(point):
                kinds.append((point, kind))
    return max(kinds, key=lambda item: len(item[0]))


path = Path(sys.argv[1]) if len(sys.argv) == 2 else Path("-")
files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
files = [p for p in files if p.stat().st_size]
if not files:
    sys.exit(print("usage: python read_speed.py FILE_OR_FOLDER (that is there and has data)") or 1)
largest = max(files, key=lambda p: p.stat().st_size)
total = sum(p.stat().st_size for p in files)
size = min(largest.stat().st_size, 512 * MIB)
print(f"{len(files)} files, {total / MIB:.0f} MiB, on {' '.join(mounted(largest)[::-1])}")
with largest.open("rb", buffering=0) as file:
    for label, work in (("in one go", in_one_go), ("page by page (mmap)", page_by_page)):
        forget(file)
        start = time.perf_counter()
        work(file, size)
        first = size / MIB / (time.perf_counter() - start)
        print(f"{label}: {first:.0f} MiB/s, so {total / MIB / first:.0f} s for all")
    start = time.perf_counter()
    in_one_go(file, size)
    print(f"again, from RAM: {size / MIB / (time.perf_counter() - start):.0f} MiB/s")
