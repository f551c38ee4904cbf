"""A context variable is set."""

import contextvars

import torch

step_number = contextvars.ContextVar("step", default=0)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    step_number.set(1)
    return x + 1


step(torch.ones(3))
