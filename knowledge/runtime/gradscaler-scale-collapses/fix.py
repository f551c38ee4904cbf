"""Train the same model in bfloat16, which needs no scaler."""

import torch
from task import build, train

model = build()
before = model[2].weight.clone()
losses = train(model, torch.bfloat16, torch.amp.GradScaler("cpu", enabled=False))
print("finite losses:", sum(torch.isfinite(torch.tensor(losses)).tolist()), "of", len(losses))
print("weights changed:", not torch.equal(before, model[2].weight))
print("loss fell:", losses[-1] < losses[0])
