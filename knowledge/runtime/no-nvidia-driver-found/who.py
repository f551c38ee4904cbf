"""Ask each layer for an NVIDIA driver: kernel, device files, loader, library."""

import ctypes
import os
from pathlib import Path

ROOT = Path(os.environ.get("ROOT", "/"))


def library() -> tuple[str, int]:
    """Return what the loader makes of libcuda.so.1, and what its cuInit returns."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        return ("empty" if "too short" in str(error) else "not found"), -1
    return "found", driver.cuInit(0)


def verdict(module: bool, files: int, found: str, code: int) -> str:
    """Say what is missing."""
    if found == "empty":
        return "the image holds empty copies of the driver's libraries: delete them"
    if found == "not found" and not module:
        return "no driver on this machine"
    if found == "not found" and not files:
        return "the host has a driver, this container was started without GPUs"
    if found == "not found":
        return "the GPU is here, the library is not: capability compute, or the search path"
    said = {0: "the driver works", 34: "a stub is found before the driver's library"}
    return said.get(code, "the library is found: this is another failure")


module = (ROOT / "proc/driver/nvidia/version").exists()
files = len(list((ROOT / "dev").glob("nvidia[0-9]*")))
found, code = library()
print(f"module {'loaded' if module else 'none'}, device files {files}, libcuda.so.1 {found}", end="")
print(f", cuInit {code}" if found == "found" else "")
print("verdict:", verdict(module, files, found, code))
