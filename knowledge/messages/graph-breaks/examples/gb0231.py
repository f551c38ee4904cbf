"""torch.from_numpy() with tracing of NumPy switched off."""

import numpy as np
import torch

torch._dynamo.config.trace_numpy = False
table = np.ones(3)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + torch.from_numpy(table)


step(torch.ones(3))
