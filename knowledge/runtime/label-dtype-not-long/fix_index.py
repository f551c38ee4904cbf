"""Name the dtype of positions, and an empty list chooses nothing."""

import torch

boxes = torch.zeros(10, 4)
for positions in ([2, 7], []):
    chosen = torch.tensor(positions, dtype=torch.long)
    print(positions, "chosen:", tuple(boxes[chosen].shape))
