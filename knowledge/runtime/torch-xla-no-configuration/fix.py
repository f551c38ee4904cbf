"""The same with torch_xla switched off for Accelerate."""

import os

os.environ["PJRT_DEVICE"] = "CUDA"
os.environ["USE_TORCH_XLA"] = "0"

from accelerate import Accelerator

print("on an XLA device:", Accelerator().device.type == "xla")
