"""Allow exactly what the list names for a NumPy number, and load."""

import numpy as np
import torch
from torch.serialization import get_unsafe_globals_in_checkpoint, safe_globals

torch.save({"best_loss": np.float64(0.9)}, "checkpoint.pt")
print("listed:", sorted(get_unsafe_globals_in_checkpoint("checkpoint.pt")))

scalar = np.float64(0).__reduce__()[0]
with safe_globals([scalar, np.dtype]):
    try:
        torch.load("checkpoint.pt")
    except Exception as error:
        print("still:", next(line for line in str(error).splitlines() if "but got" in line))

with safe_globals([scalar, np.dtype, np.dtypes.Float64DType]):
    print("loaded:", float(torch.load("checkpoint.pt")["best_loss"]))
