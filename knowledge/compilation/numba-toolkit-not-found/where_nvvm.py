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
from numba.cuda import cuda_paths
from numba.cuda.cudadrv import libs

found = {}
for name in ("nvvm", "libdevice"):
    try:
        found[name] = bool(libs.get_libdevice()) if name == "libdevice" else bool(libs.open_cudalib("nvvm"))
    except OSError:
        found[name] = False
    print(f"{name}: by {cuda_paths.get_cuda_paths()[name].by}, {'found' if found[name] else 'not there'}")
home = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH")
if all(found.values()):
    print("verdict: both are found")
elif home and not (Path(home) / "nvvm").is_dir():
    print("verdict: other-path, the folder in CUDA_HOME has no nvvm folder")
else:
    print("verdict: not-installed, this Python sees no toolkit")
