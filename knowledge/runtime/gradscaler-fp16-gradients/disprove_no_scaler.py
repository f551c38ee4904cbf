"""Leave the scaler out and train float16 weights as they are: a small step changes nothing."""

import torch

weight = torch.ones(4, dtype=torch.float16, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=1e-4)
for _ in range(100):
    weight.grad = torch.ones_like(weight)
    optimizer.step()
print("float16 after 100 steps:", weight[0].item())
exact = torch.ones(4, requires_grad=True)
optimizer = torch.optim.SGD([exact], lr=1e-4)
for _ in range(100):
    exact.grad = torch.ones_like(exact)
    optimizer.step()
print(f"float32 after 100 steps: {exact[0].item():.2f}")
