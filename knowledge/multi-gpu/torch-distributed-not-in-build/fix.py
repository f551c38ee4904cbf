"""Run a program of one process with any torch: ask first, and answer for one rank otherwise."""

from without_distributed import torch

import torch.distributed as dist

if not dist.is_available():
    dist.is_initialized = lambda: False
    dist.get_rank = lambda group=None: 0
    dist.get_world_size = lambda group=None: 1
    dist.ReduceOp = type("ReduceOp", (), {"SUM": 0, "MAX": 1, "MIN": 2, "AVG": 3, "PRODUCT": 4})

if dist.is_available() and dist.is_initialized():
    dist.barrier()
print("rank", dist.get_rank(), "of", dist.get_world_size(), "initialized:", dist.is_initialized())
print("loss:", torch.ones(3).sum().item())
