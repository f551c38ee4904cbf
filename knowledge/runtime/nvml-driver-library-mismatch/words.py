"""Say what NVML, torch's count of GPUs and CUDA answer, a line each."""

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
    print("torch warns:", str(warning.message).splitlines()[0][:200])
print("CUDA, left alone:", torch.ones(1, device="cuda").device)
