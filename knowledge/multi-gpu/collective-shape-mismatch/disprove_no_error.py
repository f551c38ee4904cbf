"""Call collectives that do not fit and return without an error, and look at the numbers."""

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()

ones = torch.ones(2, dtype=torch.float16 if rank == 0 else torch.bfloat16)
dist.all_reduce(ones)
weights = torch.full((4,), 7.0) if rank == 0 else torch.full((6,), 1.0)
dist.broadcast(weights, src=0)
table = torch.arange(6.0).reshape((2, 3) if rank == 0 else (3, 2))
dist.all_reduce(table)

if rank == 1:
    print("1 + 1 in float16 and bfloat16:", ones.tolist())
    print("four weights sent, six received:", weights.tolist())
    print("2 x 3 and 3 x 2 added:", table.tolist())
dist.destroy_process_group()
