"""Add 1e-8 to the diagonal of a matrix in float32, and of one in float64."""

import torch

for dtype in (torch.float32, torch.float64):
    matrix = torch.ones(3, 3, dtype=dtype)
    raised = matrix + 1e-8 * torch.eye(3, dtype=dtype)
    info = torch.linalg.cholesky_ex(raised).info.item()
    print(f"{dtype}: changed: {not torch.equal(raised, matrix)}, factored: {info == 0}")
broken = torch.ones(3, 3).fill_diagonal_(torch.nan) + torch.eye(3)
print("nan, 1 added: factored:", torch.linalg.cholesky_ex(broken).info.item() == 0)
