"""Name the first module that gets another dtype than its weights have, and where it came from."""

import torch
from torch import nn

HINTS = {
    torch.float64: "float64: from NumPy, pandas or Python; autocast leaves it alone",
    torch.int64: "int64: indices or labels, or features that were never made floats",
}


def watch(model: nn.Module) -> None:
    def check(name: str, module: nn.Module, inputs: tuple) -> None:
        weights = {weight.dtype for weight in module.parameters(recurse=False)}
        for given in (one.dtype for one in inputs if isinstance(one, torch.Tensor)):
            if weights and given not in weights and not isinstance(module, nn.Embedding):
                wanted = ", ".join(map(str, weights))
                print(f"{name}: weights {wanted}, input {given}")
                print("  ", HINTS.get(given, "another part of the model, or the autocast dtype"))

    for name, module in model.named_modules():
        module.register_forward_pre_hook(lambda m, x, name=name: check(name, m, x))


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Linear(2, 8)
        self.adapter = nn.Linear(8, 8).to(torch.bfloat16)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.adapter(self.stem(x))


net = Net()
watch(net)
for dtype in (torch.float64, torch.float32):
    try:
        net(torch.ones(1, 2, dtype=dtype))
    except RuntimeError as error:
        print("  ", error)
