"""Fill the GPU but for some room, then make the first call of a library."""

import sys

import torch

call, room = sys.argv[1], int(sys.argv[2])
square = torch.eye(8, device="cuda")
image, weight = torch.ones(1, 1, 8, 8, device="cuda"), torch.ones(1, 1, 3, 3, device="cuda")
calls = {
    "product": lambda: square @ square,
    "convolution": lambda: torch.nn.functional.conv2d(image, weight),
    "inverse": lambda: torch.linalg.inv(square),
}
spare = torch.empty(room * 2**20, dtype=torch.uint8, device="cuda")
held, size = [], 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
del spare
torch.cuda.empty_cache()
free = torch.cuda.mem_get_info()[0] // 2**20
try:
    calls[call]()
    torch.cuda.synchronize()
    ending = "it works"
except RuntimeError as error:
    ending = f"{type(error).__name__}: {str(error).splitlines()[0]}"
print(f"{call}, {free} MiB free: {ending}")
