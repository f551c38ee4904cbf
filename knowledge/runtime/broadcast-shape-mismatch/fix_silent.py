"""Fit the same line, with targets in a column as well, and the warning made an error."""

import warnings

import torch

warnings.filterwarnings("error", message="Using a target size")
torch.manual_seed(0)
torch.set_num_threads(1)
x = torch.randn(256, 1)
y = 3 * x.squeeze(1) + 1
model = torch.nn.Linear(1, 1)
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for _ in range(300):
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(x), y.unsqueeze(1))
    loss.backward()
    optimizer.step()
print(f"slope {model.weight.item():.2f}, offset {model.bias.item():.2f}")
try:
    torch.nn.functional.mse_loss(model(x), y)
except UserWarning as error:
    print("now an error:", str(error).split(".")[0] + "...")
