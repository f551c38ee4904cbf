"""Train in float16: no step is taken, and the scale halves each time."""

import torch
from task import build, train

model = build()
before = model[2].weight.clone()
scaler = torch.amp.GradScaler("cpu", init_scale=65536.0)
losses = train(model, torch.float16, scaler)
print("finite losses:", sum(torch.isfinite(torch.tensor(losses)).tolist()), "of", len(losses))
print("weights changed:", not torch.equal(before, model[2].weight))
print("scale after 30 steps:", scaler.get_scale())
