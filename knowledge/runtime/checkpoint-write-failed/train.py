"""Save a checkpoint of 4 MiB after each of six epochs to the folder that is given."""

import sys

import torch

model = torch.nn.Linear(1024, 1024)
for epoch in range(6):
    torch.save(model.state_dict(), f"{sys.argv[1]}/epoch-{epoch}.pt")
    print("saved epoch", epoch, flush=True)
