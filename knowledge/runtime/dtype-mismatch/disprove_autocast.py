"""Run the layer under autocast and leave the float64 numbers from NumPy as they are."""

import numpy as np
import torch

features = torch.from_numpy(np.array([[5.1, 3.5], [4.9, 3.0]]))

with torch.autocast("cpu", dtype=torch.bfloat16):
    torch.nn.Linear(2, 3)(features)
