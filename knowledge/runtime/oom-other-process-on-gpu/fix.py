"""Take the GPU with the most free memory, before CUDA starts, and fail early if none has enough."""

import os
import subprocess

import torch

NEEDED = 2048  # MiB

query = ["nvidia-smi", "--query-gpu=index,memory.free", "--format=csv,noheader,nounits"]
rows = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()
free, index = max(tuple(map(int, row.split(",")))[::-1] for row in rows)
if free < NEEDED:
    raise SystemExit(f"no GPU has {NEEDED} MiB free; the best is GPU {index} with {free} MiB")
os.environ["CUDA_DEVICE_ORDER"] = "PCI_BUS_ID"
os.environ["CUDA_VISIBLE_DEVICES"] = str(index)  # read at the first call of CUDA
torch.empty(1 << 30, dtype=torch.uint8, device="cuda")
print("enough room: True")
