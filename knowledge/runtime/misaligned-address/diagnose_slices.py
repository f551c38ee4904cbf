"""Print how tensors that a kernel may get are aligned."""

import torch

whole = torch.arange(1025.0, device="cuda")
CASES = {
    "whole tensor": whole,
    "from element 1": whole[1:],
    "from element 4": whole[4:],
    "row 1 of 25 columns": whole.view(41, 25)[1],
    "from element 1, contiguous()": whole[1:].contiguous(),
    "from element 1, clone()": whole[1:].clone(),
}
for name, tensor in CASES.items():
    print(f"{name}: address % 16 = {tensor.data_ptr() % 16}")
