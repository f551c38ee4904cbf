"""Make a tensor of rows with a missing value and a truth value, as they come out of a table."""

import numpy as np
import torch

rows = np.array([[22.0, None, True], [38.0, 1.0, False]])
print("dtype:", rows.dtype, flush=True)
torch.from_numpy(rows)
