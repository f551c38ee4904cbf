"""Take the gradient of a whole batch of outputs."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 1)
image = torch.randn(4, 3, requires_grad=True)
score = model(image)
by_sum = torch.autograd.grad(score.sum(), image, retain_graph=True)[0]
by_weight = torch.autograd.grad(score, image, grad_outputs=torch.ones_like(score))[0]
print("equal:", torch.equal(by_sum, by_weight), "shape:", tuple(by_sum.shape))
