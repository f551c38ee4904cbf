"""Tell which feature a machine lacks when CUDA answers 'operation not supported'.

Usage: python diagnose.py train.log     or, on the machine with the GPU: python diagnose.py gpu
"""

import ctypes
import os
import re
import sys
from pathlib import Path

ATTRIBUTES = {  # numbers of CUdevice_attribute in cuda.h
    "memory-pools": (115, "cudaMallocAsync"),
    "memory-mapping": (102, "expandable segments"),
}
CLUES = {
    "memory-pools": r"MallocAsync|utils/allocator\.h|DeviceResource|ComfyUI|Fooocus",
    "memory-mapping": r"CUDA driver error: operation|expandable_segments|cuMem(?:Create|Map)",
    "process-sharing": r"StorageSharing\.cpp|_share_cuda_|IpcGetMemHandle",
    "virtual-gpu": r"PrimaryCtxRetain|get device context 801|cuInit",
}
EXAMPLES = {
    "CheckpointLoaderSimple": "ComfyUI Error Report: CUDA error: operation not supported",
    "unsloth": "RuntimeError: CUDA driver error: operation not supported",
    "Windows": "runtime error (801) : operation not supported at torch/csrc/StorageSharing.cpp:245",
}


def from_log(log: str) -> str:
    """Return the cause whose clue the log contains."""
    found = [cause for cause, clue in CLUES.items() if re.search(clue, log)]
    return found[-1] if found else "not in the log: run this script with 'gpu'"


def from_gpu() -> list[str]:
    """Return what the driver says of GPU 0."""
    cuda = ctypes.CDLL("nvcuda.dll" if os.name == "nt" else "libcuda.so.1")
    context, value = ctypes.c_void_p(), ctypes.c_int()
    if (error := cuda.cuInit(0)) or (
        error := cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
    ):
        return [f"virtual-gpu: CUDA does not start on GPU 0, error {error}"]
    lines = []
    for cause, (number, user) in ATTRIBUTES.items():
        cuda.cuDeviceGetAttribute(ctypes.byref(value), number, 0)
        lines.append(
            f"{cause}: {user} " + ("works here" if value.value else "is NOT supported here")
        )
    return lines


if sys.argv[1:] == ["gpu"]:
    print(*from_gpu(), sep="\n")
elif sys.argv[1:]:
    print(from_log(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for program, log in EXAMPLES.items():
        print(f"{program}: {from_log(log)}")
