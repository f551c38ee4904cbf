"""Count the weights of a checkpoint that float16 cannot hold: python diagnose_weights.py FILE."""

import sys
from collections.abc import Iterator

import torch

LARGEST = torch.finfo(torch.float16).max
SMALLEST = 2.0**-24  # half of it rounds to zero


def tensors(path: str) -> Iterator[tuple]:
    """Yield names and tensors of a .safetensors file, or of one that torch.save wrote."""
    if path.endswith(".safetensors"):
        from safetensors import safe_open

        with safe_open(path, "pt") as file:
            yield from ((name, file.get_tensor(name)) for name in file.keys())
    else:
        yield from torch.load(path, map_location="cpu", weights_only=True, mmap=True).items()


def demo() -> str:
    """Write a small bfloat16 checkpoint, two of whose weights do not fit, and return its path."""
    norm = torch.tensor([1.0, 1e5, 1e-9, 2.0], dtype=torch.bfloat16)
    torch.save({"linear.weight": torch.ones(4, 4, dtype=torch.bfloat16), "norm.weight": norm}, "demo.pt")
    return "demo.pt"


for name, tensor in tensors(sys.argv[1] if len(sys.argv) > 1 else demo()):
    if tensor.is_floating_point():
        size = tensor.float().abs()
        large, lost = (size > LARGEST).sum(), ((size > 0) & (size <= SMALLEST / 2)).sum()
        if large or lost:
            print(f"{name}: {large} become inf, {lost} become 0, largest {size.max():.3g}")
print("all tensors read")
