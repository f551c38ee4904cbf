"""print() of an object that is no tensor and no constant."""

import torch

torch._dynamo.config.reorderable_logging_functions.add(print)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    print("shape", x.sum(), object())
    return x + 1


step(torch.ones(3))
