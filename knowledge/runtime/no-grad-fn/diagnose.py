"""Name the call that took a tensor with a graph and gave a result without one."""

import traceback
import warnings

import torch
from torch import nn
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves
from torch.utils.checkpoint import checkpoint

OUT_OF_TORCH = {"numpy", "item", "tolist", "__float__", "__array__"}


def tracked(values: object) -> list[bool]:
    """Say of each tensor in the values whether it requires a gradient."""
    return [leaf.requires_grad for leaf in tree_leaves(values) if torch.is_tensor(leaf)]


class Ends(TorchFunctionMode):
    """Print each call inside of the block that ends a graph, and the line it came from."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        name = func.__self__.__name__ if func.__name__ == "__get__" else func.__name__
        ended = name in OUT_OF_TORCH or (tracked(result) and not any(tracked(result)))
        if ended and any(tracked((args, kwargs))):
            own = [f.lineno for f in traceback.extract_stack()[:-1] if "/torch/" not in f.filename]
            mode = "on" if torch.is_grad_enabled() else "off"
            mode = "off (inference mode)" if torch.is_inference_mode_enabled() else mode
            print(f"    line {own[-1]}: {name}, gradients {mode}")
        return result


warnings.simplefilter("ignore")
torch.manual_seed(0)
model, x, y = nn.Linear(8, 3), torch.randn(6, 8), torch.tensor([0, 1, 2, 0, 1, 2])
frozen, cross_entropy = nn.Linear(8, 3).requires_grad_(False), nn.functional.cross_entropy
losses = {
    "healthy": lambda: cross_entropy(model(x), y),
    "no_grad": torch.no_grad()(lambda: cross_entropy(model(x), y)),
    "inference": torch.inference_mode()(lambda: cross_entropy(model(x), y)),
    "frozen": lambda: cross_entropy(frozen(x), y),
    "reentrant": lambda: cross_entropy(checkpoint(model, x, use_reentrant=True), y),
    "accuracy": lambda: 1 - (model(x).argmax(1) == y).float().mean(),
    "copy": lambda: torch.tensor([cross_entropy(model(x), y)]).sum(),
    "numpy": lambda: torch.from_numpy(model(x).detach().numpy()).square().mean(),
    "data": lambda: cross_entropy(model(x).data, y),
}
for name, loss in losses.items():
    print(name)
    with Ends():
        value = loss()
    print(f"    requires_grad={value.requires_grad}")
