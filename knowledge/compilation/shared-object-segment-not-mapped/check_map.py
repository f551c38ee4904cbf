"""Why a shared object cannot be mapped: python check_map.py FILE.so [...], in the shell or job of the program."""

import ctypes
import os
import resource
import struct
import sys
from pathlib import Path


def segments(head: bytes, file: Path) -> tuple[int, int]:
    """Return the last byte that the segments need, and the address space that they take."""
    start, _, _, _, size, count = struct.unpack_from("<QQIHHH", head, 32)
    data = file.read_bytes()[start : start + size * count]
    parts = [struct.unpack_from("<IIQQQQQQ", data, at) for at in range(0, len(data) - 55, size)]
    load = [part for part in parts if part[0] == 1]
    ends = [part[3] + part[6] for part in load]
    return max([part[2] + part[5] for part in load], default=1 << 62), max(ends, default=0)


def verdict(file: Path) -> str:
    head = file.read_bytes()[:64]
    if head[:5] != b"\x7fELF\x02":
        return "not-a-library, this is no 64-bit shared object; fetch the file again"
    needed, space = segments(head, file)
    print(f"file: {file.stat().st_size} bytes, address space: {space >> 20} MiB")
    noexec = bool(os.statvfs(file).f_flag & os.ST_NOEXEC)
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    left = None if limit == resource.RLIM_INFINITY else (limit - used) >> 20
    print("mounted noexec:", noexec, "- ulimit -v:", "unlimited" if left is None else f"{left} MiB left here")
    if needed > file.stat().st_size:
        return "truncated, the file ends before its segments; fetch it again"
    if noexec:
        return "noexec, put the file on another file system, or mount this one with exec"
    if left is not None and left <= space >> 20:
        return "limit, raise ulimit -v or the memory that the job requests"
    try:
        ctypes.CDLL(str(file.resolve()), mode=os.RTLD_LAZY)
    except OSError as problem:
        return f"other, {str(problem).split(': ')[-1]}; look for SELinux or a container limit"
    return "opens, in this shell; run it where the program runs"


if len(sys.argv) < 2:
    sys.exit("usage: python check_map.py FILE.so [...]")
for one in sys.argv[1:]:
    print("verdict:", verdict(Path(one)))
