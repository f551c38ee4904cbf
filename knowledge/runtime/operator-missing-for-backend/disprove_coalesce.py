"""Try what is tried first: coalesce the matrix, copy it, and change its type."""

import torch

index = torch.tensor([[0, 1], [1, 0]])
adjacency = torch.sparse_coo_tensor(index, torch.tensor([1.0, 2.0]), (2, 2), check_invariants=True)
tries = {"coalesce": adjacency.coalesce(), "clone": adjacency.clone(), "double": adjacency.double()}
for name, matrix in tries.items():
    try:
        print(name, matrix > 0)
    except (NotImplementedError, RuntimeError) as error:
        print(f"{name}: {str(error)[:70]}")
