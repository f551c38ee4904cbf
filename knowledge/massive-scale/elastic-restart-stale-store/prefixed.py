"""Join under a prefix that differs from attempt to attempt; the first attempt ends with status 1."""

import os
import sys

import torch.distributed as dist

attempt = os.environ["TORCHELASTIC_RESTART_COUNT"]
store, rank, world_size = next(dist.rendezvous("env://"))
own = dist.PrefixStore(attempt, store)
dist.init_process_group("gloo", store=own, rank=rank, world_size=world_size)
dist.barrier()
if attempt == "0":
    sys.exit(1)
if rank == 0:
    print("the second attempt works")
dist.barrier()
dist.destroy_process_group()
