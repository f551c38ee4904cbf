"""Wait after each module, without starting the program again, to learn which one fails."""

import torch
from torch import nn

model = nn.Sequential(nn.Embedding(8, 4), nn.Linear(4, 4), nn.Flatten(0), nn.Softmax(0)).cuda()


def wait(name: str) -> None:
    """Wait for the GPU, and say so when `name` was the last to launch something."""
    try:
        torch.cuda.synchronize()
    except RuntimeError as error:
        print(f"first failure after module {name}: {str(error).splitlines()[0]}")
        raise SystemExit(1) from None


for name, module in model.named_children():
    module.register_forward_hook(lambda _module, _args, _output, name=name: wait(name))
model(torch.tensor([3, 8], device="cuda"))
