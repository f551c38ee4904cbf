"""Without the argument; the rate is printed by the program itself."""

import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0)
for loss in (1.0, 2.0, 3.0):
    scheduler.step(loss)
    print("learning rate", optimizer.param_groups[0]["lr"])
