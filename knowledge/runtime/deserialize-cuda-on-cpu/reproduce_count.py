"""Load a checkpoint from a GPU with a number that this process does not have."""

import torch
from stand_in import saved_on_gpu

missing = torch.cuda.device_count()
with saved_on_gpu(missing):
    torch.save(torch.nn.Linear(4, 2).state_dict(), "checkpoint.pt")

torch.load("checkpoint.pt")
