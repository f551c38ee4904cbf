"""Read JAX's out-of-memory report: what was asked for, and the largest buffers with their lines.

Usage: python diagnose.py train.log
"""

import re
import sys
from pathlib import Path

UNITS = {"bytes": 1, "B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40}
ASKED = re.compile(
    r"(?:[Oo]ut of memory (?:while trying to allocate|allocating)|Failed to allocate request for)"
    r" ([\d.]+) ?(bytes|[KMGT]iB|B)"
)
SIZE = re.compile(r"\bSize: ([\d.]+)([KMGT]iB|B)")
LINE = re.compile(r'source_file="([^"]+)" source_line=(\d+)')


def verdict(asked: float) -> str:
    """Return what the size of the request says."""
    if asked >= 4 * 2**30:
        return "needs-too-much: compile the whole function, or split the array"
    if asked < 2**30:
        return "gpu-already-full: look for other processes and for arrays that are kept"
    return "undecided: look at the buffers, and at nvidia-smi"


def main(log: str) -> None:
    """Print the request, the verdict, and up to three buffers."""
    found = ASKED.search(log)
    if not found:
        print("no request in the log")
        return
    asked = float(found[1]) * UNITS[found[2]]
    print(f"asked for {asked / 2**30:.2f} GiB: {verdict(asked)}")
    buffers = []
    for block in log.split("Buffer ")[1:]:
        size, place = SIZE.search(block), LINE.search(block)
        if size:
            where = f"{place[1]}:{place[2]}" if place else "a parameter or constant"
            buffers.append((float(size[1]) * UNITS[size[2]], where))
    for size, where in sorted(buffers, reverse=True)[:3]:
        print(f"buffer of {size / 2**20:.1f} MiB: {where}")


main(Path(sys.argv[1] if sys.argv[1:] else "example.log").read_text("utf-8", errors="replace"))
