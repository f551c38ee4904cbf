"""Make the group on top of the script, and import a model that needs a number of the script."""

import torch.distributed as dist

WIDTH = 64
print("runs as", __name__, flush=True)
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)

import model

print("layers:", model.layers())
