"""Let torch's own code look for the libraries in five installations."""

import ctypes
import os
import shutil
import subprocess
import sys

import torch


def attempt(torch_in: str, *others: str, system: str = "") -> None:
    """Do in a process of its own what importing torch from that folder does."""
    sys.stdout.flush()
    if os.fork():
        os.wait()
        return
    if system:
        ctypes.CDLL(system)
    torch.__file__ = os.path.abspath(f"{torch_in}/torch/__init__.py")
    sys.path[:] = map(os.path.abspath, (torch_in, *others))
    try:
        torch._load_global_deps()
        ctypes.CDLL(os.path.abspath(f"{torch_in}/torch/lib/libtorch_python.so"))
        print("    imported")
    except (OSError, ValueError) as error:
        print(f"    {type(error).__name__}: {str(error).split(' [')[0]}")
    sys.stdout.flush()
    os._exit(0)


subprocess.run(["bash", "build.sh"], check=True)
shutil.copytree("site/torch", "lib64/torch")
runtime = shutil.copy("site/nvidia/cuda_runtime/lib/libcudart.so.99", "./libcudart.so.99")

print("torch and the packages in one folder")
attempt("site")
print("in two folders, both in sys.path")
attempt("lib64", "site")
shutil.rmtree("site/nvidia/cublas")
print("cuBLAS is not installed, and another CUDA runtime is loaded")
attempt("site", system=runtime)
shutil.rmtree("site/nvidia")
print("no package is installed")
attempt("site")
print("no package is installed, and another CUDA runtime is loaded")
attempt("site", system=runtime)
