"""Damage the machine code of a kernel, run it, and let torch report."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

import torch

SOURCE = 'extern "C" __global__ void add(int *x) { x[threadIdx.x] += 1; }'


def damaged(cubin: bytes) -> bytes:
    """Overwrite the first instructions of .text.add with bytes that are no instruction."""
    where = int.from_bytes(cubin[40:48], "little")
    size, count, names = (int.from_bytes(cubin[at : at + 2], "little") for at in (58, 60, 62))
    rows = [cubin[where + n * size : where + (n + 1) * size] for n in range(count)]
    offset = [int.from_bytes(row[24:32], "little") for row in rows]
    for row, start in zip(rows, offset, strict=True):
        name = offset[names] + int.from_bytes(row[:4], "little")
        if cubin[name:].startswith(b".text.add\0"):
            return cubin[:start] + b"\xff" * 64 + cubin[start + 64 :]
    raise ValueError("no .text.add")


major, minor = torch.cuda.get_device_capability()
folder = Path(tempfile.mkdtemp())
(folder / "add.cu").write_text(SOURCE)
command = ["nvcc", f"-arch=sm_{major}{minor}", "-cubin", "-o", "add.cubin", "add.cu"]
subprocess.run(command, cwd=folder, check=True)
x = torch.zeros(32, dtype=torch.int32, device="cuda")
cuda, module, function = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
code = damaged((folder / "add.cubin").read_bytes())
loaded = cuda.cuModuleLoadData(ctypes.byref(module), code)
cuda.cuModuleGetFunction(ctypes.byref(function), module, b"add")
pointer = ctypes.c_void_p(x.data_ptr())
values = (ctypes.c_void_p * 1)(ctypes.addressof(pointer))
print("loaded:", loaded, flush=True)
cuda.cuLaunchKernel(function, *[1, 1, 1, 32, 1, 1], 0, None, values, None)
torch.cuda.synchronize()
