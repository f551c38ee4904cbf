"""Try one convolution in three dtypes, with and without cuDNN, and print what cuDNN depends on."""

import os
import sys
from pathlib import Path

import torch
from torch.nn import functional

CONVOLUTIONS = {3: functional.conv1d, 4: functional.conv2d, 5: functional.conv3d}


def attempt(x, w, *, cudnn):
    """Return 'works', or the first line of the error."""
    groups = x.shape[1] // w.shape[1]
    try:
        with torch.backends.cudnn.flags(enabled=cudnn):
            CONVOLUTIONS[x.dim()](x, w, groups=groups)
        torch.cuda.synchronize()
    except RuntimeError as error:
        return f"fails: {str(error).splitlines()[0]}"
    return "works"


given = [[int(size) for size in text.split(",")] for text in sys.argv[1:3]]
first, second = given or ([2, 8, 32, 32], [8, 8, 3, 3])
capability = ".".join(map(str, torch.cuda.get_device_capability()))
free, total = (size >> 20 for size in torch.cuda.mem_get_info())
folders = [Path(text) for text in os.environ.get("LD_LIBRARY_PATH", "").split(":") if text]
found = [str(folder) for folder in folders if any(folder.glob("libcudnn*"))]
print(f"torch {torch.__version__}, cuDNN {torch.backends.cudnn.version()}, capability {capability}")
print(f"memory: {free} of {total} MiB free")
print("cuDNN in LD_LIBRARY_PATH:", ", ".join(found) or "none")
for dtype in (torch.float32, torch.float16, torch.bfloat16):
    x, w = (torch.randn(shape, device="cuda").to(dtype) for shape in (first, second))
    results = [attempt(x, w, cudnn=cudnn) for cudnn in (True, False)]
    name = str(dtype).removeprefix("torch.")
    print(f"{name}: with cuDNN {results[0]}, without cuDNN {results[1]}")
