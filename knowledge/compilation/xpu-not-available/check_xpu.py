"""Why does torch see no Intel GPU? python check_xpu.py [FOLDER of the device nodes, /dev/dri]"""

import ctypes
import importlib.util
import os
import sys
from pathlib import Path

import torch

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "/dev/dri")
xpu = getattr(torch, "xpu", None)
built = "+xpu" in torch.__version__ or bool(getattr(xpu, "_is_compiled", bool)())
ipex = importlib.util.find_spec("intel_extension_for_pytorch") is not None
print(f"torch {torch.__version__}, XPU in the build: {built}, extension installed: {ipex}")
nodes = sorted(folder.glob("renderD*"))
closed = [node for node in nodes if not os.access(node, os.R_OK | os.W_OK)]
missing = []
for name in ("libze_loader.so.1", "libze_intel_gpu.so.1"):
    try:
        ctypes.CDLL(name)
    except OSError:
        missing.append(name)
if os.name != "nt":
    print("device nodes:", ", ".join(node.name for node in nodes) or "none", "closed:", len(closed))
    print("missing libraries:", ", ".join(missing) or "none")
if not built and ipex:
    print("verdict: not-imported, import intel_extension_for_pytorch before the device is used")
elif not built:
    print("verdict: wrong-build, install torch from the index for XPU, if this is an Intel GPU")
elif xpu.is_available():
    print("verdict: available,", xpu.device_count(), "device(s)")
elif os.name == "nt":
    print("verdict: no-driver, install Intel's graphics driver for Windows")
elif not nodes:
    print("verdict: no-device, start the container with --device /dev/dri, or load i915 or xe")
elif closed:
    print("verdict: no-access, add the user to the groups render and video, and log in again")
else:
    print("verdict: no-driver, install or update libze1 and libze-intel-gpu1")
