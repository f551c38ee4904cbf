"""Write 512 bytes past the end of a tensor of 512 bytes, and look at the next tensor."""

import torch
import triton
import triton.language as tl


@triton.jit
def fill(tensor, block: tl.constexpr):
    tl.store(tensor + tl.arange(0, block), 7)


first = torch.zeros(512, dtype=torch.int8, device="cuda")
second = torch.zeros(512, dtype=torch.int8, device="cuda")
fill[(1,)](first, block=1024)
print("between the two tensors:", second.data_ptr() - first.data_ptr() - 512, "bytes")
print("bytes of the second that changed:", second.cpu().count_nonzero().item())
