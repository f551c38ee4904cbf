import numpy as np
import torch

torch._dynamo.config.trace_numpy = True


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + np.sqrt(2.0)


step(torch.ones(3))
