"""Say how much Windows may still reserve, and whether a file fits: python diagnose.py [FILE]."""

import ctypes
import os
import re
import sys
from pathlib import Path


class MemoryStatus(ctypes.Structure):
    """MEMORYSTATUSEX of the Windows API; what it calls page file is RAM and paging file."""

    _fields_ = [("length", ctypes.c_ulong), ("load", ctypes.c_ulong)] + [
        (name, ctypes.c_ulonglong)
        for name in ("ram", "free_ram", "limit", "free", "virtual", "free_virtual", "extended")
    ]


def commit() -> tuple:
    """Return the bytes that all processes may reserve together, and those left."""
    if os.name == "nt":
        status = MemoryStatus(length=ctypes.sizeof(MemoryStatus))
        ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status))
        return status.limit, status.free
    found = dict(re.findall(r"(Commit\w+|\w+): *(\d+) kB", Path("/proc/meminfo").read_text()))
    limit, used = int(found["CommitLimit"]) * 1024, int(found["Committed_AS"]) * 1024
    return limit, max(limit - used, 0)


def report(limit: int, free: int, size: int) -> str:
    """Return the verdict for a file of `size` bytes."""
    gib = 2**30
    fits = "fits" if size < free else "does not fit: raise the paging file"
    return f"limit {limit / gib:.0f} GiB, free {free / gib:.0f} GiB; {size / gib:.0f} GiB {fits}"


if sys.argv[1:] == ["--example"]:
    print(report(32 * 2**30, 9 * 2**30, 23 * 2**30))
    print(report(96 * 2**30, 73 * 2**30, 23 * 2**30))
else:
    size = Path(sys.argv[1]).stat().st_size if sys.argv[1:] else 0
    print(report(*commit(), size))
