"""Compile for a Tesla K80, compute capability 3.7, which CUDA 12 dropped."""

import nvrtc

nvrtc.compile_kernel(nvrtc.open_library(nvrtc.find_wheel()), 37)
