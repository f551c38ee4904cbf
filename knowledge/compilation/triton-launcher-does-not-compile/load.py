"""Build and load Triton's driver module, as the first kernel of a process does."""

import os

os.environ["TRITON_CACHE_DIR"] = "cache"

from triton.backends.nvidia.driver import CudaUtils

CudaUtils()
print("driver module: loaded")
