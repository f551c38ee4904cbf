"""Feed numbers that come from NumPy, which are float64, to a layer whose weights are float32."""

import numpy as np
import torch

features = np.array([[5.1, 3.5], [4.9, 3.0]])

torch.nn.Linear(2, 3)(torch.from_numpy(features))
