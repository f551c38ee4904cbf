"""Time an all-reduce of 256 MiB seven times, and print the bus bandwidth."""

import os
import statistics

import torch
from torch import distributed

rank = int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
size = distributed.get_world_size()
data = torch.ones(64 << 20, device="cuda")
start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
milliseconds = []
for _ in range(10):
    distributed.barrier()
    start.record()
    distributed.all_reduce(data)
    end.record()
    end.synchronize()
    milliseconds.append(start.elapsed_time(end))
if rank == 0:
    middle = statistics.median(milliseconds[3:])
    bus = data.nbytes / middle / 1e6 * 2 * (size - 1) / size
    print(f"{os.environ['LABEL']}:", *(f"{value:.3f}" for value in milliseconds[3:]), "ms")
    print(f"bus bandwidth {bus:.0f} GB/s, {os.environ['LABEL']}", flush=True)
distributed.destroy_process_group()
