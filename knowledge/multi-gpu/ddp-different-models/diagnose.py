"""Compare the models of all ranks before DDP does: torchrun … diagnose.py MODULE:FUNCTION."""

import importlib
import sys

import torch
import torch.distributed as dist


def describe(model: torch.nn.Module) -> list[str]:
    """List what DDP compares: each parameter that requires a gradient, in order."""
    return [
        f"{name} {list(one.shape)} strides {list(one.stride())}"
        for name, one in model.named_parameters()
        if one.requires_grad
    ]


def compare(model: torch.nn.Module) -> str:
    """Return where the model of a rank first differs from that of rank 0."""
    lists: list[list[str]] = [[] for _ in range(dist.get_world_size())]
    dist.all_gather_object(lists, describe(model))
    for rank, found in enumerate(lists):
        pairs = zip(lists[0] + ["(end)"], found + ["(end)"])
        for index, (first, other) in enumerate(pairs):
            if first != other:
                return f"parameter {index}: rank 0 has {first}; rank {rank} has {other}"
    return f"all {len(lists)} ranks have the same {len(lists[0])} parameters"


def example() -> torch.nn.Module:
    """Build a model with a layer more on rank 1."""
    layers = 1 + dist.get_rank()
    return torch.nn.Sequential(*(torch.nn.Linear(4, 4) for _ in range(layers)))


if __name__ == "__main__":
    dist.init_process_group("gloo")
    build = example
    if len(sys.argv) > 1:
        module, function = sys.argv[1].split(":")
        build = getattr(importlib.import_module(module), function)
    verdict = compare(build())
    if dist.get_rank() == 0:
        print(verdict)
    dist.destroy_process_group()
