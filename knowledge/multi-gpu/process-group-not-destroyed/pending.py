"""Rank 1 queues a send behind some seconds of work on its GPU, and comes to its end at once."""

import os
from datetime import timedelta

import torch
import torch.distributed as dist

rank = int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(rank)
dist.init_process_group("nccl", timeout=timedelta(seconds=20))
data = torch.full((1 << 20,), rank, device="cuda")


def pass_on() -> None:
    """Queue the transfer from rank 1 to rank 0."""
    if rank == 1:
        dist.send(data, 0)
    else:
        dist.recv(data, 1)


pass_on()
torch.cuda.synchronize()
data.fill_(2 * rank)
if rank == 1:
    torch.cuda._sleep(6_000_000_000)  # cycles: three to four seconds
    pass_on()
    print("rank 1: sent, as far as Python knows", flush=True)
else:
    pass_on()
    torch.cuda.synchronize()
    print(f"rank 0: received all of it: {bool((data == 2).all())}", flush=True)
if os.environ.get("DESTROY"):
    dist.destroy_process_group()
