"""Fit a line by MSELoss, with predictions in a column and targets in a row."""

import torch

torch.manual_seed(0)
torch.set_num_threads(1)
x = torch.randn(256, 1)
y = 3 * x.squeeze(1) + 1
model = torch.nn.Linear(1, 1)
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for _ in range(300):
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
print(f"slope {model.weight.item():.2f}, offset {model.bias.item():.2f}")
print(f"loss {loss.item():.3f}, variance of y {y.var(correction=0).item():.3f}")
