"""Let Triton build its driver module where the linker finds no libcuda."""

import os

os.mkdir("lib64")
os.environ.update(TRITON_LIBCUDA_PATH="lib64", TRITON_CACHE_DIR="cache")

from triton.backends.nvidia.driver import CudaUtils

CudaUtils()
