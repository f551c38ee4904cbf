"""Is it the driver, the probe or the app itself? python check_app_gpu.py [CUDA RELEASE THAT THE APP NEEDS]"""

import ctypes
import os
import re
import shutil
import sys
from pathlib import Path


def driver():
    """Load the driver's CUDA library; return its CUDA release, the GPUs, and what failed."""
    windows = os.name == "nt"
    try:
        cuda = ctypes.CDLL("nvcuda.dll" if windows else "libcuda.so.1")
    except OSError:
        return (0, 0), [], "no CUDA library of a driver"
    number, release, names = ctypes.c_int(), ctypes.c_int(), []
    cuda.cuDriverGetVersion(ctypes.byref(release))
    error = cuda.cuInit(0) or cuda.cuDeviceGetCount(ctypes.byref(number))
    for index in range(number.value):
        device, text = ctypes.c_int(), ctypes.create_string_buffer(100)
        cuda.cuDeviceGet(ctypes.byref(device), index)
        cuda.cuDeviceGetName(text, 100, device)
        names.append(text.value.decode(errors="replace"))
    return divmod(release.value // 10, 100), names, f"cuInit returns {error}" if error else ""


def avx2():
    if os.name == "nt":
        return bool(ctypes.windll.kernel32.IsProcessorFeaturePresent(40))
    cpu = Path("/proc/cpuinfo")
    return not cpu.exists() or bool(re.search(r"\bavx2\b|^CPU implementer", cpu.read_text(), re.M))


needed = tuple(map(int, (sys.argv[1] if len(sys.argv) > 1 else "12.0").split(".")))
release, gpus, failed = driver()
probes = ["nvidia-smi", "wmic"] if os.name == "nt" else ["nvidia-smi"]
absent = [one for one in probes if not shutil.which(one)]
print("driver: CUDA %d.%d - GPUs:" % release, ", ".join(gpus) or "none", "-", failed or "works")
print("not on the PATH:", ", ".join(absent) or "nothing", "- AVX2:", "yes" if avx2() else "no")
if failed or not gpus:
    print("verdict: driver, install NVIDIA's, restart, and run this again")
elif release < needed:
    print("verdict: driver, it is older than CUDA", ".".join(map(str, needed)))
elif absent:
    print("verdict: probe, an app that asks", " or ".join(absent), "sees no GPU")
elif not avx2():
    print("verdict: processor, engines built for AVX2 cannot load")
else:
    print("verdict: app, its engine or its list of GPUs")
