"""Run the reproduction with CUDA_LAUNCH_BLOCKING=1, and see which line is blamed."""

import os

os.environ["CUDA_LAUNCH_BLOCKING"] = "1"

import torch

torch.zeros(1, device="cuda")
torch.cuda.cudart().cudaHostRegister(0, 0, 1)  # this call fails
try:
    torch.ones(1, device="cuda")
except RuntimeError as error:
    print("blamed: torch.ones:", str(error).splitlines()[0])
print("the next operation:", torch.ones(1, device="cuda").item())
