"""A method of a NumPy array that has no counterpart in torch."""

import numpy as np
import torch


@torch.compile(fullgraph=True, backend="eager")
def save(x):
    return (x + 1).tobytes()


save(np.ones(3))
