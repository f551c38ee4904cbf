"""Tell what a cuBLAS failure comes from: the log, or a product in a fresh process.

Usage: python diagnose.py train.log     or, on the machine with the GPU: python diagnose.py gpu
"""

import re
import sys
from pathlib import Path

EXAMPLES = {
    "SparseDrive": "IndexKernel.cu:92: operator(): block: [20,0,0] Assertion `index >= -sizes[i]`"
    " failed.\nCUDA error: CUBLAS_STATUS_EXECUTION_FAILED when calling `cublasSgemm(...)`",
    "RTX 3080": "CUDA error: CUBLAS_STATUS_EXECUTION_FAILED when calling `cublasSgemm(...)`",
}


def from_log(log: str) -> str:
    """Return what the lines above the failure show."""
    if found := re.search(r"\w+\.cuh?:\d+:.{0,200}?Assertion `[^`]*` failed", log, re.DOTALL):
        return f"earlier-kernel: {found[0][:60]}"
    if re.search(r"illegal memory access|misaligned address", log):
        return "earlier-kernel: a memory error of an earlier kernel"
    return "not in the log: run this script with 'gpu'"


def from_gpu() -> str:
    """Return what products in this fresh process show; needs a GPU."""
    import torch

    major, minor = torch.cuda.get_device_capability()
    chips = torch.cuda.get_arch_list()
    if major not in {int(re.sub(r"\D", "", one)) // 10 for one in chips}:
        return f"old-build: this GPU is sm_{major}{minor}, and this torch has {chips}"
    for dtype in (torch.float32, torch.float16):
        square = torch.eye(256, dtype=dtype, device="cuda")
        if not torch.equal(square @ square, square):
            return f"broken-library: wrong product in {dtype}"
    return "works: products of a fresh process are right, so an earlier kernel of your job failed"


if sys.argv[1:] == ["gpu"]:
    print(from_gpu())
elif sys.argv[1:]:
    print(from_log(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for program, log in EXAMPLES.items():
        print(f"{program}: {from_log(log)}")
