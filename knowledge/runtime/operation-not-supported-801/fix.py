"""Choose torch's allocator by what the GPU supports, before torch is imported."""

import ctypes
import os
from importlib import import_module

MEMORY_MAPPING = 102  # CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED

cuda = ctypes.CDLL("nvcuda.dll" if os.name == "nt" else "libcuda.so.1")
value = ctypes.c_int()
cuda.cuInit(0)
cuda.cuDeviceGetAttribute(ctypes.byref(value), MEMORY_MAPPING, 0)
options = "backend:native" + (",expandable_segments:True" if value.value else "")
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = os.environ["PYTORCH_ALLOC_CONF"] = options

torch = import_module("torch")  # it reads the options while it loads

print("options:", options)
print("allocator:", torch.cuda.get_allocator_backend())
print("sum:", torch.ones(4, device="cuda").sum().item())
