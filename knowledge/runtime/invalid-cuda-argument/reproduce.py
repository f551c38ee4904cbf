"""Pin the memory of a tensor by hand, and ignore what CUDA answers."""

import torch

torch.zeros(1, device="cuda")
weight = torch.empty(0)
answer = torch.cuda.cudart().cudaHostRegister(weight.data_ptr(), weight.nbytes, 1)
print("cudaHostRegister:", int(answer))
innocent = torch.ones(1, device="cuda")  # CUDA reports the old error here
print(innocent.item())
