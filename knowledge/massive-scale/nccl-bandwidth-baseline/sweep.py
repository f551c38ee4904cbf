"""Time all-reduces of growing size, and print algorithm and bus bandwidth."""

import os
import statistics

import torch
from torch import distributed

rank = int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
size = distributed.get_world_size()
start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
for power in range(12, 31, 2):
    data = torch.ones(2**power // 4, device="cuda")
    milliseconds = []
    for _ in range(9):
        distributed.barrier()
        start.record()
        for _ in range(10):
            distributed.all_reduce(data)
        end.record()
        end.synchronize()
        milliseconds.append(start.elapsed_time(end) / 10)
    if rank == 0:
        middle = statistics.median(milliseconds[2:])
        spread = (max(milliseconds[2:]) - min(milliseconds[2:])) / middle
        algorithm = 2**power / middle / 1e6
        bus = algorithm * 2 * (size - 1) / size
        times = f"{2**power:>10} B  {middle:8.3f} ms, spread {spread:4.0%}"
        print(f"{times}  algorithm {algorithm:6.2f} GB/s  bus {bus:6.2f} GB/s", flush=True)
distributed.destroy_process_group()
