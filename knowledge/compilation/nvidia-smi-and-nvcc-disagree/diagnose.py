"""Print each CUDA version with the file that it comes from, and the two rules that matter."""

import ctypes
import re
import subprocess
from pathlib import Path

import torch
from torch.utils.cpp_extension import CUDA_HOME


def path_of(name: str) -> str:
    """Return the path of a loaded library."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    paths = sorted({line.split()[-1] for line in lines if "/" in line})
    return next((path for path in paths if Path(path).name.startswith(name)), "not loaded")


def asked(library: str, function: str) -> tuple[int, int]:
    """Return the version that a function of a library fills in, or zeros without the library."""
    number = ctypes.c_int()
    try:
        getattr(ctypes.CDLL(library), function)(ctypes.byref(number))
    except OSError:
        return 0, 0
    return number.value // 1000, number.value % 1000 // 10


def release(nvcc: Path) -> tuple[int, int]:
    """Return the release of nvcc, or zeros without it."""
    if not nvcc.exists():
        return 0, 0
    text = subprocess.run([nvcc, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"release (\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


driver = asked("libcuda.so.1", "cuDriverGetVersion")
runtime = asked(path_of("libcudart.so"), "cudaRuntimeGetVersion")
nvcc = Path(CUDA_HOME or "no CUDA_HOME") / "bin" / "nvcc"
toolkit = release(nvcc)
print("driver serves up to:", driver, path_of("libcuda.so"))
print("runtime in this process:", runtime, path_of("libcudart.so"))
print("nvcc that builds use:", toolkit, nvcc)
print("torch was built with:", torch.version.cuda)
print("the driver serves the runtime:", driver[0] >= runtime[0])
print("nvcc can build extensions for this torch:", toolkit[0] == runtime[0])
