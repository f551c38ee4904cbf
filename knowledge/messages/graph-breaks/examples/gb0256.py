"""A class whose __getattr__ is a callable object."""

import functools

import torch


class Lookup:
    def __call__(self, name):
        return 2


class State:
    __getattr__ = Lookup()


@torch.compile(fullgraph=True, backend="eager")
def step(x, state):
    return x * state.scale


step(torch.ones(3), State())
