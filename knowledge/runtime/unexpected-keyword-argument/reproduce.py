"""Pass an argument that this release of torch no longer accepts."""

import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, verbose=True)
