"""A custom operator without the PT2-compliant tag, where only tagged ones are allowed."""

import torch

torch._dynamo.config.only_allow_pt2_compliant_ops = True
lib = torch.library.Library("mine", "DEF")
lib.define("twice(Tensor x) -> Tensor")
lib.impl("twice", lambda x: x * 2, "CompositeExplicitAutograd")


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.ops.mine.twice(x)


step(torch.ones(3))
