"""Import modules one after the other, and say which of them starts CUDA in this process."""

import importlib
import os
import sys
from pathlib import Path


def state() -> str:
    """Return how far CUDA is in this process: nodes are open only after a start."""
    nodes = 0
    for link in Path("/proc/self/fd").iterdir():
        try:
            nodes += os.readlink(link).startswith("/dev/nvidia")
        except FileNotFoundError:
            continue
    if nodes:
        return f"CUDA or NVML has started ({nodes} nodes open): a fork after this can fail"
    if "libcuda.so" in Path("/proc/self/maps").read_text():
        return "libcuda is loaded and no node is open: a fork is still safe"
    return "libcuda is not loaded: a fork is safe"


sys.path.insert(0, os.getcwd())
for name in sys.argv[1:]:
    importlib.import_module(name)
    print(f"after import {name}: {state()}")
