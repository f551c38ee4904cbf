"""A model, each rank's own micro-batches, and a question: are all ranks' weights equal?"""

import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def start() -> tuple:
    dist.init_process_group("gloo")
    torch.manual_seed(0)
    model = DistributedDataParallel(nn.Linear(2, 1))
    return model, torch.optim.SGD(model.parameters(), lr=0.1)


def micro_batches() -> list:
    """Return four micro-batches, other ones on each rank."""
    torch.manual_seed(100 + dist.get_rank())
    return [torch.randn(4, 2) for _ in range(4)]


def spread(model: nn.Module) -> float:
    """Return how far the ranks' weights are apart, on every rank."""
    weights = [None] * dist.get_world_size()
    dist.all_gather_object(weights, torch.cat([one.detach().flatten() for one in model.parameters()]))
    return (torch.stack(weights).amax(0) - torch.stack(weights).amin(0)).max().item()


def tell(name: str, model: nn.Module) -> None:
    apart = spread(model)
    if dist.get_rank() == 0:
        print(f"{name}: {'equal' if apart == 0 else 'apart'} on all ranks", flush=True)


def leave() -> None:
    """Leave the group together, and let its threads end before the interpreter does."""
    dist.barrier()
    dist.destroy_process_group()
    time.sleep(0.5)
