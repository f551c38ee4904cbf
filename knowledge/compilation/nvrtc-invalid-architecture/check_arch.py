"""Compare your GPU with what NVRTC compiles for: python check_arch.py [CAPABILITY] [LIBRARY].

CAPABILITY is such as 8.9; without it nvidia-smi is asked. LIBRARY is a libnvrtc, without it that of
torch's wheels.
"""

import subprocess
import sys

import nvrtc

arguments = sys.argv[1:]
if not arguments:
    query = ["nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader"]
    arguments = subprocess.run(query, capture_output=True, text=True, check=True).stdout.split()[:1]
library = nvrtc.open_library(arguments[1] if len(arguments) > 1 else nvrtc.find_wheel())
known = nvrtc.list_architectures(library)
gpu = int(arguments[0].replace(".", ""))
print(f"this NVRTC compiles for {known[0] / 10} to {known[-1] / 10}; your GPU has {gpu / 10}")
if gpu > known[-1]:
    print("verdict: gpu-newer: install torch or a toolkit of a newer CUDA release")
elif gpu < known[0]:
    print("verdict: gpu-older: install torch or a toolkit of an older CUDA release")
elif gpu not in known:
    print("verdict: gpu-newer: this release knows newer GPUs, and not this one")
else:
    nvrtc.compile_kernel(library, gpu)
    print("verdict: it compiles for this GPU; the failing program uses another libnvrtc")
