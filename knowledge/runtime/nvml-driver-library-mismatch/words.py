"""Say what NVML, torch and CUDA make of the driver, a line each."""

import ctypes
import warnings

import torch

nvml = ctypes.CDLL("libnvidia-ml.so.1")
nvml.nvmlErrorString.restype = ctypes.c_char_p
code = nvml.nvmlInit_v2()
print("NVML:", code, nvml.nvmlErrorString(code).decode())
with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    print("device_count():", torch.cuda.device_count())
    print("is_available():", torch.cuda.is_available())
for warning in warned:
    print("warning:", str(warning.message).splitlines()[0][:200])
try:
    print("a tensor on:", torch.ones(1, device="cuda").device)
except RuntimeError as error:
    print("a tensor:", str(error).splitlines()[0][:200])
