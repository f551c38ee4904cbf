"""Say which cuDNN a process would load, and whether it is torch's own.

Usage: python diagnose.py here, in the environment that fails
"""

import os
import sys
from importlib import metadata
from pathlib import Path

EXAMPLES = {
    "pip only": ("9.10.2", [], 20.0),
    "system cuDNN first": ("9.10.2", ["/usr/local/cuda/lib64"], 20.0),
    "full GPU": ("9.10.2", [], 0.1),
}


def foreign() -> list[str]:
    """Return the folders of LD_LIBRARY_PATH that hold a libcudnn."""
    folders = filter(None, os.environ.get("LD_LIBRARY_PATH", "").split(":"))
    return [one for one in folders if any(Path(one).glob("libcudnn*"))]


def wheel() -> str | None:
    """Return the version of NVIDIA's cuDNN package in this environment."""
    names = ("nvidia-cudnn-cu13", "nvidia-cudnn-cu12", "nvidia-cudnn-cu11")
    found = {one.metadata["Name"]: one.version for one in metadata.distributions()}
    return next((found[name] for name in names if name in found), None)


def free() -> float | None:
    """Return the free memory of the GPU in GiB; nothing without a GPU."""
    try:
        import torch

        return torch.cuda.mem_get_info()[0] / 2**30
    except (ImportError, RuntimeError, AssertionError):
        return None


def verdict(package: str | None, folders: list[str], gib: float | None) -> str:
    """Return the cause that the cuDNN package, the library path and the memory show."""
    if folders and package:
        return f"foreign-cudnn: {folders[0]} comes before the package {package}"
    if gib is not None and gib < 1:
        return f"memory: {gib:.1f} GiB free on the GPU"
    return "nothing found: compare torch's CUDA with the driver and the GPU"


if sys.argv[1:]:
    print(verdict(wheel(), foreign(), free()))
else:
    for name, state in EXAMPLES.items():
        print(f"{name}: {verdict(*state)}")
