"""Compare a sparse adjacency matrix with 0, as a graph layer for dense matrices does."""

import torch

index = torch.tensor([[0, 1], [1, 0]])
adjacency = torch.sparse_coo_tensor(index, torch.tensor([1.0, 2.0]), (2, 2), check_invariants=True)
print("layout:", adjacency.layout, flush=True)
edges = adjacency > 0
