"""Show the driver's device nodes, whether its modules are behind them, and what cuInit says."""

import ctypes
import errno
import os
from pathlib import Path

lines = Path("/proc/devices").read_text().splitlines()
modules = {int(line.split()[0]): line.split()[1] for line in lines if "nvidia" in line}

gpus = sorted(Path("/dev").glob("nvidia[0-9]*"))[:1]
for node in ("/dev/nvidiactl", *gpus, "/dev/nvidia-uvm", "/dev/nvidia-uvm-tools"):
    try:
        module = modules.get(os.major(os.stat(node).st_rdev), "")
        os.close(os.open(node, os.O_RDWR))
    except OSError as error:
        print(f"{node}: {errno.errorcode[error.errno]}")
    else:
        right = module and module.startswith("nvidia-uvm") == ("uvm" in str(node))
        print(f"{node}: opens, and leads to", "the driver" if right else "something else")

print("nvidia-uvm is loaded:", "nvidia-uvm" in modules.values())
try:
    print("cuInit:", ctypes.CDLL("libcuda.so.1").cuInit(0))
except OSError as error:
    print("cuInit:", error)
