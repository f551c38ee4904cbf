"""Name the first layer that makes inf or nan out of finite numbers."""

import torch
from torch import nn


def watch(model: nn.Module) -> None:
    """Print each layer whose inputs are finite and whose output is not, tensors each."""

    def after(name: str, layer: nn.Module, given: tuple, made: torch.Tensor) -> None:
        tensors = [value for value in given if isinstance(value, torch.Tensor)]
        if not tensors or not isinstance(made, torch.Tensor) or made.isfinite().all():
            return
        if all(value.isfinite().all() for value in tensors):
            largest = max(value.abs().max().item() for value in tensors)
            inf, nan = int(made.isinf().sum()), int(made.isnan().sum())
            print(f"{name} {type(layer).__name__}: {inf} inf, {nan} nan from up to {largest:.3g}")

    for name, layer in model.named_modules():
        if not list(layer.children()):
            layer.register_forward_hook(lambda *seen, name=name: after(name, *seen))


torch.manual_seed(0)
up = nn.Linear(64, 256, bias=False)
model = nn.Sequential(nn.Embedding(100, 64), up, nn.LayerNorm(256), nn.Linear(256, 100))
nn.init.constant_(up.weight[0].data, 1000.0)
nn.init.constant_(model[0].weight[7].data, 2.0)
watch(model)
for dtype in (torch.bfloat16, torch.float16):
    print(dtype)
    model.to(dtype)(torch.tensor([7]))
