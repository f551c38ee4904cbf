"""Start NVML, and say whether anything of CUDA's toolkit or of torch is in this process."""

import ctypes
from pathlib import Path

nvml = ctypes.CDLL("libnvidia-ml.so.1")
nvml.nvmlErrorString.restype = ctypes.c_char_p
print("NVML:", nvml.nvmlErrorString(nvml.nvmlInit_v2()).decode())
names = {word.rpartition("/")[2] for word in Path("/proc/self/maps").read_text().split()}
driver = {name for name in names if name.startswith(("libnvidia-", "libcuda.so"))}
others = {name for name in names - driver if name.startswith(("libcu", "libnv", "libtorch"))}
print("of the driver:", *sorted(driver, reverse=True))
print("of CUDA or torch:", *sorted(others) or ["nothing"])
