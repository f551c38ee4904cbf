"""Convert once, where the data enters, to the dtype of the weights that meet it."""

import numpy as np
import torch

features = np.array([[5.1, 3.5], [4.9, 3.0]])
layer = torch.nn.Linear(2, 3)

batch = torch.from_numpy(features).to(layer.weight.dtype)
print("output:", layer(batch).dtype)

batch = torch.as_tensor(features, dtype=torch.float32)
with torch.autocast("cpu", dtype=torch.bfloat16):
    print("output under autocast:", layer(batch).dtype)
