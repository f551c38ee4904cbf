"""The same three numbers: as float32 inside, as bfloat16, and as a mask of the scores' dtype."""

import torch

x = torch.full((100,), 300.0, dtype=torch.float16)

print("in float32, then back:", x.float().square().mean().sqrt().half().item())
print("in bfloat16:", x.bfloat16().square().mean().sqrt().item())

many = torch.full((4096,), 20.0, dtype=torch.float16)
print("sum in float32:", many.sum(dtype=torch.float32).item())

scores = torch.zeros(2, 4, dtype=torch.float16)
mask = torch.tensor([[False, False, True, True]])
print("masked:", scores.masked_fill(mask, float("-inf")).softmax(-1)[0].tolist())
