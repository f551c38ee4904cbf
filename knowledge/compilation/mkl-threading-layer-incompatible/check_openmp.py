"""Which OpenMP runtimes torch loads, and what the variable says: python check_openmp.py"""

import os
import re

import torch

print("torch", torch.__version__)
with open("/proc/self/maps") as maps:
    found = sorted({name for name in re.findall(r"(lib(?:gomp|iomp5|omp))[^/]*\.so", maps.read())})
layer = os.environ.get("MKL_THREADING_LAYER", "")
print("loaded with torch:", ", ".join(found) or "none")
print("MKL_THREADING_LAYER:", layer or "not set in this shell")
if "libgomp" not in found:
    print("verdict: this torch has no libgomp; look for it in the packages that are imported before")
elif layer.upper() == "INTEL":
    print("verdict: shell, unset the variable or set it to GNU")
else:
    print("verdict: child-process, export MKL_THREADING_LAYER=GNU before the launcher starts")
