"""Compile for the newest architecture that this NVRTC knows: the driver compiles its PTX for the GPU."""

import nvrtc

library = nvrtc.open_library(nvrtc.find_wheel())
known = nvrtc.list_architectures(library)
gpu = known[-1] + 10
chosen = max(architecture for architecture in known if architecture <= gpu)
nvrtc.compile_kernel(library, chosen)
print("compiled for an architecture", gpu - chosen, "below that of the GPU")
