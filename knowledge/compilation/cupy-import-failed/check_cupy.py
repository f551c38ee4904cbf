"""Why does CuPy not start? Run it with the Python that fails: python check_cupy.py"""

import ctypes
import importlib.metadata
import os
import re
import sys
import tempfile
from pathlib import Path

WINDOWS = os.name == "nt"


def loads(name):
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


packages = {}
for one in importlib.metadata.distributions():
    name = (one.metadata["Name"] or "").lower()
    if re.fullmatch(r"cupy|cupy-(?:cuda|rocm)[\w-]+|amd-cupy", name):
        packages[name] = one.version
print("CuPy packages:", ", ".join(f"{name} {packages[name]}" for name in sorted(packages)) or "none")
if not packages:
    sys.exit("verdict: no-package; this Python has no CuPy: " + sys.executable)
wheel = next((name for name in sorted(packages) if "cuda" in name), "")
digits = wheel.removeprefix("cupy-cuda").rstrip("x") or "12"
major = digits if len(digits) < 3 and not digits.startswith("9") else digits[:-1]
modern = int(packages.get(wheel, "14").split(".")[0]) >= 14

roots = [os.environ.get("CUDA_PATH") or "", sys.prefix, sys.prefix + "/targets/x86_64-linux", sys.prefix + "/Library"]
roots += ["/usr/local/cuda"] + [str(folder) for folder in Path("/usr/local").glob(f"cuda-{major}.*")]
wheels = [str(Path(place, "nvidia", part)) for place in sys.path if place for part in ("cuda_nvrtc", "cuda_runtime", f"cu{major}")]
pattern = f"nvrtc64_{major}*.dll" if WINDOWS else f"libnvrtc.so.{major}*"
files = [
    hit for root in filter(None, roots + wheels) for sub in ("lib", "lib64", "bin", "bin/x64") for hit in Path(root, sub).glob(pattern)
]
headers = [root for root in filter(None, roots + wheels) if Path(root, "include/cuda_runtime.h").exists()]
reached = files and (modern or WINDOWS) or loads(f"libnvrtc.so.{major}")

print(f"NVRTC of CUDA {major}:", files[0] if files else "no file in the usual folders")
print("headers of CUDA:", headers[0] if headers else "none in the usual folders")
if len(packages) > 1:
    print("verdict: two-packages; uninstall all of them, then install one")
if not loads("nvcuda.dll" if WINDOWS else "libcuda.so.1"):
    print("verdict: no-driver; nothing on this machine or in this container offers a GPU")
if not reached:
    print("verdict: libraries;", "the file exists, but this CuPy does not look there" if files else "no NVRTC for this wheel")
if not headers:
    print("verdict: headers; no cuda_runtime.h")
if not (tempfile.gettempdir() + sys.prefix).isascii():
    print("verdict: path; a folder has a letter outside ASCII:", tempfile.gettempdir())
