"""Values of a training that json does not take."""

import json
from pathlib import Path

import numpy as np
import torch

if __name__ == "__main__":
    for value in (np.float32(0.5), Path("/tmp"), torch.float16):
        try:
            json.dumps({"value": value})
        except TypeError as error:
            print(str(error).splitlines()[0])
    json.dumps({"loss": torch.tensor(0.5)})
