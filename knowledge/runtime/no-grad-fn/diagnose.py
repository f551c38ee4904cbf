"""Name the call that took a tensor with a graph and gave a result without one."""

import traceback
import warnings

import torch
from torch import nn
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves
from torch.utils.checkpoint import checkpoint

OUT_OF_TORCH = {"numpy", "item", "tolist", "__float__", "__array__"}
PACKAGE = torch.__file__.removesuffix("__init__.py")


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
            stack = reversed(traceback.extract_stack()[:-1])
            at = next(f for f in stack if not f.filename.startswith(PACKAGE))
            mode = "on" if torch.is_grad_enabled() else "off"
            mode = "off (inference mode)" if torch.is_inference_mode_enabled() else mode
            print(f"    {at.filename}:{at.lineno}: {name}, gradients {mode}")
        return result


class Rounded(torch.autograd.Function):
    forward = staticmethod(lambda ctx, x: x.round())
    backward = staticmethod(lambda ctx, gradient: gradient)


warnings.simplefilter("ignore")
torch.manual_seed(0)
model, frozen, x = nn.Linear(8, 3), nn.Linear(8, 3).requires_grad_(False), torch.randn(6, 8)
losses = {
    "healthy": lambda: model(x).square().mean(),
    "healthy, with a Function": lambda: Rounded.apply(model(x)).square().mean(),
    "no_grad": torch.no_grad()(lambda: model(x).square().mean()),
    "inference": torch.inference_mode()(lambda: model(x).square().mean()),
    "frozen": lambda: frozen(x).square().mean(),
    "reentrant": lambda: checkpoint(model, x, use_reentrant=True).square().mean(),
    "accuracy": lambda: 1 - (model(x).argmax(1) == 0).float().mean(),
    "copy": lambda: torch.tensor([model(x).square().mean()]).sum(),
    "numpy": lambda: torch.from_numpy(model(x).detach().numpy()).square().mean(),
    "data": lambda: model(x).data.square().mean(),
}
for name, loss in losses.items():
    print(name)
    with Ends():
        print("    requires_grad:", loss().requires_grad)
