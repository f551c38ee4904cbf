"""Count what autograd keeps of a forward pass, in four modes."""

import torch
from torch import nn

model = nn.Sequential(*(nn.Sequential(nn.Linear(256, 256), nn.ReLU()) for _ in range(24)))
data = torch.randn(1024, 256)
weights = {one.data_ptr() for one in model.parameters()}


def kept() -> float:
    """Return MiB of activations that one forward pass keeps for a backward pass."""
    sizes = {}

    def note(tensor: torch.Tensor) -> torch.Tensor:
        if tensor.data_ptr() not in weights:
            sizes[tensor.data_ptr()] = tensor.nbytes
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(note, lambda tensor: tensor):
        output = model(data)
    return sum(sizes.values()) / 2**20 * (1 if output is not None else 0)


print(f"training: {kept():.0f} MiB")
model.eval()
print(f"eval(): {kept():.0f} MiB")
with torch.no_grad():
    print(f"no_grad: {kept():.0f} MiB")
with torch.inference_mode():
    print(f"inference_mode: {kept():.0f} MiB")
