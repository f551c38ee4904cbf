"""Allow a function two graphs: the third length is an error that names what differs."""

import os

os.environ.setdefault("PJRT_DEVICE", "CPU")

import torch
import torch_xla

device = torch_xla.device()
weight = torch.ones(16, 16, device=device)
torch_xla.sync()


@torch_xla.compile(full_graph=True, max_different_graphs=2)
def step(batch):
    return batch @ weight


for length in (33, 36, 39):
    step(torch.ones(length, 16).to(device))
    print("length", length, "done")
