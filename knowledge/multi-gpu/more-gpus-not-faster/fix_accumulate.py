"""Exchange gradients after each batch, and after each eighth: torchrun --nproc-per-node=2 fix_accumulate.py"""

import time
from contextlib import nullcontext

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

torch.set_num_threads(1)
dist.init_process_group("gloo")
model = DistributedDataParallel(torch.nn.Embedding(30_000, 64))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def steps(every):
    """Return the milliseconds of a batch, in four groups of eight batches."""
    times = []
    for _ in range(5):
        start = time.perf_counter()
        for number in range(1, 9):
            last = number % every == 0
            with nullcontext() if last else model.no_sync():
                model(torch.arange(16)).square().mean().div(every).backward()
            if last:
                optimizer.step()
                optimizer.zero_grad(set_to_none=False)
        times.append(1e3 * (time.perf_counter() - start) / 8)
    return times[1:]


for name, every in (("each batch", 1), ("each eighth", 8)):
    times = steps(every)
    if dist.get_rank() == 0:
        print(f"exchange after {name}:", *(f"{one:.1f}" for one in times), "ms")
dist.destroy_process_group()
