"""Are the weights equal on all ranks? One all-reduce of two numbers, after a step that is right and one that is not."""

from contextlib import nullcontext

import torch
import torch.distributed as dist
from part import leave, micro_batches, start
from torch import nn


def equal_on_all_ranks(model: nn.Module) -> bool:
    """Compare the largest and the smallest sum of all weights' sizes."""
    total = sum(one.detach().double().abs().sum() for one in model.parameters())
    ends = torch.stack([total, -total])
    dist.all_reduce(ends, dist.ReduceOp.MAX)
    return bool(ends[0] == -ends[1])


model, optimizer = start()
for name, last in ("the last one synchronized", nullcontext), ("none synchronized", model.no_sync):
    optimizer.zero_grad()
    batches = micro_batches()
    for number, batch in enumerate(batches, 1):
        with last() if number == len(batches) else model.no_sync():
            model(batch).square().mean().backward()
    optimizer.step()
    equal = equal_on_all_ranks(model)
    if dist.get_rank() == 0:
        print(f"{name}: {'equal' if equal else 'apart'}", flush=True)
leave()
