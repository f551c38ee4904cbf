"""Train with torch's own mixed precision in place of apex.amp's O1."""

import torch
from torch import nn

torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
dtype = torch.float16 if device == "cuda" else torch.bfloat16
model = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 1)).to(device)
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)  # for FusedAdam: fused=True on a GPU
# before: model, optimizer = amp.initialize(model, optimizer, opt_level="O1")
scaler = torch.amp.GradScaler(device, enabled=dtype is torch.float16)
inputs = torch.randn(256, 16, device=device)
targets = inputs.sum(1, keepdim=True)
losses = []
for _ in range(60):
    optimizer.zero_grad()
    with torch.autocast(device, dtype=dtype):
        outputs = model(inputs)
    loss = nn.functional.mse_loss(outputs.float(), targets)
    scaler.scale(loss).backward()  # before: with amp.scale_loss(loss, optimizer) as scaled
    scaler.step(optimizer)
    scaler.update()
    losses.append(loss.item())
print("outputs are", "half precision" if outputs.dtype is dtype else outputs.dtype)
print("loss is below a tenth of the first:", losses[-1] < losses[0] / 10)
