"""Say which nvcc FlashInfer calls and whether it can build for your GPU.

python check_flashinfer.py [CAPABILITY], such as 12.0; without it nvidia-smi is asked. Run it in the
environment and the container of the failing program.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib import metadata

import jit

NEEDED = {9: (12, 0), 10: (12, 8), 12: (12, 8)}


def ask_gpu() -> str:
    """Return the compute capability of the first GPU, or an empty string."""
    if not shutil.which("nvidia-smi"):
        return ""
    query = ["nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader"]
    return "".join(subprocess.run(query, capture_output=True, text=True).stdout.split()[:1])


def find_version(package: str) -> str:
    """Return the installed version of a package."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


nvcc = os.path.join(jit.find_cuda_home(), "bin", "nvcc")
text = subprocess.run([nvcc, "--version"], capture_output=True, text=True).stdout if os.path.isfile(nvcc) else ""
found = re.search(r"release (\d+)\.(\d+)", text)
release = tuple(map(int, found.groups())) if found else None
capability = sys.argv[1] if len(sys.argv) > 1 else ask_gpu()
major, minor = map(int, (capability or "0.0").split("."))
needed = (12, 9) if (major, minor) > (12, 0) else NEEDED.get(major, (11, 8))
listed = os.environ.get("FLASHINFER_CUDA_ARCH_LIST")
print("nvcc:", nvcc, ".".join(map(str, release)) if release else "missing", "| ninja:", shutil.which("ninja"))
print("GPU:", capability or "not asked", "| FLASHINFER_CUDA_ARCH_LIST:", listed)
for package in ("flashinfer-python", "flashinfer-cubin", "flashinfer-jit-cache"):
    print(f"{package}: {find_version(package)}")
if release is None:
    print("verdict: no-nvcc: install a toolkit, or flashinfer-jit-cache, or switch FlashInfer off")
elif (major, minor) < (7, 5) and capability:
    print("verdict: gpu-not-supported: FlashInfer needs 7.5 or newer")
elif release < needed:
    print(f"verdict: old-nvcc: {capability} needs CUDA {needed[0]}.{needed[1]} or newer")
elif listed and capability not in " ".join(re.findall(r"\d+\.\d+", listed)).split():
    print("verdict: arch-list: your GPU is not in FLASHINFER_CUDA_ARCH_LIST")
else:
    print("verdict: nvcc fits; read the first error in the Ninja output")
