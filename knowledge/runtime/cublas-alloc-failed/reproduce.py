"""Fill the GPU to the last MiB, then ask for the first matrix product."""

import torch

left = torch.ones(8, 8, device="cuda")
held, size = [], 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
print((left @ left)[0, 0].item())
