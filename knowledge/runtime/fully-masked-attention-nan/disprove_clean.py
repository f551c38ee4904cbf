"""Clean the output of attention in five ways, and count the gradients that are nan."""

import torch
from torch import nn

torch.manual_seed(0)
inputs, padding = torch.randn(2, 4, 8), torch.tensor([[False] * 4, [True] * 4])
bad = padding.all(1)[:, None, None]
ways = {
    "nan_to_num": lambda output: output.nan_to_num(),
    "torch.where": lambda output: torch.where(bad, 0, output),
    "masked_fill": lambda output: output.masked_fill(bad, 0),
    "an index": lambda output: output[0],
    "times 0": lambda output: output * ~bad,
}
for name, clean in ways.items():
    attention = nn.MultiheadAttention(8, 2, batch_first=True)
    output, _ = attention(inputs, inputs, inputs, key_padding_mask=padding)
    loss = clean(output).square().mean()
    loss.backward()
    bad_part = attention.in_proj_weight.grad.isnan().float().mean().item()
    print(f"{name}: loss finite: {bool(loss.isfinite())}, gradients nan: {bad_part:.0%}")
