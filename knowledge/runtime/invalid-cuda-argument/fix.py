"""Let torch pin the memory, or check the answer at once."""

import torch

torch.zeros(1, device="cuda")
cudart = torch.cuda.cudart()
for weight in (torch.empty(0), torch.ones(1024)):
    if weight.nbytes == 0:
        print("nothing to pin")
        continue
    torch.cuda.check_error(int(cudart.cudaHostRegister(weight.data_ptr(), weight.nbytes, 1)))
    print("pinned:", weight.is_pinned(), "sum:", weight.cuda().sum().item())
    torch.cuda.check_error(int(cudart.cudaHostUnregister(weight.data_ptr())))
