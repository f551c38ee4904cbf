"""Tell why cuDNN fails, from a log, or from a convolution in a fresh process.

Usage: python diagnose.py train.log     or, on the machine with the GPU: python diagnose.py gpu
"""

import re
import sys
from pathlib import Path

# The first CUDA release that knows a chip's major capability.
FIRST_CUDA = {7: 9.0, 8: 11.0, 9: 11.8, 10: 12.8, 12: 12.8}
TURING = 10.0
EXAMPLES = {
    "RTX 3090 with CUDA 9.2": ((8, 6), "9.2"),
    "RTX 2080 Ti with CUDA 9.0": ((7, 5), "9.0"),
    "H100 with CUDA 13.0": ((9, 0), "13.0"),
}


def too_old(capability: tuple[int, int], cuda: str) -> str:
    """Return whether a CUDA release knows a GPU of `capability`."""
    needed = TURING if capability == (7, 5) else FIRST_CUDA.get(capability[0], 0)
    if float(cuda) < needed:
        return f"old-build: sm_{capability[0]}{capability[1]} needs CUDA {needed}, torch has {cuda}"
    return "CUDA fits: look for an earlier failure in the log, and at the free memory"


def from_log(log: str) -> str:
    """Return what the lines around the failure show."""
    if found := re.search(r"\w+\.cuh?:\d+:.{0,200}?Assertion `[^`]*` failed", log, re.DOTALL):
        return f"earlier-kernel: {found[0][:60]}"
    if re.search(r"out of memory|ALLOC_FAILED|ALLOCATION_FAILED", log):
        return "memory: another line of the log says so"
    return "not in the log: run this script with 'gpu'"


def from_gpu() -> str:
    """Return what a convolution in this fresh process shows; needs a GPU."""
    import torch

    print(too_old(torch.cuda.get_device_capability(), torch.version.cuda))
    free, total = (size / 2**30 for size in torch.cuda.mem_get_info())
    print(f"memory: {free:.1f} of {total:.1f} GiB free, cuDNN {torch.backends.cudnn.version()}")
    torch.nn.functional.conv2d(*(torch.ones(1, 1, 3, 3, device="cuda") for _ in range(2))).item()
    torch.nn.LSTM(8, 8).cuda()(torch.ones(2, 1, 8, device="cuda"))[0].sum().item()
    return "works: a convolution and an LSTM ran, so your job fails by something earlier"


if sys.argv[1:] == ["gpu"]:
    print(from_gpu())
elif sys.argv[1:]:
    print(from_log(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for name, machine in EXAMPLES.items():
        print(f"{name}: {too_old(*machine)}")
