"""One function that json calls for each value that it does not know."""

import json
from pathlib import Path

import numpy as np
import torch


def plain(value):
    """Turn arrays and tensors into lists and numbers, and the rest into text."""
    if hasattr(value, "tolist"):
        return value.tolist()
    return sorted(value) if isinstance(value, set) else str(value)


if __name__ == "__main__":
    values = [np.float32(0.5), np.arange(2), torch.tensor(0.5), Path("/tmp"), torch.float16, {1, 2}]
    print(json.dumps(values, default=plain))
