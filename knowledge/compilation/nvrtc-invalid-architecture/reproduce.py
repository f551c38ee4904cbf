"""Compile for a GPU that is newer than this NVRTC."""

import nvrtc

library = nvrtc.open_library(nvrtc.find_wheel())
newest = nvrtc.list_architectures(library)[-1]
nvrtc.compile_kernel(library, newest + 10)
