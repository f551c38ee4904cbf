"""Compile a kernel as CuPy does, and leave CUDA's headers out of the search path."""

from cupy.cuda import nvrtc

source = "#include <cuda_fp16.h>\n__global__ void kernel() {}"
program = nvrtc.createProgram(source, "kernel.cu", [], [])
try:
    nvrtc.compileProgram(program, ["-arch=compute_80", "-I."])
except nvrtc.NVRTCError:
    print(nvrtc.getProgramLog(program))
    raise
