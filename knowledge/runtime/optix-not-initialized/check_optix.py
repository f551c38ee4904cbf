"""Is OptiX of the driver there, and which driver is it? python3 check_optix.py [LIBRARY]"""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

library = sys.argv[1] if len(sys.argv) > 1 else "libnvoptix.so.1"
smi = shutil.which("nvidia-smi")
query = [smi or "", "--query-gpu=driver_version", "--format=csv,noheader"]
shown = subprocess.run(query, capture_output=True, text=True).stdout.split() if smi else []
print("driver:", shown[0] if shown and re.match(r"\d", shown[0]) else "nvidia-smi shows none")
print("capabilities:", os.environ.get("NVIDIA_DRIVER_CAPABILITIES", "not set"))
places = [Path(one) for one in ("/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib/wsl/lib")]
files = [one for place in places for one in place.glob("libnvoptix.so*")]
empty = [one.name for one in files if one.stat().st_size == 0]
if empty:
    sys.exit(f"verdict: empty-file, {empty[0]} has 0 bytes, so nothing was mounted over it")
try:
    loaded = ctypes.CDLL(library)
except OSError as problem:
    print(problem)
    sys.exit("verdict: no-library, mount or install libnvoptix of the driver")
if not hasattr(loaded, "optixQueryFunctionTable"):
    sys.exit("verdict: no-library, this file is not OptiX")
print("verdict: library-loads, so compare the driver with the OptiX release of the program")
