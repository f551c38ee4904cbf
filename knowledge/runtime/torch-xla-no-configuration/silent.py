"""Without PJRT_DEVICE there is no error: the program runs, on an XLA device."""

import torch
import torch_xla.runtime
from accelerate import Accelerator

device = Accelerator().device
print("device:", device, "- runtime:", torch_xla.runtime.device_type())
print("on XLA:", torch.ones(2, device=device).tolist())
