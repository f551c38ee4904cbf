import numpy as np
import torch


@torch.compile(fullgraph=True, backend="eager")
def layout(x):
    return x.ndim


layout(np.ones(3))
