"""Say which torch this Python imports, what it was built for, and whether a driver is here."""

import ctypes
import importlib.metadata  # Python 3.8 and newer
import sys

import torch


def driver() -> str:
    try:
        ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
    except OSError:
        return "none"
    return "present"


print("python:", sys.executable)
print("torch:", torch.__file__)
print("version:", torch.__version__, "as installed:", importlib.metadata.version("torch"))
hip = getattr(torch.version, "hip", None)
print("built for CUDA:", torch.version.cuda, "ROCm:", hip)
print("NVIDIA driver:", driver())
if hip:
    print("verdict: a build for AMD's ROCm; this error comes from another Python than this one")
elif torch.version.cuda is None:
    print("verdict: a CPU build; no setting of the system will make it use a GPU")
else:
    print("verdict: a CUDA build; this error comes from another Python than this one")
