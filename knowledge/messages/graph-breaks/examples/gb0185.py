"""A NumPy array of strings as input."""

import numpy as np
import torch


@torch.compile(fullgraph=True, backend="eager")
def count(names):
    return names


count(np.array(["a", "b"]))
