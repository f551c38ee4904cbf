"""Build with a CUDA_HOME that was appended to while it was empty."""

import os

os.environ["CUDA_HOME"] = ":/usr/local/cuda-12.8"

import jit

jit.build()
