"""The scheduler steps only if GradScaler let the optimizer step."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.5)
scaler = torch.amp.GradScaler("cpu", init_scale=2.0**16)

for step in range(2):
    optimizer.zero_grad()
    loss = (weight * 2.0**112).sum()
    scaler.scale(loss).backward()
    before = scaler.get_scale()
    scaler.step(optimizer)
    scaler.update()
    if scaler.get_scale() >= before:  # a smaller scale means that the step was skipped
        scheduler.step()
    print("step", step, "scale", scaler.get_scale(), "learning rate", optimizer.param_groups[0]["lr"])
