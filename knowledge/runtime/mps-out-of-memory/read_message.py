"""Explain the sizes of an MPS out-of-memory message: python read_message.py MESSAGE, or - for stdin."""

import re
import sys

UNITS = {"bytes": 1, "KB": 2**10, "MB": 2**20, "GB": 2**30, "TB": 2**40}
SIZE = r"([0-9.]+) (bytes|[KMGT]i?B)"
MESSAGE = re.compile(
    rf"MPS allocated: {SIZE}, other allocations: {SIZE}, max allowed: {SIZE}\)\. "
    rf"Tried to allocate {SIZE}"
)
THREADS = [
    "(MPS allocated: 15.72 GiB, other allocations: 2.41 MiB, max allowed: 18.13 GiB). "
    "Tried to allocate 5.81 GiB on private pool.",
    "(MPS allocated: 5.50 GB, other allocations: 14.76 GB, max allowed: 20.40 GB). "
    "Tried to allocate 147.24 MB on private pool.",
    "(MPS allocated: 7.43 GB, other allocations: 24.46 GB, max allowed: 32.00 GB). "
    "Tried to allocate 129.21 MB on private pool.",
    "(MPS allocated: 1.02 GB, other allocations: 0 bytes, max allowed: 15.87 GB). "
    "Tried to allocate 256 bytes on shared pool.",
]


def explain(message):
    """Return the sizes of a message in GiB, and the cause that they show."""
    found = MESSAGE.search(" ".join(message.split()))
    if not found:
        return "no MPS out-of-memory message"
    parts = found.groups()
    sizes = [
        float(number) * UNITS[unit.replace("i", "")] / 2**30
        for number, unit in zip(parts[::2], parts[1::2])
    ]
    allocated, other, allowed, asked = sizes
    needed = allocated + other + asked
    if needed < 0.98 * allowed:
        cause = "below the limit: macOS itself refused the memory"
    elif other > allocated:
        cause = "other-allocations"
    else:
        cause = "job-too-large"
    return f"{needed:.2f} GiB of {allowed:.2f} allowed, {other:.2f} outside torch: {cause}"


given = sys.argv[1:]
texts = [sys.stdin.read()] if given == ["-"] else given or THREADS
for text in texts:
    print(explain(text))
