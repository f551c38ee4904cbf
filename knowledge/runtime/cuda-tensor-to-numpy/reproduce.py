"""Count right answers with NumPy, from a model on the GPU."""

import numpy as np
import torch

torch.manual_seed(0)
model, inputs = torch.nn.Linear(8, 3).cuda(), torch.randn(64, 8, device="cuda")
found = model(inputs).argmax(1)
print("found:", found.dtype, found.device, flush=True)
np.asarray(found)
