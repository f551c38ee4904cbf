"""Build one CUDA file with ninja and the nvcc below a CUDA home, as FlashInfer does at first use."""

import os
import shutil
import subprocess

RULES = """ninja_required_version = 1.3
nvcc = {nvcc}
rule cuda_compile
  command = $nvcc -c $in -o $out
build one.cuda.o: cuda_compile one.cu
"""


def find_cuda_home() -> str:
    """Search in FlashInfer's order: CUDA_HOME, CUDA_PATH, nvcc on the PATH, /usr/local/cuda."""
    given = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH")
    on_path = shutil.which("nvcc")
    beside = os.path.dirname(os.path.dirname(on_path)) if on_path else None
    return given or beside or "/usr/local/cuda"


def build() -> str:
    """Return ninja's output, or raise it."""
    with open("one.cu", "w") as file:
        file.write("__global__ void one(float *data) { data[0] = 1; }\n")
    with open("build.ninja", "w") as file:
        file.write(RULES.format(nvcc=os.path.join(find_cuda_home(), "bin", "nvcc")))
    done = subprocess.run(["ninja", "-v"], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError("Ninja build failed. Ninja output:\n" + done.stdout)
    return done.stdout.strip().splitlines()[-1]
