"""Print each CUDA version with the file that it comes from, and the two rules that matter."""

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

import torch

torch.zeros(1, device="cuda")
loaded = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "/lib" in line}


def path_of(name: str) -> str:
    """Return the path of a loaded library."""
    return next((path for path in sorted(loaded) if Path(path).name.startswith(name)), "not loaded")


def asked(library: str, function: str) -> tuple[int, int]:
    """Return the version that a function of a loaded library fills in."""
    number = ctypes.c_int()
    getattr(ctypes.CDLL(library), function)(ctypes.byref(number))
    return number.value // 1000, number.value % 1000 // 10


driver = asked(path_of("libcuda.so"), "cuDriverGetVersion")
runtime = asked(path_of("libcudart.so"), "cudaRuntimeGetVersion")
nvcc = shutil.which("nvcc")
text = subprocess.run([nvcc, "--version"], capture_output=True, text=True, check=False).stdout if nvcc else ""
found = re.search(r"release (\d+)\.(\d+)", text)
toolkit = (int(found[1]), int(found[2])) if found else None
print("driver serves up to:", driver, path_of("libcuda.so"))
print("runtime in this process:", runtime, path_of("libcudart.so"))
print("nvcc:", toolkit, nvcc)
print("torch was built with:", torch.version.cuda)
print("the driver serves the runtime:", driver[0] >= runtime[0])
print("nvcc can build extensions for this torch:", toolkit is not None and toolkit[0] == runtime[0])
