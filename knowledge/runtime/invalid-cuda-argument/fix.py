"""Skip what has no bytes, and check the answer of each call at once."""

import torch

torch.zeros(1, device="cuda")
cudart = torch.cuda.cudart()
for weight in (torch.empty(0), torch.ones(1024)):
    if weight.nbytes == 0:
        print("nothing to pin")
        continue
    torch.cuda.check_error(cudart.cudaHostRegister(weight.data_ptr(), weight.nbytes, 1))
    print("pinned:", weight.is_pinned(), "sum:", weight.cuda().sum().item())
    torch.cuda.check_error(cudart.cudaHostUnregister(weight.data_ptr()))
