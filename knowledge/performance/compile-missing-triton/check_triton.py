"""Say whether torch.compile finds a Triton that fits, and what to install."""

import importlib.metadata as metadata
import platform
import sys

import torch
from torch.utils._triton import has_triton


def installed(name):
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


wanted = [need for need in metadata.requires("torch") or () if need.startswith("triton")]
found = {name: installed(name) for name in ("triton", "triton-windows", "pytorch-triton")}
print("Python:", sys.executable)
print("torch:", torch.__version__, "CUDA:", torch.version.cuda, "on", platform.system())
print("torch wants:", wanted[0].partition(";")[0] if wanted else "no Triton")
print("installed:", {name: version for name, version in found.items() if version} or "none")
if torch.cuda.is_available() and torch.cuda.get_device_capability() < (7, 0):
    print("verdict: Triton needs compute capability 7.0; run without torch.compile")
elif has_triton():
    print("verdict: Triton works")
elif torch.version.cuda is None:
    print("verdict: this torch is a CPU build, which needs no Triton and uses no GPU")
elif platform.system() == "Windows":
    print("verdict: install triton-windows in the release that fits this torch")
elif any(found.values()):
    print("verdict: Triton is installed and does not import; run python -c 'import triton'")
else:
    print("verdict: install what torch wants, with this Python")
