"""Where does numba look for NVVM and libdevice? python where_nvvm.py [CUDA_HOME]"""

import os
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

if len(sys.argv) > 1:
    os.environ["CUDA_HOME"] = os.environ["CUDA_PATH"] = sys.argv[1]
try:
    print("numba-cuda", version("numba-cuda"))
except PackageNotFoundError:
    print("numba's built-in CUDA target")
try:
    from numba.cuda import cuda_paths
    from numba.cuda.cudadrv import libs
except ImportError as problem:
    sys.exit(f"verdict: {sys.executable} has no numba with CUDA ({problem})")

found = {}
for name in ("nvvm", "libdevice"):
    try:
        found[name] = bool(libs.get_libdevice()) if name == "libdevice" else bool(libs.open_cudalib("nvvm"))
        print(f"{name}: by {cuda_paths.get_cuda_paths()[name].by}, {'found' if found[name] else 'not there'}")
    except (OSError, RuntimeError) as problem:  # newer numba-cuda raises for the first file that it lacks
        found[name] = False
        print(f"{name}: not there ({str(problem).splitlines()[0][:90]})")
home = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH")
if all(found.values()):
    print("verdict: both are found")
elif home and not (Path(home) / "nvvm").is_dir():
    print("verdict: other-path, the folder in CUDA_HOME has no nvvm folder")
elif home and os.name == "nt" and (Path(home) / "bin/x64").is_dir():
    print("verdict: cuda-13, CUDA_HOME is of CUDA 13 or newer, where older numba does not look for the DLLs")
elif home:
    print("verdict: other-path, this numba finds not all files in the folder in CUDA_HOME")
else:
    print("verdict: not-installed, this Python sees no toolkit")
