"""Let ranks that ran out of batches answer the collectives of the others: Join."""

import torch
import torch.distributed as dist
from torch.distributed.algorithms.join import Join
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(0)
model = DistributedDataParallel(torch.nn.Linear(2, 1))
done = 0
with Join([model]):
    for _ in range(7 if rank == 0 else 5):
        model(torch.ones(4, 2)).sum().backward()
        done += 1
counts = [torch.zeros(1, dtype=torch.long) for _ in range(2)]
dist.all_gather(counts, torch.tensor([done]))
if rank == 0:
    print("batches by rank:", [count.item() for count in counts])
dist.destroy_process_group()
