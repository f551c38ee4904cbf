"""Tell whether a size can be pinned on this machine, and what stands against it.

Usage: python diagnose.py GIB    such as the optimizer state that is offloaded, or one batch
"""

import sys
from pathlib import Path

GIB = 2**30
EXAMPLES = {
    "WSL2, 4 GiB": ("Linux version 5.15.90.1-microsoft-standard-WSL2", 24.0, 4.0),
    "server, 20 GiB": ("Linux version 6.8.0-generic", 30.0, 20.0),
    "server, 5 GiB": ("Linux version 6.8.0-generic", 30.0, 5.0),
}


def rounded(gib: float) -> float:
    """Return the block that torch asks CUDA for: the next power of two."""
    return 2 ** (int(gib * GIB - 1).bit_length()) / GIB


def verdict(kernel: str, available: float, wanted: float) -> str:
    """Return the cause that refuses `wanted` GiB, with `available` GiB of free host memory."""
    block = rounded(wanted)
    if "microsoft" in kernel.lower():
        return f"wsl: CUDA under WSL pins a limited part; do not pin {wanted:g} GiB"
    if block > available:
        return f"too-much: torch rounds up to {block:g} GiB, and {available:g} GiB are available"
    return f"fits: {block:g} of {available:g} GiB; look for an earlier CUDA error"


if sys.argv[1:]:
    rows = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines())
    free = int(rows["MemAvailable"].split()[0]) / 2**20
    kernel = Path("/proc/version").read_text()
    print(verdict(kernel, round(free, 1), float(sys.argv[1])))
else:
    for name, example in EXAMPLES.items():
        print(f"{name}: {verdict(*example)}")
