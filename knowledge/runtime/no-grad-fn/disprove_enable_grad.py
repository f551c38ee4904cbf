"""Switch gradients on again inside of no_grad, and inside of inference mode."""

import torch
from torch import nn

model, inputs = nn.Linear(8, 3), torch.randn(4, 8)
with torch.no_grad(), torch.enable_grad():
    print("enable_grad in no_grad:", model(inputs).requires_grad)
with torch.inference_mode(), torch.inference_mode(mode=False):
    print("inference_mode(False) in inference mode:", model(inputs).requires_grad)
with torch.inference_mode(), torch.enable_grad():
    loss = model(inputs).sum()
    print("enable_grad in inference mode:", loss.requires_grad, flush=True)
    loss.backward()
