"""An operator of a library that has no fake implementation."""

import torch

lib = torch.library.Library("mine", "DEF")
lib.define("twice(Tensor x) -> Tensor")
lib.impl("twice", lambda x: x * 2, "CPU")


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.ops.mine.twice(x)


step(torch.ones(3))
