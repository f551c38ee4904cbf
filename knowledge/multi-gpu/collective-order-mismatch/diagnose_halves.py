"""Rank 0 adds up four numbers, rank 1 does something else: what does each message call that?"""

import os
import re

os.environ["TORCH_DISTRIBUTED_DEBUG"] = "DETAIL"
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
calls = {
    "BROADCAST of (4)": lambda: dist.broadcast(torch.ones(4), src=0),
    "BARRIER": dist.barrier,
    "ALLREDUCE of ()": lambda: dist.all_reduce(torch.ones(())),
    "ALLREDUCE of (2, 2)": lambda: dist.all_reduce(torch.ones(2, 2)),
    "ALLREDUCE of (1, 2, 2)": lambda: dist.all_reduce(torch.ones(1, 2, 2)),
}
for name, call in calls.items():
    halves = []
    try:
        dist.all_reduce(torch.ones(4)) if rank == 0 else call()
    except RuntimeError as error:
        halves = re.findall(r"OpType=([A-Z_]+)", str(error))
    of_both = [None] * dist.get_world_size()
    dist.all_gather_object(of_both, halves)
    if rank == 0:
        (_, said_by_0), (said_by_1, _) = of_both
        print(f"{name}: rank 1 says {said_by_1}, rank 0 says of it {said_by_0}", flush=True)
dist.destroy_process_group()
