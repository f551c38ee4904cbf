"""Ask the driver's library itself, without nvidia-smi: python3 try_cuda.py."""

import ctypes
from pathlib import Path

FILES = ("/usr/lib/wsl/lib/libcuda.so.1", "libcuda.so.1")


def count(cuda: ctypes.CDLL) -> str:
    """Return how many GPUs the driver offers, or the number of its error."""
    found = ctypes.c_int(0)
    started = cuda.cuInit(0)
    if started:
        return f"cuInit failed with error {started}"
    cuda.cuDeviceGetCount(ctypes.byref(found))
    return f"CUDA works with {found.value} GPUs; nvidia-smi alone is broken"


def main() -> str:
    """Load the first library that exists."""
    for name in FILES:
        try:
            return f"{name}: {count(ctypes.CDLL(name))}"
        except OSError as error:
            print(f"{name}: {error}")
    return "the driver's library cannot be loaded here"


print("/dev/dxg exists" if Path("/dev/dxg").exists() else "/dev/dxg is missing: not WSL, or no GPU")
print(main())
