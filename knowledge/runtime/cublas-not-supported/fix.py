"""Choose the dtype by what the GPU has without emulation; float32 where there is no GPU."""

import torch


def best_dtype():
    """Return bfloat16 from compute capability 8.0 on, float16 on older GPUs, float32 on the CPU."""
    if not torch.cuda.is_available():
        return torch.float32
    return torch.bfloat16 if torch.cuda.get_device_capability() >= (8, 0) else torch.float16


device = "cuda" if torch.cuda.is_available() else "cpu"
x = torch.eye(64, device=device, dtype=best_dtype())
print("product is right:", bool(torch.equal(x @ x, x)))
