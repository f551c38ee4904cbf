"""Print which binary bitsandbytes picks for this torch, and whether it loads.

Usage: python diagnose.py [PACKAGE_FOLDER CUDA_VERSION | example]
"""

import ctypes
import os
import re
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import torch

END = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")


def example() -> list[str]:
    """Return a folder with the file names of a release that ends at CUDA 13.0."""
    folder = Path(tempfile.mkdtemp())
    for digits in ("118", "128", "130"):
        (folder / f"libbitsandbytes_cuda{digits}.{END}").touch()
    return [str(folder), "12.9"]


def installed() -> list[str]:
    """Return the folder of the installed package, without importing it, and torch's CUDA."""
    spec = find_spec("bitsandbytes")
    if spec is None or spec.origin is None:
        sys.exit(f"verdict: bitsandbytes is not installed in {sys.executable}")
    if torch.version.cuda is None:
        of = "for ROCm, which this check does not know" if torch.version.hip else "a CPU build"
        sys.exit(f"verdict: {'none' if torch.version.hip else 'torch-without-gpu'}: torch {torch.__version__} is {of}")
    if not torch.cuda.is_available():
        sys.exit("verdict: torch-without-gpu: torch.cuda.is_available() is False")
    return [str(Path(spec.origin).parent), torch.version.cuda]


def verdict(package: Path, cuda: str) -> str:
    """Return the cause that holds for the binaries in `package` and a torch for `cuda`."""
    wanted = os.environ.get("BNB_CUDA_VERSION") or cuda.replace(".", "")
    names = " ".join(sorted(p.name for p in package.glob(f"libbitsandbytes_cuda*.{END}")))
    shipped = re.findall(r"cuda(\d+)\.", names)
    print(f"torch is for CUDA {cuda}; binary wanted: {wanted}; shipped:", *shipped or ["none"])
    near = [each for each in shipped if each[:2] == wanted[:2]] or ["none"]
    if not shipped:
        return f"no-binary: this release has none that ends in .{END}"
    if wanted not in shipped:
        taken = max((each for each in near if each <= wanted), default=near[0])
        return f"no-binary: before 0.50 it fails; 0.50 takes {taken}"
    try:
        ctypes.CDLL(str(package / f"libbitsandbytes_cuda{wanted}.{END}"))
    except OSError as error:
        return f"missing-dependency: {str(error).split(': ')[0]}"
    return "the binary loads; the error comes from elsewhere"


given = example() if sys.argv[1:] == ["example"] else sys.argv[1:] or installed()
print("verdict:", verdict(Path(given[0]), given[1]))
