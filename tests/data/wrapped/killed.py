"""Lose a rank as the kernel's out-of-memory killer takes it."""
import os, signal, time, torch, torch.distributed as dist
dist.init_process_group("gloo")
x = torch.ones(4); dist.all_reduce(x); os.write(1, f"rank {dist.get_rank()} sum {x[0].item()}\n".encode())
if dist.get_rank() == 1:
    os.kill(os.getpid(), signal.SIGKILL)
dist.all_reduce(x)
