"""Explain the status of an aborted AMD queue: python read_queue_error.py run.log."""

from __future__ import annotations

import re
import sys
from pathlib import Path

STATUS = re.compile(r"(HSA_STATUS_ERROR[A-Z_]*)\b(?!\w)|aborting with status: 0x([0-9a-f]+)")
NUMBERS = {"100f": "HSA_STATUS_ERROR_INVALID_ISA", "1016": "HSA_STATUS_ERROR_EXCEPTION"}
MEANS = {
    "HSA_STATUS_ERROR_INVALID_ISA": "the kernel is for another chip (other-chip)",
    "HSA_STATUS_ERROR_EXCEPTION": "a kernel trapped: an assertion, or a bad address (trap)",
    "HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION": "a kernel used a bad address (trap)",
    "HSA_STATUS_ERROR_OUT_OF_RESOURCES": "memory, queues or events ran out (resources)",
}
EXAMPLES = [
    "Callback: Queue 0x7d aborting with error : HSA_STATUS_ERROR_INVALID_ISA: The instruction",
    "Callback: Queue 0x7f aborting with error : HSA_STATUS_ERROR_EXCEPTION: An HSAIL operation",
    "Device::callbackQueue aborting with status: 0x100f",
    "HCC STATUS_CHECK Error: HSA_STATUS_ERROR_OUT_OF_RESOURCES (0x1008) at file:mcwamp_hsa.cpp",
    "HSA_STATUS_ERROR: A generic error has occurred.",
    "RuntimeError: HIP error: invalid device function",
    "Queue 0x7a aborting with error : HSA_STATUS_ERROR_EXCEPTION\nQueue 0x7b aborting with error : HSA_STATUS_ERROR",
]


def verdict(text: str) -> str:
    """Return what the first status in a text means."""
    found = STATUS.search(text)
    if not found:
        return "no status of a queue in this text"
    name = found.group(1) or NUMBERS.get(found.group(2), f"status 0x{found.group(2)}")
    queues = len(set(re.findall(r"Queue (0x[0-9a-f]+) aborting", text)))
    several = f"; {queues} queues, so read the first only" if queues > 1 else ""
    return f"{name}: {MEANS.get(name, 'undecided; read dmesg')}{several}"


def read(name: str) -> str:
    """Judge the log that the user names."""
    try:
        return verdict(Path(name).read_text(errors="replace"))
    except OSError as error:
        return f"cannot read {name}: {error.strerror}"


print("\n".join([read(name) for name in sys.argv[1:]] or [verdict(one) for one in EXAMPLES]))
