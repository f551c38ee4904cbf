"""Invert what can be inverted, and name the rest."""

import torch

poses = torch.eye(4).repeat(3, 1, 1)
poses[1] = 0
inverse, info = torch.linalg.inv_ex(poses)
good = (info == 0) & inverse.flatten(1).isfinite().all(1)
print("poses left out:", (~good).nonzero().flatten().tolist())
error = (poses[good] @ inverse[good] - torch.eye(4)).abs().max().item()
print("largest error of the others:", error)

table = torch.tensor([[1.0, 2.0, 2.0], [1.0, 3.0, 3.0], [1.0, 4.0, 4.0]])
wanted = torch.tensor([[3.0], [4.0], [5.0]])
solution = torch.linalg.lstsq(table, wanted, driver="gelsd").solution
print("two columns alike, solved by lstsq:", torch.allclose(table @ solution, wanted, atol=1e-4))
