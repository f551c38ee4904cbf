"""Set the default dtype, and look at what comes out of NumPy."""

import numpy as np
import torch

torch.set_default_dtype(torch.float32)

print("a Python float becomes", torch.tensor([5.1]).dtype)
print("an array becomes", torch.from_numpy(np.array([5.1])).dtype)
print("an array given to torch.tensor becomes", torch.tensor(np.array([5.1])).dtype)
