"""Tell a full GPU from a broken cuBLAS: ask what is free, and let another operation run."""

import torch

left = torch.ones(8, 8, device="cuda")
held, size = [], 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
try:
    left @ left
except RuntimeError as error:
    print(str(error).splitlines()[0])
free, total = torch.cuda.mem_get_info()
print("an addition, which needs no cuBLAS:", (left + left)[0, 0].item())
print("less than 64 MiB free:", free < 2**26)
print("over 95 % of the GPU held by tensors of this process:", torch.cuda.memory_allocated() > 0.95 * total)
