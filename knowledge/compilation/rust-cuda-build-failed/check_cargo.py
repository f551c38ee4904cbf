"""Compare a cargo project with the CUDA toolkit of this machine: python check_cargo.py PATH/TO/PROJECT"""

import os
import re
import shutil
import subprocess
import sys

# cudarc's first release for each toolkit; older toolkits back to 11.4 stay supported.
FIRST = {"13.2": "0.19.4", "13.1": "0.18.2", "13.0": "0.17.1", "12.9": "0.16.3", "12.8": "0.13.5"}
FIRST |= {"12.6": "0.12.1", "12.5": "0.11.2", "12.4": "0.11.1", "12.3": "0.11.0"}


def number(text):
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])


def run(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout
    except OSError:
        return ""


project = sys.argv[1] if len(sys.argv) > 1 else "."
with open(os.path.join(project, "Cargo.lock") if os.path.isdir(project) else project) as file:
    packages = re.findall(r'name = "(.+)"\nversion = "(.+)"', file.read())
used = [version for name, version in packages if name == "cudarc"]
toolkit = "".join(re.findall(r"release (\d+\.\d+)", run("nvcc", "--version")))
codes = sorted({int(one) for one in re.findall(r"sm_(\d+)", run("nvcc", "--list-gpu-code"))})
asked = os.environ.get("CUDA_COMPUTE_CAP") or run("nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader")
capability = "".join(asked.strip().split("\n")[0].split("."))
roots = [os.environ.get(name) for name in ("CUDA_PATH", "CUDA_ROOT", "CUDA_TOOLKIT_ROOT_DIR")]
roots = [one for one in [*roots, "/usr/local/cuda", "/opt/cuda", "/usr/lib/cuda", "/usr"] if one]
print("cudarc in Cargo.lock:", *(used or ["none"]))
print("toolkit of nvcc:", toolkit or "no nvcc on the PATH", shutil.which("nvcc") or "")
print("GPU:", capability or "unknown; nvidia-smi reports none")
print("cuda.h:", *([one for one in roots if os.path.isfile(f"{one}/include/cuda.h")] or ["in none of", *roots]))
late = [one for one in used if toolkit in FIRST and number(one) < number(FIRST[toolkit])]
if not toolkit:
    print("verdict: no-nvcc")
elif number(toolkit) > number(max(FIRST, key=number)):
    print("verdict: toolkit-too-new for the cudarc releases that this script knows")
elif late:
    print(f"verdict: toolkit-too-new; CUDA {toolkit} needs cudarc {FIRST[toolkit]} or newer, not", *late)
elif not capability.isdigit():
    print("verdict: compute-cap; set CUDA_COMPUTE_CAP, for example 80")
elif int(capability) not in codes:
    print(f"verdict: compute-cap; nvcc has no code for {capability}, the highest is {codes[-1]}")
else:
    print("verdict: versions fit")
