"""A program that never asks for XLA: Accelerate uses it because torch_xla is installed."""

import os

os.environ["PJRT_DEVICE"] = "CUDA"

from accelerate import Accelerator

print(Accelerator().device)
