"""Two ranks sum a tensor again and again; rank 1 dies after the third time."""

import os
import signal
from datetime import timedelta

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", timeout=timedelta(seconds=20))
tensor = torch.ones(1 << 20, device="cuda")
for step in range(6):
    if rank == 1 and step == 3 and os.environ.get("TORCHELASTIC_RESTART_COUNT", "0") == "0":
        print("rank 1: killed, as the kernel does when memory runs out", flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    distributed.all_reduce(tensor)
    torch.cuda.synchronize()
print(f"rank {rank}: all steps done", flush=True)
distributed.destroy_process_group()
