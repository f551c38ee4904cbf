"""Be a job that loads CUDA's library before an upgrade, and NVML's only after it."""

import ctypes
import re
import time
from pathlib import Path


def version(name: str) -> str:
    """Return the version of a library, as it is mapped into this process."""
    ctypes.CDLL(f"{name}.so.1")
    return re.search(rf"{name}\.so\.([0-9.]*[0-9])", Path("/proc/self/maps").read_text())[1]


print("the job, before the upgrade: CUDA", version("libcuda"), flush=True)
Path("running").touch()
while not Path("upgraded").exists():
    time.sleep(0.05)
print("the job, after it: CUDA", version("libcuda"))
print("the job, loading NVML only now: NVML", version("libnvidia-ml"))
