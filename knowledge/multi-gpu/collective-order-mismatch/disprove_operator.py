"""Under the check, rank 0 asks for the sum and rank 1 for the maximum."""

import os

os.environ["TORCH_DISTRIBUTED_DEBUG"] = "DETAIL"
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
values = torch.full((4,), rank + 1.0)
dist.all_reduce(values, dist.ReduceOp.SUM if rank == 0 else dist.ReduceOp.MAX)
print(f"rank {rank}: {values.tolist()}\n", end="", flush=True)
dist.destroy_process_group()
