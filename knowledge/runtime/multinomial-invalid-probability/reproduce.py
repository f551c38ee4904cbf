"""Draw a token from a small model in bfloat16, and in float16, which ends at 65504."""

import torch
from torch import nn

torch.manual_seed(0)
up = nn.Linear(64, 256, bias=False)
model = nn.Sequential(nn.Embedding(100, 64), up, nn.LayerNorm(256), nn.Linear(256, 100))
nn.init.constant_(up.weight[0].data, 1000.0)
nn.init.constant_(model[0].weight[7].data, 2.0)

for dtype in (torch.bfloat16, torch.float16):
    logits = model.to(dtype)(torch.tensor([7])).float()
    print(dtype, "finite logits:", int(logits.isfinite().sum()), "of", logits.numel(), flush=True)
    print("token:", torch.multinomial(logits.softmax(-1), 1).item(), flush=True)
