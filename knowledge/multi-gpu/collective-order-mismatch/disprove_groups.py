"""Two groups, one for each of two sums; the ranks use them in another order."""

from datetime import timedelta

import torch
import torch.distributed as dist

wait = timedelta(seconds=20)
dist.init_process_group("gloo", timeout=wait)
rank = dist.get_rank()
losses, norms = (dist.new_group([0, 1], timeout=wait) for _ in range(2))
order = (losses, norms) if rank == 0 else (norms, losses)

sums = [torch.ones(4), torch.ones(4)]
works = [dist.all_reduce(one, group=group, async_op=True) for one, group in zip(sums, order)]
for work in works:
    work.wait()
if rank == 0:
    print("asynchronous:", [one.tolist() for one in sums], flush=True)

for one, group in zip(sums, order):
    dist.all_reduce(one, group=group)
