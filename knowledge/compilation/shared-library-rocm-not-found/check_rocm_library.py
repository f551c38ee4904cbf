"""Find a ROCm library that a program misses: python check_rocm_library.py libroctx64.so.4"""

import glob
import os
import re
import subprocess
import sys
from importlib import metadata

name = sys.argv[1]
stem = re.sub(r"\.so.*", ".so", name)
roots = [os.environ.get("ROCM_PATH", "/opt/rocm"), "/opt/rocm*", "/opt/rocm/core*", "/usr"]
roots += [f"{entry}/_rocm_sdk_*" for entry in sys.path] + [f"{entry}/torch" for entry in sys.path]
inner = ["lib", "lib64", "lib/rocm_sysdeps/lib", "lib/*-linux-gnu"]
folders = {folder for root in roots for part in inner for folder in glob.glob(f"{root}/{part}")}
exact = sorted(folder for folder in folders if os.path.exists(f"{folder}/{name}"))
others = sorted(file for folder in folders for file in glob.glob(f"{folder}/{stem}*"))
parts = sorted(folder for folder in folders if glob.glob(f"{folder}/libamdhip64.so*"))
search = os.environ.get("PATH", "") + ":/sbin:/usr/sbin"
cache = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, env={"PATH": search})
seen = set(os.environ.get("LD_LIBRARY_PATH", "").split(":"))
seen |= {os.path.dirname(line.split("=> ")[1]) for line in cache.stdout.splitlines() if f"\t{name} " in line}
try:
    torch = metadata.version("torch")
except metadata.PackageNotFoundError:
    torch = "not installed"
print("torch:", torch)
print("folders with ROCm:", *(parts or ["none"]))
if any(os.path.exists(f"{folder}/{name}") for folder in seen if folder):
    print("verdict: searched; the loader finds it here, so the failing process has another environment")
elif exact:
    print("verdict: not searched; export LD_LIBRARY_PATH=" + exact[0])
elif others:
    print("verdict: other version; only", os.path.basename(others[-1]), "is installed")
elif parts:
    print("verdict: not installed; this ROCm is here without", stem)
else:
    print("verdict: no ROCm; neither the system nor this Python has one")
