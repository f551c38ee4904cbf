"""Print why torch uses no GPU in the Python that runs this.

Usage: python diagnose.py, with the interpreter of the failing program
"""

import ctypes
import os
import sys

import torch


def driver() -> str:
    """Return what the driver library answers: its CUDA version, or why there is none."""
    try:
        cuda = ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
    except OSError:
        return "no library"
    number = ctypes.c_int()
    cuda.cuDriverGetVersion(ctypes.byref(number))
    version = f"CUDA {number.value // 1000}.{number.value % 1000 // 10}"
    status = cuda.cuInit(0)
    return version if status == 0 else f"{version}, cuInit fails with {status}"


def verdict(build: str | None, driver: str, hidden: str | None, count: int) -> str:
    """Return the first cause that holds, in the order in which torch meets them."""
    if build is None:
        return "cpu-build: this torch has no CUDA code"
    if driver == "no library":
        return "no-driver: no NVIDIA driver on this machine or in this container"
    if hidden is not None and count == 0 and driver.endswith(" 100"):  # 100: no device
        return f"hidden: CUDA_VISIBLE_DEVICES={hidden!r} leaves no GPU"
    if count == 0:
        return f"no-driver: {driver}"
    return "model-on-cpu: torch sees the GPU; the program does not move the model there"


if sys.argv[1:] == ["cases"]:
    print(verdict(None, "CUDA 13.0", None, 0))
    print(verdict("13.0", "no library", None, 0))
    print(verdict("13.0", "CUDA 13.0, cuInit fails with 100", "2", 0))
    print(verdict("13.0", "CUDA 12.4, cuInit fails with 999", "0", 0))
    print(verdict("13.0", "CUDA 13.0", None, 1))
else:
    build, hidden = torch.version.cuda, os.environ.get("CUDA_VISIBLE_DEVICES")
    print("python:", sys.executable)
    print("torch:", torch.__version__, "built for CUDA", build)
    print("driver:", driver(), "| CUDA_VISIBLE_DEVICES:", hidden)
    print("verdict:", verdict(build, driver(), hidden, torch.cuda.device_count()))
