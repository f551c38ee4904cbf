"""Ask the same things before there is a group, while there is one, and after its end."""

from collections.abc import Callable

import torch
import torch.distributed as dist
from torch import nn
from torch.utils.data import DistributedSampler

asked: dict[str, Callable[[], object]] = {
    "is_available()": dist.is_available,
    "is_initialized()": dist.is_initialized,
    "get_rank()": dist.get_rank,
    "get_world_size()": dist.get_world_size,
    "all_reduce(...)": lambda: dist.all_reduce(torch.ones(1)),
    "new_group([0])": lambda: dist.new_group([0]),
    "DistributedSampler(data)": lambda: DistributedSampler(range(8)),
    "... with num_replicas=2, rank=1": lambda: DistributedSampler(range(8), 2, 1),
    "DistributedDataParallel(layer)": lambda: nn.parallel.DistributedDataParallel(nn.Linear(1, 1)),
    "SyncBatchNorm, on a CPU": lambda: nn.SyncBatchNorm(2)(torch.ones(2, 2)),
}


def answer(call: Callable[[], object]) -> str:
    try:
        value = call()
    except ValueError as error:
        return "raises" if "has not been initialized" in str(error) else "no GPU"
    return str(value) if isinstance(value, bool | int) else "works"


columns = [[answer(call) for call in asked.values()]]
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
columns.append([answer(call) for call in asked.values()])
dist.destroy_process_group()
columns.append([answer(call) for call in asked.values()])
print(f"{'':33}{'before':8}{'with':8}after")
for name, before, during, after in zip(asked, *columns, strict=True):
    print(f"{name:33}{before:8}{during:8}{after}")
try:
    dist.destroy_process_group()
except AssertionError as error:
    print("destroyed once more: AssertionError:", error)
