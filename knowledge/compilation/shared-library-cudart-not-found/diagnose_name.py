"""Say why the loader does not find a library: python diagnose_name.py libcudart.so.12"""

import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def places() -> list[str]:
    """Return patterns of the folders in which CUDA's libraries are installed."""
    site, conda = sysconfig.get_path("purelib"), os.environ.get("CONDA_PREFIX", "/nowhere")
    packages = [f"{site}/nvidia/*/lib", f"{site}/torch/lib", f"{conda}/lib"]
    return [*packages, "/usr/local/cuda*/lib64", "/usr/local/cuda*/targets/*/lib", "/opt/cuda*/lib64"]


def example() -> list[str]:
    folder = tempfile.mkdtemp()
    Path(folder, "libcudart.so.13").touch()
    return [folder]


name = sys.argv[1] if sys.argv[1:] else "libcudart.so.12"
stem, _, wanted = name.partition(".so.")
folders = places() if sys.argv[1:] else example()
found = sorted({f for p in folders for f in Path("/").glob(f"{p[1:]}/{stem}.so.[0-9]*")})
cuda = None
if sys.argv[1:]:
    cached = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
    print("known to the loader:", *sorted({w for w in cached.split() if w.startswith(stem)}))
    print("LD_LIBRARY_PATH:", os.environ.get("LD_LIBRARY_PATH"))
    if importlib.util.find_spec("torch"):
        cuda = importlib.import_module("torch").version.cuda
        print("torch is built for CUDA:", cuda)
print("installed:", *(found if sys.argv[1:] else [f.name for f in found]) or ["none"])
if cuda and cuda.split(".")[0] != wanted.split(".")[0]:
    print(f"verdict: other-cuda, the module wants {name} and torch brings CUDA {cuda}")
elif any(f.name == name or f.name.startswith(name + ".") for f in found):
    print("verdict: not-on-path, the file exists where the loader does not look")
elif found:
    print(f"verdict: other-cuda, the module wants {name} and another release is installed")
else:
    print(f"verdict: not-installed, there is no {stem}.so at all")
