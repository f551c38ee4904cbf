"""A call of a logger."""

import logging

import torch

log = logging.getLogger("train")


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    log.warning("step")
    return x + 1


step(torch.ones(3))
