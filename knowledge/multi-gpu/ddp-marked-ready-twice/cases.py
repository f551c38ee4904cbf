"""Nine ways to train a step, as a model and a function of the model and its data."""

from contextlib import nullcontext

import torch
from net import Net
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def once(model: nn.Module, x: torch.Tensor) -> None:
    sum(model(x)).backward()


def branches(model: nn.Module, x: torch.Tensor) -> None:
    sum(model(x, ("head",)) + model(x, ("other",))).backward()


def outside(model: nn.Module, x: torch.Tensor) -> None:
    bare = model.module if isinstance(model, DistributedDataParallel) else model
    (sum(model(x, ("head",))) + bare.other(x).sum()).backward()


def losses(model: nn.Module, x: torch.Tensor) -> None:
    head, other = model(x)
    head.backward(retain_graph=True)
    other.backward()


def whole(model: nn.Module, x: torch.Tensor) -> None:
    head, other = model(x)
    (head + other).backward(retain_graph=True)
    (head - other).backward()


def penalty(model: nn.Module, x: torch.Tensor) -> None:
    x = x.clone().requires_grad_()
    loss = sum(model(x))
    (slope,) = torch.autograd.grad(loss, x, create_graph=True)
    (loss + slope.square().sum()).backward()


def accumulate(model: nn.Module, x: torch.Tensor) -> None:
    quiet = model.no_sync() if isinstance(model, DistributedDataParallel) else nullcontext()
    with quiet:
        once(model, x)
    once(model, x)


CASES = {
    "a block checkpointed once": (Net(times=1), once),
    "a block checkpointed twice": (Net(times=2), once),
    "the same, use_reentrant=False": (Net(times=2, reentrant=False), once),
    "two calls, two branches": (Net(), branches),
    "a layer called outside": (Net(), outside),
    "a backward for each loss": (Net(), losses),
    "the same, all parameters in both": (Net(), whole),
    "a gradient penalty": (Net(), penalty),
    "accumulation with no_sync()": (Net(), accumulate),
}
