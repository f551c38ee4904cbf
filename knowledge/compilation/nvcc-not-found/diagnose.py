"""Say whether nvcc is anywhere on this machine, and which programs would find it."""

import glob
import os
import shutil
import sysconfig

PLACES = (
    "/usr/local/cuda*/bin/nvcc",
    "/opt/cuda*/bin/nvcc",
    "/opt/nvidia/hpc_sdk/*/*/compilers/bin/nvcc",
    "/usr/lib/nvidia-cuda-toolkit/bin/nvcc",
    os.path.join(os.environ.get("CONDA_PREFIX", "/nowhere"), "bin", "nvcc"),
    os.path.join(sysconfig.get_path("purelib"), "nvidia", "*", "bin", "nvcc"),
)

home = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH")
on_path = shutil.which("nvcc")
installed = sorted({os.path.realpath(file) for place in PLACES for file in glob.glob(place)})

print("shell, make, CMake find:", on_path)
print("torch is told by CUDA_HOME:", home)
print("installed:", *installed or ["none"])
if home and not os.path.exists(os.path.join(home, "bin", "nvcc")):
    print("verdict: CUDA_HOME holds no bin/nvcc; look for a colon or an old version in it")
elif on_path:
    print("verdict: found; the failing program has another environment than this one")
elif installed:
    print("verdict: installed, and not on the PATH")
else:
    print("verdict: no toolkit is installed; the driver and torch bring no compiler")
