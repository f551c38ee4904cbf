"""Compare the ranks' weights after a step, under four ways to accumulate."""

from collections.abc import Callable

import torch
import torch.distributed as dist
from part import leave, micro_batches, spread, start

model, optimizer = start()
fresh = [one.detach().clone() for one in model.parameters()]


def apart_after(synchronise: Callable[[int], bool], count: int = 4) -> bool:
    """Take one step with `count` micro-batches, numbered from 0; a sync where it is asked for."""
    with torch.no_grad():
        for one, old in zip(model.parameters(), fresh):
            one.copy_(old)
    optimizer.zero_grad()
    for number, batch in enumerate(micro_batches()[:count]):
        model.require_backward_grad_sync = synchronise(number)
        model(batch).square().mean().backward()
    optimizer.step()
    return spread(model) > 0


ways = {
    "number % 4 == 0, the first": apart_after(lambda number: number % 4 == 0),
    "never": apart_after(lambda number: False),
    "(number + 1) % 4 == 0, the last": apart_after(lambda number: (number + 1) % 4 == 0),
    "the same, an epoch that ends after three": apart_after(lambda n: (n + 1) % 4 == 0, count=3),
}
if dist.get_rank() == 0:
    for name, apart in ways.items():
        print(f"{name}: ranks {'apart' if apart else 'equal'}")
leave()
