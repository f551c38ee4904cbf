"""List the CUDA runtimes that this Python could open, and the releases of the packages that open one."""

import ctypes
import glob
import importlib.metadata
import os
import sys

LOADS = [f"libcudart.so.{n}" for n in ("13", "12", "11.0", "10.2", "10.1", "10.0", "9.0")]
WINDOWS = [f"cudart64_{n}.dll" for n in ("13", "12", "110", "102", "101", "100", "90")]
PACKAGES = ("jax", "jaxlib", "jax-cuda12-plugin", "jax-cuda13-plugin", "tensorflow", "tensorflow-gpu",
            "nvidia-cuda-runtime", "nvidia-cuda-runtime-cu12", "nvidia-cuda-runtime-cu11")


def opens(name: str) -> bool:
    """Return whether the loader finds and opens a library."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


for package in PACKAGES:
    try:
        print(f"package: {package} {importlib.metadata.version(package)}")
    except importlib.metadata.PackageNotFoundError:
        pass
wanted = sys.argv[1:] or (WINDOWS if os.name == "nt" else LOADS)
found = [name for name in wanted if opens(name)]
print("opens by name:", *found or ["none"])
roots = [*[p for p in sys.path if p], "/usr/local/cuda*", os.environ.get("CONDA_PREFIX", "/opt/conda")]
files = sorted({f for r in roots for d in ("nvidia/*/lib", "lib64", "lib", "bin") for n in wanted for f in glob.glob(f"{r}/{d}/{n}")})
print("on the disk:", *[os.path.relpath(f) if f.startswith(os.getcwd()) else f for f in files] or ["none"])
if found:
    print("verdict: compare the number with the one that your jaxlib or TensorFlow was built for: other-cuda")
elif files:
    print("verdict: not-on-path: the file is there, and the loader does not search its folder")
else:
    print("verdict: not-installed: no CUDA runtime of these names")
