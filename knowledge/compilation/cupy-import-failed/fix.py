"""The same kernel with the headers of the package nvidia-cuda-runtime-cu12, which cupy-cuda12x[ctk] installs."""

from cuda.pathfinder import find_nvidia_header_directory
from cupy.cuda import nvrtc

headers = find_nvidia_header_directory("cudart")
source = "#include <cuda_fp16.h>\n__global__ void kernel() {}"
program = nvrtc.createProgram(source, "kernel.cu", [], [])
nvrtc.compileProgram(program, ["-arch=compute_80", "-I" + headers])
print("headers from the package:", headers.endswith("nvidia/cuda_runtime/include"))
print("compiled:", ".target sm_80" in nvrtc.getPTX(program).decode())
