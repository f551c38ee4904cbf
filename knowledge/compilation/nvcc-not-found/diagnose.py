"""Say whether nvcc is anywhere on this machine, and which programs would find it."""

import glob
import os
import shutil
import subprocess
import sysconfig

PLACES = (
    "/usr/local/cuda*/bin/nvcc",
    "/opt/cuda*/bin/nvcc",
    "/opt/nvidia/hpc_sdk/*/*/compilers/bin/nvcc",
    "/usr/lib/nvidia-cuda-toolkit/bin/nvcc",
    os.path.join(os.environ.get("CONDA_PREFIX", "/nowhere"), "bin", "nvcc"),
    os.path.join(sysconfig.get_path("purelib"), "nvidia", "*", "bin", "nvcc"),
)


def complaint(nvcc: str) -> str:
    """Return what nvcc says when it compiles an empty file; nothing where it succeeds."""
    command = [nvcc, "-cubin", "-o", os.devnull, "-x", "cu", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    said = (done.stderr + done.stdout).strip() or f"exit status {done.returncode}"
    return said.splitlines()[0] if done.returncode else ""


home = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH")
on_path = shutil.which("nvcc")
installed = sorted({os.path.realpath(file) for place in PLACES for file in glob.glob(place)})

print("shell, make, CMake find:", on_path)
print("torch is told by CUDA_HOME:", home)
print("installed:", *installed or ["none"])
if not on_path and not installed:
    print("verdict: no toolkit is installed (`no-toolkit`); the driver and torch bring no compiler")
elif home and not os.path.exists(os.path.join(home, "bin", "nvcc")):
    print("verdict: CUDA_HOME holds no bin/nvcc (`wrong-cuda-home`); look for a colon in it")
elif said := on_path and complaint(on_path):
    print(f"verdict: found, but it does not compile (`copied-nvcc` if a part is missing): {said}")
elif on_path:
    print("verdict: found; the failing program has another environment (`other-shell`)")
else:
    print("verdict: installed, and not on the PATH (`other-shell`)")
