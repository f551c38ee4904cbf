"""Compile with a libnvrtc and say what it lacks: python check_nvrtc.py [LIBRARY].

Without an argument it takes that of torch's wheels.
"""

import glob
import os
import re
import shutil
import subprocess
import sys

import nvrtc

library = os.path.realpath(sys.argv[1] if len(sys.argv) > 1 else nvrtc.find_wheel())
folder = os.path.dirname(library)
beside = sorted(map(os.path.basename, glob.glob(f"{folder}/libnvrtc-builtins*")))
print("library:", os.path.basename(library), "| beside it:", *(beside or ["no builtins"]))
if shutil.which("readelf"):
    dynamic = subprocess.run(["readelf", "-d", library], capture_output=True, text=True).stdout
    runpath = re.search(r"R(?:UN)?PATH.*\[(.*)\]", dynamic)
    print("search path in the library:", runpath.group(1) if runpath else "none")
print("LD_LIBRARY_PATH:", os.environ.get("LD_LIBRARY_PATH"))
try:
    nvrtc.compile_kernel(library)
except RuntimeError as error:
    wanted = re.search(r"libnvrtc-builtins\.so[.\d]*\d", str(error)).group()
    if wanted in beside:
        print(f"verdict: not searched: {wanted} is there, and the loader does not look beside the library")
    else:
        print(f"verdict: not installed: {wanted} is not beside the library; another release does not count")
else:
    print("verdict: it compiles")
