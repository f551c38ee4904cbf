"""Sum a tensor over two ranks: pair.py [used | killed], in MORE_GROUPS beside the first one."""

import os
import signal
import sys

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
tensor = torch.ones(1 << 20, device="cuda")
distributed.all_reduce(tensor)
for _ in range(int(os.environ.get("MORE_GROUPS", "0"))):
    distributed.all_reduce(torch.ones(1, device="cuda"), group=distributed.new_group())
torch.cuda.synchronize()
print(f"rank {rank}: sum {tensor[0].item():.0f}", flush=True)

if "used" in sys.argv and rank == 0:
    room = os.statvfs("/dev/shm")
    used = (room.f_blocks - room.f_bfree) * room.f_frsize / 2**20
    names = [name for name in os.listdir("/dev/shm") if name.startswith("nccl-")]
    print(f"{used:.0f} MiB of /dev/shm taken, files with a name: {len(names)}", flush=True)

distributed.all_reduce(tensor)
torch.cuda.synchronize()
if "killed" in sys.argv:
    os.kill(os.getpid(), signal.SIGKILL)
distributed.destroy_process_group()
