"""GradScaler finds inf in the first gradients, and skips the optimizer's step."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.5)
scaler = torch.amp.GradScaler("cpu", init_scale=2.0**16)

for step in range(2):
    optimizer.zero_grad()
    loss = (weight * 2.0**112).sum()  # times 2**16 it is above the range of float32
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    scheduler.step()
    print("step", step, "scale", scaler.get_scale(), "learning rate", optimizer.param_groups[0]["lr"])
