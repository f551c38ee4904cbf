"""Choose rows by a list of positions that happens to be empty."""

import torch

boxes = torch.zeros(10, 4)
for positions in ([2, 7], []):
    chosen = torch.tensor(positions)
    print(positions, "has dtype", chosen.dtype, flush=True)
    print("chosen:", tuple(boxes[chosen].shape), flush=True)
