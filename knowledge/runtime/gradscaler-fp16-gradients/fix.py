"""Keep what is trained in float32; autocast computes in float16 all the same."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 2).half()
for parameter in model.parameters():
    if parameter.requires_grad:
        parameter.data = parameter.data.float()  # before the optimizer and the Trainer are made
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
with torch.autocast("cpu", dtype=torch.float16):
    output = model(torch.randn(3, 4))
scaler.scale(output.float().sum()).backward()
scaler.unscale_(optimizer)
scaler.step(optimizer)
scaler.update()
print("weights:", model.weight.dtype, "computed in:", output.dtype, "stepped:", scaler.get_scale() > 1)
