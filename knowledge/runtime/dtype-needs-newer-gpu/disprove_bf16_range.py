"""Convert bfloat16 numbers to float16: the exponent of float16 is three bits shorter."""

import torch

for value in (1.5, 60000.0, 1e5, 1e-9):
    given = torch.tensor(value, dtype=torch.bfloat16)
    print(f"{given.item():g} becomes {given.half().item():g}")
