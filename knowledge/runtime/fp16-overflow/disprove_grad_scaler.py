"""Train with a GradScaler a model whose forward pass overflows."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
before = model.weight.detach().clone()
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
x = torch.full((8, 4), 300.0)

scales = []
for _ in range(8):
    with torch.autocast("cpu", dtype=torch.float16):
        loss = (model(x) * 300).square().mean()
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    scales.append(scaler.get_scale())

print("loss:", loss.item())
print("scale:", scales)
print("steps taken:", 0 if torch.equal(model.weight, before) else "some")
