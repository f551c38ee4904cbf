"""Leave the last micro-batch of each step outside of no_sync(); compare with one large batch."""

from contextlib import nullcontext

import torch
import torch.distributed as dist
from part import leave, micro_batches, start, tell

model, optimizer = start()

model(torch.cat(micro_batches())).square().mean().backward()
large = model.module.weight.grad.clone()

for step in (1, 2):
    optimizer.zero_grad()
    batches = micro_batches()
    for number, batch in enumerate(batches, 1):
        with nullcontext() if number == len(batches) else model.no_sync():
            (model(batch).square().mean() / len(batches)).backward()
    if step == 1 and dist.get_rank() == 0:
        print("same gradient as one large batch:", torch.allclose(model.module.weight.grad, large))
    optimizer.step()
    tell(f"weights after step {step}", model)
leave()
