"""Merge the heads with reshape or flatten, and compare with heads put side by side."""

import torch

torch.manual_seed(0)
batch, heads, time, dim = 2, 4, 5, 8
query, key, value = torch.randn(3, batch, heads, time, dim)
context = (query @ key.transpose(-2, -1)).softmax(-1) @ value
swapped = context.transpose(1, 2)
ways = {
    "reshape": swapped.reshape(batch, time, heads * dim),
    "flatten": swapped.flatten(2),
    "contiguous and view": swapped.contiguous().view(batch, time, heads * dim),
}
side_by_side = torch.cat(context.unbind(1), dim=-1)
for name, merged in ways.items():
    copied = merged.data_ptr() != context.data_ptr()
    print(f"{name}: right: {torch.equal(merged, side_by_side)}, copied: {copied}")
