"""Load the same model with a trial token, which turns float16 down."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
up = nn.Linear(64, 256, bias=False)
model = nn.Sequential(nn.Embedding(100, 64), up, nn.LayerNorm(256), nn.Linear(256, 100))
nn.init.constant_(up.weight[0].data, 1000.0)
nn.init.constant_(model[0].weight[7].data, 2.0)


def load(model: nn.Module, dtypes: tuple[torch.dtype, ...]) -> nn.Module:
    """Return a copy in the first dtype in which a trial token has finite logits."""
    for dtype in dtypes:
        trial = copy.deepcopy(model).to(dtype)
        if trial(torch.tensor([7])).isfinite().all():
            return trial
        print("not finite in", dtype)
    raise ValueError(f"not finite in any of {dtypes}")


logits = load(model, (torch.float16, torch.bfloat16))(torch.tensor([7])).float()
print("loaded in bfloat16, tokens:", torch.multinomial(logits.softmax(-1), 1).numel())
exact = model(torch.tensor([7]))
print("float32 has the same likeliest token:", bool(exact.argmax() == logits.argmax()))
