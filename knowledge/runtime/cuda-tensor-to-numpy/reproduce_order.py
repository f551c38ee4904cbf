"""Scale a tensor by an array, first from its right and then from its left."""

import numpy as np
import torch

array, x = np.array([1, 2, 3], dtype=np.float32), torch.ones(3)
print("x * array:", type(x * array).__name__, flush=True)
array * x
