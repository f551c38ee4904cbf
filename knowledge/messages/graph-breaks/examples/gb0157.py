"""An attribute of a NumPy array that has no counterpart in torch."""

import numpy as np
import torch


@torch.compile(fullgraph=True, backend="eager")
def layout(x):
    return x.flags.c_contiguous


layout(np.ones(3))
