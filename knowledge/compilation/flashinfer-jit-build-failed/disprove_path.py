"""The same CUDA_HOME, with a working nvcc on the PATH: the variable wins."""

import os
import shutil

assert shutil.which("nvcc")
os.environ["CUDA_HOME"] = ":/usr/local/cuda-12.8"

import jit

jit.build()
