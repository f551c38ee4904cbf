"""Make the tensor first, then a leaf of it."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
source = torch.randn(3, 4)
scaled = (source * 0.01).requires_grad_()
cut = source[:2].clone().requires_grad_()
moved = torch.ones(2, device=device, requires_grad=True)  # not: torch.ones(2, requires_grad=True).to(device)
for name, tensor in {"scaled": scaled, "cut": cut, "moved": moved}.items():
    print(f"{name}:", tensor.is_leaf)
optimizer = torch.optim.SGD([scaled, cut, moved], lr=0.1)
before = moved.detach().clone()
(scaled.sum() + cut.sum() + moved.sum()).backward()
optimizer.step()
print("after a step:", bool((moved < before).all()))
