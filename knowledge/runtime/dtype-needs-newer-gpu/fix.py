"""Choose the dtype by the GPU, and run a model in it."""

import torch


def best_dtype(capability: tuple | None) -> torch.dtype:
    """Return the 16-bit dtype for a compute capability, float32 without a GPU."""
    if capability is None:
        return torch.float32
    return torch.bfloat16 if capability >= (8, 0) else torch.float16


here = torch.cuda.get_device_capability() if torch.cuda.is_available() else None
torch.manual_seed(0)
model = torch.nn.Linear(8, 2).to(best_dtype(here))
output = model(torch.randn(3, 8, dtype=model.weight.dtype))

print("T4:", best_dtype((7, 5)), "A100:", best_dtype((8, 0)), "no GPU:", best_dtype(None))
print("finite:", bool(output.isfinite().all()))
