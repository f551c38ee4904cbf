"""Print which dtypes a model holds, and in which dtype its queries reach the attention."""

from collections import Counter

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.LayerNorm(8), nn.Linear(8, 8))  # put your model here
model[1].to(torch.bfloat16)
print(Counter(str(p.dtype) for p in model.parameters()))


def attention(q: torch.Tensor) -> None:
    """Say what flash-attn would say of `q`."""
    fits = q.dtype in {torch.float16, torch.bfloat16}
    print(q.dtype, "is accepted" if fits else "is rejected: only support fp16 and bf16 data type")


x = torch.randn(2, 8)
attention(model[0](x))
with torch.autocast("cpu", dtype=torch.bfloat16):  # "cuda" on a GPU
    attention(model(x))
