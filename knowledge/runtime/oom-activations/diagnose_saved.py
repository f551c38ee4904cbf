"""Measure what each remedy leaves of the activations, on the CPU."""

import torch
from model import Model

WIDTH = 256


def kept(model: Model, rows: int, tokens: int, *, half: bool = False) -> float:
    """Return MiB that a forward pass keeps for the backward pass, weights left out."""
    weights = {one.shape for one in model.parameters()}  # autocast keeps copies of these
    sizes: dict[int, tuple[int, torch.Tensor]] = {}

    def note(tensor: torch.Tensor) -> torch.Tensor:
        storage = tensor.untyped_storage()
        if not {tensor.shape, tensor.t().shape if tensor.dim() == 2 else None} & weights:
            sizes[storage.data_ptr()] = (storage.nbytes(), tensor)
        return tensor

    batch = torch.randn(rows, tokens, WIDTH)
    context = torch.autocast("cpu", torch.bfloat16, enabled=half)
    with context, torch.autograd.graph.saved_tensors_hooks(note, lambda tensor: tensor):
        model(batch)
    return sum(size for size, _ in sizes.values()) / 2**20


torch.manual_seed(0)
plain, recompute = Model("cpu", WIDTH), Model("cpu", WIDTH, recompute=True)
whole = kept(plain, 2, 320)
rows = {
    "half the batch": kept(plain, 1, 320),
    "half the length": kept(plain, 2, 160),
    "bfloat16 autocast": kept(plain, 2, 320, half=True),
    "checkpoint each block": kept(recompute, 2, 320),
}
print(f"activations: {whole:.0f} MiB")
for name, size in rows.items():
    print(f"{name}: {size / whole:.2f} of it")
