"""A transposed tensor in a collective call of one process."""

import os

import torch
import torch.distributed as dist

os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT="0", GLOO_SOCKET_IFNAME="lo")
store = dist.HashStore()
dist.init_process_group("gloo", store=store, rank=0, world_size=1)
scores = torch.arange(6.0).view(2, 3).t()
print("strides:", scores.stride(), "contiguous:", scores.is_contiguous(), flush=True)
try:
    dist.all_to_all_single(torch.empty(3, 2), scores)
finally:
    dist.destroy_process_group()
