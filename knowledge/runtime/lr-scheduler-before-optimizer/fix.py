"""The scheduler steps at the end of each epoch, after the optimizer."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.5)

for epoch in range(2):
    print("epoch", epoch, "learning rate", optimizer.param_groups[0]["lr"])
    optimizer.zero_grad()
    weight.sum().backward()
    optimizer.step()
    scheduler.step()
