"""Start with a smaller scale, as if the scale were the problem."""

import torch
from task import build, train

for start in (65536.0, 128.0, 1.0):
    model = build()
    before = model[2].weight.clone()
    train(model, torch.float16, torch.amp.GradScaler("cpu", init_scale=start))
    print(f"initial scale {start:g}: weights changed:", not torch.equal(before, model[2].weight))
