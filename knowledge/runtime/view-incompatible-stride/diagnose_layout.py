"""Name the calls that gave a tensor another layout, in a model that ends in a view."""

import os
import traceback

import torch
from torch import nn
from torch.overrides import TorchFunctionMode

here, package = (os.path.join(path, "") for path in (os.getcwd(), torch.__path__[0]))


class Layouts(TorchFunctionMode):
    """Print each call inside of the block whose result is not contiguous, and its place."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        if isinstance(result, torch.Tensor) and not result.is_contiguous():
            calls = traceback.extract_stack()[:-1]
            own = next(call for call in calls[::-1] if not call.filename.startswith(package))
            place = f"{own.filename.removeprefix(here)}, line {own.lineno}"
            print(f"    {place}: {func.__name__} {tuple(result.shape)} {result.stride()}")
        return result


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv(x)
        x = x.relu()
        return x.view(x.shape[0], -1)


def attend(x: torch.Tensor, order: str) -> torch.Tensor:
    """Let four heads attend; the order says how their dimensions lie in memory."""
    heads = x.view(2, 5, 4, 8).transpose(1, 2)
    heads = heads.contiguous() if order == "heads first" else heads
    out = nn.functional.scaled_dot_product_attention(heads, heads, heads)
    return out.transpose(1, 2).view(2, 5, 32)


torch.manual_seed(0)
images, rows = torch.randn(2, 3, 6, 6), torch.randn(2, 5, 32)
runs = {
    "model as built": lambda: Net()(images),
    "model in channels_last": lambda: Net().to(memory_format=torch.channels_last)(images),
    "image in channels_last": lambda: Net()(images.to(memory_format=torch.channels_last)),
    "attention, time first": lambda: attend(rows, "time first"),
    "attention, heads first": lambda: attend(rows, "heads first"),
}
for name, run in runs.items():
    print(name)
    with torch.no_grad(), Layouts():
        try:
            print("    ends well:", tuple(run().shape))
        except RuntimeError:
            print("    the view is refused")
